-- In the order in which the app locks their rows.
LOCK TABLE "users", "sessions", "subscriptions", "invoices", "purchases", "disputes" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- With their triggers.
DROP FUNCTION "count_mentions"(), "count_feedbacks"(), "skip_feedback_count"(), "sum_visits"(), "count_pages"(), "count_articles"(), "count_submissions"(), "count_links"(), "list_changed_payment"(), "list_payments"(uuid[]), "sum_payments"(), "list_changed_user"(), "list_visit"(), "list_users"(uuid[]) CASCADE;--> statement-breakpoint
DROP TABLE "article_counts" CASCADE;--> statement-breakpoint
DROP TABLE "daily_articles" CASCADE;--> statement-breakpoint
DROP TABLE "daily_links" CASCADE;--> statement-breakpoint
DROP TABLE "daily_visits" CASCADE;--> statement-breakpoint
DROP TABLE "feedback_counts" CASCADE;--> statement-breakpoint
DROP TABLE "listed_payments" CASCADE;--> statement-breakpoint
DROP TABLE "listed_users" CASCADE;--> statement-breakpoint
DROP TABLE "mention_counts" CASCADE;--> statement-breakpoint
DROP TABLE "page_counts" CASCADE;--> statement-breakpoint
DROP TABLE "payment_sums" CASCADE;--> statement-breakpoint
DROP TABLE "published_pages" CASCADE;--> statement-breakpoint
DROP TABLE "submission_counts" CASCADE;--> statement-breakpoint
DROP TABLE "visit_milestones" CASCADE;--> statement-breakpoint
DROP TABLE "visit_periods" CASCADE;--> statement-breakpoint
DROP TABLE "visit_totals" CASCADE;--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE VIEW "public"."listed_payments" AS (
  select id, kind,
    case when is_disputed then 'disputed' when refunded_amount > 0 then 'refunded' when is_unmatched then 'unmatched'
      when not is_paid then 'failed' else 'paid' end as state,
    is_unmatched, is_paid, payer_id, coalesce(u.email, buyer_email) as email, plan_id, amount, currency, refunded_amount,
    coalesce(lost_amount, 0)::bigint as lost_amount, stripe_id, subscription_stripe_id, payment_intent_id, customer_id, created_at
  from (
    select *, is_paid and refunded_at is null and (payer_id is null or plan_id is null)
      and (payer_id is not null or buyer_email is not null or customer_id is not null) as is_unmatched
    from (
      select id, 'purchase' as kind, true as is_paid, user_id as payer_id, buyer_email, plan_id, amount, currency, refunded_amount,
        refunded_at, checkout_id as stripe_id, null as subscription_stripe_id, payment_intent_id, customer_id, created_at
      from "purchases"
      union all
      select i.id, 'invoice', i.status = 'paid', s.user_id, s.buyer_email, s.plan_id, i.amount, i.currency, i.refunded_amount,
        i.refunded_at, i.stripe_id, s.stripe_id, i.payment_intent_id, s.customer_id, i.created_at
      from "invoices" i join "subscriptions" s on s.id = i.subscription_id where i.status <> 'void'
    ) as payments
  ) as payments
  left join (select id as user_id, email from "users") as u on u.user_id = payer_id
  left join (
    select payment_intent_id as disputed_id, bool_or(status not in ('won', 'warning_closed', 'prevented')) as is_disputed,
      sum(amount) filter (where status = 'lost') as lost_amount
    from "disputes" group by payment_intent_id
  ) as disputed on disputed_id = payment_intent_id);--> statement-breakpoint
CREATE VIEW "public"."listed_users" AS (
  select id, email, role, plan_id, trial_ends_at, is_past_due,
    case when is_past_due then 'past-due' when plan_id is not null or role = 'admin' then 'active' else 'none' end as standing,
    last_seen_at, created_at
  from (
    select u.id, u.email, u.role, u.plan_id, u.trial_ends_at, u.created_at, seen.last_seen_at, coalesce(running.is_past_due, false) as is_past_due
    from "users" u
    left join (
      select distinct on (user_id) user_id, status = 'past_due' as is_past_due from "subscriptions"
      where plan_id is not null and status in ('trialing', 'active', 'past_due') order by user_id, created_at desc
    ) as running on running.user_id = u.id
    left join (
      select user_id, max(last_seen_at) as last_seen_at from "sessions" where impersonated_by is null group by user_id
    ) as seen on seen.user_id = u.id
  ) as listed);--> statement-breakpoint
CREATE VIEW "public"."published_pages" AS (
  select project_id, page_set_id, (published_at at time zone 'UTC')::date as day, count(*)::int as count, max(published_at) as last_at
  from "pages" where publish_as = 'live' and published_at is not null group by 1, 2, 3);--> statement-breakpoint
CREATE VIEW "public"."visit_milestones" AS (
  select project_id, day, directory_id, power(10, length(reached::text) - 1)::bigint as visits
  from (
    select project_id, day, directory_id, visits, sum(visits) over (partition by project_id, directory_id order by day) as reached
    from "directory_visits"
  ) as sums
  where reached = visits or length(reached::text) > length((reached - visits)::text));