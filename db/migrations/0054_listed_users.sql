-- In the order in which the app locks their rows.
LOCK TABLE "users", "sessions", "subscriptions" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "listed_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"plan_id" integer,
	"trial_ends_at" timestamp (3) with time zone,
	"is_past_due" boolean NOT NULL,
	"standing" text GENERATED ALWAYS AS (case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end) STORED NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_users" ADD CONSTRAINT "listed_users_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_users"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- The next statement then reads what a transaction has written that lists the same account.
	PERFORM 1 FROM "public"."listed_users" WHERE "id" = ANY("ids") ORDER BY "id" FOR UPDATE;
	INSERT INTO "public"."listed_users" AS "listed" ("id", "email", "role", "plan_id", "trial_ends_at", "is_past_due", "last_seen_at", "created_at")
	SELECT "id", "email", "role", "plan_id", "trial_ends_at",
		coalesce((SELECT "status" = 'past_due' FROM "public"."subscriptions" WHERE "user_id" = "users"."id" AND "plan_id" IS NOT NULL
			AND "status" IN ('trialing', 'active', 'past_due') ORDER BY "created_at" DESC LIMIT 1), false),
		(SELECT max("last_seen_at") FROM "public"."sessions" WHERE "user_id" = "users"."id" AND "impersonated_by" IS NULL),
		"created_at"
	FROM "public"."users" WHERE "id" = ANY("ids") ORDER BY "id"
	ON CONFLICT ("id") DO UPDATE SET "email" = EXCLUDED."email", "role" = EXCLUDED."role", "plan_id" = EXCLUDED."plan_id",
		"trial_ends_at" = EXCLUDED."trial_ends_at", "is_past_due" = EXCLUDED."is_past_due", "last_seen_at" = EXCLUDED."last_seen_at",
		"created_at" = EXCLUDED."created_at"
	WHERE ("listed"."email", "listed"."role", "listed"."plan_id", "listed"."trial_ends_at", "listed"."is_past_due", "listed"."last_seen_at", "listed"."created_at")
		IS DISTINCT FROM (EXCLUDED."email", EXCLUDED."role", EXCLUDED."plan_id", EXCLUDED."trial_ends_at", EXCLUDED."is_past_due", EXCLUDED."last_seen_at", EXCLUDED."created_at");
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_changed_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		PERFORM "public"."list_users"(array[NEW."id"]);
	ELSE
		PERFORM "public"."list_users"(array[OLD."user_id", NEW."user_id"]);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "list_visit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Requests of a session write its time now and then: that reads no other session.
	UPDATE "public"."listed_users" SET "last_seen_at" = NEW."last_seen_at"
	WHERE "id" = NEW."user_id" AND ("last_seen_at" IS NULL OR "last_seen_at" < NEW."last_seen_at");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "listed_users_insert" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
CREATE TRIGGER "listed_users_update" AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD."email", OLD."role", OLD."plan_id", OLD."trial_ends_at", OLD."created_at") IS DISTINCT FROM (NEW."email", NEW."role", NEW."plan_id", NEW."trial_ends_at", NEW."created_at")) EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
CREATE TRIGGER "listed_users_change" AFTER INSERT OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
CREATE TRIGGER "listed_users_update" AFTER UPDATE ON "subscriptions" FOR EACH ROW WHEN ((OLD."user_id", OLD."plan_id", OLD."status", OLD."created_at") IS DISTINCT FROM (NEW."user_id", NEW."plan_id", NEW."status", NEW."created_at")) EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
CREATE TRIGGER "listed_users_insert" AFTER INSERT ON "sessions" FOR EACH ROW WHEN (NEW."impersonated_by" IS NULL) EXECUTE FUNCTION "list_visit"();--> statement-breakpoint
CREATE TRIGGER "listed_users_visit" AFTER UPDATE ON "sessions" FOR EACH ROW WHEN (NEW."impersonated_by" IS NULL AND NEW."last_seen_at" > OLD."last_seen_at") EXECUTE FUNCTION "list_visit"();--> statement-breakpoint
CREATE TRIGGER "listed_users_update" AFTER UPDATE ON "sessions" FOR EACH ROW WHEN (NEW."last_seen_at" < OLD."last_seen_at" OR (OLD."user_id", OLD."impersonated_by") IS DISTINCT FROM (NEW."user_id", NEW."impersonated_by")) EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
CREATE TRIGGER "listed_users_delete" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (OLD."impersonated_by" IS NULL) EXECUTE FUNCTION "list_changed_user"();--> statement-breakpoint
SELECT "list_users"((SELECT array_agg("id") FROM "users"));--> statement-breakpoint
CREATE INDEX "listed_users_newest" ON "listed_users" USING btree ("created_at","id","standing","trial_ends_at");--> statement-breakpoint
CREATE INDEX "listed_users_email" ON "listed_users" USING btree ("email","id","standing","trial_ends_at");--> statement-breakpoint
CREATE INDEX "listed_users_last_seen" ON "listed_users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"standing","trial_ends_at");--> statement-breakpoint
CREATE INDEX "listed_users_standing" ON "listed_users" USING btree ("standing","created_at","id") WHERE "listed_users"."standing" <> 'none';--> statement-breakpoint
CREATE INDEX "listed_users_standing_email" ON "listed_users" USING btree ("standing","email","id") WHERE "listed_users"."standing" <> 'none';--> statement-breakpoint
CREATE INDEX "listed_users_standing_last_seen" ON "listed_users" USING btree ("standing","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "listed_users"."standing" <> 'none';--> statement-breakpoint
CREATE INDEX "listed_users_plan" ON "listed_users" USING btree ("plan_id","created_at","id","standing") WHERE "listed_users"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "listed_users_plan_email" ON "listed_users" USING btree ("plan_id","email","id","standing") WHERE "listed_users"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "listed_users_plan_last_seen" ON "listed_users" USING btree ("plan_id","last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST,"standing") WHERE "listed_users"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "listed_users_trial" ON "listed_users" USING btree ("trial_ends_at") WHERE "listed_users"."standing" = 'none';--> statement-breakpoint
CREATE INDEX "listed_users_role" ON "listed_users" USING btree ("role","created_at","id") WHERE "listed_users"."role" <> 'customer';
