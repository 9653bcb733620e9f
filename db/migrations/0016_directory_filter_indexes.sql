DROP INDEX "directories_category";--> statement-breakpoint
DROP INDEX "directories_pricing";--> statement-breakpoint
DROP INDEX "directories_link_kind";--> statement-breakpoint
DROP INDEX "directories_dr";--> statement-breakpoint
DROP INDEX "directories_worldwide";--> statement-breakpoint
CREATE INDEX "directories_status" ON "directories" USING btree ("status");--> statement-breakpoint
CREATE INDEX "directories_link_condition" ON "directories" USING btree ("status","link_condition");--> statement-breakpoint
CREATE INDEX "directories_account" ON "directories" USING btree ("status","account_required");--> statement-breakpoint
CREATE INDEX "directories_category" ON "directories" USING btree ("status","category");--> statement-breakpoint
CREATE INDEX "directories_pricing" ON "directories" USING btree ("status","pricing");--> statement-breakpoint
CREATE INDEX "directories_link_kind" ON "directories" USING btree ("status","link_kind");--> statement-breakpoint
CREATE INDEX "directories_dr" ON "directories" USING btree ("status","dr");--> statement-breakpoint
CREATE INDEX "directories_worldwide" ON "directories" USING btree ("status") WHERE "directories"."countries" = '{}';