import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  disputeStatuses,
  invoiceStatuses,
  refundReasons,
  refundStatuses,
  subscriptionStatuses,
} from "#shared/billing/payments.ts";
import { modes } from "#shared/modes.ts";
import { createdAt, id, instant } from "../columns.ts";
import { users } from "../users.ts";
import { plans } from "./plans.ts";

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

/**
 * What went back to the buyer. `refundedAt`: since when the payment counts as returned, after a full refund or a lost
 * dispute; it then grants nothing.
 */
const returned = () => ({
  refundedAmount: bigint("refunded_amount", { mode: "number" }).notNull().default(0),
  refundedAt: instant("refunded_at"),
});

/** When this state was read from Stripe: events arrive in any order, and an older state replaces no newer one. */
const readAt = () => instant("read_at").notNull();

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

/** Payments of subscriptions: the invoices that Stripe has tried to collect. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    stripeId: text("stripe_id").notNull().unique(),
    paymentIntentId: text("payment_intent_id"),
    status: text("status", { enum: invoiceStatuses }).notNull(),
    /** The amount paid, or due while it is unpaid. */
    ...amount(),
    ...returned(),
    /** What it pays for. */
    periodStart: instant("period_start").notNull(),
    periodEnd: instant("period_end").notNull(),
    readAt: readAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("invoices_subscription").on(table.subscriptionId),
    index("invoices_intent").on(table.paymentIntentId),
    index("invoices_newest").on(table.createdAt, table.id),
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
    ...returned(),
    createdAt: createdAt(),
  },
  (table) => [
    index("purchases_user").on(table.userId),
    index("purchases_intent").on(table.paymentIntentId),
    index("purchases_buyer_email").on(table.buyerEmail),
    index("purchases_newest").on(table.createdAt, table.id),
  ],
);

/** Refunds by their Stripe id. They may be known before their payment. */
export const refunds = pgTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    paymentIntentId: text("payment_intent_id").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: refundStatuses }).notNull(),
    reason: text("reason", { enum: refundReasons }),
    readAt: readAt(),
    createdAt: createdAt(),
  },
  (table) => [index("refunds_intent").on(table.paymentIntentId)],
);

/** Disputes by their Stripe id. They may be known before their payment. */
export const disputes = pgTable(
  "disputes",
  {
    id: text("id").primaryKey(),
    paymentIntentId: text("payment_intent_id").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: disputeStatuses }).notNull(),
    /** Until when Stripe accepts evidence. */
    dueAt: instant("due_at"),
    readAt: readAt(),
    createdAt: createdAt(),
  },
  (table) => [index("disputes_intent").on(table.paymentIntentId), index("disputes_status").on(table.status)],
);

/** Webhook events already processed, so that each is applied once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Stripe ids of the object that changed and of its payment. */
    objectIds: text("object_ids").array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index("payment_events_objects").using("gin", table.objectIds)],
);

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
