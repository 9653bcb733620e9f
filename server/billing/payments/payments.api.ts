import { Hono } from "hono";
import { z } from "zod";
import {
  accountPath,
  accountQuery,
  confirmation,
  confirmQuery,
  connectedAccount,
  connectQuery,
  connectResponse,
  couponList,
  couponQuery,
  receivedResponse,
} from "#shared/billing/payments.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { limitPaymentCalls, paymentTimeout } from "../../http/payment-limits.ts";
import { refuseSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { connectAccount, createConnectUrl, listCoupons } from "./connected-accounts.ts";
import { handleWebhook } from "./webhook.ts";

/** The fields of a Stripe event that we require; Stripe defines the rest. */
const webhookEvent = z.looseObject({ id: z.string(), type: z.string() });

export const payments = new Hono<AppEnv>()
  .get(
    "/confirms",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("query", confirmQuery),
    describe({
      summary: "Retrieve the status of a checkout",
      description: "`paid` once the plan is active; `pending` until then.",
      responses: { 200: confirmation },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json(await confirmCheckout(c.var, c.var.user, c.req.valid("query").session_id)),
  )
  .get(
    "/connect",
    refuseSupport,
    requireUser,
    limitPaymentCalls,
    validate("query", connectQuery),
    describe({
      summary: "Start connecting a Stripe account",
      responses: { 200: connectResponse },
      problems: ["unavailable"],
    }),
    async (c) => c.json(await createConnectUrl(c.var, c.var.user, c.req.valid("query").mode)),
  )
  .get(
    "/account-id/:code/:mode",
    refuseSupport,
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("param", accountPath),
    validate("query", accountQuery),
    describe({
      summary: "Finish connecting a Stripe account",
      description: "Takes the code and state that Stripe adds to its redirect.",
      responses: { 200: connectedAccount },
      problems: ["upstream", "unavailable"],
    }),
    async (c) =>
      c.json(await connectAccount(c.var, c.var.user, { ...c.req.valid("param"), state: c.req.valid("query").state })),
  )
  .get(
    "/stripe-coupons",
    requireUser,
    limitPaymentCalls,
    paymentTimeout,
    validate("query", couponQuery),
    describe({
      summary: "List coupons of your connected Stripe accounts",
      responses: { 200: couponList },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => {
      const { stripeAcountId, testStripeAccountId } = c.req.valid("query");
      return c.json(await listCoupons(c.var, c.var.user, { live: stripeAcountId, test: testStripeAccountId }));
    },
  )
  // The signature covers the raw bytes, so the body must not be parsed first.
  .post(
    "/webhook",
    paymentTimeout,
    describe({
      summary: "Receive a Stripe webhook event",
      description: "The raw body must be signed in the `Stripe-Signature` header. Each event is processed once.",
      requestBody: webhookEvent,
      responses: { 200: receivedResponse },
      problems: ["invalid", "upstream", "unavailable"],
    }),
    async (c) => {
      await handleWebhook(c.var, await c.req.text(), c.req.header("stripe-signature") ?? "");
      return c.json({ received: true as const });
    },
  );
