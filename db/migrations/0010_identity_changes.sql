ALTER TABLE "users" ADD COLUMN "google_email" text;--> statement-breakpoint
-- Links and addresses that were prepared before changes of identity dropped them. Whoever still waits asks again.
DELETE FROM "proofs";--> statement-breakpoint
UPDATE "users" SET "pending_email" = NULL WHERE "pending_email" IS NOT NULL;
