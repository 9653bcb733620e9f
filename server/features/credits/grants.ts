// The credits that payments grant. The ledger is compared with the account's payments and completed, so that replayed,
// reordered and missed payment events all end in the same ledger.
import { and, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { oldestFirst } from "#db/queries/order.ts";
import { credits, plans, purchases, subscriptions } from "#db/schema/index.ts";
import { type CreditKind, creditKinds } from "#shared/credits.ts";
import type { Deliverables } from "#shared/plans.ts";
import { addCredits, lockBalance } from "./credits.ts";
import { addMonths, currentMonthEnd } from "./months.ts";
import { hasPaidPeriod } from "./paid-periods.ts";
import { remainingGrants } from "./remaining-grants.ts";

/**
 * Adds the account's missing grants, and takes back what is left of those that expired or whose payment was refunded.
 * Call it in the transaction that saves a payment.
 *
 * A purchase grants once. An active subscription grants what its plan includes per month, once its period is paid and for
 * the current month only: a monthly plan per period, an annual plan twelve times per year. Unused credits of a month
 * expire at the end of the next one.
 */
export const settleCredits = async (tx: Db, userId: string, now: Date) => {
  await lockBalance(tx, userId);
  await grantPurchases(tx, userId, now);
  await grantSubscriptions(tx, userId, now);
  await takeBackLapsed(tx, userId, now);
};

const purchaseSource = sql`'purchase ' || ${purchases.checkoutId}`;

/** Paid purchases of plans with deliverables that have not granted anything yet. */
const isUngranted = (db: Db) =>
  and(
    isNotNull(purchases.userId),
    isNull(purchases.refundedAt),
    isNotNull(plans.deliverables),
    notExists(db.select({ id: credits.id }).from(credits).where(eq(credits.source, purchaseSource))),
  );

const grantPurchases = async (tx: Db, userId: string, now: Date) => {
  const bought = await tx
    .select({ checkoutId: purchases.checkoutId, deliverables: plans.deliverables })
    .from(purchases)
    .innerJoin(plans, eq(plans.id, purchases.planId))
    .where(and(eq(purchases.userId, userId), isUngranted(tx)));
  for (const { checkoutId, deliverables } of bought)
    for (const { kind, count } of included(deliverables))
      await addCredits(tx, {
        userId,
        kind,
        delta: count,
        reason: "purchase",
        source: `purchase ${checkoutId}`,
        createdAt: now,
      });
};

const kindOf = { submissions: "submission", articles: "article", pages: "page" } as const satisfies Partial<
  Record<keyof Deliverables, CreditKind>
>;

/** The credits that a plan includes. */
const included = (deliverables: Deliverables | null) =>
  Object.entries(kindOf).flatMap(([name, kind]) => {
    const { count = 0, per = "once" } = deliverables?.[name as keyof typeof kindOf] ?? {};
    return count ? [{ kind, count, per }] : [];
  });

/** Active subscriptions on plans with deliverables. */
const isActive = and(
  isNotNull(subscriptions.userId),
  eq(subscriptions.status, "active"),
  isNotNull(subscriptions.currentPeriodEnd),
  isNotNull(plans.deliverables),
);

const grantSubscriptions = async (tx: Db, userId: string, now: Date) => {
  const active = await tx
    .select({
      stripeId: subscriptions.stripeId,
      periodEnd: subscriptions.currentPeriodEnd,
      type: plans.type,
      deliverables: plans.deliverables,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), isActive, hasPaidPeriod));
  for (const { stripeId, periodEnd, type, deliverables } of active) {
    if (!periodEnd) continue;
    const monthEnd = type === "annually" ? currentMonthEnd(periodEnd, now) : periodEnd;
    const month = await findMonth(tx, userId, stripeId, addMonths(monthEnd, 1));
    for (const { kind, count, per } of included(deliverables))
      if (per === "once")
        await addCredits(tx, {
          userId,
          kind,
          delta: count,
          reason: "purchase",
          source: `subscription ${stripeId}`,
          createdAt: now,
        });
      // After a plan change within the month, only what the new plan includes in addition.
      else if (count > (month.granted[kind] ?? 0))
        await addCredits(tx, {
          userId,
          kind,
          delta: count - (month.granted[kind] ?? 0),
          reason: "renewal",
          source: `period ${stripeId} ${month.expiresAt.toISOString()} ${count}`,
          expiresAt: month.expiresAt,
          createdAt: now,
        });
  }
};

const sameMonthMs = 25 * 24 * 3600_000;

/**
 * The month of a subscription whose credits expire at this time, with what it has granted so far. A month ends at least
 * 25 days after the last one: changing the billing interval moves the period's end, and must not grant a month twice.
 */
const findMonth = async (tx: Db, userId: string, stripeId: string, expiresAt: Date) => {
  const rows = await tx
    .select({ kind: credits.kind, delta: credits.delta, expiresAt: credits.expiresAt })
    .from(credits)
    .where(and(eq(credits.userId, userId), sql`starts_with(${credits.source}, ${`period ${stripeId} `})`));
  const last = Math.max(0, ...rows.map((row) => row.expiresAt?.getTime() ?? 0));
  const isNew = expiresAt.getTime() - last >= sameMonthMs;
  const granted: Partial<Record<CreditKind, number>> = {};
  if (!isNew)
    for (const { kind, delta } of rows.filter((row) => row.expiresAt?.getTime() === last))
      granted[kind] = (granted[kind] ?? 0) + delta;
  return { expiresAt: isNew ? expiresAt : new Date(last), granted };
};

const takeBackLapsed = async (tx: Db, userId: string, now: Date) => {
  const lapsed = await tx
    .select({ id: credits.id, refundedAt: purchases.refundedAt })
    .from(credits)
    .leftJoin(purchases, and(eq(purchases.userId, userId), eq(credits.source, purchaseSource)))
    .where(and(eq(credits.userId, userId), or(lte(credits.expiresAt, now), isNotNull(purchases.refundedAt))));
  if (!lapsed.length) return;
  const isRefunded = new Map(lapsed.map(({ id, refundedAt }) => [id, refundedAt !== null]));
  const entries = await tx
    .select({
      id: credits.id,
      kind: credits.kind,
      delta: credits.delta,
      reason: credits.reason,
      grantId: credits.grantId,
    })
    .from(credits)
    .where(eq(credits.userId, userId))
    .orderBy(...oldestFirst(credits.createdAt, credits.id));
  const grants = creditKinds.flatMap((kind) => remainingGrants(entries.filter((entry) => entry.kind === kind)));
  for (const { id, kind, left, takenBack } of grants) {
    const refunded = isRefunded.get(id);
    if (refunded === undefined || !left) continue;
    await addCredits(tx, {
      userId,
      kind,
      delta: -left,
      reason: refunded ? "adjustment" : "expiry",
      // A release can return credits to a grant that has lapsed before.
      source: `lapse ${id} ${takenBack}`,
      grantId: id,
      ...(refunded && { note: "The payment was refunded." }),
      createdAt: now,
    });
  }
};

const recentDays = 90;

/** Ids of the accounts with payments that may have something to grant, and of those whose credits expired recently. */
export const listUnsettled = async (db: Db, now: Date) => {
  const bought = await db
    .select({ userId: purchases.userId })
    .from(purchases)
    .innerJoin(plans, eq(plans.id, purchases.planId))
    .where(isUngranted(db));
  const subscribed = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(isActive, hasPaidPeriod));
  const since = new Date(now.getTime() - recentDays * 24 * 3600_000);
  const expired = await db
    .selectDistinct({ userId: credits.userId })
    .from(credits)
    .where(and(lte(credits.expiresAt, now), gt(credits.expiresAt, since)));
  return [...new Set([...bought, ...subscribed, ...expired].flatMap(({ userId }) => userId ?? []))];
};

/** Stripe ids of the subscriptions that grant nothing, because their period is not known to be paid. */
export const listUnpaidSubscriptions = async (db: Db) => {
  const rows = await db
    .select({ stripeId: subscriptions.stripeId })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(isActive, sql`(${hasPaidPeriod}) is not true`));
  return rows.map(({ stripeId }) => stripeId);
};
