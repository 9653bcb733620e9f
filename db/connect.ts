import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { checkAppliedMigrations, migrationsFolder } from "./applied-migrations.ts";
import { lockFolder } from "./folder-lock.ts";
import { createLocalPubSub, createPubSub, type PubSub } from "./pubsub.ts";
import * as schema from "./schema/index.ts";
import { StartupError } from "./startup-error.ts";

/** A connection or a transaction, on Postgres or PGlite. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How the job runner reaches the database: a connection string for Postgres, a function that runs SQL for PGlite. */
export type JobsDatabase =
  | { connectionString: string }
  | { db: { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> } };

export type Database = {
  db: Db;
  kind: "postgres" | "pglite";
  forJobs: JobsDatabase;
  /** Messages between the processes that share this database. */
  pubsub: PubSub;
  /** Applies pending migrations, then fills the database. Processes on one Postgres take turns. */
  migrate: (fill?: (db: Db) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Connects to Postgres if `databaseUrl` is set; otherwise opens PGlite in the data folder and locks it for this
 * process.
 */
export const connect = ({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> =>
  databaseUrl ? connectPostgres(databaseUrl) : connectFolder(dataDir);

/** Postgres cancels statements after these limits (ms), so one slow query cannot block a connection forever. */
const timeoutsMs = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000, lock_timeout: 2_000 };

/** While the database does not respond, calls fail within 5 s. */
const limits = { waitMs: 4_500, connectMs: 3_000, reconnectMs: 1_000 };

/** `pg` treats `sslmode=require` as `verify-full`; this parameter makes it behave like libpq. */
const withLibpqSslMode = (url: string) => (/[?&]sslmode=require\b/.test(url) ? `${url}&uselibpqcompat=true` : url);

const connectPostgres = async (url: string): Promise<Database> => {
  const [{ Client }, { PostgresPool }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("./postgres-pool.ts"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  const connectionString = withLibpqSslMode(url);
  const pool = new PostgresPool({ connectionString, ...timeoutsMs, ...limits });
  // Without a listener, a lost connection would end the process; its queries fail with the same error.
  const createClient = (connectionTimeoutMillis = 5_000) =>
    new Client({ connectionString, connectionTimeoutMillis }).on("error", () => {});
  return {
    db: drizzle(pool, { schema }),
    kind: "postgres",
    forJobs: { connectionString },
    pubsub: createPubSub({ pool, createClient }),
    migrate: async (fill) => {
      // A single connection, so that lock and migrations share a session when several processes start at once. It has no
      // timeouts: on a slow machine, the others wait long. After a restart of the machine, Postgres is busy.
      const client = createClient(20_000);
      await client.connect().catch((cause: Error) => {
        const { host } = new URL(url);
        const fix = "Check DATABASE_URL, and that Postgres is running and accepts connections from here.";
        throw new StartupError(`The database at ${host} can't be reached: ${cause.message}\n${fix}`, { cause });
      });
      try {
        await client.query("select pg_advisory_lock(hashtext('linkstead migrations'))");
        await checkAppliedMigrations(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]);
        const db = drizzle(client, { schema });
        await migrate(db, { migrationsFolder });
        await fill?.(db);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
};

const connectFolder = async (dataDir: string): Promise<Database> => {
  const lock = lockFolder(dataDir);
  try {
    const { openPGlite } = await import("./pglite.ts");
    return await onPGlite(await openPGlite({ dataDir: join(dataDir, "pg") }), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
};

export const onPGlite = async (pglite: PGlite, afterClose = () => {}): Promise<Database> => {
  const [{ drizzle }, { migrate }, { dateParsers, toDrizzleClient }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("./pglite.ts"),
  ]);
  const db = drizzle(toDrizzleClient(pglite), { schema });
  const options = { parsers: dateParsers };
  const executeSql = async (text: string, values?: unknown[]) =>
    values?.length
      ? await pglite.query(text, values, options)
      : ((await pglite.exec(text, options)).at(-1) ?? { rows: [] });
  return {
    db,
    kind: "pglite",
    forJobs: { db: { executeSql } },
    pubsub: createLocalPubSub(),
    migrate: async (fill) => {
      await checkAppliedMigrations(async <Row>(statement: string) => (await pglite.query<Row>(statement)).rows);
      await migrate(db, { migrationsFolder });
      await fill?.(db);
    },
    close: async () => {
      await pglite.close();
      afterClose();
    },
  };
};
