CREATE TABLE "mention_counts" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mention_counts_once" PRIMARY KEY("project_id","dimension","day","value")
);
--> statement-breakpoint
DROP INDEX "mentions_newest";--> statement-breakpoint
DROP INDEX "mentions_by_status";--> statement-breakpoint
ALTER TABLE "mention_counts" ADD CONSTRAINT "mention_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentions_best" ON "mentions" USING btree ("project_id","score","found_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "mentions"."status" = 'new';--> statement-breakpoint
CREATE INDEX "mentions_newest" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mentions_by_status" ON "mentions" USING btree ("project_id","status","found_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_mentions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."mention_counts" AS "counts" ("project_id", "dimension", "day", "value", "count")
		SELECT "project_id", "dimension", ("found_at" AT TIME ZONE 'UTC')::date, "value", count(*)
		FROM "added", LATERAL (VALUES ('status', "status"), ('source', "source")) AS "counted" ("dimension", "value")
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("project_id", "dimension", "day", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSIF TG_OP = 'UPDATE' THEN
		-- Most updates change nothing that is counted.
		INSERT INTO "public"."mention_counts" AS "counts" ("project_id", "dimension", "day", "value", "count")
		SELECT "project_id", "dimension", ("found_at" AT TIME ZONE 'UTC')::date, "value", sum("change")
		FROM (
			SELECT "project_id", "found_at", "status", "source", 1 AS "change" FROM "added"
			UNION ALL SELECT "project_id", "found_at", "status", "source", -1 FROM "removed"
		) AS "changes", LATERAL (VALUES ('status', "status"), ('source', "source")) AS "counted" ("dimension", "value")
		GROUP BY 1, 2, 3, 4 HAVING sum("change") <> 0 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("project_id", "dimension", "day", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSE
		-- Nothing remains to count if the project itself is deleted.
		INSERT INTO "public"."mention_counts" AS "counts" ("project_id", "dimension", "day", "value", "count")
		SELECT "project_id", "dimension", ("found_at" AT TIME ZONE 'UTC')::date, "value", -count(*)
		FROM "removed", LATERAL (VALUES ('status', "status"), ('source', "source")) AS "counted" ("dimension", "value")
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id")
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT ("project_id", "dimension", "day", "value") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "mention_counts_insert" AFTER INSERT ON "mentions" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_mentions"();--> statement-breakpoint
CREATE TRIGGER "mention_counts_update" AFTER UPDATE ON "mentions" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_mentions"();--> statement-breakpoint
CREATE TRIGGER "mention_counts_delete" AFTER DELETE ON "mentions" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_mentions"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "mention_counts" ("project_id", "dimension", "day", "value", "count")
SELECT "project_id", "dimension", "day", "value", sum("count") FROM (
	SELECT "project_id", ("found_at" AT TIME ZONE 'UTC')::date AS "day", "status", "source", count(*) AS "count" FROM "mentions" GROUP BY 1, 2, 3, 4
) AS "days", LATERAL (VALUES ('status', "status"), ('source', "source")) AS "counted" ("dimension", "value")
GROUP BY 1, 2, 3, 4;
