CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"stripe_id" text NOT NULL,
	"payment_intent_id" text,
	"status" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "object_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_intent" ON "disputes" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_intent" ON "invoices" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "payment_events_objects" ON "payment_events" USING gin ("object_ids");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("created_at");--> statement-breakpoint
UPDATE "purchases" SET "refunded_amount" = coalesce("amount", 0) WHERE "refunded_at" IS NOT NULL;
