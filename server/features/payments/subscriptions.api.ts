import { Hono } from "hono";
import { subscription, subscriptionPath } from "#shared/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, route } from "../../http/route.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { getOwnSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<AppEnv>()
  .get(
    "/:id",
    route({ access: "user", param: subscriptionPath }),
    describe("Retrieve a subscription", { responses: { 200: subscription } }),
    async (c) => c.json(await getOwnSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/:id/cancel",
    route({ access: "user", limits: [paymentsMinute], param: subscriptionPath, timeoutSeconds: paymentSeconds }),
    describe("Cancel a subscription", {
      description: "It runs to the end of the paid period.",
      responses: { 200: subscription },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => c.json(await cancelSubscription(c.var, c.var.user.id, c.req.valid("param").id)),
  )
  .post(
    "/:id/resume",
    route({ access: "user", limits: [paymentsMinute], param: subscriptionPath, timeoutSeconds: paymentSeconds }),
    describe("Keep a canceled subscription", {
      description: "Takes a cancellation back before the paid period ends.",
      responses: { 200: subscription },
      problems: ["upstream", "unavailable"],
    }),
    async (c) => c.json(await resumeSubscription(c.var, c.var.user.id, c.req.valid("param").id)),
  );
