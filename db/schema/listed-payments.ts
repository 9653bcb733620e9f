// The owner's list of payments.
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { paymentKinds, paymentStates } from "#shared/payments.ts";
import { createdAt } from "./columns.ts";
import { disputes, invoices, purchases, subscriptions } from "./payments.ts";
import { users } from "./users.ts";

/** In the currency's smallest unit. */
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** Without an account or a plan. A payment of an erased account has neither a buyer's email nor a customer: it is not. */
const isUnmatched = (payment: string, buyer: string) =>
  sql.raw(`${payment}.refunded_at is null and (${buyer}.user_id is null or ${buyer}.plan_id is null)
    and (${buyer}.user_id is not null or ${buyer}.buyer_email is not null or ${buyer}.customer_id is not null)`);

/** A row per purchase and per invoice that isn't void, with what the list shows, filters and searches. */
export const listedPayments = pgView("listed_payments", {
  id: uuid("id").notNull(),
  kind: text("kind", { enum: paymentKinds }).notNull(),
  state: text("state", { enum: paymentStates }).notNull(),
  isUnmatched: boolean("is_unmatched").notNull(),
  isPaid: boolean("is_paid").notNull(),
  payerId: uuid("payer_id"),
  /** The account's, or the buyer's while there is none. */
  email: text("email"),
  planId: integer("plan_id"),
  amount: minorUnits("amount"),
  currency: text("currency"),
  refundedAmount: minorUnits("refunded_amount").notNull(),
  /** In disputes. */
  lostAmount: minorUnits("lost_amount").notNull(),
  /** The id of its checkout or invoice. */
  stripeId: text("stripe_id").notNull(),
  subscriptionStripeId: text("subscription_stripe_id"),
  paymentIntentId: text("payment_intent_id"),
  customerId: text("customer_id"),
  createdAt: createdAt(),
}).as(sql`
  select id, kind,
    case when is_disputed then 'disputed' when refunded_amount > 0 then 'refunded' when is_unmatched then 'unmatched'
      when not is_paid then 'failed' else 'paid' end as state,
    is_unmatched, is_paid, payer_id, email, plan_id, amount, currency, refunded_amount, coalesce(lost_amount, 0)::bigint as lost_amount,
    stripe_id, subscription_stripe_id, payments.payment_intent_id, customer_id, created_at
  from (
    select p.id, 'purchase' as kind, true as is_paid, p.user_id as payer_id, coalesce(u.email, p.buyer_email) as email, p.plan_id,
      p.amount, p.currency, p.refunded_amount, p.checkout_id as stripe_id, null as subscription_stripe_id, p.payment_intent_id,
      p.customer_id, p.created_at, ${isUnmatched("p", "p")} as is_unmatched
    from ${purchases} p left join ${users} u on u.id = p.user_id
    union all
    select i.id, 'invoice', i.status = 'paid', s.user_id, coalesce(u.email, s.buyer_email), s.plan_id,
      i.amount, i.currency, i.refunded_amount, i.stripe_id, s.stripe_id, i.payment_intent_id,
      s.customer_id, i.created_at, i.status = 'paid' and ${isUnmatched("i", "s")}
    from ${invoices} i join ${subscriptions} s on s.id = i.subscription_id left join ${users} u on u.id = s.user_id
    where i.status <> 'void'
  ) as payments
  left join (
    select payment_intent_id, bool_or(status not in ('won', 'warning_closed', 'prevented')) as is_disputed,
      sum(amount) filter (where status = 'lost') as lost_amount
    from ${disputes} group by payment_intent_id
  ) as disputed on disputed.payment_intent_id = payments.payment_intent_id`);
