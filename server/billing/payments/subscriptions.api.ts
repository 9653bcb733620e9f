import { Hono } from "hono";
import { subscription, subscriptionPath } from "#shared/billing/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { getOwnSubscription } from "./subscriptions.ts";

export const subscriptions = new Hono<AppEnv>()
  .get(
    "/:id",
    requireUser,
    validate("param", subscriptionPath),
    describe({ summary: "Retrieve a subscription", responses: { 200: subscription } }),
    async (c) => c.json(await getOwnSubscription(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .post(
    "/:id/cancel",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("param", subscriptionPath),
    describe({
      summary: "Cancel a subscription",
      description: "It runs to the end of the paid period.",
      responses: { 200: subscription },
      problems: ["not-found", "conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json(await cancelSubscription(c.var, c.var.user.id, c.req.valid("param").id)),
  )
  .post(
    "/:id/resume",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("param", subscriptionPath),
    describe({
      summary: "Keep a canceled subscription",
      description: "Takes a cancellation back before the paid period ends.",
      responses: { 200: subscription },
      problems: ["not-found", "conflict", "upstream", "unavailable"],
    }),
    async (c) => c.json(await resumeSubscription(c.var, c.var.user.id, c.req.valid("param").id)),
  );
