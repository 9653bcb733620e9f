import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * Descending order. NULLS LAST has no effect on columns that are never null, but drizzle writes it into indexes with
 * `.desc()`, and Postgres uses such an index only for exactly this order.
 */
export const newestFirst = (...columns: AnyPgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`);

/** The reverse of `newestFirst`. */
export const oldestFirst = (...columns: AnyPgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} asc nulls first`);
