-- A refunded payment takes credits back with the reason `refund` and the grant: that is no use of them.
CREATE OR REPLACE FUNCTION "sum_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Sorted, so that concurrent transactions lock the rows in the same order. Entries are never updated.
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "public"."credit_balances" AS "balances" ("user_id", "kind", "available", "held", "granted", "refunds", "last_grant_at")
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL), 0),
		coalesce(sum("delta") FILTER (WHERE NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL)), 0), count(*) FILTER (WHERE "reason" = 'refund' AND "grant_id" IS NULL),
		max("created_at") FILTER (WHERE "delta" > 0 AND NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL))
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
		SELECT "user_id", "kind", sum("delta"), coalesce(-sum("delta") FILTER (WHERE "reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL), 0),
		coalesce(sum("delta") FILTER (WHERE NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL)), 0), count(*) FILTER (WHERE "reason" = 'refund' AND "grant_id" IS NULL),
		max("created_at") FILTER (WHERE "delta" > 0 AND NOT ("reason" IN ('reserve', 'release', 'refund') AND "grant_id" IS NULL))
		FROM "public"."credits"
		WHERE ("user_id", "kind") IN (SELECT "user_id", "kind" FROM "removed") GROUP BY 1, 2 ORDER BY 1, 2;
	END IF;
	RETURN NULL;
END
$$;
