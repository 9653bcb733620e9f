ALTER TABLE "contact_deletions" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "contact_deletions" RENAME COLUMN "next_try_at" TO "next_attempt_at";--> statement-breakpoint
ALTER TABLE "contacts" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "contacts" RENAME COLUMN "next_try_at" TO "next_attempt_at";--> statement-breakpoint
ALTER TABLE "keywords" RENAME COLUMN "folded" TO "normalized_text";--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "next_try_at" TO "next_attempt_at";--> statement-breakpoint
ALTER TABLE "mentions" RENAME COLUMN "outside_id" TO "external_id";--> statement-breakpoint
ALTER TABLE "monthly_uses" RENAME TO "monthly_usage";--> statement-breakpoint
ALTER TABLE "post_pictures" RENAME TO "post_images";--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "words" TO "search_vector";--> statement-breakpoint
ALTER TABLE "proofs" RENAME TO "verification_tokens";--> statement-breakpoint
ALTER TABLE "rates" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "source_reports" RENAME TO "source_statuses";--> statement-breakpoint
ALTER TABLE "source_turns" RENAME TO "source_rate_limits";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "digested_at" TO "digest_sent_at";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "wanted_plan_id" TO "chosen_plan_id";--> statement-breakpoint
ALTER INDEX "mails_pkey" RENAME TO "emails_pkey";--> statement-breakpoint
ALTER INDEX "mails_due" RENAME TO "emails_due";--> statement-breakpoint
ALTER TABLE "monthly_usage" RENAME CONSTRAINT "monthly_uses_user_id_users_id_fk" TO "monthly_usage_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "monthly_usage" RENAME CONSTRAINT "monthly_uses_user_id_month_kind_pk" TO "monthly_usage_user_id_month_kind_pk";--> statement-breakpoint
ALTER INDEX "post_pictures_file" RENAME TO "post_images_file";--> statement-breakpoint
ALTER TABLE "post_images" RENAME CONSTRAINT "post_pictures_post_id_posts_id_fk" TO "post_images_post_id_posts_id_fk";--> statement-breakpoint
ALTER TABLE "post_images" RENAME CONSTRAINT "post_pictures_file_id_files_id_fk" TO "post_images_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "post_images" RENAME CONSTRAINT "post_pictures_post_id_file_id_pk" TO "post_images_post_id_file_id_pk";--> statement-breakpoint
ALTER INDEX "posts_words" RENAME TO "posts_search_vector";--> statement-breakpoint
ALTER INDEX "proofs_pkey" RENAME TO "verification_tokens_pkey";--> statement-breakpoint
ALTER INDEX "proofs_user" RENAME TO "verification_tokens_user";--> statement-breakpoint
ALTER TABLE "verification_tokens" RENAME CONSTRAINT "proofs_user_id_users_id_fk" TO "verification_tokens_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "verification_tokens" RENAME CONSTRAINT "proofs_token_hash_unique" TO "verification_tokens_token_hash_unique";--> statement-breakpoint
ALTER INDEX "rates_pkey" RENAME TO "rate_limits_pkey";--> statement-breakpoint
ALTER TABLE "source_statuses" RENAME CONSTRAINT "source_reports_project_id_projects_id_fk" TO "source_statuses_project_id_projects_id_fk";--> statement-breakpoint
ALTER TABLE "source_statuses" RENAME CONSTRAINT "source_reports_project_id_source_pk" TO "source_statuses_project_id_source_pk";--> statement-breakpoint
ALTER INDEX "source_turns_pkey" RENAME TO "source_rate_limits_pkey";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "users_wanted_plan_id_plans_id_fk" TO "users_chosen_plan_id_plans_id_fk";--> statement-breakpoint
UPDATE "suggestions" SET "state" = 'resolved' WHERE "state" = 'mended';--> statement-breakpoint
UPDATE "payment_events" SET "type" = 'payment-failure-notified' WHERE "type" = 'told of a failed payment';
