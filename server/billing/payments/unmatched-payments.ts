// Payments without an account. They wait until an account verifies the payer's email.
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { findLockedAccount, lockAccount } from "#db/queries/lock-account.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { invoices, plans, purchases, subscriptions, users } from "#db/schema/index.ts";
import { type AssignmentInput, usableStatuses } from "#shared/billing/payments.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import { recordAutomaticEntry } from "../../observability/audit-entries.ts";
import { applyPlan, linkCustomer } from "../subscriptions/apply-plan.ts";
import { getPayment } from "./payment-detail.ts";
import { notifyPlanStarted } from "./payment-notices.ts";

/** Sets the account and plan of the purchase, or of the subscription with all its invoices. */
const saveOwner = async (
  tx: Db,
  { id, kind }: { id: string; kind: "purchase" | "invoice" },
  owner: { userId: string; planId: number | null },
) => {
  const values = { ...owner, buyerEmail: null, customerId: null };
  if (kind === "purchase") {
    await tx.update(purchases).set(values).where(eq(purchases.id, id));
    return;
  }
  const subscriptionId = tx.select({ id: invoices.subscriptionId }).from(invoices).where(eq(invoices.id, id));
  await tx
    .update(subscriptions)
    .set({ ...values, version: sql`${subscriptions.version} + 1` })
    .where(inArray(subscriptions.id, subscriptionId));
};

/** Locks the row that has a payment's owner. */
const lockOwner = async (tx: Db, { id, kind }: { id: string; kind: "purchase" | "invoice" }) => {
  if (kind === "purchase") {
    const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for("update");
    return row && { ...row, isRunning: row.refundedAt === null };
  }
  const [row] = await tx
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(eq(invoices.id, id))
    .for("update");
  return row && { ...row.subscription, isRunning: usableStatuses.includes(row.subscription.status) };
};

/**
 * Gives an unmatched payment to an account, and a payment without a plan to a plan. It then grants what a matched one
 * grants, and the customer gets the same email. Assigning it again to the same account does nothing. Throws Problem
 * `not-found`; `invalid` without a plan for a payment that matches none; `conflict` if it belongs to another account.
 */
export const assignPayment = async (
  { db, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  id: string,
  { userId, planId }: AssignmentInput,
) => {
  const payment = await getPayment(db, id);
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const owner = await lockOwner(tx, payment);
    if (!owner) throw new Problem("not-found", "Payment not found.");
    if (owner.userId !== null && owner.userId !== userId)
      throw new Problem("conflict", "This payment already belongs to another account.");
    if (owner.userId === null && owner.buyerEmail === null && owner.customerId === null)
      throw new Problem("conflict", "This payment belongs to a deleted account.");
    if (owner.userId !== null && owner.planId !== null) return;
    const assigned = owner.planId ?? planId;
    if (assigned === undefined) throw problemAt("planId", "Choose the plan that was paid.");
    if (!(await tx.$count(plans, eq(plans.id, assigned)))) throw new Problem("not-found", "Plan not found.");
    await saveOwner(tx, payment, { userId, planId: assigned });
    await linkCustomer(tx, userId, owner.customerId ?? undefined);
    await applyPlan(tx, userId, clock());
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user && owner.isRunning) {
      const { amount, currency } = owner;
      await notifyPlanStarted(tx, jobs, user.email, { userId, planId: assigned, buyerEmail: null, amount, currency });
    }
  });
};

/** Serializes saving an unmatched payment and verifying its email, so that neither misses the other. */
const lockBuyerEmail = async (tx: Db, email: string) => {
  await lockUntilCommit(tx, `buyer ${email}`);
};

/**
 * Locks the owner of a payment: the account, or the email of an unmatched payment. Returns false if the account is gone
 * or has verified the email meanwhile; then read again.
 */
export const holdBuyer = async (tx: Db, userId: string | undefined, buyerEmail: string | null) => {
  if (userId) return (await findLockedAccount(tx, userId)) !== undefined;
  if (buyerEmail === null) return true;
  await lockBuyerEmail(tx, buyerEmail);
  return (await findByVerifiedEmail(tx, buyerEmail)) === undefined;
};

/** Returns the id of the account with this verified email. */
export const findByVerifiedEmail = async (db: Db, email: string | undefined) => {
  if (!email) return undefined;
  const isVerified = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  const [user] = await db.select({ id: users.id }).from(users).where(isVerified);
  return user?.id;
};

/**
 * Assigns unmatched payments to the account with their email. Call it only in the transaction that verifies the email:
 * an unverified address may belong to a stranger.
 */
export const matchUnmatchedPayments = async (
  tx: Db,
  jobs: Jobs,
  { userId, email, verifiedAt }: { userId: string; email: string; verifiedAt: Date },
) => {
  await lockBuyerEmail(tx, email);
  const waitingPurchases = await tx
    .select()
    .from(purchases)
    .where(and(isNull(purchases.userId), eq(purchases.buyerEmail, email)));
  const waitingSubscriptions = await tx
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.userId), eq(subscriptions.buyerEmail, email)));
  const waiting = [...waitingPurchases, ...waitingSubscriptions];
  if (!waiting.length) return;
  const matched = { userId, buyerEmail: null, customerId: null };
  const ids = waiting.map(({ id }) => id);
  await tx.update(purchases).set(matched).where(inArray(purchases.id, ids));
  await tx
    .update(subscriptions)
    .set({ ...matched, version: sql`${subscriptions.version} + 1` })
    .where(inArray(subscriptions.id, ids));
  // Subscriptions first: the billing portal of a running one matters more than that of an old purchase.
  for (const { customerId } of [...waitingSubscriptions, ...waitingPurchases])
    await linkCustomer(tx, userId, customerId ?? undefined);
  for (const { id } of waitingPurchases)
    await recordAutomaticEntry(tx, { userId, action: `Match purchase ${id} by its verified email` });
  for (const { id } of waitingSubscriptions)
    await recordAutomaticEntry(tx, { userId, action: `Match subscription ${id} by its verified email` });
  await applyPlan(tx, userId, verifiedAt);
  const paid = [
    ...waitingPurchases.filter(({ refundedAt }) => refundedAt === null),
    ...waitingSubscriptions.filter(({ status }) => usableStatuses.includes(status)),
  ];
  for (const payment of paid) await notifyPlanStarted(tx, jobs, email, { ...payment, userId });
};
