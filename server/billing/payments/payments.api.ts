import { Hono } from "hono";
import { z } from "zod";
import {
  accountPath,
  accountQuery,
  assignmentInput,
  confirmation,
  confirmQuery,
  connectedAccount,
  connectQuery,
  connectResponse,
  couponList,
  couponQuery,
  paymentDetail,
  paymentExportQuery,
  paymentList,
  paymentQuery,
  receivedResponse,
  refundInput,
  waitingPayments,
} from "#shared/billing/payments.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { csv } from "../../http/download.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { confirmCheckout } from "./apply-checkout.ts";
import { connectAccount, createConnectUrl, listCoupons } from "./connected-accounts.ts";
import { getPaymentDetail } from "./payment-detail.ts";
import { countWaitingPayments, exportedColumns, exportPaymentList, listPayments } from "./payment-list.ts";
import { refundPayment } from "./refund-payment.ts";
import { assignPayment } from "./unmatched-payments.ts";
import { handleWebhook } from "./webhook.ts";

/** The fields of a Stripe event that we require; Stripe defines the rest. */
const webhookEvent = z.looseObject({ id: z.string(), type: z.string() });

export const payments = new Hono<AppEnv>()
  .get(
    "/confirms",
    route({ access: "user", limits: [paymentsMinute], query: confirmQuery, timeoutSeconds: paymentSeconds }),
    describe("Retrieve the status of a checkout", {
      description: "`paid` once the plan is active; `pending` until then.",
      responses: { 200: confirmation },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => c.json(await confirmCheckout(c.var, c.var.user, c.req.valid("query").session_id)),
  )
  .get(
    "/connect",
    route({ access: "user", support: "refused", limits: [paymentsMinute], query: connectQuery }),
    describe("Start connecting a Stripe account", { responses: { 200: connectResponse }, problems: ["unavailable"] }),
    async (c) => c.json(await createConnectUrl(c.var, c.var.user, c.req.valid("query").mode)),
  )
  .get(
    "/account-id/:code/:mode",
    route({
      access: "user",
      support: "refused",
      limits: [paymentsMinute],
      param: accountPath,
      query: accountQuery,
      timeoutSeconds: paymentSeconds,
    }),
    describe("Finish connecting a Stripe account", {
      description: "Takes the code and state that Stripe adds to its redirect.",
      responses: { 200: connectedAccount },
      problems: ["upstream", "unavailable"],
    }),
    async (c) =>
      c.json(await connectAccount(c.var, c.var.user, { ...c.req.valid("param"), state: c.req.valid("query").state })),
  )
  .get(
    "/stripe-coupons",
    route({ access: "user", limits: [paymentsMinute], query: couponQuery, timeoutSeconds: paymentSeconds }),
    describe("List coupons of your connected Stripe accounts", {
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
    route({ access: "anyone", timeoutSeconds: paymentSeconds }),
    describe("Receive a Stripe webhook event", {
      description: "The raw body must be signed in the `Stripe-Signature` header. Each event is processed once.",
      requestBody: webhookEvent,
      responses: { 200: receivedResponse },
      problems: ["invalid", "upstream", "unavailable"],
    }),
    async (c) => {
      await handleWebhook(c.var, await c.req.text(), c.req.header("stripe-signature") ?? "");
      return c.json({ received: true as const });
    },
  )
  .get(
    "/",
    route({ access: "admin", query: paymentQuery }),
    describe("List payments", {
      description: "One-time purchases and invoices of subscriptions, unmatched ones first, with their sums.",
      responses: { 200: paymentList },
    }),
    async (c) => c.json(await listPayments(c.var.db, c.req.valid("query"))),
  )
  .get(
    "/waiting",
    route({ access: "admin" }),
    describe("Count unmatched payments and open disputes", { responses: { 200: waitingPayments } }),
    async (c) => c.json(await countWaitingPayments(c.var.db)),
  )
  .get(
    "/export",
    route({ access: "admin", query: paymentExportQuery }),
    describe("Export payments", { responses: { 200: "text/csv" } }),
    (c) => {
      const day = utcDay(c.var.clock());
      return csv(`Payments_${day}.csv`, [...exportedColumns], exportPaymentList(c.var.db, c.req.valid("query")));
    },
  )
  .get(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Retrieve a payment", {
      description: "With what it granted, what a refund would take back, refunds, disputes and events.",
      responses: { 200: paymentDetail },
    }),
    async (c) => c.json(await getPaymentDetail(c.var, c.req.valid("param").id)),
  )
  .post(
    "/:id/assign",
    route({ access: "admin", param: idPath, json: assignmentInput }),
    describe("Assign a payment to an account", {
      description: "Grants what a matched payment grants, once. A payment that matches no plan needs `planId`.",
    }),
    async (c) => noContent(c, assignPayment(c.var, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/refunds",
    route({ access: "admin", param: idPath, json: refundInput, timeoutSeconds: paymentSeconds }),
    describe("Refund a payment", {
      description:
        "Refunds it in Stripe, whole or in part. A full refund takes back the plan and the unused credits that it paid for.",
      problems: ["upstream", "unavailable"],
    }),
    async (c) => noContent(c, refundPayment(c.var, c.req.valid("param").id, c.req.valid("json"))),
  );
