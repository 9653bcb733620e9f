import { and, asc, gt, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../connect.ts";

const batchSize = 1_000;

/**
 * Yields all rows of a query, by default a thousand at a time. Each batch starts after the last row of the previous one, because
 * OFFSET is too slow on large tables.
 */
export async function* inBatches<Row, Cursor>(
  read: (after: Cursor | undefined, count: number) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
  size = batchSize,
): AsyncGenerator<Row[]> {
  let after: Cursor | undefined;
  for (;;) {
    const rows = await read(after, size);
    if (rows.length) yield rows;
    const last = rows.at(-1);
    if (rows.length < size || !last) return;
    after = cursorOf(last);
  }
}

export type TableWithId = PgTable & { id: PgColumn };

/** Yields the rows of a table that match `where`, ordered by id, without the columns in `omit`. */
export const rowBatches = (db: Db, table: TableWithId, where: SQL, omit: readonly string[]) =>
  inBatches(
    async (after: string | undefined, count) => {
      const rows: Record<string, unknown>[] = await db
        .select()
        .from(table as PgTable)
        .where(and(where, after === undefined ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(count);
      return rows.map((row) => without(row, omit));
    },
    ({ id }) => String(id),
  );

export const without = (row: Record<string, unknown>, omit: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !omit.includes(column)));

/** Deletes the rows of a table that match `where`, a thousand at a time, so that each statement is short. */
export const deleteInBatches = async (db: Db, table: TableWithId, where: SQL | undefined) => {
  const some = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .limit(batchSize);
  for (;;) {
    const deleted = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    if (deleted.length < batchSize) return;
  }
};
