import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

const text = (value: string) => value;
const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types;
/** Times, and arrays of times and of numbers, as Drizzle expects them. The array types have no names. */
const textParsers = Object.fromEntries(
  [DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, 1115, 1182, 1185, 1187, 1231].map((type) => [type, text]),
);

/**
 * Opens an embedded database, in memory without `dataDir`. A database with indexes for text search can't be written without
 * the extensions.
 */
export const openPGlite = async (options: Pick<PGliteOptions, "dataDir" | "loadDataDir"> = {}) => {
  const pglite = await PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } });
  // Not an option, which array types would override.
  Object.assign(pglite.parsers, textParsers);
  return pglite;
};

const date = (value: string) => new Date(value);
/** Times as dates, for queries of the job queue. */
export const dateParsers = { [TIMESTAMP]: date, [TIMESTAMPTZ]: date };

/**
 * Returns a client for Drizzle, which gives the same parsers with each query: PGlite would merge them with its own each time.
 * Drizzle uses its `query` and `transaction` only.
 */
export const toDrizzleClient = (pglite: PGlite) => {
  const client: Pick<PGlite, "query" | "transaction"> = {
    query: withoutParsers(pglite),
    transaction: (work) => pglite.transaction((tx) => work({ ...tx, query: withoutParsers(tx) })),
  };
  return client as PGlite;
};

const withoutParsers =
  (client: Pick<PGlite, "query">): PGlite["query"] =>
  (statement, values, { rowMode } = {}) =>
    client.query(statement, values, rowMode && { rowMode });
