CREATE TABLE "daily_links" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"gained" integer NOT NULL,
	"lost" integer NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "daily_links_once" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_links" ADD CONSTRAINT "daily_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_links"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"projects_of" uuid[];
	"ats" timestamptz[];
	"froms" text[];
	"tos" text[];
	"changes" integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg("project_id"), array_agg("at"), array_agg("from_state"), array_agg("to_state"), array_agg(1)
		INTO "projects_of", "ats", "froms", "tos", "changes" FROM "added";
	ELSIF TG_OP = 'UPDATE' THEN
		SELECT array_agg("project_id"), array_agg("at"), array_agg("from_state"), array_agg("to_state"), array_agg("change")
		INTO "projects_of", "ats", "froms", "tos", "changes"
		FROM (
			SELECT "project_id", "at", "from_state", "to_state", 1 AS "change" FROM "added"
			UNION ALL SELECT "project_id", "at", "from_state", "to_state", -1 FROM "removed"
		) AS "all";
	ELSE
		-- Nothing remains to count if the project itself is deleted.
		SELECT array_agg("project_id"), array_agg("at"), array_agg("from_state"), array_agg("to_state"), array_agg(-1)
		INTO "projects_of", "ats", "froms", "tos", "changes" FROM "removed"
		WHERE EXISTS (SELECT 1 FROM "public"."projects" WHERE "projects"."id" = "removed"."project_id");
	END IF;
	-- Most events change no link. A note keeps the state. Sorted, so that concurrent transactions lock the rows in the same order.
	INSERT INTO "public"."daily_links" AS "links" ("project_id", "day", "gained", "lost", "change")
	SELECT "project_id", ("at" AT TIME ZONE 'UTC')::date,
		coalesce(sum("sign") FILTER (WHERE "to" = 'live' AND "from" IS DISTINCT FROM 'suspect'), 0),
		coalesce(sum("sign") FILTER (WHERE "to" = 'lost'), 0),
		coalesce(sum("sign") FILTER (WHERE "to" = 'live'), 0) - coalesce(sum("sign") FILTER (WHERE "from" = 'live'), 0)
	FROM unnest("projects_of", "ats", "froms", "tos", "changes") AS "changed" ("project_id", "at", "from", "to", "sign")
	WHERE "from" IS DISTINCT FROM "to" AND ("to" IN ('live', 'lost') OR "from" = 'live')
	GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("project_id", "day") DO UPDATE SET "gained" = "links"."gained" + EXCLUDED."gained",
		"lost" = "links"."lost" + EXCLUDED."lost", "change" = "links"."change" + EXCLUDED."change";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "daily_links_insert" AFTER INSERT ON "submission_events" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_links"();--> statement-breakpoint
CREATE TRIGGER "daily_links_update" AFTER UPDATE ON "submission_events" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_links"();--> statement-breakpoint
CREATE TRIGGER "daily_links_delete" AFTER DELETE ON "submission_events" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_links"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "daily_links" ("project_id", "day", "gained", "lost", "change")
SELECT "project_id", ("at" AT TIME ZONE 'UTC')::date,
	count(*) FILTER (WHERE "to_state" = 'live' AND "from_state" IS DISTINCT FROM 'suspect'),
	count(*) FILTER (WHERE "to_state" = 'lost'),
	count(*) FILTER (WHERE "to_state" = 'live') - count(*) FILTER (WHERE "from_state" = 'live')
FROM "submission_events"
WHERE "from_state" IS DISTINCT FROM "to_state" AND ("to_state" IN ('live', 'lost') OR "from_state" = 'live')
GROUP BY 1, 2;
