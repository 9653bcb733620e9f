import { Hono } from "hono";
import {
  assignmentInput,
  paymentDetail,
  paymentExportQuery,
  paymentList,
  paymentPath,
  paymentQuery,
  refundInput,
  waitingPayments,
} from "#shared/billing/payments.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { paymentTimeout } from "../../http/payment-limits.ts";
import { validate } from "../../http/validate.ts";
import { assignPayment } from "./assign-payment.ts";
import { getPaymentDetail } from "./payment-detail.ts";
import { countWaitingPayments, exportedColumns, exportPaymentList, listPayments } from "./payment-list.ts";
import { refundPayment } from "./refund-payment.ts";

/** The owner's endpoints for all payments. */
export const adminPayments = new Hono<AppEnv>()
  .get(
    "/",
    requireAdmin,
    validate("query", paymentQuery),
    describe({
      summary: "List payments",
      description: "One-time purchases and invoices of subscriptions, unmatched ones first, with their sums.",
      responses: { 200: paymentList },
    }),
    async (c) => c.json(await listPayments(c.var.db, c.req.valid("query"))),
  )
  .get(
    "/waiting",
    requireAdmin,
    describe({ summary: "Count unmatched payments and open disputes", responses: { 200: waitingPayments } }),
    async (c) => c.json(await countWaitingPayments(c.var.db)),
  )
  .get(
    "/export",
    requireAdmin,
    validate("query", paymentExportQuery),
    describe({ summary: "Export payments", responses: { 200: "text/csv" } }),
    (c) => {
      const day = utcDay(c.var.clock());
      return csv(`Payments_${day}.csv`, [...exportedColumns], exportPaymentList(c.var.db, c.req.valid("query")));
    },
  )
  .get(
    "/:id",
    requireAdmin,
    validate("param", paymentPath),
    describe({
      summary: "Retrieve a payment",
      description: "With what it granted, what a refund would take back, refunds, disputes and events.",
      responses: { 200: paymentDetail },
      problems: ["not-found"],
    }),
    async (c) => c.json(await getPaymentDetail(c.var, c.req.valid("param").id)),
  )
  .post(
    "/:id/assign",
    requireAdmin,
    validate("param", paymentPath),
    validate("json", assignmentInput),
    describe({
      summary: "Assign a payment to an account",
      description: "Grants what a matched payment grants, once. A payment that matches no plan needs `planId`.",
      responses: { 204: null },
      problems: ["not-found", "conflict"],
    }),
    async (c) => {
      await assignPayment(c.var, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/refunds",
    requireAdmin,
    paymentTimeout,
    validate("param", paymentPath),
    validate("json", refundInput),
    describe({
      summary: "Refund a payment",
      description:
        "Refunds it in Stripe, whole or in part. A full refund takes back the plan and the unused credits that it paid for.",
      responses: { 204: null },
      problems: ["not-found", "conflict", "upstream", "unavailable"],
    }),
    async (c) => {
      await refundPayment(c.var, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
