CREATE TABLE "project_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_activity_newest" ON "project_activity" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_activity_actor" ON "project_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "project_activity_old" ON "project_activity" USING btree ("created_at");