// Sums of the owner's payments.
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { listedPayments } from "#db/schema/index.ts";
import { toMajorUnits } from "../../integrations/stripe-amounts.ts";

const { currency, isPaid, amount, refundedAmount, lostAmount } = listedPayments;
const sumOf = (column: PgColumn) =>
  sql<number>`coalesce(sum(${column}) filter (where ${isPaid}), 0)::int8`.mapWith(Number);

/** How many payments match, and the sums of those that are paid, per currency. */
export const sumPayments = async (db: Db, where: SQL | undefined) => {
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
