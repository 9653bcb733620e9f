DROP INDEX "leads_by_status";--> statement-breakpoint
DROP INDEX "leads_by_score";--> statement-breakpoint
DROP INDEX "leads_by_mentions";--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("project_id","status","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"handle");--> statement-breakpoint
CREATE INDEX "leads_by_score" ON "leads" USING btree ("project_id","score" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","handle");--> statement-breakpoint
CREATE INDEX "leads_by_mentions" ON "leads" USING btree ("project_id","mentions" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","handle");--> statement-breakpoint
-- For the next migration, which may not find the extensions that it needs.
CREATE OR REPLACE FUNCTION "search_day"("project_id" uuid, "at" timestamp with time zone) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- A project's days follow each other, so that new rows change few pages of the index.
RETURN (hashtext("project_id"::text)::bigint << 20) + (("at" AT TIME ZONE 'UTC')::date - date '1970-01-01');
