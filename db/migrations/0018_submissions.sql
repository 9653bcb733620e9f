CREATE TABLE "credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"submission_id" uuid,
	"article_id" uuid,
	"grant_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credits_once" UNIQUE("source","kind")
);--> statement-breakpoint
CREATE TABLE "directory_stats" (
	"directory_id" uuid PRIMARY KEY NOT NULL,
	"submitted" integer NOT NULL,
	"live" integer NOT NULL,
	"rejected" integer NOT NULL,
	"expired" integer NOT NULL,
	"lost" integer NOT NULL,
	"median_days_to_live" double precision,
	"follow_share" double precision,
	"survival_90" double precision,
	"median_visits" double precision,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_visits" (
	"project_id" uuid NOT NULL,
	"directory_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "directory_visits_project_id_day_directory_id_pk" PRIMARY KEY("project_id","day","directory_id")
);--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "kits" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "ledger_months" (
	"month" text PRIMARY KEY NOT NULL,
	"submitted" integer NOT NULL,
	"live" integer NOT NULL,
	"rejected" integer NOT NULL,
	"expired" integer NOT NULL,
	"lost" integer NOT NULL,
	"replaced" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_links_token_hash_unique" UNIQUE("token_hash")
);--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"month" text NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("project_id","month")
);--> statement-breakpoint
CREATE TABLE "submission_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"http_status" smallint,
	"final_url" text NOT NULL,
	"hops" text[] DEFAULT '{}' NOT NULL,
	"anchors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"robots" text[] DEFAULT '{}' NOT NULL,
	"canonical_url" text,
	"excerpt" text,
	"body_digest" text,
	"is_truncated" boolean DEFAULT false NOT NULL,
	"checked_by" text DEFAULT 'bot' NOT NULL
);--> statement-breakpoint
CREATE TABLE "submission_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text,
	"evidence_ids" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "submission_visits" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"trail" jsonb,
	"final_url" text,
	"etag" text,
	"last_modified" text,
	"name_missing_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"directory_id" uuid NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"credit_state" text DEFAULT 'none' NOT NULL,
	"reason" text,
	"note" text,
	"answer" text,
	"due_at" timestamp (3) with time zone,
	"auto_approve_at" timestamp (3) with time zone,
	"planned_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"listing_url" text,
	"confirmation" text,
	"link_kind" text,
	"link_rel" text[] DEFAULT '{}' NOT NULL,
	"link_found_at" timestamp (3) with time zone,
	"link_url" text,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"first_live_at" timestamp (3) with time zone,
	"last_checked_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"check_number" smallint DEFAULT 0 NOT NULL,
	"misses" smallint DEFAULT 0 NOT NULL,
	"first_miss_at" timestamp (3) with time zone,
	"last_miss_at" timestamp (3) with time zone,
	"unknowns" smallint DEFAULT 0 NOT NULL,
	"lost_at" timestamp (3) with time zone,
	"replaces_id" uuid,
	"fit_score" smallint DEFAULT 0 NOT NULL,
	"fit_reasons" text[] DEFAULT '{}' NOT NULL,
	"kit_version" integer,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_replaces_id_unique" UNIQUE("replaces_id"),
	CONSTRAINT "submissions_once" UNIQUE("project_id","directory_id")
);--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"project_id" uuid NOT NULL,
	"submission_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"outcome" text,
	"finished_by" uuid,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "role" = 'admin' WHERE "is_admin";--> statement-breakpoint
ALTER TABLE "users" drop column "is_admin";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_admin" boolean GENERATED ALWAYS AS (role = 'admin') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "deliverables" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_submission_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "submission_email_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_stats" ADD CONSTRAINT "directory_stats_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_visits" ADD CONSTRAINT "directory_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_visits" ADD CONSTRAINT "directory_visits_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_checks" ADD CONSTRAINT "submission_checks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_visits" ADD CONSTRAINT "submission_visits_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_finished_by_users_id_fk" FOREIGN KEY ("finished_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "credits_submission" ON "credits" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "credits_expiry" ON "credits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "directory_visits_directory" ON "directory_visits" USING btree ("directory_id");--> statement-breakpoint
CREATE INDEX "evidence_submission" ON "evidence" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "report_links_report" ON "report_links" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "submission_checks_newest" ON "submission_checks" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_events_newest" ON "submission_events" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_events_month" ON "submission_events" USING btree ("to_state","at");--> statement-breakpoint
CREATE INDEX "submissions_updated" ON "submissions" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "submissions_state" ON "submissions" USING btree ("project_id","state","updated_at","id","directory_id");--> statement-breakpoint
CREATE INDEX "submissions_directory" ON "submissions" USING btree ("directory_id","state");--> statement-breakpoint
CREATE INDEX "submissions_next_check" ON "submissions" USING btree ("next_check_at") WHERE "submissions"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_directory_check" ON "submissions" USING btree ("directory_id","next_check_at") WHERE "submissions"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("state","due_at") WHERE "submissions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_auto_approve" ON "submissions" USING btree ("auto_approve_at") WHERE "submissions"."auto_approve_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_planned" ON "submissions" USING btree ("planned_at") WHERE "submissions"."state" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once" ON "tasks" USING btree ("submission_id","kind") WHERE "tasks"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at","id") WHERE "tasks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "tasks_lease" ON "tasks" USING btree ("lease_until") WHERE "tasks"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("finished_by","finished_at");--> statement-breakpoint
CREATE INDEX "tasks_claimed" ON "tasks" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_project" ON "files" USING btree ("project_id");--> statement-breakpoint
-- What the three specified plans deliver; the owner edits it later, and other plans have no deliverables.
UPDATE "plans" SET "deliverables" = '{"submissions": {"count": 200, "per": "once"}, "articles": {"count": 0, "per": "once"}, "pages": {"count": 0, "per": "once"}, "reportMonths": {"count": 0, "per": "once"}, "freeDirectoriesOnly": true, "replacements": 100}' WHERE "label" = 'Publisher';
--> statement-breakpoint
UPDATE "plans" SET "deliverables" = '{"submissions": {"count": 200, "per": "once"}, "articles": {"count": 1000, "per": "once"}, "pages": {"count": 0, "per": "once"}, "reportMonths": {"count": 3, "per": "once"}, "freeDirectoriesOnly": false, "replacements": 100}' WHERE "label" = 'Full Organic Growth';
--> statement-breakpoint
UPDATE "plans" SET "deliverables" = '{"submissions": {"count": 50, "per": "month"}, "articles": {"count": 30, "per": "month"}, "pages": {"count": 300, "per": "month"}, "reportMonths": {"count": 1, "per": "month"}, "freeDirectoriesOnly": false, "replacements": 25}' WHERE "label" = 'Growth Partner';
