CREATE TABLE "page_counts" (
	"page_set_id" uuid NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_counts_once" PRIMARY KEY("page_set_id","state")
);
--> statement-breakpoint
CREATE TABLE "published_pages" (
	"project_id" uuid NOT NULL,
	"page_set_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "published_pages_once" PRIMARY KEY("page_set_id","day")
);
--> statement-breakpoint
DROP INDEX "pages_row";--> statement-breakpoint
DROP INDEX "pages_state";--> statement-breakpoint
ALTER TABLE "page_counts" ADD CONSTRAINT "page_counts_page_set_id_page_sets_id_fk" FOREIGN KEY ("page_set_id") REFERENCES "public"."page_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_pages" ADD CONSTRAINT "published_pages_page_set_id_page_sets_id_fk" FOREIGN KEY ("page_set_id") REFERENCES "public"."page_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_pages_newest" ON "published_pages" USING btree ("project_id","last_at" DESC NULLS LAST,"page_set_id" DESC NULLS LAST,"count");--> statement-breakpoint
CREATE INDEX "pages_published" ON "pages" USING btree ("page_set_id","published_at") WHERE "pages"."publish_as" = 'live' and "pages"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "pages_row" ON "pages" USING btree ("page_set_id","row","id","state");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("page_set_id","state","row","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"projects_of" uuid[];
	"sets_of" uuid[];
	"states_of" text[];
	"live_ats" timestamptz[];
	"changes" integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("project_id"), array_agg("page_set_id"), array_agg("state"), array_agg(CASE WHEN "publish_as" = 'live' THEN "published_at" END), array_agg(1)
		INTO "projects_of", "sets_of", "states_of", "live_ats", "changes" FROM "added";
	ELSIF TG_OP = 'UPDATE' THEN
		-- Most updates change nothing that is counted.
		SELECT array_agg("project_id"), array_agg("page_set_id"), array_agg("state"), array_agg("live_at"), array_agg("change")
		INTO "projects_of", "sets_of", "states_of", "live_ats", "changes"
		FROM (
			SELECT "project_id", "page_set_id", "state", CASE WHEN "publish_as" = 'live' THEN "published_at" END AS "live_at", sum("change")::integer AS "change"
			FROM (
				SELECT "project_id", "page_set_id", "state", "publish_as", "published_at", 1 AS "change" FROM "added"
				UNION ALL SELECT "project_id", "page_set_id", "state", "publish_as", "published_at", -1 FROM "removed"
			) AS "all" GROUP BY 1, 2, 3, 4 HAVING sum("change") <> 0
		) AS "changed";
	ELSE
		-- Nothing remains to count if the set itself is deleted.
		SELECT array_agg("project_id"), array_agg("page_set_id"), array_agg("state"), array_agg(CASE WHEN "publish_as" = 'live' THEN "published_at" END), array_agg(-1)
		INTO "projects_of", "sets_of", "states_of", "live_ats", "changes" FROM "removed"
		WHERE EXISTS (SELECT 1 FROM "public"."page_sets" WHERE "page_sets"."id" = "removed"."page_set_id");
	END IF;
	IF "changes" IS NULL THEN
		RETURN NULL;
	END IF;
	-- Sorted, so that concurrent transactions lock the rows in the same order.
	INSERT INTO "public"."page_counts" AS "counts" ("page_set_id", "state", "count")
	SELECT "page_set_id", "state", sum("change")
	FROM unnest("sets_of", "states_of", "changes") AS "changed" ("page_set_id", "state", "change")
	GROUP BY 1, 2 HAVING sum("change") <> 0 ORDER BY 1, 2
	ON CONFLICT ("page_set_id", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	INSERT INTO "public"."published_pages" AS "counts" ("project_id", "page_set_id", "day", "count", "last_at")
	SELECT "project_id", "page_set_id", ("live_at" AT TIME ZONE 'UTC')::date, sum("change"), coalesce(max("live_at") FILTER (WHERE "change" > 0), max("live_at"))
	FROM unnest("projects_of", "sets_of", "live_ats", "changes") AS "changed" ("project_id", "page_set_id", "live_at", "change")
	WHERE "live_at" IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 2, 3
	ON CONFLICT ("page_set_id", "day") DO UPDATE SET
		"count" = "counts"."count" + EXCLUDED."count", "last_at" = greatest("counts"."last_at", EXCLUDED."last_at");
	IF TG_OP = 'INSERT' THEN
		RETURN NULL;
	END IF;
	-- The last page of a day may be among those that are no longer published.
	DELETE FROM "public"."published_pages" AS "counts" USING unnest("sets_of", "live_ats") AS "changed" ("page_set_id", "live_at")
	WHERE "counts"."page_set_id" = "changed"."page_set_id" AND "counts"."day" = ("changed"."live_at" AT TIME ZONE 'UTC')::date AND "counts"."count" = 0;
	UPDATE "public"."published_pages" AS "counts" SET "last_at" = "last"."live_at"
	FROM (
		SELECT DISTINCT "page_set_id", ("live_at" AT TIME ZONE 'UTC')::date AS "day"
		FROM unnest("sets_of", "live_ats", "changes") AS "changed" ("page_set_id", "live_at", "change")
		WHERE "live_at" IS NOT NULL AND "change" < 0
	) AS "changed", LATERAL (
		SELECT max("published_at") AS "live_at" FROM "public"."pages"
		WHERE "pages"."page_set_id" = "changed"."page_set_id" AND "publish_as" = 'live' AND "published_at" IS NOT NULL
			AND "published_at" >= "changed"."day"::timestamp AT TIME ZONE 'UTC' AND "published_at" < ("changed"."day" + 1)::timestamp AT TIME ZONE 'UTC'
	) AS "last"
	WHERE "counts"."page_set_id" = "changed"."page_set_id" AND "counts"."day" = "changed"."day" AND "last"."live_at" <> "counts"."last_at";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_counts_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"();--> statement-breakpoint
CREATE TRIGGER "page_counts_update" AFTER UPDATE ON "pages" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"();--> statement-breakpoint
CREATE TRIGGER "page_counts_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "page_counts" ("page_set_id", "state", "count")
SELECT "page_set_id", "state", count(*) FROM "pages" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "published_pages" ("project_id", "page_set_id", "day", "count", "last_at")
SELECT "project_id", "page_set_id", ("published_at" AT TIME ZONE 'UTC')::date, count(*), max("published_at")
FROM "pages" WHERE "publish_as" = 'live' AND "published_at" IS NOT NULL GROUP BY 1, 2, 3;
