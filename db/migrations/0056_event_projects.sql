ALTER TABLE "submission_events" ADD COLUMN "project_id" uuid;--> statement-breakpoint
UPDATE "submission_events" SET "project_id" = "submissions"."project_id"
FROM "submissions" WHERE "submissions"."id" = "submission_events"."submission_id";--> statement-breakpoint
ALTER TABLE "submission_events" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "set_event_project"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."project_id" := (SELECT "project_id" FROM "public"."submissions" WHERE "id" = NEW."submission_id");
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "submission_events_set_project" BEFORE INSERT ON "submission_events"
FOR EACH ROW WHEN (NEW."project_id" IS NULL) EXECUTE FUNCTION "set_event_project"();--> statement-breakpoint
CREATE INDEX "submission_events_project" ON "submission_events" USING btree ("project_id","at","id","to_state","from_state","submission_id") WHERE "submission_events"."from_state" is distinct from "submission_events"."to_state";
