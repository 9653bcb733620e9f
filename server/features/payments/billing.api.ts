import { Hono } from "hono";
import { newSubscriptionInput, paymentUrlResponse, portalQuery, subscription } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, route } from "../../http/route.ts";
import { billingPortalUrl, completePaymentUrl } from "./checkout.ts";
import { claimSubscription } from "./subscriptions.ts";

export const billing = new Hono<AppEnv>()
  .post(
    "/new-subscription",
    route({ access: "user", limits: [paymentsMinute], json: newSubscriptionInput, timeoutSeconds: paymentSeconds }),
    describe("Activate a paid subscription", {
      responses: { 200: subscription },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json(await claimSubscription(c.var, c.var.user, c.req.valid("json").subscriptionId)),
  )
  .get(
    "/complete-payment",
    route({ access: "user", support: "refused", limits: [paymentsMinute], timeoutSeconds: paymentSeconds }),
    describe("Create a link to confirm your payment details", {
      description: "Leads to the plans of this site if no plan was chosen.",
      responses: { 200: paymentUrlResponse },
      problems: ["not-found", "conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json({ paymentUrl: await completePaymentUrl(c.var, c.var.user) }),
  )
  .get(
    "/update-payment",
    route({
      access: "user",
      support: "refused",
      limits: [paymentsMinute],
      query: portalQuery,
      timeoutSeconds: paymentSeconds,
    }),
    describe("Create a link to the billing portal", {
      responses: { 200: paymentUrlResponse },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json({ paymentUrl: await billingPortalUrl(c.var, c.var.user, c.req.valid("query")) }),
  );
