CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
