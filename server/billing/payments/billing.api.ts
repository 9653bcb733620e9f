import { Hono } from "hono";
import { newSubscriptionInput, paymentUrlResponse, portalQuery, subscription } from "#shared/billing/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { refuseSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { billingPortalUrl, completePaymentUrl } from "./checkout.ts";
import { claimSubscription } from "./subscriptions.ts";

export const billing = new Hono<AppEnv>()
  .post(
    "/new-subscription",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("json", newSubscriptionInput),
    describe({
      summary: "Activate a paid subscription",
      responses: { 200: subscription },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json(await claimSubscription(c.var, c.var.user, c.req.valid("json").subscriptionId)),
  )
  .get(
    "/complete-payment",
    refuseSupport,
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    describe({
      summary: "Create a link to confirm your payment details",
      description: "Leads to the plans of this site if no plan was chosen.",
      responses: { 200: paymentUrlResponse },
      problems: ["not-found", "conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json({ paymentUrl: await completePaymentUrl(c.var, c.var.user) }),
  )
  .get(
    "/update-payment",
    refuseSupport,
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("query", portalQuery),
    describe({
      summary: "Create a link to the billing portal",
      responses: { 200: paymentUrlResponse },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json({ paymentUrl: await billingPortalUrl(c.var, c.var.user, c.req.valid("query")) }),
  );
