CREATE TABLE "directory_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"username" text NOT NULL,
	"secret" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_logins_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "directory_logins" ADD CONSTRAINT "directory_logins_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;