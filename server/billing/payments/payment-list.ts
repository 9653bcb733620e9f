// The owner's list of payments: one-time purchases and the invoices of subscriptions.
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { toTotal } from "#db/queries/count.ts";
import { isOnDays } from "#db/queries/days.ts";
import { containsText } from "#db/queries/text-search.ts";
import { disputes, listedPayments, plans, users } from "#db/schema/index.ts";
import { answerableStatuses, type PaymentFilters, type PaymentQuery } from "#shared/billing/payments.ts";
import { maxTotal } from "#shared/max-total.ts";
import { offsetOf } from "#shared/pagination.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";

const { currency, isPaid, amount, refundedAmount, lostAmount } = listedPayments;
const sumOf = (column: PgColumn) =>
  sql<number>`coalesce(sum(${column}) filter (where ${isPaid}), 0)::int8`.mapWith(Number);

/** How many payments match, and the sums of those that are paid, per currency. */
const sumPayments = async (db: Db, where: SQL | undefined) => {
  const rows = await db
    .select({
      currency,
      listed: sql<number>`count(*)::int`,
      payments: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      paid: sumOf(amount),
      refunded: sumOf(refundedAmount),
      lost: sumOf(lostAmount),
    })
    .from(listedPayments)
    .where(where)
    .groupBy(currency);
  return { listed: rows.reduce((sum, row) => sum + row.listed, 0), sums: toSums(rows) };
};

type CurrencyRow = { currency: string | null; payments: number; paid: number; refunded: number; lost: number };

/** In major units, the largest first. */
const toSums = (rows: readonly CurrencyRow[]) =>
  rows
    .toSorted((one, other) => other.paid - one.paid)
    .flatMap(({ currency, payments, paid, refunded, lost }) => {
      if (!currency || !payments) return [];
      const inMajor = (amount: number) => toMajorUnits(amount, currency);
      return {
        currency,
        payments,
        paid: inMajor(paid),
        refunded: inMajor(refunded),
        lost: inMajor(lost),
        net: inMajor(paid - refunded - lost),
      };
    });

const { id, kind, isUnmatched, createdAt, payerId } = listedPayments;
const newest = [desc(createdAt), desc(id)];

const readRows = (db: Db) =>
  db
    .select({
      id,
      kind,
      state: listedPayments.state,
      isUnmatched,
      isPaid: listedPayments.isPaid,
      userId: payerId,
      email: listedPayments.email,
      name: users.name,
      plan: { id: plans.id, label: plans.label },
      amount: listedPayments.amount,
      currency: listedPayments.currency,
      refundedAmount: listedPayments.refundedAmount,
      stripeId: listedPayments.stripeId,
      subscriptionStripeId: listedPayments.subscriptionStripeId,
      paymentIntentId: listedPayments.paymentIntentId,
      customerId: sql<string | null>`coalesce(${users.stripeCustomerId}, ${listedPayments.customerId})`,
      createdAt,
    })
    .from(listedPayments)
    .leftJoin(users, eq(users.id, payerId))
    .leftJoin(plans, eq(plans.id, listedPayments.planId));

type Row = Awaited<ReturnType<typeof readRows>>[number];
export type ListedRow = Row & { listed: ReturnType<typeof toListed> };

const toListed = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  isUnmatched: row.isUnmatched,
  userId: row.userId,
  email: row.email,
  plan: row.plan,
  amount: row.amount === null || !row.currency ? null : toMajorUnits(row.amount, row.currency),
  refunded: row.currency ? toMajorUnits(row.refundedAmount, row.currency) : 0,
  currency: row.currency,
  stripeId: row.stripeId,
  createdAt: row.createdAt,
});

/** With emails that contain `q`, or one of its Stripe ids. `unmatched` includes partly refunded and disputed payments. */
const isListed = (db: Db, { q, state, plan, from, to }: PaymentFilters) => {
  const { stripeId, paymentIntentId, subscriptionStripeId, customerId, email } = listedPayments;
  const customers = (text: string) => db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, text));
  return and(
    state && (state === "unmatched" ? eq(isUnmatched, true) : eq(listedPayments.state, state)),
    plan === undefined ? undefined : eq(listedPayments.planId, plan),
    isOnDays(createdAt, { from, to }),
    q
      ? or(
          containsText({ text: q, columns: [email] }),
          ...[stripeId, paymentIntentId, subscriptionStripeId, customerId].map((column) => eq(column, q)),
          inArray(payerId, customers(q)),
        )
      : undefined,
  );
};

/** Returns a page of payments, unmatched ones first, then the newest, and the sums of all that match. */
export const listPayments = async (db: Db, { page, limit, ...filters }: PaymentQuery) => {
  const where = isListed(db, filters);
  const order = [desc(isUnmatched), ...newest];
  const [{ listed, sums }, found] = await Promise.all([
    sumPayments(db, where),
    db
      .select({ id })
      .from(listedPayments)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offsetOf({ page, limit })),
  ]);
  const ids = found.map((row) => row.id);
  const rows = await readRows(db)
    .where(inArray(id, ids))
    .orderBy(...order);
  return { payments: rows.map(toListed), ...toTotal(listed, maxTotal), sums };
};

export const exportedColumns = [
  "createdAt",
  "state",
  "email",
  "plan",
  "amount",
  "refunded",
  "currency",
  "kind",
  "stripeId",
  "paymentIntentId",
  "subscriptionId",
  "customerId",
] as const;

/** Yields all payments that match, newest first, in batches. */
export const exportPaymentList = async function* (db: Db, filters: PaymentFilters) {
  const where = isListed(db, filters);
  const batches = inBatches(
    (after: { createdAt: Date; id: string } | undefined, limit) =>
      readRows(db)
        .where(
          and(
            where,
            after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(...newest)
        .limit(limit),
    (row) => ({ createdAt: row.createdAt, id: row.id }),
  );
  for await (const rows of batches)
    yield rows.map((row) => {
      const { state, email, amount, refunded, currency, kind, stripeId } = toListed(row);
      const { paymentIntentId, subscriptionStripeId: subscriptionId, customerId, plan } = row;
      return {
        createdAt: row.createdAt,
        state,
        email,
        plan: plan?.label ?? null,
        amount,
        refunded,
        currency: currency?.toUpperCase() ?? null,
        kind,
        stripeId,
        paymentIntentId,
        subscriptionId,
        customerId,
      };
    });
};

/** Returns a payment as listed with its Stripe ids, or undefined. */
export const findListedPayment = async (db: Db, paymentId: string): Promise<ListedRow | undefined> => {
  const [row] = await readRows(db).where(eq(id, paymentId));
  return row && { ...row, listed: toListed(row) };
};

/** Counts the payments that wait for the owner. */
export const countWaitingPayments = async (db: Db) => ({
  unmatched: await db.$count(listedPayments, eq(isUnmatched, true)),
  disputes: await db.$count(disputes, inArray(disputes.status, [...answerableStatuses])),
});
