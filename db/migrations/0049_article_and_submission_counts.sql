CREATE TABLE "article_counts" (
	"project_id" uuid NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_counts_once" PRIMARY KEY("project_id","state")
);
--> statement-breakpoint
CREATE TABLE "daily_articles" (
	"project_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_articles_once" PRIMARY KEY("project_id","dimension","day","state")
);
--> statement-breakpoint
CREATE TABLE "submission_counts" (
	"project_id" uuid NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "submission_counts_once" PRIMARY KEY("project_id","state")
);
--> statement-breakpoint
DROP INDEX "articles_updated";--> statement-breakpoint
DROP INDEX "articles_state";--> statement-breakpoint
DROP INDEX "articles_calendar";--> statement-breakpoint
DROP INDEX "articles_published";--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_articles" ADD CONSTRAINT "daily_articles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_counts" ADD CONSTRAINT "submission_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_scheduled" ON "articles" USING btree ("project_id","scheduled_at") WHERE "articles"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "submissions_replacements" ON "submissions" USING btree ("project_id","created_at") WHERE "submissions"."replaces_id" is not null;--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("project_id","updated_at","id","state","published_at");--> statement-breakpoint
CREATE INDEX "articles_state" ON "articles" USING btree ("project_id","state","updated_at","id","published_at");--> statement-breakpoint
CREATE INDEX "articles_calendar" ON "articles" USING btree ("project_id",coalesce("published_at", "scheduled_at"),"id","state");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("project_id","published_at","id","state","publish_as","updated_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"projects_of" uuid[];
	"states_of" text[];
	"published_ats" timestamptz[];
	"scheduled_ats" timestamptz[];
	"changes" integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("project_id"), array_agg("state"), array_agg("published_at"), array_agg("scheduled_at"), array_agg(1)
		INTO "projects_of", "states_of", "published_ats", "scheduled_ats", "changes" FROM "added";
	ELSIF TG_OP = 'UPDATE' THEN
		-- Most updates change nothing that is counted.
		SELECT array_agg("project_id"), array_agg("state"), array_agg("published_at"), array_agg("scheduled_at"), array_agg("change")
		INTO "projects_of", "states_of", "published_ats", "scheduled_ats", "changes"
		FROM (
			SELECT "project_id", "state", "published_at", "scheduled_at", sum("change")::integer AS "change"
			FROM (
				SELECT "project_id", "state", "published_at", "scheduled_at", 1 AS "change" FROM "added"
				UNION ALL SELECT "project_id", "state", "published_at", "scheduled_at", -1 FROM "removed"
			) AS "all" GROUP BY 1, 2, 3, 4 HAVING sum("change") <> 0
		) AS "changed";
	ELSE
		-- Nothing remains to count if the project itself is deleted.
		SELECT array_agg("project_id"), array_agg("state"), array_agg("published_at"), array_agg("scheduled_at"), array_agg(-1)
		INTO "projects_of", "states_of", "published_ats", "scheduled_ats", "changes" FROM "removed"
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id");
	END IF;
	IF "changes" IS NULL THEN
		RETURN NULL;
	END IF;
	-- Sorted, so that concurrent transactions lock the rows in the same order.
	INSERT INTO "public"."article_counts" AS "counts" ("project_id", "state", "count")
	SELECT "project_id", "state", sum("change")
	FROM unnest("projects_of", "states_of", "changes") AS "changed" ("project_id", "state", "change")
	GROUP BY 1, 2 HAVING sum("change") <> 0 ORDER BY 1, 2
	ON CONFLICT ("project_id", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	INSERT INTO "public"."daily_articles" AS "counts" ("project_id", "dimension", "day", "state", "count")
	SELECT "project_id", "dimension", ("at" AT TIME ZONE 'UTC')::date, "state", sum("change")
	FROM unnest("projects_of", "states_of", "published_ats", "scheduled_ats", "changes") AS "changed" ("project_id", "state", "published_at", "scheduled_at", "change"),
		LATERAL (VALUES ('published', "published_at"), ('calendar', coalesce("published_at", "scheduled_at"))) AS "counted" ("dimension", "at")
	WHERE "at" IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum("change") <> 0 ORDER BY 1, 2, 3, 4
	ON CONFLICT ("project_id", "dimension", "day", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_counts_insert" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "article_counts_update" AFTER UPDATE ON "articles" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "article_counts_delete" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "article_counts" ("project_id", "state", "count")
SELECT "project_id", "state", count(*) FROM "articles" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "daily_articles" ("project_id", "dimension", "day", "state", "count")
SELECT "project_id", "dimension", ("at" AT TIME ZONE 'UTC')::date, "state", count(*)
FROM "articles", LATERAL (VALUES ('published', "published_at"), ('calendar', coalesce("published_at", "scheduled_at"))) AS "counted" ("dimension", "at")
WHERE "at" IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_submissions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."submission_counts" AS "counts" ("project_id", "state", "count")
		SELECT "project_id", "state", count(*) FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("project_id", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSIF TG_OP = 'UPDATE' THEN
		-- Most updates change nothing that is counted.
		INSERT INTO "public"."submission_counts" AS "counts" ("project_id", "state", "count")
		SELECT "project_id", "state", sum("change")
		FROM (
			SELECT "project_id", "state", 1 AS "change" FROM "added"
			UNION ALL SELECT "project_id", "state", -1 FROM "removed"
		) AS "changes" GROUP BY 1, 2 HAVING sum("change") <> 0 ORDER BY 1, 2
		ON CONFLICT ("project_id", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	ELSE
		-- Nothing remains to count if the project itself is deleted.
		INSERT INTO "public"."submission_counts" AS "counts" ("project_id", "state", "count")
		SELECT "project_id", "state", -count(*) FROM "removed"
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id")
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("project_id", "state") DO UPDATE SET "count" = "counts"."count" + EXCLUDED."count";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "submission_counts_insert" AFTER INSERT ON "submissions" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();--> statement-breakpoint
CREATE TRIGGER "submission_counts_update" AFTER UPDATE ON "submissions" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();--> statement-breakpoint
CREATE TRIGGER "submission_counts_delete" AFTER DELETE ON "submissions" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_submissions"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "submission_counts" ("project_id", "state", "count")
SELECT "project_id", "state", count(*) FROM "submissions" GROUP BY 1, 2;
