CREATE TABLE "contact_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_deletions_due" ON "contact_deletions" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "contact_deletions_email" ON "contact_deletions" USING btree ("email");