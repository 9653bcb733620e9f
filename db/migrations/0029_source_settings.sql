CREATE TABLE "source_settings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"disabled" text[] NOT NULL,
	"forums" text[] NOT NULL,
	"dev_tags" text[] NOT NULL,
	"mastodon_tags" text[] NOT NULL,
	"mastodon_instance" text,
	"stack_exchange_sites" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_turns" (
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "source_turns_project_id_source_pk" PRIMARY KEY("project_id","source")
);
--> statement-breakpoint
CREATE TABLE "stored_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"url" text NOT NULL,
	"author" text,
	"author_url" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text,
	"comments" integer,
	"points" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "stored_posts_once" UNIQUE("source","external_id")
);
--> statement-breakpoint
ALTER TABLE "source_settings" ADD CONSTRAINT "source_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_turns" ADD CONSTRAINT "source_turns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_posts_words" ON "stored_posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "stored_posts_newest" ON "stored_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);