// Sums of the owner's payments, from those that triggers store by day and by month.
import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { listedPayments, paymentSums } from "#db/schema/index.ts";
import type { PaymentFilters } from "#shared/payments.ts";
import { toMajorUnits } from "../../integrations/stripe-amounts.ts";

type Filters = Omit<PaymentFilters, "q">;

const dayMs = 24 * 3600_000;
export const startOfDay = (instant: Date) => new Date(Math.floor(instant.getTime() / dayMs) * dayMs);
const toDay = (instant: Date) => instant.toISOString().slice(0, 10);
const startOfMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
const firstMonthFrom = (day: Date) =>
  day.getUTCDate() === 1 ? day : new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));

/** The months in a period, and the days before and after them. */
const isInPeriod = ({ from, to }: Filters) => {
  const start = from && startOfDay(from);
  const end = to && startOfDay(new Date(to.getTime() + dayMs));
  const isIn = (period: "day" | "month", from?: Date, until?: Date) =>
    and(
      eq(paymentSums.period, period),
      from && gte(paymentSums.startsOn, toDay(from)),
      until && lt(paymentSums.startsOn, toDay(until)),
    );
  const firstMonth = start && firstMonthFrom(start);
  const endMonth = end && startOfMonth(end);
  if (firstMonth && endMonth && firstMonth >= endMonth) return isIn("day", start, end);
  return or(
    isIn("month", firstMonth, endMonth),
    start && isIn("day", start, firstMonth),
    end && isIn("day", endMonth, end),
  );
};

/** Whether a row of either table has this state and plan. `unmatched` includes partly refunded and disputed payments. */
export const hasStateAndPlan = (
  table: { state: PgColumn; isUnmatched: PgColumn; planId: PgColumn },
  { state, plan }: Filters,
) =>
  and(
    state && (state === "unmatched" ? eq(table.isUnmatched, true) : eq(table.state, state)),
    plan === undefined ? undefined : eq(table.planId, plan),
  );

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int8`.mapWith(Number);

/** How many payments match, how many of them are unmatched, and the sums of those that are paid, per currency. */
export const readPaymentSums = async (db: Db, filters: Filters) => {
  const { currency, isUnmatched, listed, payments, paid, refunded, lost } = paymentSums;
  const rows = await db
    .select({
      currency,
      listed: sumOf(listed),
      unmatched: sql<number>`coalesce(sum(${listed}) filter (where ${isUnmatched}), 0)::int`,
      payments: sumOf(payments),
      paid: sumOf(paid),
      refunded: sumOf(refunded),
      lost: sumOf(lost),
    })
    .from(paymentSums)
    .where(and(isInPeriod(filters), hasStateAndPlan(paymentSums, filters)))
    .groupBy(currency);
  const total = (key: "listed" | "unmatched") => rows.reduce((sum, row) => sum + row[key], 0);
  return { listed: total("listed"), unmatched: total("unmatched"), sums: toSums(rows) };
};

/** The sums of a few payments. */
export const sumPayments = async (db: Db, where: SQL) => {
  const { currency, isPaid, amount, refundedAmount, lostAmount } = listedPayments;
  const rows = await db
    .select({
      currency,
      payments: sql<number>`count(*)::int`,
      paid: sumOf(amount),
      refunded: sumOf(refundedAmount),
      lost: sumOf(lostAmount),
    })
    .from(listedPayments)
    .where(and(where, isPaid))
    .groupBy(currency);
  return toSums(rows);
};

type Row = { currency: string | null; payments: number; paid: number; refunded: number; lost: number };

/** In major units, the largest first. */
const toSums = (rows: readonly Row[]) =>
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

/** All payments that wait for an account or a plan. */
export const countUnmatched = async (db: Db) => (await readPaymentSums(db, { state: "unmatched" })).listed;
