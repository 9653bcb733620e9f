CREATE TABLE "project_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_feeds_once" UNIQUE("project_id","url")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_feeds" ADD CONSTRAINT "project_feeds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;