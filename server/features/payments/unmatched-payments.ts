// Payments that came without an account: they wait for the account that verifies the payer's address.
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { purchases, subscriptions, users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/payments.ts";
import { applyPlan, linkCustomer, lockBuyer } from "./apply-plan.ts";
import { notifyPlanStarted } from "./payment-notices.ts";

/** Held by whoever saves an unmatched payment and whoever verifies its address, so that neither misses the other. */
const lockBuyerEmail = async (tx: Db, email: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${email}`}, 0))`);
};

/**
 * Holds whom a payment is saved for: the account, or the address of an unmatched one. False when the account is gone, or
 * has verified the address meanwhile: then read again.
 */
export const holdBuyer = async (tx: Db, userId: string | undefined, buyerEmail: string | null) => {
  if (userId) return lockBuyer(tx, userId);
  if (buyerEmail === null) return true;
  await lockBuyerEmail(tx, buyerEmail);
  return (await findByVerifiedEmail(tx, buyerEmail)) === undefined;
};

/** The account that has verified an address. */
export const findByVerifiedEmail = async (db: Db, email: string | undefined) => {
  if (!email) return undefined;
  const isVerified = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  const [user] = await db.select({ id: users.id }).from(users).where(isVerified);
  return user?.id;
};

/**
 * Gives an account the payments that wait for its address. Call it in the transaction that verifies the address, and
 * for nothing less: an unverified address may be a stranger's.
 */
export const matchUnmatchedPayments = async (tx: Db, userId: string, email: string) => {
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
  // The portal of a running subscription matters more than that of an old purchase.
  for (const { customerId } of [...waitingSubscriptions, ...waitingPurchases])
    await linkCustomer(tx, userId, customerId ?? undefined);
  await applyPlan(tx, userId);
  const paid = [
    ...waitingPurchases.filter(({ refundedAt }) => refundedAt === null),
    ...waitingSubscriptions.filter(({ status }) => usableStatuses.includes(status)),
  ];
  for (const { planId } of paid) if (planId !== null) await notifyPlanStarted(tx, email, planId);
};
