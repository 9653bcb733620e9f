import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * The last of each first. The words NULLS LAST change nothing for columns that are never null, but they are what drizzle
 * writes into an index with `.desc()`, and Postgres takes such an index for exactly this order and sorts for any other.
 */
export const newestFirst = (...columns: AnyPgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`);

/** The same order from its other end. */
export const oldestFirst = (...columns: AnyPgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} asc nulls first`);
