CREATE TABLE "report_brandings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_file_id" uuid,
	"color" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_brandings" ADD CONSTRAINT "report_brandings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_brandings" ADD CONSTRAINT "report_brandings_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_brandings_logo" ON "report_brandings" USING btree ("logo_file_id");