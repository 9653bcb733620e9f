CREATE TABLE "bot_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_request_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"requested_at" timestamp (3) with time zone[] NOT NULL,
	"robots_state" text,
	"robots_text" text,
	"robots_read_at" timestamp (3) with time zone,
	"robots_url" text,
	"robots_hops" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_checks" (
	"directory_id" uuid PRIMARY KEY NOT NULL,
	"trail" jsonb,
	"final_url" text,
	"http_status" smallint,
	"title" text,
	"reason" text,
	"etag" text,
	"last_modified" text,
	"last_alive_at" timestamp (3) with time zone,
	"unknowns" integer DEFAULT 0 NOT NULL,
	"needs_decision" boolean DEFAULT false NOT NULL,
	"dismissed" text
);
--> statement-breakpoint
ALTER TABLE "directory_checks" ADD CONSTRAINT "directory_checks_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_checks_undecided" ON "directory_checks" USING btree ("needs_decision");