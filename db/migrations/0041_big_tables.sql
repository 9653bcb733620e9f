DROP INDEX "audit_entries_newest";--> statement-breakpoint
DROP INDEX "credits_user";--> statement-breakpoint
DROP INDEX "leads_by_status";--> statement-breakpoint
DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "users_newest";--> statement-breakpoint
CREATE INDEX "articles_calendar" ON "articles" USING btree ("project_id",coalesce("published_at", "scheduled_at"),"id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("project_id","published_at");--> statement-breakpoint
CREATE INDEX "audit_entries_admin" ON "audit_entries" USING btree ("admin_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_called" ON "audit_entries" USING btree (split_part(split_part("call", '/users/', 2), '/', 1),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_customer" ON "audit_entries" USING btree ("on_behalf_of","created_at","id");--> statement-breakpoint
CREATE INDEX "credits_newest" ON "credits" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"project_id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_rating" ON "feedbacks" USING btree ("project_id","mode","rating","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"outcome","status");--> statement-breakpoint
CREATE INDEX "feedbacks_by_reason" ON "feedbacks" USING btree ("project_id","mode","reason","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"rating","outcome","status");--> statement-breakpoint
CREATE INDEX "feedbacks_by_outcome" ON "feedbacks" USING btree ("project_id","mode","outcome","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "leads_by_score" ON "leads" USING btree ("project_id","score" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "leads_by_mentions" ON "leads" USING btree ("project_id","mentions" DESC NULLS LAST,"last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "mentions_by_source" ON "mentions" USING btree ("project_id","source","found_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "project_activity_kind" ON "project_activity" USING btree ("project_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "project_activity_person" ON "project_activity" USING btree ("project_id","actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("webhook_id","position" DESC NULLS LAST) WHERE "webhook_deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credits_user" ON "credits" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"delta");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("project_id","status","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("project_id","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"handle");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");