// The owner's list of payments.
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { paymentKinds, paymentStates } from "#shared/billing/payments.ts";
import { createdAt } from "../columns.ts";
import { users } from "../users.ts";
import { disputes, invoices, purchases, subscriptions } from "./payments.ts";

/** In the currency's smallest unit. */
const minorUnits = (name: string) => bigint(name, { mode: "number" });

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
  // A payment of an erased account has neither a buyer's email nor a customer: it doesn't wait for an account.
}).as(sql`
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
      from ${purchases}
      union all
      select i.id, 'invoice', i.status = 'paid', s.user_id, s.buyer_email, s.plan_id, i.amount, i.currency, i.refunded_amount,
        i.refunded_at, i.stripe_id, s.stripe_id, i.payment_intent_id, s.customer_id, i.created_at
      from ${invoices} i join ${subscriptions} s on s.id = i.subscription_id where i.status <> 'void'
    ) as payments
  ) as payments
  left join (select id as user_id, email from ${users}) as u on u.user_id = payer_id
  left join (
    select payment_intent_id as disputed_id, bool_or(status not in ('won', 'warning_closed', 'prevented')) as is_disputed,
      sum(amount) filter (where status = 'lost') as lost_amount
    from ${disputes} group by payment_intent_id
  ) as disputed on disputed_id = payment_intent_id`);
