CREATE TABLE "daily_visits" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "daily_visits_once" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_milestones" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"directory_id" uuid NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "visit_milestones_once" PRIMARY KEY("project_id","day","directory_id")
);
--> statement-breakpoint
CREATE TABLE "visit_periods" (
	"project_id" uuid NOT NULL,
	"days" smallint NOT NULL,
	"first_day" date NOT NULL,
	"directory_id" uuid NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_periods_once" PRIMARY KEY("project_id","days","first_day","directory_id")
);
--> statement-breakpoint
CREATE TABLE "visit_totals" (
	"project_id" uuid NOT NULL,
	"directory_id" uuid NOT NULL,
	"visits" bigint NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "visit_totals_once" PRIMARY KEY("project_id","directory_id")
);
--> statement-breakpoint
DROP INDEX "directory_visits_directory";--> statement-breakpoint
ALTER TABLE "daily_visits" ADD CONSTRAINT "daily_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_milestones" ADD CONSTRAINT "visit_milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_periods" ADD CONSTRAINT "visit_periods_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_totals" ADD CONSTRAINT "visit_totals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_visits_directory" ON "directory_visits" USING btree ("directory_id","project_id","day");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sum_visits"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"projects_of" uuid[];
	"directories_of" uuid[];
	"days_of" date[];
	"changes" integer[];
	"again_projects" uuid[];
	"again_directories" uuid[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("project_id"), array_agg("directory_id"), array_agg("day"), array_agg("visits")
		INTO "projects_of", "directories_of", "days_of", "changes" FROM "added";
	ELSIF TG_OP = 'UPDATE' THEN
		SELECT array_agg("project_id"), array_agg("directory_id"), array_agg("day"), array_agg("change")
		INTO "projects_of", "directories_of", "days_of", "changes"
		FROM (
			SELECT "project_id", "directory_id", "day", sum("change")::integer AS "change"
			FROM (
				SELECT "project_id", "directory_id", "day", "visits" AS "change" FROM "added"
				UNION ALL SELECT "project_id", "directory_id", "day", -"visits" FROM "removed"
			) AS "all" GROUP BY 1, 2, 3 HAVING sum("change") <> 0
		) AS "changed";
	ELSE
		-- Nothing remains to count if the project itself is deleted.
		SELECT array_agg("project_id"), array_agg("directory_id"), array_agg("day"), array_agg(-"visits")
		INTO "projects_of", "directories_of", "days_of", "changes" FROM "removed"
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id");
	END IF;
	IF "changes" IS NULL THEN
		RETURN NULL;
	END IF;
	-- Sorted, and the totals first, so that concurrent transactions lock the rows in the same order.
	INSERT INTO "public"."visit_totals" AS "stored" ("project_id", "directory_id", "visits", "last_day")
	SELECT "project_id", "directory_id", sum("change"), max("day")
	FROM unnest("projects_of", "directories_of", "days_of", "changes") AS "changed" ("project_id", "directory_id", "day", "change")
	GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("project_id", "directory_id") DO UPDATE SET
		"visits" = "stored"."visits" + EXCLUDED."visits", "last_day" = greatest("stored"."last_day", EXCLUDED."last_day");
	INSERT INTO "public"."visit_periods" AS "stored" ("project_id", "days", "first_day", "directory_id", "visits")
	SELECT "project_id", "length", '1970-01-01'::date + ("day" - '1970-01-01'::date) / "length" * "length", "directory_id", sum("change")
	FROM unnest("projects_of", "directories_of", "days_of", "changes") AS "changed" ("project_id", "directory_id", "day", "change"),
		(VALUES (4), (16), (64), (256)) AS "lengths" ("length")
	GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
	ON CONFLICT ("project_id", "days", "first_day", "directory_id") DO UPDATE SET "visits" = "stored"."visits" + EXCLUDED."visits";
	INSERT INTO "public"."daily_visits" AS "stored" ("project_id", "day", "visits")
	SELECT "project_id", "day", sum("change")
	FROM unnest("projects_of", "directories_of", "days_of", "changes") AS "changed" ("project_id", "directory_id", "day", "change")
	GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("project_id", "day") DO UPDATE SET "visits" = "stored"."visits" + EXCLUDED."visits";
	-- Usually, visits are added on the last day: it has a milestone if the total has a digit more than before.
	INSERT INTO "public"."visit_milestones" ("project_id", "day", "directory_id", "visits")
	SELECT "project_id", "last_day", "directory_id", power(10, length("visits"::text) - 1)
	FROM (
		SELECT "project_id", "directory_id", sum("change") AS "added", min("change") AS "least", min("day") AS "first_day"
		FROM unnest("projects_of", "directories_of", "days_of", "changes") AS "changed" ("project_id", "directory_id", "day", "change")
		GROUP BY 1, 2
	) AS "changed" JOIN "public"."visit_totals" USING ("project_id", "directory_id")
	WHERE "least" > 0 AND "first_day" = "last_day"
		AND ("visits" = "added" OR length("visits"::text) > length(("visits" - "added")::text))
	ORDER BY 1, 2, 3
	ON CONFLICT ("project_id", "day", "directory_id") DO UPDATE SET "visits" = EXCLUDED."visits";
	-- After other changes, all milestones of these directories are found again.
	SELECT array_agg("project_id"), array_agg("directory_id") INTO "again_projects", "again_directories"
	FROM (
		SELECT "project_id", "directory_id", min("change") AS "least", min("day") AS "first_day"
		FROM unnest("projects_of", "directories_of", "days_of", "changes") AS "changed" ("project_id", "directory_id", "day", "change")
		GROUP BY 1, 2
	) AS "changed" JOIN "public"."visit_totals" USING ("project_id", "directory_id")
	WHERE "least" <= 0 OR "first_day" < "last_day";
	IF "again_projects" IS NULL THEN
		RETURN NULL;
	END IF;
	DELETE FROM "public"."visit_milestones" AS "stored" USING unnest("again_projects", "again_directories") AS "again" ("project_id", "directory_id")
	WHERE "stored"."project_id" = "again"."project_id" AND "stored"."directory_id" = "again"."directory_id";
	INSERT INTO "public"."visit_milestones" ("project_id", "day", "directory_id", "visits")
	SELECT "project_id", "day", "directory_id", power(10, length("reached"::text) - 1)
	FROM (
		SELECT "project_id", "directory_id", "day", "visits", sum("visits") OVER (PARTITION BY "project_id", "directory_id" ORDER BY "day") AS "reached"
		FROM "public"."directory_visits" JOIN unnest("again_projects", "again_directories") AS "again" ("project_id", "directory_id") USING ("project_id", "directory_id")
	) AS "sums"
	WHERE "reached" = "visits" OR length("reached"::text) > length(("reached" - "visits")::text)
	ORDER BY 1, 2, 3;
	DELETE FROM "public"."visit_totals" AS "stored" USING unnest("again_projects", "again_directories") AS "again" ("project_id", "directory_id")
	WHERE "stored"."visits" = 0 AND "stored"."project_id" = "again"."project_id" AND "stored"."directory_id" = "again"."directory_id";
	DELETE FROM "public"."visit_periods" AS "stored" USING unnest("again_projects", "again_directories") AS "again" ("project_id", "directory_id")
	WHERE "stored"."visits" = 0 AND "stored"."project_id" = "again"."project_id" AND "stored"."directory_id" = "again"."directory_id";
	DELETE FROM "public"."daily_visits" AS "stored" USING unnest("projects_of", "days_of") AS "changed" ("project_id", "day")
	WHERE "stored"."visits" = 0 AND "stored"."project_id" = "changed"."project_id" AND "stored"."day" = "changed"."day";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "visit_sums_insert" AFTER INSERT ON "directory_visits" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_visits"();--> statement-breakpoint
CREATE TRIGGER "visit_sums_update" AFTER UPDATE ON "directory_visits" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_visits"();--> statement-breakpoint
CREATE TRIGGER "visit_sums_delete" AFTER DELETE ON "directory_visits" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_visits"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "daily_visits" ("project_id", "day", "visits")
SELECT "project_id", "day", sum("visits") FROM "directory_visits" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "visit_totals" ("project_id", "directory_id", "visits", "last_day")
SELECT "project_id", "directory_id", sum("visits"), max("day") FROM "directory_visits" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "visit_periods" ("project_id", "days", "first_day", "directory_id", "visits")
SELECT "project_id", 4, '1970-01-01'::date + ("day" - '1970-01-01'::date) / 4 * 4, "directory_id", sum("visits")
FROM "directory_visits" GROUP BY 1, 3, 4 ORDER BY 1, 3, 4;--> statement-breakpoint
INSERT INTO "visit_periods" ("project_id", "days", "first_day", "directory_id", "visits")
SELECT "project_id", "length", '1970-01-01'::date + ("first_day" - '1970-01-01'::date) / "length" * "length", "directory_id", sum("visits")
FROM "visit_periods", (VALUES (16), (64), (256)) AS "lengths" ("length") GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "visit_milestones" ("project_id", "day", "directory_id", "visits")
SELECT "project_id", "day", "directory_id", power(10, length("reached"::text) - 1)
FROM (
	SELECT "project_id", "directory_id", "day", "visits", sum("visits") OVER (PARTITION BY "project_id", "directory_id" ORDER BY "day") AS "reached"
	FROM "directory_visits"
) AS "sums"
WHERE "reached" = "visits" OR length("reached"::text) > length(("reached" - "visits")::text);
