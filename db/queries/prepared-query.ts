import type { Db } from "../connect.ts";

/**
 * A query that is built once for a database and planned once on each of its connections, for what is asked all the time:
 * a query built anew takes Postgres two turns, and several times as long. A transaction builds its own.
 */
export const prepareQuery = <Query>(build: (db: Db) => Query) => {
  const known = new WeakMap<Db, Query>();
  return (db: Db): Query => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
};
