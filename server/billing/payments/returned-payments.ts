// Refunds and disputes. Money that went back takes back what it paid for: access and unused credits.

import { and, eq, isNotNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { findLockedAccount } from "#db/queries/lock-account.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { disputes, invoices, purchases, refunds, subscriptions, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ExternalDispute, ExternalRefund } from "../../integrations/stripe/stripe-charges.ts";
import type { ExternalInvoice } from "../../integrations/stripe/stripe-objects.ts";
import { settlePaidPeriod } from "../credits/paid-periods.ts";
import { applyPlan } from "../subscriptions/apply-plan.ts";
import { notifyPlanRefunded } from "./payment-notices.ts";

/** Serializes saving a payment, its refunds and its disputes, so that none misses another. Lock the buyer first. */
const lockPayment = async (tx: Db, paymentIntentId: string) => {
  await lockUntilCommit(tx, `payment ${paymentIntentId}`);
};

/** Returns the account of a payment, null if it has none, or undefined for an unknown payment. */
export const findPayer = async (db: Db, paymentIntentId: string) => {
  const [purchase] = await db
    .select({ userId: purchases.userId })
    .from(purchases)
    .where(eq(purchases.paymentIntentId, paymentIntentId));
  if (purchase) return purchase.userId;
  const [invoice] = await db
    .select({ userId: subscriptions.userId })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(invoices.paymentIntentId, paymentIntentId))
    // Until the end of the transaction, the payment can't be assigned to an account.
    .for("update");
  return invoice?.userId;
};

const sumOf = async (tx: Db, table: typeof refunds | typeof disputes, where: SQL | undefined) => {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${table.amount}), 0)::int8`.mapWith(Number) })
    .from(table)
    .where(where);
  return row?.sum ?? 0;
};

/**
 * Compares a payment with its saved refunds and disputes: it counts as returned once all of it was refunded or lost in
 * disputes, and no longer if a refund failed or a dispute was won after all. Call `applyPlan` afterwards.
 */
export const settleReturns = async (tx: Db, paymentIntentId: string, now: Date) => {
  await lockPayment(tx, paymentIntentId);
  const refunded = await sumOf(
    tx,
    refunds,
    and(eq(refunds.paymentIntentId, paymentIntentId), notInArray(refunds.status, ["failed", "canceled"])),
  );
  const lost = await sumOf(
    tx,
    disputes,
    and(eq(disputes.paymentIntentId, paymentIntentId), eq(disputes.status, "lost")),
  );
  const change = (table: { amount: PgColumn; refundedAt: PgColumn }) => ({
    refundedAmount: refunded,
    refundedAt: sql`case when ${table.amount} > 0 and ${table.amount} <= ${refunded + lost}::int8 then coalesce(${table.refundedAt}, ${now.toISOString()}::timestamptz) end`,
  });
  await tx.update(purchases).set(change(purchases)).where(eq(purchases.paymentIntentId, paymentIntentId));
  const paid = await tx
    .update(invoices)
    .set(change(invoices))
    .where(and(eq(invoices.paymentIntentId, paymentIntentId), eq(invoices.status, "paid")))
    .returning();
  for (const invoice of paid) await settlePaidPeriod(tx, invoice);
};

/** Saves refunds as read from Stripe at this time. */
export const saveRefunds = async (tx: Db, paymentIntentId: string, list: readonly ExternalRefund[], readAt: Date) => {
  for (const refund of list) {
    const values = { ...refund, paymentIntentId, readAt };
    await tx
      .insert(refunds)
      .values(values)
      .onConflictDoUpdate({ target: refunds.id, set: values, setWhere: lte(refunds.readAt, readAt) });
  }
};

/** Saves a dispute as read from Stripe at this time. */
export const saveDispute = async (tx: Db, paymentIntentId: string, dispute: ExternalDispute, readAt: Date) => {
  const values = { ...dispute, paymentIntentId, readAt };
  await tx
    .insert(disputes)
    .values(values)
    .onConflictDoUpdate({ target: disputes.id, set: values, setWhere: lte(disputes.readAt, readAt) });
};

/** Saves an invoice of a saved subscription as read from Stripe at this time. Call `applyPlan` afterwards. */
export const saveInvoice = async (
  tx: Db,
  subscriptionId: string,
  { id: stripeId, paymentIntentId, ...invoice }: ExternalInvoice,
  readAt: Date,
) => {
  const values = { ...invoice, subscriptionId, paymentIntentId: paymentIntentId ?? null, readAt };
  await tx
    .insert(invoices)
    .values({ ...values, stripeId })
    .onConflictDoUpdate({ target: invoices.stripeId, set: values, setWhere: lte(invoices.readAt, readAt) });
  if (paymentIntentId) await settleReturns(tx, paymentIntentId, readAt);
};

/** Whether the payment of an invoice went back to the buyer. */
export const isReturned = async (tx: Db, invoiceId: string) => {
  const [invoice] = await tx
    .select({ refundedAt: invoices.refundedAt })
    .from(invoices)
    .where(eq(invoices.stripeId, invoiceId));
  return invoice !== undefined && invoice.refundedAt !== null;
};

const hasPlan = async (tx: Db, userId: string, planId: number) =>
  (await tx.$count(users, and(eq(users.id, userId), eq(users.planId, planId)))) > 0;

/** The account's plan, if this payment bought it once and went back. */
const findReturnedPlan = async (tx: Db, paymentIntentId: string, userId: string) => {
  const [purchase] = await tx
    .select({ planId: purchases.planId })
    .from(purchases)
    .where(and(eq(purchases.paymentIntentId, paymentIntentId), isNotNull(purchases.refundedAt)));
  const planId = purchase?.planId;
  return planId && (await hasPlan(tx, userId, planId)) ? planId : undefined;
};

type Scope = Pick<Dependencies, "db" | "clock" | "jobs">;

/**
 * Saves refunds or disputes of a payment, and what follows for its buyer. The effect returns false if the payment was
 * saved or assigned to an account meanwhile; then read again.
 */
export const returnEffect = async (
  { db, clock, jobs }: Scope,
  paymentIntentId: string,
  save: (tx: Db) => Promise<unknown>,
) => {
  const payer = await findPayer(db, paymentIntentId);
  return async (tx: Db) => {
    if (payer && !(await findLockedAccount(tx, payer))) return false;
    await save(tx);
    await settleReturns(tx, paymentIntentId, clock());
    if ((await findPayer(tx, paymentIntentId)) !== payer) return false;
    if (!payer) return true;
    const planId = await findReturnedPlan(tx, paymentIntentId, payer);
    await applyPlan(tx, payer, clock());
    if (planId && !(await hasPlan(tx, payer, planId))) await notifyPlanRefunded(tx, jobs, payer, planId);
    return true;
  };
};
