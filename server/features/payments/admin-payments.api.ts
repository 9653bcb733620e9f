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
} from "#shared/payments.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../dependencies.ts";
import { csv } from "../../http/csv.ts";
import { paymentSeconds } from "../../http/payment-limits.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { assignPayment } from "./assign-payment.ts";
import { getPaymentDetail } from "./payment-detail.ts";
import { countWaitingPayments, exportedColumns, exportPaymentList, listPayments } from "./payment-list.ts";
import { refundPayment } from "./refund-payment.ts";

/** The owner's endpoints for all payments. */
export const adminPayments = new Hono<AppEnv>()
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
    route({ access: "admin", param: paymentPath }),
    describe("Retrieve a payment", {
      description: "With what it granted, what a refund would take back, refunds, disputes and events.",
      responses: { 200: paymentDetail },
    }),
    async (c) => c.json(await getPaymentDetail(c.var, c.req.valid("param").id)),
  )
  .post(
    "/:id/assign",
    route({ access: "admin", param: paymentPath, json: assignmentInput }),
    describe("Assign a payment to an account", {
      description: "Grants what a matched payment grants, once. A payment that matches no plan needs `planId`.",
    }),
    async (c) => noContent(c, assignPayment(c.var, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/refunds",
    route({ access: "admin", param: paymentPath, json: refundInput, timeoutSeconds: paymentSeconds }),
    describe("Refund a payment", {
      description:
        "Refunds it in Stripe, whole or in part. A full refund takes back the plan and the unused credits that it paid for.",
      problems: ["upstream", "unavailable"],
    }),
    async (c) => noContent(c, refundPayment(c.var, c.req.valid("param").id, c.req.valid("json"))),
  );
