CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"settings" jsonb NOT NULL,
	"secret" text,
	"state" text DEFAULT 'ok' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"article_id" uuid,
	"page_id" uuid,
	"version" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"document" jsonb NOT NULL,
	"create_slug" text,
	"remote_id" text,
	"url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"error_class" text,
	"reason" text,
	"published_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"evidence" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publications_article" UNIQUE("article_id","destination_id"),
	CONSTRAINT "publications_page" UNIQUE("page_id","destination_id")
);
--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "destinations_project" ON "destinations" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "publications_destination" ON "publications" USING btree ("destination_id","state");--> statement-breakpoint
CREATE INDEX "publications_project" ON "publications" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("next_attempt_at") WHERE "publications"."state" in ('queued', 'publishing');