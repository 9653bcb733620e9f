CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rows" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_dismissals" (
	"check" text PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL
);
