ALTER TABLE "audit_entries" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;