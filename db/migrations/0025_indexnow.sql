CREATE TABLE "indexnow_sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "indexnow_sites_origin" UNIQUE("project_id","origin")
);
--> statement-breakpoint
CREATE TABLE "indexnow_urls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "indexnow_urls_url" UNIQUE("project_id","url")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "indexnow_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "check_progress" jsonb;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "problem_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "problem_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "indexnow_sites" ADD CONSTRAINT "indexnow_sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_urls" ADD CONSTRAINT "indexnow_urls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indexnow_urls_due" ON "indexnow_urls" USING btree ("next_attempt_at") WHERE "indexnow_urls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "publications_problem" ON "publications" USING btree ("problem_confirmed_at") WHERE "publications"."problem" is not null;