// The owner's list of payments and its sums. Triggers write both (migration listed_payments), so that the list, in its
// order and with its filters, is read from an index, and sums need no payment at all.
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { paymentKinds, paymentStates } from "#shared/payments.ts";
import { createdAt } from "./columns.ts";

/** In the currency's smallest unit. */
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** A row per purchase and per invoice that isn't void, with what the list shows, filters and searches. */
export const listedPayments = pgTable(
  "listed_payments",
  {
    /** The purchase's or invoice's, which deletes it. */
    id: uuid("id").notNull(),
    kind: text("kind", { enum: paymentKinds }).notNull(),
    state: text("state", { enum: paymentStates }).notNull(),
    isUnmatched: boolean("is_unmatched").notNull(),
    isPaid: boolean("is_paid").notNull(),
    /** Not a foreign key: it follows that of the purchase or subscription. */
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
  },
  (table) => {
    const order = [table.isUnmatched, table.createdAt, table.id] as const;
    return [
      primaryKey({ name: "listed_payments_pkey", columns: [table.id, table.kind] }),
      // With the email, so that a search for a common word reads this index alone.
      index("listed_payments_order").on(...order, table.email),
      index("listed_payments_state").on(table.state, ...order),
      index("listed_payments_plan").on(table.planId, ...order),
      index("listed_payments_plan_state").on(table.planId, table.state, ...order),
      index("listed_payments_newest").on(table.createdAt, table.id),
      index("listed_payments_payer").on(table.payerId),
      index("listed_payments_stripe_ids").using(
        "gin",
        sql`(array[${table.stripeId}, ${table.paymentIntentId}, ${table.subscriptionStripeId}, ${table.customerId}])`,
      ),
    ];
  },
);

/** Sums of the listed payments by UTC day and by month, so that a long period takes few rows. */
export const paymentSums = pgTable(
  "payment_sums",
  {
    period: text("period", { enum: ["day", "month"] }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    state: text("state", { enum: paymentStates }).notNull(),
    isUnmatched: boolean("is_unmatched").notNull(),
    planId: integer("plan_id"),
    currency: text("currency"),
    listed: integer("listed").notNull(),
    /** Those that are paid and have a currency. The amounts are theirs. */
    payments: integer("payments").notNull(),
    paid: minorUnits("paid").notNull(),
    refunded: minorUnits("refunded").notNull(),
    lost: minorUnits("lost").notNull(),
  },
  (table) => [
    unique("payment_sums_once")
      .on(table.period, table.startsOn, table.state, table.isUnmatched, table.planId, table.currency)
      .nullsNotDistinct(),
  ],
);
