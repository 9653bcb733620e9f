// For tests that need a real Postgres with several connections and processes.
import { Client, Pool } from "pg";

const local = "postgres://postgres@127.0.0.1:5432/postgres";
const connectionTimeoutMillis = 2_000;

/** Runs statements one after another on their own connection; returns the rows of the last one. */
export const runStatements = async <Row extends object>(url: string, ...statements: string[]): Promise<Row[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis }).on("error", () => {});
  try {
    await client.connect();
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
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
  const administrator = new Pool({ connectionString: server, max: 1, connectionTimeoutMillis }).on("error", () => {});
  await administrator.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Open connections to the database, each with its last query. */
    connections: async () => {
      const { rows } = await administrator.query<{ pid: number; query: string }>(
        "select pid, query from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [name],
      );
      return rows;
    },
    terminate: async (pid: number) => void (await administrator.query("select pg_terminate_backend($1)", [pid])),
    drop: async () => {
      await administrator.query(`drop database ${name} with (force)`);
      await administrator.end();
    },
  };
};
