import type { Db } from "../connect.ts";

/**
 * Caches a query per database, so that it is prepared once per connection: for hot queries. An unprepared query takes
 * two round trips and several times as long. A transaction builds its own.
 */
export const prepareQuery = <Query>(build: (db: Db) => Query) => {
  const queries = new WeakMap<Db, Query>();
  return (db: Db): Query => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
};
