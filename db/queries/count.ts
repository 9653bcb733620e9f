import { count, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable, PgView } from "drizzle-orm/pg-core";
import { maxTotal } from "#shared/max-total.ts";
import type { Total } from "#shared/pagination.ts";
import type { Db } from "../connect.ts";

/** Counts the rows of a query up to `max`, so that a list of a million rows doesn't read them all for its total. */
export const countUpTo = async (db: Db, rows: SQLWrapper, max = maxTotal): Promise<Total> => {
  const [counted] = await db.select({ rows: count() }).from(sql`(${rows} limit ${max + 1}) as counted`);
  return toTotal(counted?.rows ?? 0, max);
};

/**
 * Counts the rows of a table that match `where`, up to `max`, in the order of the list: without it, Postgres may look for
 * them in the whole table, since it expects to find so many soon.
 */
export const countListed = (
  db: Db,
  table: PgTable | PgView,
  where: SQL | undefined,
  order: readonly SQL[] = [],
  max = maxTotal,
): Promise<Total> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(table)
      .where(where)
      .orderBy(...order),
    max,
  );

/** The total of lists that are shown as one. */
export const sumTotals = (totals: readonly Total[], max = maxTotal): Total =>
  toTotal(
    totals.reduce((sum, { total, totalIsCapped }) => sum + total + (totalIsCapped ? 1 : 0), 0),
    max,
  );

export const toTotal = (rows: number, max: number): Total =>
  rows > max ? { total: max, totalIsCapped: true } : { total: rows };
