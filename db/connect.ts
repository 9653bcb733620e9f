import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock.ts";
import { createPool } from "./pool.ts";
import { createPubSub, noPubSub, type PubSub } from "./pubsub.ts";
import * as schema from "./schema/index.ts";

/** A connection or a transaction, on Postgres or PGlite alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What the job runner needs of the database: an address on Postgres, a way to run SQL on PGlite. */
export type JobsDatabase =
  | { connectionString: string }
  | { db: { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> } };

export type Database = {
  db: Db;
  kind: "postgres" | "pglite";
  forJobs: JobsDatabase;
  /** What the processes on this database tell each other. */
  pubsub: PubSub;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
};

export type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string };

/** Opens the database: Postgres when there is an address, else PGlite in the data folder, held for this process alone. */
export const connect = ({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> =>
  databaseUrl ? connectPostgres(databaseUrl) : connectFolder(dataDir);

/** Statements are cut by Postgres itself, so that one slow query cannot hold a connection for ever. */
const timeoutsMs = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000, lock_timeout: 2_000 };

/** The job runner's driver takes `require` for `verify-full`, unless it is told to read it as Postgres does. */
const withSameSslMode = (url: string) => (/[?&]sslmode=require\b/.test(url) ? `${url}&uselibpqcompat=true` : url);

const connectPostgres = async (url: string): Promise<Database> => {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const quiet = { onnotice: () => {} };
  const single = () => postgres(url, { ...quiet, max: 1, connect_timeout: 5 });
  const { client, close } = createPool((options) => {
    // Without a lifetime: a connection that closes by itself would be taken for a broken one.
    const steady = { ...quiet, connect_timeout: 5, max_lifetime: null };
    const pool = postgres(url, { ...steady, connection: timeoutsMs, ...options });
    // Tells it to leave dates to drizzle, which asks each pool that comes later than its own through `client`.
    drizzle(pool);
    return pool;
  });
  return {
    db: drizzle(client, { schema }),
    kind: "postgres",
    forJobs: { connectionString: withSameSslMode(url) },
    pubsub: createPubSub({ client, connectAlone: single }),
    migrate: async () => {
      // One connection, so that the lock and the migrations share a session: several processes start at once.
      const connection = single();
      try {
        await connection`select pg_advisory_lock(hashtext('linkstead migrations'))`;
        await migrate(drizzle(connection), { migrationsFolder });
      } finally {
        await connection.end({ timeout: 5 });
      }
    },
    close,
  };
};

const connectFolder = async (dataDir: string): Promise<Database> => {
  const lock = lockFolder(dataDir);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    return await onPGlite(await PGlite.create(join(dataDir, "pg")), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
};

export const onPGlite = async (pglite: PGlite, afterClose = () => {}): Promise<Database> => {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  const db = drizzle(pglite, { schema });
  const executeSql = async (text: string, values?: unknown[]) =>
    values?.length ? await pglite.query(text, values) : ((await pglite.exec(text)).at(-1) ?? { rows: [] });
  return {
    db,
    kind: "pglite",
    forJobs: { db: { executeSql } },
    pubsub: noPubSub,
    migrate: () => migrate(db, { migrationsFolder }),
    close: async () => {
      await pglite.close();
      afterClose();
    },
  };
};

/** From the project's root, where every command runs, so that the built server finds it too. */
const migrationsFolder = "db/migrations";
