CREATE TABLE "offer_applications" (
	"feedback_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"type" text NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"mrr" integer,
	"currency" text,
	"resumes_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "pause_months" smallint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "applies_offers" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_applications" ADD CONSTRAINT "offer_applications_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_applications" ADD CONSTRAINT "offer_applications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_applications_project" ON "offer_applications" USING btree ("project_id","mode","state");--> statement-breakpoint
CREATE INDEX "offer_applications_due" ON "offer_applications" USING btree ("next_check_at");