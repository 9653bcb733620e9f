DROP INDEX "mentions_newest";--> statement-breakpoint
DROP INDEX "mentions_by_status";--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("project_id","status");--> statement-breakpoint
CREATE INDEX "mentions_newest" ON "mentions" USING btree ("project_id","found_at" DESC NULLS LAST,"id" DESC NULLS LAST,"source");--> statement-breakpoint
CREATE INDEX "mentions_by_status" ON "mentions" USING btree ("project_id","status","found_at" DESC NULLS LAST,"id" DESC NULLS LAST,"score");