import type { Db } from "../connect.ts";

/**
 * Caches a query per database, so that it is built once and prepared once per connection: for hot queries. A
 * transaction builds its own.
 */
export const prepareQuery = <Query>(build: (db: Db) => Query) => {
  const queries = new WeakMap<Db, Query>();
  return (db: Db): Query => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
};
