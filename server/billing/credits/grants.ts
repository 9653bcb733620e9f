// The credits that payments grant. The ledger is compared with the account's payments and completed, so that replayed,
// reordered and missed payment events all end in the same ledger.

import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { oldestFirst } from "#db/queries/order.ts";
import { credits, invoices, planGrants, plans, purchases, subscriptions } from "#db/schema/index.ts";
import { type CreditKind, creditKinds } from "#shared/billing/credits.ts";
import type { Deliverables } from "#shared/billing/plans.ts";
import { addMonths } from "#shared/time.ts";
import { addCredits } from "./credits.ts";
import { currentMonthEnd } from "./months.ts";
import { hasPaidPeriod } from "./paid-periods.ts";
import { remainingGrants } from "./remaining-grants.ts";

/**
 * Adds the account's missing grants, takes back what is left of those that expired or whose payment was returned, and
 * restores those whose payment is no longer returned. Call it in the transaction that saves a payment.
 *
 * A purchase grants once. An active subscription grants what its plan includes per month, once its period is paid and for
 * the current month only: a monthly plan per period, an annual plan twelve times per year. Unused credits of a month
 * expire at the end of the next one. A plan that an admin granted counts as a subscription; its unused credits lapse when
 * it ends. What a subscription grants once is taken back when all of its payments were returned.
 */
export const settleCredits = async (tx: Db, userId: string, now: Date) => {
  await lockAccount(tx, userId);
  await grantPurchases(tx, userId, now);
  await grantSubscriptions(tx, userId, now);
  await grantGivenPlans(tx, userId, now);
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

const isGiven = (now: Date) =>
  and(or(isNull(planGrants.endsAt), gt(planGrants.endsAt, now)), isNotNull(plans.deliverables));

const grantGivenPlans = async (tx: Db, userId: string, now: Date) => {
  const rows = await tx
    .select({ id: planGrants.id, startedAt: planGrants.createdAt, deliverables: plans.deliverables })
    .from(planGrants)
    .innerJoin(plans, eq(plans.id, planGrants.planId))
    .where(and(eq(planGrants.userId, userId), isGiven(now)));
  for (const { id, startedAt, deliverables } of rows) {
    let month = 0;
    while (addMonths(startedAt, month + 1) <= now) month++;
    for (const { kind, count, per } of included(deliverables))
      await addCredits(tx, {
        userId,
        kind,
        delta: count,
        reason: per === "once" ? "purchase" : "renewal",
        source: per === "once" ? `grant ${id}` : `grant ${id} ${month}`,
        expiresAt: per === "once" ? null : addMonths(startedAt, month + 2),
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
    .leftJoin(
      planGrants,
      and(eq(planGrants.userId, userId), sql`starts_with(${credits.source}, 'grant ' || ${planGrants.id})`),
    )
    .where(
      and(
        eq(credits.userId, userId),
        or(lte(credits.expiresAt, now), isNotNull(purchases.refundedAt), lte(planGrants.endsAt, now)),
      ),
    );
  const isReturned = new Map(lapsed.map(({ id, refundedAt }) => [id, refundedAt !== null]));
  for (const id of await listReturnedGrants(tx, userId)) isReturned.set(id, true);
  const wasTakenBack = and(eq(credits.userId, userId), isNotNull(credits.grantId), ne(credits.reason, "expiry"));
  if (!isReturned.size && !(await tx.$count(credits, wasTakenBack))) return;
  const entries = await tx
    .select({
      id: credits.id,
      kind: credits.kind,
      delta: credits.delta,
      reason: credits.reason,
      grantId: credits.grantId,
      submissionId: credits.submissionId,
    })
    .from(credits)
    .where(eq(credits.userId, userId))
    .orderBy(...oldestFirst(credits.createdAt, credits.id));
  const grants = creditKinds.flatMap((kind) => remainingGrants(entries.filter((entry) => entry.kind === kind)));
  for (const { id, originId, kind, left, takenBack } of grants) {
    const changes = entries.filter(({ grantId }) => grantId === id);
    const common = { userId, kind, grantId: id, createdAt: now };
    // Credits given back don't expire with the grant that paid for them, but go back with its payment.
    const returned = isReturned.get(id) ?? (isReturned.get(originId) || undefined);
    if (returned !== undefined && left)
      await addCredits(tx, {
        ...common,
        delta: -left,
        reason: returned ? "refund" : "expiry",
        // A release can return credits to a grant that has lapsed before, and a restored one can lapse again.
        source: changes.some(({ delta }) => delta > 0)
          ? `lapse ${id} ${takenBack} ${changes.length}`
          : `lapse ${id} ${takenBack}`,
        ...(returned && { note: "The payment was refunded." }),
      });
    const restored = -changes.reduce((sum, { delta, reason }) => sum + (reason === "expiry" ? 0 : delta), 0);
    if (returned === undefined && restored > 0)
      await addCredits(tx, {
        ...common,
        delta: restored,
        reason: "adjustment",
        source: `restore ${id} ${changes.length}`,
        note: "The refund was reversed.",
      });
  }
};

/** Ids of a subscription's grants whose payments went back to the buyer. */
const listReturnedGrants = async (tx: Db, userId: string) => {
  const paid = await tx
    .select({
      stripeId: subscriptions.stripeId,
      periodStart: invoices.periodStart,
      periodEnd: invoices.periodEnd,
      refundedAt: invoices.refundedAt,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(and(eq(subscriptions.userId, userId), eq(invoices.status, "paid")));
  if (paid.every(({ refundedAt }) => refundedAt === null)) return [];
  const grants = await tx
    .select({ id: credits.id, source: credits.source, expiresAt: credits.expiresAt })
    .from(credits)
    .where(and(eq(credits.userId, userId), inArray(credits.reason, ["purchase", "renewal"])));
  return grants
    .filter(({ source, expiresAt }) => {
      const payments = paid.filter(
        ({ stripeId, ...invoice }) =>
          source === `subscription ${stripeId}` ||
          (source.startsWith(`period ${stripeId} `) && expiresAt !== null && paysForMonth(invoice, expiresAt)),
      );
      return payments.length > 0 && payments.every(({ refundedAt }) => refundedAt !== null);
    })
    .map(({ id }) => id);
};

type Period = { periodStart: Date; periodEnd: Date };

/** Whether an invoice pays for the month whose unused credits expire at this time, at the end of the next month. */
export const paysForMonth = ({ periodStart, periodEnd }: Period, expiresAt: Date) =>
  addMonths(periodStart, 1) < expiresAt && expiresAt <= addMonths(periodEnd, 1);

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
  const granted = await db
    .selectDistinct({ userId: planGrants.userId })
    .from(planGrants)
    .innerJoin(plans, eq(plans.id, planGrants.planId))
    .where(or(isGiven(now), and(lte(planGrants.endsAt, now), gt(planGrants.endsAt, since))));
  return [...new Set([...bought, ...subscribed, ...expired, ...granted].flatMap(({ userId }) => userId ?? []))];
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
