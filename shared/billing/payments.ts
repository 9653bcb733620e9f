import { z } from "zod";
import { day } from "../dates.ts";
import { modes } from "../modes.ts";
import { integerParam, paging, totals } from "../pagination.ts";
import { namedPlan, plan } from "./plans.ts";

/** Names from https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Statuses that grant access; after a failed payment, access continues for a grace period. */
export const usableStatuses: readonly SubscriptionStatus[] = ["trialing", "active", "past_due"];

export const subscription = z
  .object({
    id: z.uuid(),
    status: z.enum(subscriptionStatuses),
    plan: plan.nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
    cancelAtPeriodEnd: z.boolean(),
  })
  .strict()
  .meta({ id: "Subscription" });
export type Subscription = z.infer<typeof subscription>;

/** Our subscription id, or the payment service's. */
const stripeSubscription = z.string().regex(/^sub_\w{1,200}$/);
export const subscriptionPath = z.object({ id: z.union([z.uuid(), stripeSubscription]) }).strict();
export const newSubscriptionInput = z.object({ subscriptionId: stripeSubscription }).strict();
/** What happens to a running subscription when a one-time plan is bought: it ends with its paid period, or goes on. */
export const runningChoices = ["end", "continue"] as const;
export type RunningChoice = (typeof runningChoices)[number];

/** `again`: buys a one-time plan again that the account has. */
export const planChangeInput = z
  .object({
    planId: z.number().int().min(0).max(2_147_483_647),
    running: z.enum(runningChoices).default("end"),
    again: z.boolean().default(false),
  })
  .strict();
export type PlanChange = z.infer<typeof planChangeInput>;

/** A page of the billing portal; without one, its start, with the invoices. */
export const portalQuery = z.object({ page: z.enum(["payment-method"]).optional() }).strict();
export type PortalPage = NonNullable<z.infer<typeof portalQuery>["page"]>;

export const paymentUrlResponse = z.object({ paymentUrl: z.url() }).strict();
export const planChangeResponse = z.union([paymentUrlResponse, z.object({ changed: z.literal(true) }).strict()]);

export const confirmQuery = z.object({ session_id: z.string().regex(/^cs_\w{1,250}$/) }).strict();
export const confirmation = z
  .object({ status: z.enum(["paid", "pending", "failed"]), planId: z.number().int().optional() })
  .strict();

export const connectQuery = z.object({ mode: z.enum(modes).default("live") }).strict();
export const connectResponse = z.object({ url: z.url(), state: z.string() }).strict();
export const accountPath = z.object({ code: z.string().min(1).max(255), mode: z.enum(modes) }).strict();
export const accountQuery = z.object({ state: z.string().max(200).optional() }).strict();
export const connectedAccount = z.object({ accountId: z.string() }).strict();

const accountId = z.string().max(255).optional();
export const couponQuery = z.object({ stripeAcountId: accountId, testStripeAccountId: accountId }).strict();
export const coupon = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    percentOff: z.number().optional(),
    amountOff: z.number().optional(),
    currency: z.string().optional(),
    duration: z.enum(["once", "repeating", "forever"]),
    valid: z.boolean(),
  })
  .strict()
  .meta({ id: "Coupon" });
export type Coupon = z.infer<typeof coupon>;
export const couponList = z.object({ live: z.array(coupon), test: z.array(coupon) }).strict();

export const receivedResponse = z.object({ received: z.literal(true) }).strict();

// The owner's payments desk.

/** Stripe's names. An `open` invoice has failed at least once and is retried. */
export const invoiceStatuses = ["open", "paid", "uncollectible", "void"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const refundReasons = ["requested_by_customer", "duplicate", "fraudulent"] as const;
export type RefundReason = (typeof refundReasons)[number];
export const refundStatuses = ["pending", "requires_action", "succeeded", "failed", "canceled"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
/** https://docs.stripe.com/api/disputes/object#dispute_object-status */
export const disputeStatuses = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "won",
  "lost",
  "prevented",
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Statuses in which the owner can still send evidence. */
export const answerableStatuses: readonly DisputeStatus[] = ["warning_needs_response", "needs_response"];

export const paymentKinds = ["purchase", "invoice"] as const;

/** `unmatched`: without an account or a plan. `refunded` includes partial refunds, `disputed` those that were lost. */
export const paymentStates = ["unmatched", "paid", "failed", "refunded", "disputed"] as const;
export type PaymentState = (typeof paymentStates)[number];

const paymentFilters = {
  q: z.string().trim().max(200).optional(),
  state: z.enum(paymentStates).optional(),
  plan: integerParam(1, 2_147_483_647).optional(),
  from: day.optional(),
  to: day.optional(),
};
/** `q` searches emails and Stripe ids. Days are UTC and inclusive. */
export const paymentQuery = paging(20).extend(paymentFilters).strict();
export type PaymentQuery = z.infer<typeof paymentQuery>;
export const paymentExportQuery = z.object(paymentFilters).strict();
export type PaymentFilters = z.infer<typeof paymentExportQuery>;
/**
 * `isUnmatched`: waits for the owner to assign it to an account or a plan. `email` is the account's, or the buyer's while
 * there is none; null once the account is deleted. Amounts are in major units.
 */
export const listedPayment = z
  .object({
    id: z.uuid(),
    kind: z.enum(paymentKinds),
    state: z.enum(paymentStates),
    isUnmatched: z.boolean(),
    userId: z.uuid().nullable(),
    email: z.string().nullable(),
    plan: namedPlan.nullable(),
    amount: z.number().nullable(),
    refunded: z.number(),
    currency: z.string().nullable(),
    stripeId: z.string().describe("The id of its checkout or invoice in Stripe"),
    createdAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "ListedPayment" });
export type ListedPayment = z.infer<typeof listedPayment>;

/** `lost`: in disputes. */
const paymentSum = z
  .object({
    currency: z.string(),
    payments: z.number().int(),
    paid: z.number(),
    refunded: z.number(),
    lost: z.number(),
    net: z.number(),
  })
  .strict();
export type PaymentSum = z.infer<typeof paymentSum>;

/**
 * `sums` are those of all payments that match the filters, per currency, without failed ones; empty if a search finds more
 * than are counted.
 */
export const paymentList = z
  .object({ payments: z.array(listedPayment), ...totals, sums: z.array(paymentSum) })
  .strict();

/** `disputes`: those that need a response. */
export const waitingPayments = z.object({ unmatched: z.number().int(), disputes: z.number().int() }).strict();

const paymentRefund = z
  .object({
    id: z.string(),
    amount: z.number(),
    currency: z.string(),
    status: z.enum(refundStatuses),
    reason: z.enum(refundReasons).nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();

const dispute = z
  .object({
    id: z.string(),
    amount: z.number(),
    currency: z.string(),
    reason: z.string(),
    status: z.enum(disputeStatuses),
    dueAt: z.iso.datetime().nullable(),
    url: z.url(),
    createdAt: z.iso.datetime(),
  })
  .strict();
export type Dispute = z.infer<typeof dispute>;

const kindCredits = z.object({ kind: z.enum(["submission", "article", "page"]), count: z.number().int() }).strict();

/**
 * What a full refund would take from the customer now. `plan`: the plan that ends, if one does; `planAfter`: the one that
 * follows. `credits`: those that are unused.
 */
const refundEffect = z
  .object({ plan: z.string().nullable(), planAfter: z.string().nullable(), credits: z.array(kindCredits) })
  .strict();
export type RefundEffect = z.infer<typeof refundEffect>;

/**
 * `ids`: its objects in Stripe, with their pages there. `refundable`: what is left to refund; null if the payment can't be
 * refunded here. `subscription`: the one that it paid for.
 */
export const paymentDetail = listedPayment
  .extend({
    customer: z.object({ id: z.uuid(), email: z.string(), name: z.string().nullable() }).strict().nullable(),
    ids: z.array(z.object({ label: z.string(), id: z.string(), url: z.url() }).strict()),
    period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).strict().nullable(),
    subscription: z
      .object({
        stripeId: z.string(),
        status: z.enum(subscriptionStatuses),
        currentPeriodEnd: z.iso.datetime().nullable(),
      })
      .strict()
      .nullable(),
    granted: z.array(z.object({ ...kindCredits.shape, left: z.number().int() }).strict()),
    refundable: z.number().nullable(),
    refundEffect: refundEffect.nullable(),
    refunds: z.array(paymentRefund),
    disputes: z.array(dispute),
    events: z.array(z.object({ id: z.string(), type: z.string(), createdAt: z.iso.datetime() }).strict()),
  })
  .strict()
  .meta({ id: "PaymentDetail" });
export type PaymentDetail = z.infer<typeof paymentDetail>;

/** `planId`: for a payment that matches no plan. */
export const assignmentInput = z
  .object({ userId: z.uuid(), planId: z.number().int().positive().max(2_147_483_647).optional() })
  .strict();
export type AssignmentInput = z.infer<typeof assignmentInput>;

/** `amount` in major units. `refunded`: what the caller saw as refunded before, so that a repeated refund is noticed. */
export const refundInput = z
  .object({
    amount: z.number().positive("Enter an amount above 0.").max(1_000_000_000),
    reason: z.enum(refundReasons),
    refunded: z.number().min(0),
    cancelSubscription: z.boolean().default(false),
  })
  .strict();
export type RefundInput = z.infer<typeof refundInput>;
