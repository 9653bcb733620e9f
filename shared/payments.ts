import { z } from "zod";
import { modes } from "./modes.ts";
import { plan } from "./plans.ts";

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
export const planChangeInput = z.object({ planId: z.number().int().min(0).max(2_147_483_647) }).strict();

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
