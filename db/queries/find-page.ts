import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { maxFound } from "#shared/max-total.ts";
import { offsetOf, type Paging, type Total } from "#shared/pagination.ts";
import type { Db } from "../connect.ts";
import { toTotal } from "./count.ts";

/**
 * The ids on a page of a search, and its total. One statement for both: finding one rare row takes as long as finding all
 * of them.
 */
export const findPage = async (
  db: Db,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  order: readonly SQL[],
  paging: Paging,
): Promise<{ ids: string[]; counted: Total }> => {
  const select = (limit: number, offset: number) =>
    db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  const found = await select(maxFound + 1, 0);
  const counted = toTotal(found.length, maxFound);
  const [from, to] = [offsetOf(paging), offsetOf(paging) + paging.limit];
  const rows = counted.totalIsCapped && to > maxFound ? await select(paging.limit, from) : found.slice(from, to);
  return { ids: rows.map(({ id }) => id as string), counted };
};
