// For tests that need a real Postgres with several connections and processes.
import { createPool, openConnection } from "../pool.ts";

const local = "postgres://postgres@127.0.0.1:5432/postgres";
/** Without limits that matter: some statements fill large tables, and a busy machine connects slowly. */
const timeouts = { connectMs: 60_000, reconnectMs: 60_000, waitMs: 24 * 3600_000 };

/** How much longer than in production tests wait for Postgres, see `connect`: a lock for a minute, a query for two. */
export const patience = 30;

/** A connection without a pool or settings. */
export const openTestConnection = (url: string) => openConnection({ url, ...timeouts });

/** Runs statements one after another on their own connection; returns the rows of the last one. */
export const runStatements = async <Row extends object>(url: string, ...statements: string[]): Promise<Row[]> => {
  const { query, close } = openTestConnection(url);
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = await query(statement);
    return rows as Row[];
  } finally {
    close();
  }
};

export const isPostgresRunning = (url = local) =>
  runStatements(url, "select 1").then(
    () => true,
    () => false,
  );

/** TEST_DATABASE_URL, otherwise the local Postgres if it is running. */
export const testPostgres = process.env.TEST_DATABASE_URL ?? ((await isPostgresRunning()) ? local : undefined);

/** Adds the reason to the heading of tests that are skipped without Postgres. */
export const onPostgres = (heading: string) =>
  testPostgres ? heading : `${heading} (skipped: Postgres is not running; start it or set TEST_DATABASE_URL)`;

/** Creates an empty database. */
export const createTestDatabase = async (server = testPostgres ?? "") => {
  const name = `linkstead_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const administrator = createPool({ url: server, ...timeouts, max: 1, maxExclusive: 1 });
  await administrator.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Open connections to the database, each with its last query. */
    connections: async () => {
      const rows = await administrator.query(
        "select pid, query from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [name],
      );
      return rows as unknown as { pid: number; query: string }[];
    },
    terminate: async (pid: number) => void (await administrator.query("select pg_terminate_backend($1)", [pid])),
    drop: async () => {
      await administrator.query(`drop database ${name} with (force)`);
      await administrator.close();
    },
  };
};
