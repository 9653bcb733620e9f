CREATE TABLE "audits" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"next_audit_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"audited_at" timestamp (3) with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "feedback_counts" (
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "feedback_counts_once" PRIMARY KEY("project_id","mode","day","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"rating" smallint,
	"reason" text,
	"message" text,
	"email" text,
	"customer_ref" text,
	"verified" boolean NOT NULL,
	"page" text,
	"offer_id" uuid,
	"outcome" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaving_dialogs" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"is_shuffled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"accept_label" text NOT NULL,
	"decline_label" text NOT NULL,
	"url" text,
	"coupon_id" text,
	"percent_off" integer,
	"amount_off" integer,
	"currency" text,
	"reasons" text[] NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"how" text NOT NULL,
	"evidence" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestions_once" UNIQUE("project_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_counts" ADD CONSTRAINT "feedback_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_dialogs" ADD CONSTRAINT "leaving_dialogs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_due" ON "audits" USING btree ("next_audit_at");--> statement-breakpoint
CREATE INDEX "feedbacks_newest" ON "feedbacks" USING btree ("project_id","mode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_by_status" ON "feedbacks" USING btree ("project_id","mode","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_offer" ON "feedbacks" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_project" ON "offers" USING btree ("project_id","mode","created_at");--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("project_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);