// For tests that need a real Postgres with several connections and processes.
import postgres from "postgres";

const local = "postgres://postgres@127.0.0.1:5432/postgres";
const quiet = { max: 1, onnotice: () => {}, connect_timeout: 2 };

const answers = async (url: string) => {
  const sql = postgres(url, quiet);
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
};

/** TEST_DATABASE_URL, otherwise the local Postgres if it is running. */
export const testPostgres = process.env.TEST_DATABASE_URL ?? ((await answers(local)) ? local : undefined);

/** Adds the reason to the heading of tests that are skipped without Postgres. */
export const onPostgres = (heading: string) =>
  testPostgres ? heading : `${heading} (skipped: no Postgres answers; start one or set TEST_DATABASE_URL)`;

/** Creates an empty database. */
export const ownDatabase = async (server = testPostgres ?? "") => {
  const name = `linkstead_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const administrator = postgres(server, quiet);
  await administrator.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Open connections to the database, each with its last query. */
    connections: () =>
      administrator<{ pid: number; query: string }[]>`
        select pid, query from pg_stat_activity where datname = ${name} and backend_type = 'client backend'`,
    cut: async (pid: number) => void (await administrator`select pg_terminate_backend(${pid})`),
    drop: async () => {
      await administrator.unsafe(`drop database ${name} with (force)`);
      await administrator.end({ timeout: 1 });
    },
  };
};
