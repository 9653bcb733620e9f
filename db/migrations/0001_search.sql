CREATE TABLE "assistant_visits" (
	"project_id" uuid NOT NULL,
	"assistant" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "assistant_visits_project_id_day_assistant_pk" PRIMARY KEY("project_id","day","assistant")
);
--> statement-breakpoint
CREATE TABLE "search_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"secret" text,
	"connected_by" uuid,
	"property" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"days_left" integer,
	"imported_at" timestamp (3) with time zone,
	"next_import_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"state_hash" text,
	"state_user_id" uuid,
	"state_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_connections_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" real NOT NULL,
	"is_partial" boolean NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_days_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_figures" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" real NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "search_figures_project_id_dimension_day_value_pk" PRIMARY KEY("project_id","dimension","day","value")
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "shut_out" text[];--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "has_llms_txt" boolean;--> statement-breakpoint
ALTER TABLE "assistant_visits" ADD CONSTRAINT "assistant_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_connections" ADD CONSTRAINT "search_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_connections" ADD CONSTRAINT "search_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_days" ADD CONSTRAINT "search_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_figures" ADD CONSTRAINT "search_figures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;