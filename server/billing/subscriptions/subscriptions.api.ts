import { Hono } from "hono";
import {
  newSubscriptionInput,
  paymentUrlResponse,
  planChangeInput,
  planChangeResponse,
  portalQuery,
  subscription,
  subscriptionPath,
} from "#shared/billing/payments.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, route } from "../../http/route.ts";
import { billingPortalUrl, completePaymentUrl } from "../payments/checkout.ts";
import { cancelSubscription, resumeSubscription } from "./cancel-subscription.ts";
import { changePlan } from "./change-plan.ts";
import { claimSubscription, getOwnSubscription } from "./subscriptions.ts";

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

export const planChange = new Hono<AppEnv>().post(
  "/change",
  route({ access: "user", limits: [paymentsMinute], json: planChangeInput, timeoutSeconds: paymentSeconds }),
  describe("Change your plan", {
    description:
      "Responds with a `paymentUrl` if the change requires a payment first. A running subscription that a one-time plan replaces ends with its paid period once that is paid, unless `running` is `continue`.",
    responses: { 200: planChangeResponse },
    problems: ["not-found", "upstream", "unavailable"],
  }),
  async (c) => c.json(await changePlan(c.var, c.var.user, c.req.valid("json"))),
);

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
