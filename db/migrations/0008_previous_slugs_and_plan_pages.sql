CREATE TABLE "previous_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "previous_post_slugs" ADD CONSTRAINT "previous_post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previous_post_slugs_post" ON "previous_post_slugs" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_page_unique" UNIQUE("page");--> statement-breakpoint
-- The plan that /growth-partner sold by its label; where the owner renamed it, the first monthly plan, as it was seeded.
UPDATE "plans" SET "page" = 'growth-partner' WHERE "id" = (
	SELECT "id" FROM "plans" WHERE "type" = 'monthly' ORDER BY "label" = 'Growth Partner' DESC, "active" DESC, "id" LIMIT 1
);
