import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { modes } from "#shared/modes.ts";
import { subscriptionStatuses } from "#shared/payments.ts";
import { users } from "./auth.ts";
import { createdAt, id, instant } from "./columns.ts";
import { plans } from "./plans.ts";

/**
 * Who paid. A payment without an account is unmatched while it has `buyerEmail`: it belongs to the account that verifies
 * that address. Without either it is the anonymous accounting record of an erased account.
 */
const buyer = () => ({
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  /** In lower case; null once the payment has an account. */
  buyerEmail: text("buyer_email"),
  /** Stripe's customer of an unmatched payment; later it is `users.stripeCustomerId`. */
  customerId: text("customer_id"),
});

/** In the currency's smallest unit, as Stripe counts; `currency` in lower case. */
const amount = () => ({ amount: bigint("amount", { mode: "number" }), currency: text("currency") });

/** What the payment service told us of a subscription. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    ...buyer(),
    stripeId: text("stripe_id").notNull().unique(),
    /** Null when its price is none of our plans'. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    /** Stripe's price that was charged last, and what it asks for a period before discounts. */
    priceId: text("price_id"),
    ...amount(),
    status: text("status", { enum: subscriptionStatuses }).notNull(),
    currentPeriodEnd: instant("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    /** Counts the changes, so that of two that were read side by side only one is written. */
    version: integer("version").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    index("subscriptions_plan").on(table.planId),
    index("subscriptions_buyer_email").on(table.buyerEmail),
  ],
);

/** What was paid once. A refund takes it back. */
export const purchases = pgTable(
  "purchases",
  {
    id: id(),
    ...buyer(),
    /** Null when what was paid fits none of our plans. */
    planId: integer("plan_id").references(() => plans.id, { onDelete: "restrict" }),
    /** What was paid, after discounts. */
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

/** Events of the payment service that were dealt with: each counts once. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAt(),
});

/** Stripe accounts that customers connected, so that we may read their coupons. */
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

/** The `state` that we gave someone who went to connect an account; it is taken back once. */
export const connectStates = pgTable("connect_states", {
  stateHash: text("state_hash").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  mode: text("mode", { enum: modes }).notNull(),
  expiresAt: instant("expires_at").notNull(),
});
