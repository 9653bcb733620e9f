ALTER TABLE "projects" ADD COLUMN "weekly_pace" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "proposes_weekly" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "emailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "submission_news_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reports_unsent" ON "reports" USING btree ("month") WHERE "reports"."emailed_at" is null;--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "check_number";--> statement-breakpoint
UPDATE "users" SET "submission_news_at" = "submission_email_at" WHERE "submission_email_at" IS NOT NULL;--> statement-breakpoint
UPDATE "reports" SET "emailed_at" = "created_at";--> statement-breakpoint
UPDATE "submissions" SET "position" = "ranked"."position" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "project_id" ORDER BY "planned_at" NULLS LAST, "fit_score" DESC, "id") AS "position"
  FROM "submissions" WHERE "state" IN ('proposed', 'approved')
) AS "ranked" WHERE "submissions"."id" = "ranked"."id";
