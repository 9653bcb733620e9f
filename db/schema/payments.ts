import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { modes } from "#shared/modes.ts";
import { subscriptionStatuses } from "#shared/payments.ts";
import { createdAt, id, instant } from "./columns.ts";
import { plans } from "./plans.ts";
import { users } from "./users.ts";

/**
 * Who paid. A payment without an account is unmatched while it has `buyerEmail`: it belongs to the account that
 * verifies that address. With neither, it is the anonymous accounting record of an erased account.
 */
const buyer = () => ({
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  /** In lower case; null once the payment has an account. */
  buyerEmail: text("buyer_email"),
  /** Stripe's customer id of an unmatched payment; once matched, it is `users.stripeCustomerId`. */
  customerId: text("customer_id"),
});

/** In the currency's smallest unit, as at Stripe; `currency` in lower case. */
const amount = () => ({ amount: bigint("amount", { mode: "number" }), currency: text("currency") });

/** Subscriptions as last reported by the payment service. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    ...buyer(),
    stripeId: text("stripe_id").notNull().unique(),
    /** Null if its price belongs to none of our plans. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    /** The Stripe price charged last, and its amount per period before discounts. */
    priceId: text("price_id"),
    ...amount(),
    status: text("status", { enum: subscriptionStatuses }).notNull(),
    currentPeriodEnd: instant("current_period_end"),
    /** The end of the last period that is paid. Stripe starts a period about an hour before it charges for it. */
    paidUntil: instant("paid_until"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    /** Optimistic lock: of two concurrent updates, only one is written. */
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    index("subscriptions_plan").on(table.planId),
    index("subscriptions_buyer_email").on(table.buyerEmail),
  ],
);

/** One-time payments. A refund revokes them. */
export const purchases = pgTable(
  "purchases",
  {
    id: id(),
    ...buyer(),
    /** Null if the payment matches none of our plans. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    /** The amount paid, after discounts. */
    ...amount(),
    checkoutId: text("checkout_id").notNull().unique(),
    paymentIntentId: text("payment_intent_id"),
    refundedAt: instant("refunded_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("purchases_user").on(table.userId),
    index("purchases_intent").on(table.paymentIntentId),
    index("purchases_buyer_email").on(table.buyerEmail),
  ],
);

/** Webhook events already processed, so that each is applied once. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAt(),
});

/** Stripe accounts that customers connected so that we can read their coupons. */
export const connectedAccounts = pgTable(
  "connected_accounts",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mode: text("mode", { enum: modes }).notNull(),
    accountId: text("account_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("connected_accounts_once").on(table.userId, table.mode, table.accountId)],
);

/** OAuth `state` values issued to users who connect a Stripe account; single use. */
export const connectStates = pgTable("connect_states", {
  stateHash: text("state_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  mode: text("mode", { enum: modes }).notNull(),
  expiresAt: instant("expires_at").notNull(),
});
