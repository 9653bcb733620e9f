-- All tables of version 0.2.0. Databases of 0.1 have the same ones, by 66 migrations; see db/applied-migrations.ts.
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"last4" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"on_behalf_of" uuid,
	"call" text NOT NULL,
	"summary" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"next_audit_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"audited_at" timestamp (3) with time zone,
	"pages" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "connect_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connected_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connected_accounts_once" UNIQUE("user_id","mode","account_id")
);
--> statement-breakpoint
CREATE TABLE "contact_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"source" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"list" integer,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"available" integer NOT NULL,
	"held" integer NOT NULL,
	"granted" integer NOT NULL,
	"refunds" integer NOT NULL,
	"last_grant_at" timestamp (3) with time zone,
	CONSTRAINT "credit_balances_once" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_directories" (
	"host" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "directories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"submit_url" text,
	"category" text NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"niches" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"listed_by" text DEFAULT 'submission' NOT NULL,
	"pricing" text NOT NULL,
	"pricing_known" boolean DEFAULT false NOT NULL,
	"fee_from" text,
	"link_kind" text,
	"link_condition" text,
	"dr" integer,
	"dr_source" text,
	"dr_year" integer,
	"referring_subnets" integer,
	"account_required" boolean,
	"sign_in_with" text[] DEFAULT '{}' NOT NULL,
	"review_days_min" double precision,
	"review_days_max" double precision,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" text,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"listing_url_pattern" text,
	"check_by" text DEFAULT 'bot' NOT NULL,
	"standing" text DEFAULT 'listed' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"last_checked_at" timestamp (3) with time zone,
	"last_check" text,
	"next_check_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"last_miss_at" timestamp (3) with time zone,
	"moved_to" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"standing_rank" smallint GENERATED ALWAYS AS (case standing when 'listed' then 0 when 'network' then 1 else 2 end) STORED NOT NULL,
	"price" double precision GENERATED ALWAYS AS (case when fee_from ~ '\d' then substring(fee_from from '\d+(?:\.\d+)?')::double precision when pricing = 'free' then 0 end) STORED,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || host || ' ' || translate(host, '.-', '  '))) STORED,
	CONSTRAINT "directories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "directories_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "directory_aliases" (
	"host" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"directory_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_aliases_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "directory_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"directory_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"admin_id" uuid,
	"field" text NOT NULL,
	"from_value" text NOT NULL,
	"to_value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "directory_facts" (
	"directory_id" uuid NOT NULL,
	"field" text NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL,
	"value" text NOT NULL,
	"source_url" text,
	"licence" text,
	"observed_at" text,
	CONSTRAINT "directory_facts_directory_id_field_origin_source_pk" PRIMARY KEY("directory_id","field","origin","source")
);
--> statement-breakpoint
CREATE TABLE "directory_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"kept" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"username" text NOT NULL,
	"secret" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_logins_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "directory_visits" (
	"project_id" uuid NOT NULL,
	"directory_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "directory_visits_project_id_day_directory_id_pk" PRIMARY KEY("project_id","day","directory_id")
);
--> statement-breakpoint
CREATE TABLE "disabled_rules" (
	"project_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	CONSTRAINT "disabled_rules_project_id_rule_id_pk" PRIMARY KEY("project_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"props" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"uploaded_by" uuid,
	"project_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_requests" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"attempt" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_requests_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
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
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"stripe_id" text NOT NULL,
	"payment_intent_id" text,
	"status" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"text" text NOT NULL,
	"normalized_text" text NOT NULL,
	"match" text NOT NULL,
	"exclude" text[] NOT NULL,
	"last_scan_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keywords_once" UNIQUE("project_id","normalized_text")
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "leaving_dialogs" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"is_shuffled" boolean NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "mention_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"min_score" smallint DEFAULT 40 NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"max_per_day" smallint NOT NULL,
	"emailed_until" timestamp (3) with time zone NOT NULL,
	"last_day" text,
	"sent_on_day" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mention_alerts_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "mention_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mention_feeds_project_id_unique" UNIQUE("project_id"),
	CONSTRAINT "mention_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"lead_id" uuid,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"url" text NOT NULL,
	"author" text,
	"author_url" text,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"keyword" text NOT NULL,
	"also_keywords" text[] DEFAULT '{}' NOT NULL,
	"intent" text NOT NULL,
	"score" integer NOT NULL,
	"base_score" integer,
	"reasons" text[] NOT NULL,
	"rule_reasons" text[] DEFAULT '{}' NOT NULL,
	"verdict" text,
	"canonical_url" text,
	"title_key" text,
	"also_found_in" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"draft" text,
	"draft_writer" text,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "mentions_once" UNIQUE("project_id","source","external_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "monthly_usage_user_id_month_kind_pk" PRIMARY KEY("user_id","month","kind")
);
--> statement-breakpoint
CREATE TABLE "offer_applications" (
	"feedback_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"type" text NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"mrr" integer,
	"currency" text,
	"resumes_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
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
	"pause_months" smallint,
	"reasons" text[] NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_changes" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"plan_id" integer NOT NULL,
	"note" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"price_minor" integer NOT NULL,
	"stroke_price_minor" integer,
	"type" text NOT NULL,
	"devise" text NOT NULL,
	"stripe_plan_id" text,
	"headline" text NOT NULL,
	"active" boolean NOT NULL,
	"url" text,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"features" jsonb NOT NULL,
	"nofeatures" jsonb NOT NULL,
	"popular" boolean NOT NULL,
	"deliverables" jsonb,
	"page" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_page_unique" UNIQUE("page")
);
--> statement-breakpoint
CREATE TABLE "post_images" (
	"post_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "post_images_post_id_file_id_pk" PRIMARY KEY("post_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"cover_image_id" uuid,
	"content" text NOT NULL,
	"sanitizer_version" integer DEFAULT 0 NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(meta_description, '')), 'B') || setweight(to_tsvector('english', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')) STORED,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "previous_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "project_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_feeds_once" UNIQUE("project_id","url")
);
--> statement-breakpoint
CREATE TABLE "project_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
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
	"applies_offers" text DEFAULT 'off' NOT NULL,
	"weekly_pace" smallint DEFAULT 10 NOT NULL,
	"proposes_weekly" boolean DEFAULT true NOT NULL,
	"indexnow_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"checklist_dismissed_at" timestamp (3) with time zone,
	"next_scan_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"check_progress" jsonb,
	"problem" text,
	"problem_seen_at" timestamp (3) with time zone,
	"problem_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publications_article" UNIQUE("article_id","destination_id"),
	CONSTRAINT "publications_page" UNIQUE("page_id","destination_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"buyer_email" text,
	"customer_id" text,
	"plan_id" integer,
	"amount" bigint,
	"currency" text,
	"checkout_id" text NOT NULL,
	"payment_intent_id" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_brandings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"color" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"month" text NOT NULL,
	"figures" jsonb NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("project_id","month")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"keyword_id" uuid NOT NULL,
	"source" text NOT NULL,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scans_keyword_id_source_pk" PRIMARY KEY("keyword_id","source")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"impersonated_by" uuid,
	"admin_session_id" uuid,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_dismissals" (
	"check" text PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"heading" text NOT NULL,
	"language" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_pages_once" UNIQUE("project_id","url")
);
--> statement-breakpoint
CREATE TABLE "slack_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"min_score" smallint DEFAULT 40 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"reason" text,
	"posted_until" timestamp (3) with time zone NOT NULL,
	"next_post_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slack_connections_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "source_rate_limits" (
	"source" text PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "source_statuses" (
	"project_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "source_statuses_project_id_source_pk" PRIMARY KEY("project_id","source")
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
);
--> statement-breakpoint
CREATE TABLE "submission_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text,
	"evidence_ids" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_visits" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"trail" jsonb,
	"final_url" text,
	"etag" text,
	"last_modified" text,
	"name_missing_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"position" integer DEFAULT 0 NOT NULL,
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
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"buyer_email" text,
	"customer_id" text,
	"stripe_id" text NOT NULL,
	"plan_id" integer,
	"price_id" text,
	"amount" bigint,
	"currency" text,
	"status" text NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"paid_until" timestamp (3) with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripe_id_unique" UNIQUE("stripe_id")
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
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"project_id" uuid NOT NULL,
	"submission_id" uuid,
	"article_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"outcome" text,
	"finished_by" uuid,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "trials" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"pending_email" text,
	"name" text,
	"website" text,
	"password_hash" text,
	"google_id" text,
	"google_email" text,
	"role" text DEFAULT 'customer' NOT NULL,
	"is_admin" boolean GENERATED ALWAYS AS (role = 'admin') STORED NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"trial_reminded_at" timestamp (3) with time zone,
	"wants_digest" boolean DEFAULT true NOT NULL,
	"digest_sent_at" timestamp (3) with time zone,
	"chosen_plan_id" integer,
	"plan_id" integer,
	"stripe_customer_id" text,
	"wants_submission_emails" boolean DEFAULT true NOT NULL,
	"submission_email_at" timestamp (3) with time zone,
	"submission_news_at" timestamp (3) with time zone,
	"deletion_at" timestamp (3) with time zone,
	"muted_owner_emails" text[] DEFAULT '{}' NOT NULL,
	"sign_ups_counted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_google_id_unique" UNIQUE("google_id"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"position" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"object_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"replayed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"reason" text,
	"failing_since" timestamp (3) with time zone,
	"outages" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"served_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_events" ADD CONSTRAINT "article_events_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_states" ADD CONSTRAINT "connect_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_accounts" ADD CONSTRAINT "connected_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_aliases" ADD CONSTRAINT "directory_aliases_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_checks" ADD CONSTRAINT "directory_checks_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_facts" ADD CONSTRAINT "directory_facts_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_logins" ADD CONSTRAINT "directory_logins_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_stats" ADD CONSTRAINT "directory_stats_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_visits" ADD CONSTRAINT "directory_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_visits" ADD CONSTRAINT "directory_visits_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disabled_rules" ADD CONSTRAINT "disabled_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_sites" ADD CONSTRAINT "indexnow_sites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_urls" ADD CONSTRAINT "indexnow_urls_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaving_dialogs" ADD CONSTRAINT "leaving_dialogs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention_alerts" ADD CONSTRAINT "mention_alerts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mention_feeds" ADD CONSTRAINT "mention_feeds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_usage" ADD CONSTRAINT "monthly_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_applications" ADD CONSTRAINT "offer_applications_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_applications" ADD CONSTRAINT "offer_applications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_sets" ADD CONSTRAINT "page_sets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_page_set_id_page_sets_id_fk" FOREIGN KEY ("page_set_id") REFERENCES "public"."page_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_image_id_files_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_post_slugs" ADD CONSTRAINT "previous_post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_feeds" ADD CONSTRAINT "project_feeds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_invitations" ADD CONSTRAINT "project_invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_invitations" ADD CONSTRAINT "project_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_brandings" ADD CONSTRAINT "report_brandings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_brandings" ADD CONSTRAINT "report_brandings_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_keyword_id_keywords_id_fk" FOREIGN KEY ("keyword_id") REFERENCES "public"."keywords"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_by_users_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_session_id_sessions_id_fk" FOREIGN KEY ("admin_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_connections" ADD CONSTRAINT "slack_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_settings" ADD CONSTRAINT "source_settings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_statuses" ADD CONSTRAINT "source_statuses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_turns" ADD CONSTRAINT "source_turns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_checks" ADD CONSTRAINT "submission_checks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_visits" ADD CONSTRAINT "submission_visits_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_finished_by_users_id_fk" FOREIGN KEY ("finished_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_chosen_plan_id_plans_id_fk" FOREIGN KEY ("chosen_plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash_unique" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "article_comments_newest" ON "article_comments" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "article_events_newest" ON "article_events" USING btree ("article_id","at");--> statement-breakpoint
CREATE INDEX "article_events_month" ON "article_events" USING btree ("to_state","at");--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("project_id","updated_at","id","state","published_at");--> statement-breakpoint
CREATE INDEX "articles_state" ON "articles" USING btree ("project_id","state","updated_at","id","published_at");--> statement-breakpoint
CREATE INDEX "articles_calendar" ON "articles" USING btree ("project_id",coalesce("published_at", "scheduled_at"),"id","state");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("project_id","published_at","id","state","publish_as","updated_at");--> statement-breakpoint
CREATE INDEX "articles_scheduled" ON "articles" USING btree ("project_id","scheduled_at") WHERE "articles"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("state","scheduled_at");--> statement-breakpoint
CREATE INDEX "articles_topic" ON "articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "articles_cover" ON "articles" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_admin" ON "audit_entries" USING btree ("admin_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_called" ON "audit_entries" USING btree (split_part(split_part("call", '/users/', 2), '/', 1),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_customer" ON "audit_entries" USING btree ("on_behalf_of","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_automatic" ON "audit_entries" USING btree ("created_at","id") WHERE "audit_entries"."is_automatic";--> statement-breakpoint
CREATE INDEX "audits_due" ON "audits" USING btree ("next_audit_at");--> statement-breakpoint
CREATE INDEX "contact_deletions_email" ON "contact_deletions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_balances_last_grant" ON "credit_balances" USING btree ("kind","last_grant_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"delta");--> statement-breakpoint
CREATE INDEX "credits_newest" ON "credits" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"project_id");--> statement-breakpoint
CREATE INDEX "credits_submission" ON "credits" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "credits_expiry" ON "credits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "destinations_project" ON "destinations" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "directories_authority" ON "directories" USING btree ("status","standing_rank","dr" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_name" ON "directories" USING btree ("status","standing_rank","name","id");--> statement-breakpoint
CREATE INDEX "directories_checked" ON "directories" USING btree ("status","standing_rank","last_checked_at" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_price" ON "directories" USING btree ("status","standing_rank","price","name","id");--> statement-breakpoint
CREATE INDEX "directories_review" ON "directories" USING btree ("status","standing_rank","review_days_min","name","id");--> statement-breakpoint
CREATE INDEX "directories_status" ON "directories" USING btree ("status");--> statement-breakpoint
CREATE INDEX "directories_category" ON "directories" USING btree ("status","category");--> statement-breakpoint
CREATE INDEX "directories_pricing" ON "directories" USING btree ("status","pricing");--> statement-breakpoint
CREATE INDEX "directories_link_kind" ON "directories" USING btree ("status","link_kind");--> statement-breakpoint
CREATE INDEX "directories_link_condition" ON "directories" USING btree ("status","link_condition");--> statement-breakpoint
CREATE INDEX "directories_account" ON "directories" USING btree ("status","account_required");--> statement-breakpoint
CREATE INDEX "directories_dr" ON "directories" USING btree ("status","dr");--> statement-breakpoint
CREATE INDEX "directories_worldwide" ON "directories" USING btree ("status") WHERE "directories"."countries" = '{}';--> statement-breakpoint
CREATE INDEX "directories_countries" ON "directories" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "directories_niches" ON "directories" USING gin ("niches");--> statement-breakpoint
CREATE INDEX "directories_search_vector" ON "directories" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "directories_next_check" ON "directories" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "directory_aliases_directory" ON "directory_aliases" USING btree ("directory_id");--> statement-breakpoint
CREATE INDEX "directory_changes_newest" ON "directory_changes" USING btree ("directory_id","created_at");--> statement-breakpoint
CREATE INDEX "directory_checks_undecided" ON "directory_checks" USING btree ("needs_decision");--> statement-breakpoint
CREATE INDEX "directory_visits_directory" ON "directory_visits" USING btree ("directory_id","project_id","day");--> statement-breakpoint
CREATE INDEX "disputes_intent" ON "disputes" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "disputes_status" ON "disputes" USING btree ("status");--> statement-breakpoint
CREATE INDEX "emails_sent" ON "emails" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "evidence_submission" ON "evidence" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "feedbacks_newest" ON "feedbacks" USING btree ("project_id","mode","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_by_status" ON "feedbacks" USING btree ("project_id","mode","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_by_rating" ON "feedbacks" USING btree ("project_id","mode","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"outcome","status");--> statement-breakpoint
CREATE INDEX "feedbacks_by_reason" ON "feedbacks" USING btree ("project_id","mode","reason","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"rating","outcome","status");--> statement-breakpoint
CREATE INDEX "feedbacks_by_outcome" ON "feedbacks" USING btree ("project_id","mode","outcome","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "feedbacks_offer" ON "feedbacks" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "files_project" ON "files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "idempotent_requests_oldest" ON "idempotent_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "indexnow_urls_due" ON "indexnow_urls" USING btree ("next_attempt_at") WHERE "indexnow_urls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_intent" ON "invoices" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("project_id","status","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"handle");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("project_id","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"handle");--> statement-breakpoint
CREATE INDEX "leads_by_score" ON "leads" USING btree ("project_id","score" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","handle");--> statement-breakpoint
CREATE INDEX "leads_by_mentions" ON "leads" USING btree ("project_id","mentions" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","handle");--> statement-breakpoint
CREATE INDEX "mentions_newest" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_by_status" ON "mentions" USING btree ("project_id","status","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_by_source" ON "mentions" USING btree ("project_id","source","found_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "mentions_best" ON "mentions" USING btree ("project_id","score","found_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "mentions"."status" = 'new';--> statement-breakpoint
CREATE INDEX "mentions_url" ON "mentions" USING btree ("project_id","canonical_url");--> statement-breakpoint
CREATE INDEX "mentions_title" ON "mentions" USING btree ("project_id","title_key");--> statement-breakpoint
CREATE INDEX "mentions_judged" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST) WHERE "mentions"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "mentions_lead" ON "mentions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "offer_applications_project" ON "offer_applications" USING btree ("project_id","mode","state");--> statement-breakpoint
CREATE INDEX "offer_applications_due" ON "offer_applications" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "offers_project" ON "offers" USING btree ("project_id","mode","created_at");--> statement-breakpoint
CREATE INDEX "page_sets_project" ON "page_sets" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "page_sets_checking" ON "page_sets" USING btree ("lease_until") WHERE "page_sets"."state" = 'checking';--> statement-breakpoint
CREATE INDEX "pages_row" ON "pages" USING btree ("page_set_id","row","id","state");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("page_set_id","state","row","id");--> statement-breakpoint
CREATE INDEX "pages_project" ON "pages" USING btree ("project_id","published_at");--> statement-breakpoint
CREATE INDEX "pages_published" ON "pages" USING btree ("page_set_id","published_at") WHERE "pages"."publish_as" = 'live' and "pages"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "pages_queued" ON "pages" USING btree ("updated_at") WHERE "pages"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_objects" ON "payment_events" USING gin ("object_ids");--> statement-breakpoint
CREATE INDEX "plan_grants_user" ON "plan_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_grants_end" ON "plan_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "post_images_file" ON "post_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "posts_search_vector" ON "posts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "posts_cover" ON "posts" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "previous_post_slugs_post" ON "previous_post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "project_activity_newest" ON "project_activity" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_activity_kind" ON "project_activity" USING btree ("project_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "project_activity_person" ON "project_activity" USING btree ("project_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_activity_actor" ON "project_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "project_activity_old" ON "project_activity" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_invitations_once" ON "project_invitations" USING btree ("project_id",lower("email"));--> statement-breakpoint
CREATE INDEX "project_invitations_inviter" ON "project_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_due" ON "projects" USING btree ("next_scan_at");--> statement-breakpoint
CREATE INDEX "publications_destination" ON "publications" USING btree ("destination_id","state");--> statement-breakpoint
CREATE INDEX "publications_project" ON "publications" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "publications_next_check" ON "publications" USING btree ("next_check_at") WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_problem" ON "publications" USING btree ("problem_confirmed_at") WHERE "publications"."problem" is not null;--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("next_attempt_at") WHERE "publications"."state" in ('queued', 'publishing');--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_intent" ON "purchases" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "purchases_buyer_email" ON "purchases" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "report_brandings_logo" ON "report_brandings" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "report_links_report" ON "report_links" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "reports_unsent" ON "reports" USING btree ("month") WHERE "reports"."emailed_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_admin_session" ON "sessions" USING btree ("admin_session_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_posts_words" ON "stored_posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "stored_posts_newest" ON "stored_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "submission_checks_newest" ON "submission_checks" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_events_newest" ON "submission_events" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_events_month" ON "submission_events" USING btree ("to_state","at");--> statement-breakpoint
CREATE INDEX "submission_events_project" ON "submission_events" USING btree ("project_id","at","id","to_state","from_state","submission_id") WHERE "submission_events"."from_state" is distinct from "submission_events"."to_state";--> statement-breakpoint
CREATE INDEX "submission_events_notes" ON "submission_events" USING btree ("project_id","at","id") WHERE "submission_events"."from_state" = "submission_events"."to_state";--> statement-breakpoint
CREATE INDEX "submissions_updated" ON "submissions" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "submissions_state" ON "submissions" USING btree ("project_id","state","updated_at","id","directory_id");--> statement-breakpoint
CREATE INDEX "submissions_directory" ON "submissions" USING btree ("directory_id","state");--> statement-breakpoint
CREATE INDEX "submissions_next_check" ON "submissions" USING btree ("next_check_at") WHERE "submissions"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_directory_check" ON "submissions" USING btree ("directory_id","next_check_at") WHERE "submissions"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("state","due_at") WHERE "submissions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_auto_approve" ON "submissions" USING btree ("auto_approve_at") WHERE "submissions"."auto_approve_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_planned" ON "submissions" USING btree ("planned_at") WHERE "submissions"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "submissions_replacements" ON "submissions" USING btree ("project_id","created_at") WHERE "submissions"."replaces_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_buyer_email" ON "subscriptions" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("project_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_once" ON "tasks" USING btree ("submission_id","kind") WHERE "tasks"."state" <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_article_once" ON "tasks" USING btree ("article_id") WHERE "tasks"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at","id") WHERE "tasks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "tasks_lease" ON "tasks" USING btree ("lease_until") WHERE "tasks"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("finished_by","finished_at");--> statement-breakpoint
CREATE INDEX "tasks_claimed" ON "tasks" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "topics_newest" ON "topics" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at") WHERE "users"."deletion_at" is not null;--> statement-breakpoint
CREATE INDEX "verification_tokens_user" ON "verification_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("webhook_id","position" DESC NULLS LAST) WHERE "webhook_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_project" ON "webhook_deliveries" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_at","position") WHERE "webhook_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("webhook_id","object_id","position") WHERE "webhook_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "webhooks_project" ON "webhooks" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE VIEW "public"."listed_payments" AS (
  select id, kind,
    case when is_disputed then 'disputed' when refunded_amount > 0 then 'refunded' when is_unmatched then 'unmatched'
      when not is_paid then 'failed' else 'paid' end as state,
    is_unmatched, is_paid, payer_id, coalesce(u.email, buyer_email) as email, plan_id, amount, currency, refunded_amount,
    coalesce(lost_amount, 0)::bigint as lost_amount, stripe_id, subscription_stripe_id, payment_intent_id, customer_id, created_at
  from (
    select *, is_paid and refunded_at is null and (payer_id is null or plan_id is null)
      and (payer_id is not null or buyer_email is not null or customer_id is not null) as is_unmatched
    from (
      select id, 'purchase' as kind, true as is_paid, user_id as payer_id, buyer_email, plan_id, amount, currency, refunded_amount,
        refunded_at, checkout_id as stripe_id, null as subscription_stripe_id, payment_intent_id, customer_id, created_at
      from "purchases"
      union all
      select i.id, 'invoice', i.status = 'paid', s.user_id, s.buyer_email, s.plan_id, i.amount, i.currency, i.refunded_amount,
        i.refunded_at, i.stripe_id, s.stripe_id, i.payment_intent_id, s.customer_id, i.created_at
      from "invoices" i join "subscriptions" s on s.id = i.subscription_id where i.status <> 'void'
    ) as payments
  ) as payments
  left join (select id as user_id, email from "users") as u on u.user_id = payer_id
  left join (
    select payment_intent_id as disputed_id, bool_or(status not in ('won', 'warning_closed', 'prevented')) as is_disputed,
      sum(amount) filter (where status = 'lost') as lost_amount
    from "disputes" group by payment_intent_id
  ) as disputed on disputed_id = payment_intent_id);--> statement-breakpoint
CREATE VIEW "public"."listed_users" AS (
  select id, email, role, plan_id, trial_ends_at, is_past_due,
    case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end as standing,
    last_seen_at, created_at
  from (
    select u.id, u.email, u.role, u.plan_id, u.trial_ends_at, u.created_at, seen.last_seen_at, coalesce(running.is_past_due, false) as is_past_due
    from "users" u
    left join (
      select distinct on (user_id) user_id, status = 'past_due' as is_past_due from "subscriptions"
      where plan_id is not null and status in ('trialing', 'active', 'past_due') order by user_id, created_at desc
    ) as running on running.user_id = u.id
    left join (
      select user_id, max(last_seen_at) as last_seen_at from "sessions" where impersonated_by is null group by user_id
    ) as seen on seen.user_id = u.id
  ) as listed);--> statement-breakpoint
CREATE VIEW "public"."published_pages" AS (
  select project_id, page_set_id, (published_at at time zone 'UTC')::date as day, count(*)::int as count, max(published_at) as last_at
  from "pages" where publish_as = 'live' and published_at is not null group by 1, 2, 3);--> statement-breakpoint
CREATE VIEW "public"."visit_milestones" AS (
  select project_id, day, directory_id, power(10, length(reached::text) - 1)::bigint as visits
  from (
    select project_id, day, directory_id, visits, sum(visits) over (partition by project_id, directory_id order by day) as reached
    from "directory_visits"
  ) as sums
  where reached = visits or length(reached::text) > length((reached - visits)::text));--> statement-breakpoint
-- Credit balances. Reservations read them while they lock the account.
CREATE OR REPLACE FUNCTION "sum_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order. Entries are never updated.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."credit_balances" AS "balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL), 0),
		coalesce(sum("delta") FILTER (WHERE NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL)), 0), count(*) FILTER (WHERE "reason" = 'refund' AND "grant_id" IS NULL),
		max("created_at") FILTER (WHERE "delta" > 0 AND NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL))
		FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("user_id", "kind") DO UPDATE SET
			"available" = "balances"."available" + EXCLUDED."available",
			"held" = "balances"."held" + EXCLUDED."held",
			"granted" = "balances"."granted" + EXCLUDED."granted",
			"refunds" = "balances"."refunds" + EXCLUDED."refunds",
			"last_grant_at" = greatest("balances"."last_grant_at", EXCLUDED."last_grant_at");
	ELSE
		DELETE FROM "public"."credit_balances" USING "removed"
		WHERE "credit_balances"."user_id" = "removed"."user_id" AND "credit_balances"."kind" = "removed"."kind";
		INSERT INTO "public"."credit_balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL), 0),
		coalesce(sum("delta") FILTER (WHERE NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL)), 0), count(*) FILTER (WHERE "reason" = 'refund' AND "grant_id" IS NULL),
		max("created_at") FILTER (WHERE "delta" > 0 AND NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL))
		FROM "public"."credits"
		WHERE ("user_id", "kind") IN (SELECT "user_id", "kind" FROM "removed") GROUP BY 1, 2 ORDER BY 1, 2;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_balances_insert" AFTER INSERT ON "credits" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_credits"();--> statement-breakpoint
CREATE TRIGGER "credit_balances_delete" AFTER DELETE ON "credits" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_credits"();--> statement-breakpoint
-- An event knows its project, by which a history is read.
CREATE OR REPLACE FUNCTION "set_event_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."project_id" := (SELECT "project_id" FROM "public"."submissions" WHERE "id" = NEW."submission_id");
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "submission_events_set_project" BEFORE INSERT ON "submission_events"
FOR EACH ROW WHEN (NEW."project_id" IS NULL) EXECUTE FUNCTION "set_event_project"();--> statement-breakpoint
-- Letters of scripts without spaces between words (Chinese, Japanese, Korean, Thai and others), where one or two of them say as
-- much as a word. Trigrams need three.
create or replace function has_cjk(value text) returns boolean language sql immutable strict parallel safe
return value ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua960-\ua97f\ua9e0-\ua9ff\uaa60-\uaa7f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdf\U000116d0-\U000116ff\U00016fe0-\U00016fff\U0001aff0-\U0001b16f\U0001f200\U00020000-\U0003ffff]';--> statement-breakpoint
-- These letters, and each with the next one. The cost makes Postgres prefer the index.
create or replace function cjk_bigrams(value text) returns text[] language sql immutable strict parallel safe cost 1000
return (
  select array_agg(distinct part)
  from (
    select letter, letter || lead(letter) over (order by at) as pair
    from unnest(string_to_array(value, null)) with ordinality as letters(letter, at)
  ) as pairs, unnest(array[letter, pair]) as part
  where has_cjk(letter) and part is not null
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_day"("project_id" uuid, "at" timestamp with time zone) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- A project's days follow each other, so that new rows change few pages of the index.
RETURN (hashtext("project_id"::text)::bigint << 20) + (("at" AT TIME ZONE 'UTC')::date - date '1970-01-01');--> statement-breakpoint
-- All indexes for text search. Databases that did not have the extensions call it again once they are available.
create or replace function create_search_indexes() returns void language plpgsql as $$
declare
  trigrams text;
  feedback constant text := 'coalesce(message, '''') || '' '' || coalesce(reason, '''') || '' '' || coalesce(email, '''') || '' '' || coalesce(customer_ref, '''')';
  account constant text := 'coalesce(email, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(website, '''')';
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  -- Providers install extensions into schemas of their own.
  select format('%I.gin_trgm_ops', nspname) into trigrams
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index if not exists leads_search on leads using gin (project_id, handle %s)', trigrams);
  execute format('create index if not exists feedbacks_search on feedbacks using gin (project_id, search_day(project_id, created_at), (%s) %s)', feedback, trigrams);
  execute format('create index if not exists mentions_search on mentions using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists articles_search on articles using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists audit_entries_search on audit_entries using gin (call %s)', trigrams);
  execute format('create index if not exists users_search on users using gin ((%s) %s)', account, trigrams);
  create index if not exists leads_cjk on leads using gin (project_id, cjk_bigrams(handle)) where has_cjk(handle);
  create index if not exists mentions_cjk on mentions using gin (project_id, cjk_bigrams(title)) where has_cjk(title);
  create index if not exists articles_cjk on articles using gin (project_id, cjk_bigrams(title)) where has_cjk(title);
  create index if not exists users_cjk on users using gin (cjk_bigrams(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, '')))
    where has_cjk(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, ''));
  execute format('create index if not exists feedbacks_cjk on feedbacks using gin (project_id, cjk_bigrams(%1$s)) where has_cjk(%1$s)', feedback);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;--> statement-breakpoint
select create_search_indexes();
