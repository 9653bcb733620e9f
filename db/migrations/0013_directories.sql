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
ALTER TABLE "directory_aliases" ADD CONSTRAINT "directory_aliases_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_facts" ADD CONSTRAINT "directory_facts_directory_id_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directories_authority" ON "directories" USING btree ("status","standing_rank","dr" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_name" ON "directories" USING btree ("status","standing_rank","name","id");--> statement-breakpoint
CREATE INDEX "directories_checked" ON "directories" USING btree ("status","standing_rank","last_checked_at" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_category" ON "directories" USING btree ("category","standing_rank","dr" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_pricing" ON "directories" USING btree ("pricing","standing_rank","dr" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_link_kind" ON "directories" USING btree ("link_kind","standing_rank","dr" desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "directories_dr" ON "directories" USING btree ("dr");--> statement-breakpoint
CREATE INDEX "directories_worldwide" ON "directories" USING btree ("standing_rank","dr" desc nulls last,"name","id") WHERE "directories"."countries" = '{}';--> statement-breakpoint
CREATE INDEX "directories_countries" ON "directories" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "directories_niches" ON "directories" USING gin ("niches");--> statement-breakpoint
CREATE INDEX "directories_search_vector" ON "directories" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "directories_next_check" ON "directories" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "directory_aliases_directory" ON "directory_aliases" USING btree ("directory_id");--> statement-breakpoint
CREATE INDEX "directory_changes_newest" ON "directory_changes" USING btree ("directory_id","created_at");