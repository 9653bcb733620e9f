// Payments without an account. They wait until an account verifies the payer's email.

import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { findLockedAccount } from "#db/queries/lock-account.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import type { Jobs } from "../../dependencies.ts";
import { recordAutomaticEntry } from "../../site/audit-log/audit-log.ts";
import { applyPlan, linkCustomer } from "./apply-plan.ts";
import { notifyPlanStarted } from "./payment-notices.ts";

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
