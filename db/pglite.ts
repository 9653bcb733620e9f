import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * Opens an embedded database, in memory without `dataDir`. A database with indexes for text search can't be written without
 * the extensions.
 */
export const openPGlite = (options: Pick<PGliteOptions, "dataDir" | "loadDataDir"> = {}) =>
  PGlite.create({ ...options, extensions: { btree_gin, pg_trgm } });
