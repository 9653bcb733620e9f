CREATE TABLE "article_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"topic_id" uuid,
	"state" text DEFAULT 'idea' NOT NULL,
	"credit_state" text DEFAULT 'none' NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"excerpt" text,
	"meta_title" text,
	"meta_description" text,
	"cover_file_id" uuid,
	"target_keyword" text,
	"brief" jsonb DEFAULT '{"intent":"learn","outline":[],"questions":[],"links":[]}'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writer" text DEFAULT 'ai' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"approved_version" integer,
	"destination_id" uuid,
	"publish_as" text,
	"scheduled_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"published_url" text,
	"reason" text,
	"draft_text" text,
	"draft_lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "page_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"csv" text,
	"version" integer DEFAULT 1 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"page_set_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"values" jsonb NOT NULL,
	"digest" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"credit_state" text DEFAULT 'none' NOT NULL,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"destination_id" uuid,
	"publish_as" text,
	"queued_version" integer,
	"url" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_once" UNIQUE("page_set_id","key")
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
	"next_check_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"evidence" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publications_article" UNIQUE("article_id","destination_id"),
	CONSTRAINT "publications_page" UNIQUE("page_id","destination_id")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_pages_once" UNIQUE("project_id","url")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"intent" text NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cannibalises" text,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_once" UNIQUE("project_id","key")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "article_id" uuid;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_events" ADD CONSTRAINT "article_events_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_sets" ADD CONSTRAINT "page_sets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_page_set_id_page_sets_id_fk" FOREIGN KEY ("page_set_id") REFERENCES "public"."page_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_comments_newest" ON "article_comments" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "article_events_newest" ON "article_events" USING btree ("article_id","at");--> statement-breakpoint
CREATE INDEX "article_events_month" ON "article_events" USING btree ("to_state","at");--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_state" ON "articles" USING btree ("project_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("state","scheduled_at");--> statement-breakpoint
CREATE INDEX "articles_topic" ON "articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "articles_cover" ON "articles" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "destinations_project" ON "destinations" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "page_sets_project" ON "page_sets" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "page_sets_checking" ON "page_sets" USING btree ("lease_until") WHERE "page_sets"."state" = 'checking';--> statement-breakpoint
CREATE INDEX "pages_row" ON "pages" USING btree ("page_set_id","row");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("page_set_id","state","row");--> statement-breakpoint
CREATE INDEX "pages_project" ON "pages" USING btree ("project_id","published_at");--> statement-breakpoint
CREATE INDEX "pages_queued" ON "pages" USING btree ("updated_at") WHERE "pages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "publications_destination" ON "publications" USING btree ("destination_id","state");--> statement-breakpoint
CREATE INDEX "publications_project" ON "publications" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "publications_next_check" ON "publications" USING btree ("next_check_at") WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("next_attempt_at") WHERE "publications"."state" in ('queued', 'publishing');--> statement-breakpoint
CREATE INDEX "topics_newest" ON "topics" USING btree ("project_id","updated_at","id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_article_once" ON "tasks" USING btree ("article_id") WHERE "tasks"."state" <> 'done';