CREATE TABLE "disabled_rules" (
	"project_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	CONSTRAINT "disabled_rules_project_id_rule_id_pk" PRIMARY KEY("project_id","rule_id")
);
--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "base_score" integer;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "rule_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "canonical_url" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "title_key" text;--> statement-breakpoint
ALTER TABLE "mentions" ADD COLUMN "also_found_in" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "disabled_rules" ADD CONSTRAINT "disabled_rules_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentions_url" ON "mentions" USING btree ("project_id","canonical_url");--> statement-breakpoint
CREATE INDEX "mentions_title" ON "mentions" USING btree ("project_id","title_key");--> statement-breakpoint
CREATE INDEX "mentions_judged" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST) WHERE "mentions"."verdict" is not null;