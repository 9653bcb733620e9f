ALTER TABLE "contacts" ALTER COLUMN "next_try_at" SET DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "next_try_at" SET DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "next_scan_at" SET DEFAULT 'epoch';