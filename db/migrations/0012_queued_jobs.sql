DROP INDEX "contact_deletions_due";--> statement-breakpoint
DROP INDEX "contacts_due";--> statement-breakpoint
DROP INDEX "emails_due";--> statement-breakpoint
CREATE INDEX "emails_sent" ON "emails" USING btree ("sent_at","created_at");--> statement-breakpoint
ALTER TABLE "contact_deletions" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "request_id";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "emails" DROP COLUMN "next_attempt_at";