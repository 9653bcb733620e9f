-- In the order in which the app locks their rows.
LOCK TABLE "users", "subscriptions", "invoices", "purchases", "disputes" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "listed_payments" (
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"is_unmatched" boolean NOT NULL,
	"is_paid" boolean NOT NULL,
	"payer_id" uuid,
	"email" text,
	"plan_id" integer,
	"amount" bigint,
	"currency" text,
	"refunded_amount" bigint NOT NULL,
	"lost_amount" bigint NOT NULL,
	"stripe_id" text NOT NULL,
	"subscription_stripe_id" text,
	"payment_intent_id" text,
	"customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_payments_pkey" PRIMARY KEY("id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_sums" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"state" text NOT NULL,
	"is_unmatched" boolean NOT NULL,
	"plan_id" integer,
	"currency" text,
	"listed" integer NOT NULL,
	"payments" integer NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"lost" bigint NOT NULL,
	CONSTRAINT "payment_sums_once" UNIQUE NULLS NOT DISTINCT("period","starts_on","state","is_unmatched","plan_id","currency")
);
--> statement-breakpoint
DROP INDEX "invoices_newest";--> statement-breakpoint
DROP INDEX "purchases_newest";--> statement-breakpoint
CREATE INDEX "disputes_status" ON "disputes" USING btree ("status");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_payments"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- The next statement then reads what a transaction has written that lists the same payment.
	PERFORM 1 FROM "public"."listed_payments" WHERE "id" = ANY("ids") ORDER BY "id", "kind" FOR UPDATE;
	INSERT INTO "public"."listed_payments" AS "listed" ("id", "kind", "state", "is_unmatched", "is_paid", "payer_id", "email", "plan_id",
		"amount", "currency", "refunded_amount", "lost_amount", "stripe_id", "subscription_stripe_id", "payment_intent_id", "customer_id", "created_at")
	SELECT "id", "kind",
		CASE WHEN "is_disputed" THEN 'disputed' WHEN "refunded_amount" > 0 THEN 'refunded' WHEN "is_unmatched" THEN 'unmatched' WHEN NOT "is_paid" THEN 'failed' ELSE 'paid' END,
		"is_unmatched", "is_paid", "user_id", coalesce((SELECT "email" FROM "public"."users" WHERE "users"."id" = "user_id"), "buyer_email"), "plan_id",
		"amount", "currency", "refunded_amount", "lost_amount", "stripe_id", "subscription_stripe_id", "payment_intent_id", "customer_id", "created_at"
	FROM (
		SELECT "purchases"."id", 'purchase' AS "kind", "checkout_id" AS "stripe_id", NULL AS "subscription_stripe_id", "payment_intent_id", "customer_id",
			"user_id", "buyer_email", "plan_id", "amount", "currency", "refunded_amount", "refunded_at", true AS "is_paid", "purchases"."created_at"
		FROM "public"."purchases" WHERE "purchases"."id" = ANY("ids")
		UNION ALL
		SELECT "invoices"."id", 'invoice', "invoices"."stripe_id", "subscriptions"."stripe_id", "invoices"."payment_intent_id", "subscriptions"."customer_id",
			"subscriptions"."user_id", "subscriptions"."buyer_email", "subscriptions"."plan_id", "invoices"."amount", "invoices"."currency",
			"invoices"."refunded_amount", "invoices"."refunded_at", "invoices"."status" = 'paid', "invoices"."created_at"
		FROM "public"."invoices" JOIN "public"."subscriptions" ON "subscriptions"."id" = "invoices"."subscription_id"
		WHERE "invoices"."id" = ANY("ids") AND "invoices"."status" <> 'void'
	) AS "payments",
	-- A payment of an erased account has neither a buyer's email nor a customer.
	LATERAL (SELECT "is_paid" AND "refunded_at" IS NULL AND ("user_id" IS NULL OR "plan_id" IS NULL)
		AND ("user_id" IS NOT NULL OR "buyer_email" IS NOT NULL OR "customer_id" IS NOT NULL) AS "is_unmatched") AS "matching",
	LATERAL (SELECT coalesce(bool_or("status" NOT IN ('won', 'warning_closed', 'prevented')), false) AS "is_disputed",
		coalesce(sum("disputes"."amount") FILTER (WHERE "status" = 'lost'), 0) AS "lost_amount"
		FROM "public"."disputes" WHERE "disputes"."payment_intent_id" = "payments"."payment_intent_id") AS "disputed"
	ORDER BY "id", "kind"
	ON CONFLICT ("id", "kind") DO UPDATE SET "state" = EXCLUDED."state", "is_unmatched" = EXCLUDED."is_unmatched", "is_paid" = EXCLUDED."is_paid",
		"payer_id" = EXCLUDED."payer_id", "email" = EXCLUDED."email", "plan_id" = EXCLUDED."plan_id", "amount" = EXCLUDED."amount",
		"currency" = EXCLUDED."currency", "refunded_amount" = EXCLUDED."refunded_amount", "lost_amount" = EXCLUDED."lost_amount",
		"stripe_id" = EXCLUDED."stripe_id", "subscription_stripe_id" = EXCLUDED."subscription_stripe_id",
		"payment_intent_id" = EXCLUDED."payment_intent_id", "customer_id" = EXCLUDED."customer_id", "created_at" = EXCLUDED."created_at"
	WHERE "listed" IS DISTINCT FROM EXCLUDED;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_changed_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		PERFORM "public"."list_payments"(array(SELECT "id" FROM "public"."listed_payments" WHERE "payer_id" = NEW."id"));
	ELSIF TG_TABLE_NAME = 'subscriptions' THEN
		PERFORM "public"."list_payments"(array(SELECT "id" FROM "public"."invoices" WHERE "subscription_id" = NEW."id"));
	ELSIF TG_TABLE_NAME = 'disputes' THEN
		-- The lock of a payment, its refunds and its disputes, as in the app: a dispute may arrive at the same time as its payment.
		PERFORM pg_advisory_xact_lock(hashtextextended('payment ' || coalesce(NEW."payment_intent_id", OLD."payment_intent_id"), 0));
		PERFORM "public"."list_payments"(array(
			SELECT "id" FROM "public"."purchases" WHERE "payment_intent_id" = coalesce(NEW."payment_intent_id", OLD."payment_intent_id")
			UNION ALL SELECT "id" FROM "public"."invoices" WHERE "payment_intent_id" = coalesce(NEW."payment_intent_id", OLD."payment_intent_id")
		));
	ELSE
		IF TG_OP = 'INSERT' THEN
			-- A change of the subscription that isn't committed yet can't see this invoice.
			IF TG_TABLE_NAME = 'invoices' THEN
				PERFORM 1 FROM "public"."subscriptions" WHERE "id" = NEW."subscription_id" FOR NO KEY UPDATE;
			END IF;
			PERFORM pg_advisory_xact_lock(hashtextextended('payment ' || NEW."payment_intent_id", 0));
		END IF;
		IF TG_OP <> 'DELETE' THEN
			PERFORM "public"."list_payments"(array[NEW."id"]);
		END IF;
		DELETE FROM "public"."listed_payments" WHERE TG_OP <> 'INSERT' AND "id" = OLD."id" AND "kind" = rtrim(TG_TABLE_NAME, 's')
			AND (TG_OP = 'DELETE' OR to_jsonb(NEW) ->> 'status' = 'void');
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."payment_sums" AS "sums" ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency", "listed", "payments", "paid", "refunded", "lost")
		SELECT "period", date_trunc("period", "created_at" AT TIME ZONE 'UTC')::date, "state", "is_unmatched", "plan_id", "currency", count(*),
			count(*) FILTER (WHERE "is_summed"), coalesce(sum("amount") FILTER (WHERE "is_summed"), 0),
			coalesce(sum("refunded_amount") FILTER (WHERE "is_summed"), 0), coalesce(sum("lost_amount") FILTER (WHERE "is_summed"), 0)
		FROM "added", LATERAL (SELECT "is_paid" AND "currency" IS NOT NULL AS "is_summed") AS "summed", (VALUES ('day'), ('month')) AS "periods" ("period")
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency") DO UPDATE SET "listed" = "sums"."listed" + EXCLUDED."listed",
			"payments" = "sums"."payments" + EXCLUDED."payments", "paid" = "sums"."paid" + EXCLUDED."paid",
			"refunded" = "sums"."refunded" + EXCLUDED."refunded", "lost" = "sums"."lost" + EXCLUDED."lost";
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "public"."payment_sums" AS "sums" ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency", "listed", "payments", "paid", "refunded", "lost")
		SELECT "period", date_trunc("period", "created_at" AT TIME ZONE 'UTC')::date, "state", "is_unmatched", "plan_id", "currency", sum("change"),
			coalesce(sum("change") FILTER (WHERE "is_summed"), 0), coalesce(sum("change" * "amount") FILTER (WHERE "is_summed"), 0),
			coalesce(sum("change" * "refunded_amount") FILTER (WHERE "is_summed"), 0), coalesce(sum("change" * "lost_amount") FILTER (WHERE "is_summed"), 0)
		FROM (SELECT *, 1 AS "change" FROM "added" UNION ALL SELECT *, -1 FROM "removed") AS "changes",
			LATERAL (SELECT "is_paid" AND "currency" IS NOT NULL AS "is_summed") AS "summed", (VALUES ('day'), ('month')) AS "periods" ("period")
		GROUP BY 1, 2, 3, 4, 5, 6
		HAVING (sum("change"), coalesce(sum("change") FILTER (WHERE "is_summed"), 0), coalesce(sum("change" * "amount") FILTER (WHERE "is_summed"), 0),
			coalesce(sum("change" * "refunded_amount") FILTER (WHERE "is_summed"), 0), coalesce(sum("change" * "lost_amount") FILTER (WHERE "is_summed"), 0)) <> (0, 0, 0, 0, 0)
		ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency") DO UPDATE SET "listed" = "sums"."listed" + EXCLUDED."listed",
			"payments" = "sums"."payments" + EXCLUDED."payments", "paid" = "sums"."paid" + EXCLUDED."paid",
			"refunded" = "sums"."refunded" + EXCLUDED."refunded", "lost" = "sums"."lost" + EXCLUDED."lost";
	ELSE
		INSERT INTO "public"."payment_sums" AS "sums" ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency", "listed", "payments", "paid", "refunded", "lost")
		SELECT "period", date_trunc("period", "created_at" AT TIME ZONE 'UTC')::date, "state", "is_unmatched", "plan_id", "currency", -count(*),
			-count(*) FILTER (WHERE "is_summed"), coalesce(-sum("amount") FILTER (WHERE "is_summed"), 0),
			coalesce(-sum("refunded_amount") FILTER (WHERE "is_summed"), 0), coalesce(-sum("lost_amount") FILTER (WHERE "is_summed"), 0)
		FROM "removed", LATERAL (SELECT "is_paid" AND "currency" IS NOT NULL AS "is_summed") AS "summed", (VALUES ('day'), ('month')) AS "periods" ("period")
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT ("period", "starts_on", "state", "is_unmatched", "plan_id", "currency") DO UPDATE SET "listed" = "sums"."listed" + EXCLUDED."listed",
			"payments" = "sums"."payments" + EXCLUDED."payments", "paid" = "sums"."paid" + EXCLUDED."paid",
			"refunded" = "sums"."refunded" + EXCLUDED."refunded", "lost" = "sums"."lost" + EXCLUDED."lost";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "listed_payments_change" AFTER INSERT OR DELETE ON "purchases" FOR EACH ROW EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_update" AFTER UPDATE ON "purchases" FOR EACH ROW WHEN ((OLD."user_id", OLD."buyer_email", OLD."customer_id", OLD."plan_id", OLD."amount", OLD."currency", OLD."checkout_id", OLD."payment_intent_id", OLD."refunded_amount", OLD."refunded_at", OLD."created_at") IS DISTINCT FROM (NEW."user_id", NEW."buyer_email", NEW."customer_id", NEW."plan_id", NEW."amount", NEW."currency", NEW."checkout_id", NEW."payment_intent_id", NEW."refunded_amount", NEW."refunded_at", NEW."created_at")) EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_change" AFTER INSERT OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_update" AFTER UPDATE ON "invoices" FOR EACH ROW WHEN ((OLD."subscription_id", OLD."stripe_id", OLD."payment_intent_id", OLD."status", OLD."amount", OLD."currency", OLD."refunded_amount", OLD."refunded_at", OLD."created_at") IS DISTINCT FROM (NEW."subscription_id", NEW."stripe_id", NEW."payment_intent_id", NEW."status", NEW."amount", NEW."currency", NEW."refunded_amount", NEW."refunded_at", NEW."created_at")) EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_change" AFTER INSERT OR UPDATE OR DELETE ON "disputes" FOR EACH ROW EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_update" AFTER UPDATE ON "subscriptions" FOR EACH ROW WHEN ((OLD."user_id", OLD."buyer_email", OLD."customer_id", OLD."plan_id", OLD."stripe_id") IS DISTINCT FROM (NEW."user_id", NEW."buyer_email", NEW."customer_id", NEW."plan_id", NEW."stripe_id")) EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "listed_payments_update" AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION "list_changed_payment"();--> statement-breakpoint
CREATE TRIGGER "payment_sums_insert" AFTER INSERT ON "listed_payments" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();--> statement-breakpoint
CREATE TRIGGER "payment_sums_update" AFTER UPDATE ON "listed_payments" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();--> statement-breakpoint
CREATE TRIGGER "payment_sums_delete" AFTER DELETE ON "listed_payments" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();--> statement-breakpoint
SELECT "list_payments"((SELECT array_agg("id") FROM (SELECT "id" FROM "purchases" UNION ALL SELECT "id" FROM "invoices") AS "payments"));--> statement-breakpoint
CREATE INDEX "listed_payments_order" ON "listed_payments" USING btree ("is_unmatched","created_at","id","email");--> statement-breakpoint
CREATE INDEX "listed_payments_state" ON "listed_payments" USING btree ("state","is_unmatched","created_at","id");--> statement-breakpoint
CREATE INDEX "listed_payments_plan" ON "listed_payments" USING btree ("plan_id","is_unmatched","created_at","id");--> statement-breakpoint
CREATE INDEX "listed_payments_plan_state" ON "listed_payments" USING btree ("plan_id","state","is_unmatched","created_at","id");--> statement-breakpoint
CREATE INDEX "listed_payments_newest" ON "listed_payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listed_payments_payer" ON "listed_payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "listed_payments_stripe_ids" ON "listed_payments" USING gin ((array["stripe_id", "payment_intent_id", "subscription_stripe_id", "customer_id"]));
