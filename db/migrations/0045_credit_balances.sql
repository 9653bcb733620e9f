CREATE TABLE "credit_balances" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"available" integer NOT NULL,
	"held" integer NOT NULL,
	"granted" integer NOT NULL,
	"refunds" integer NOT NULL,
	"last_grant_at" timestamp (3) with time zone,
	CONSTRAINT "credit_balances_once" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_balances_last_grant" ON "credit_balances" USING btree ("kind","last_grant_at" DESC NULLS LAST);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "sum_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order. Entries are never updated.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."credit_balances" AS "balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund')), 0),
		coalesce(sum("delta") FILTER (WHERE "reason" NOT IN ('reserve', 'release', 'refund')), 0), count(*) FILTER (WHERE "reason" = 'refund'),
		max("created_at") FILTER (WHERE "delta" > 0 AND "reason" NOT IN ('reserve', 'release', 'refund'))
		FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("user_id", "kind") DO UPDATE SET
			"available" = "balances"."available" + EXCLUDED."available",
			"held" = "balances"."held" + EXCLUDED."held",
			"granted" = "balances"."granted" + EXCLUDED."granted",
			"refunds" = "balances"."refunds" + EXCLUDED."refunds",
			"last_grant_at" = greatest("balances"."last_grant_at", EXCLUDED."last_grant_at");
	ELSE
		DELETE FROM "public"."credit_balances" USING "removed"
		WHERE "credit_balances"."user_id" = "removed"."user_id" AND "credit_balances"."kind" = "removed"."kind";
		INSERT INTO "public"."credit_balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund')), 0),
		coalesce(sum("delta") FILTER (WHERE "reason" NOT IN ('reserve', 'release', 'refund')), 0), count(*) FILTER (WHERE "reason" = 'refund'),
		max("created_at") FILTER (WHERE "delta" > 0 AND "reason" NOT IN ('reserve', 'release', 'refund'))
		FROM "public"."credits"
		WHERE ("user_id", "kind") IN (SELECT "user_id", "kind" FROM "removed") GROUP BY 1, 2 ORDER BY 1, 2;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_balances_insert" AFTER INSERT ON "credits" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_credits"();--> statement-breakpoint
CREATE TRIGGER "credit_balances_delete" AFTER DELETE ON "credits" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_credits"();--> statement-breakpoint
-- After the triggers, whose creation waits for running inserts, so that none is missed.
INSERT INTO "credit_balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund')), 0),
		coalesce(sum("delta") FILTER (WHERE "reason" NOT IN ('reserve', 'release', 'refund')), 0), count(*) FILTER (WHERE "reason" = 'refund'),
		max("created_at") FILTER (WHERE "delta" > 0 AND "reason" NOT IN ('reserve', 'release', 'refund'))
FROM "credits" GROUP BY 1, 2;
