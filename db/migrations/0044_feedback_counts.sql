CREATE OR REPLACE FUNCTION "count_feedbacks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- As in count_mentions.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."feedback_counts" AS "counts" ("project_id", "mode", "day", "dimension", "value", "count")
		SELECT "project_id", "mode", ("created_at" AT TIME ZONE 'UTC')::date, "dimension", coalesce("value", ''), count(*)
		FROM "added", LATERAL (VALUES ('status', "status"), ('rating', "rating"::text), ('reason', "reason"), ('outcome', "outcome")) AS "counted" ("dimension", "value")
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT ("project_id", "mode", "day", "dimension", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "public"."feedback_counts" AS "counts" ("project_id", "mode", "day", "dimension", "value", "count")
		SELECT "project_id", "mode", ("created_at" AT TIME ZONE 'UTC')::date, "dimension", coalesce("value", ''), sum("change")
		FROM (
			SELECT "project_id", "mode", "created_at", "status", "rating", "reason", "outcome", 1 AS "change" FROM "added"
			UNION ALL SELECT "project_id", "mode", "created_at", "status", "rating", "reason", "outcome", -1 FROM "removed"
		) AS "changes", LATERAL (VALUES ('status', "status"), ('rating', "rating"::text), ('reason', "reason"), ('outcome', "outcome")) AS "counted" ("dimension", "value")
		GROUP BY 1, 2, 3, 4, 5 HAVING sum("change") <> 0 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT ("project_id", "mode", "day", "dimension", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSE
		INSERT INTO "public"."feedback_counts" AS "counts" ("project_id", "mode", "day", "dimension", "value", "count")
		SELECT "project_id", "mode", ("created_at" AT TIME ZONE 'UTC')::date, "dimension", coalesce("value", ''), -count(*)
		FROM "removed", LATERAL (VALUES ('status', "status"), ('rating', "rating"::text), ('reason', "reason"), ('outcome', "outcome")) AS "counted" ("dimension", "value")
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id")
		GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT ("project_id", "mode", "day", "dimension", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "feedback_counts_insert" AFTER INSERT ON "feedbacks" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_feedbacks"();--> statement-breakpoint
CREATE TRIGGER "feedback_counts_update" AFTER UPDATE ON "feedbacks" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_feedbacks"();--> statement-breakpoint
CREATE TRIGGER "feedback_counts_delete" AFTER DELETE ON "feedbacks" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_feedbacks"();--> statement-breakpoint
-- The previous version updates the counts itself. While one of its processes still runs, they would count twice.
CREATE OR REPLACE FUNCTION "skip_feedback_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "feedback_counts_once" BEFORE INSERT OR UPDATE ON "feedback_counts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "skip_feedback_count"();
