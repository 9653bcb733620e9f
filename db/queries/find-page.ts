import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { maxFound } from "#shared/max-total.ts";
import { offsetOf, type Paging, type Total } from "#shared/pagination.ts";
import type { Db } from "../connect.ts";
import { toTotal } from "./count.ts";

/** The ids on a page of a search, and its total up to `maxFound`: one search for both. */
export const findPage = async (
  db: Db,
  { table, where, order }: { table: PgTable & { id: PgColumn }; where: SQL | undefined; order: readonly SQL[] },
  paging: Paging,
): Promise<{ ids: string[]; counted: Total }> => {
  const [from, to] = [offsetOf(paging), offsetOf(paging) + paging.limit];
  const found = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(Math.max(maxFound + 1, to));
  return { ids: found.slice(from, to).map(({ id }) => id as string), counted: toTotal(found.length, maxFound) };
};
