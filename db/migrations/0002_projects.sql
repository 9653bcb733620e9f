CREATE TABLE "keywords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"match" text NOT NULL,
	"exclude" text[] NOT NULL,
	"last_scan_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keywords_once" UNIQUE("project_id","folded")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"handle" text NOT NULL,
	"profile_url" text NOT NULL,
	"score" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"mentions" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_once" UNIQUE("project_id","source","handle")
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"lead_id" uuid,
	"source" text NOT NULL,
	"outside_id" text NOT NULL,
	"url" text NOT NULL,
	"author" text,
	"author_url" text,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"keyword" text NOT NULL,
	"intent" text NOT NULL,
	"score" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"draft" text,
	"draft_writer" text,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "mentions_once" UNIQUE("project_id","source","outside_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_uses" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "monthly_uses_user_id_month_kind_pk" PRIMARY KEY("user_id","month","kind")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"icon_url" text,
	"dm" text,
	"stripe_account_id" text,
	"test_stripe_account_id" text,
	"widget_secret" text NOT NULL,
	"origins" text[] NOT NULL,
	"next_scan_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"keyword_id" uuid NOT NULL,
	"source" text NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scans_keyword_id_source_pk" PRIMARY KEY("keyword_id","source")
);
--> statement-breakpoint
CREATE TABLE "source_reports" (
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "source_reports_project_id_source_pk" PRIMARY KEY("project_id","source")
);
--> statement-breakpoint
CREATE TABLE "source_turns" (
	"source" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_uses" ADD CONSTRAINT "monthly_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_reports" ADD CONSTRAINT "source_reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("project_id","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_newest" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_by_status" ON "mentions" USING btree ("project_id","status","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_lead" ON "mentions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_due" ON "projects" USING btree ("next_scan_at");