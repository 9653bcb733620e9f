import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { dayMs } from "#shared/time.ts";
import { checkAppliedMigrations, migrationsFolder } from "./applied-migrations.ts";
import { embeddedFolder, lockFolder } from "./folder-lock.ts";
import { createLocalPubSub, createPubSub, type PubSub } from "./pubsub.ts";
import * as schema from "./schema/index.ts";
import { StartupError } from "./startup-error.ts";

/** A connection or a transaction, on Postgres or PGlite. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How pg-boss runs SQL. */
export type JobsDatabase = {
  db: { executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };
};

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
 * process. All time limits are multiplied by `patience`, for tests on a slow machine.
 */
export const connect = ({ databaseUrl, dataDir }: DatabaseLocation, patience = 1): Promise<Database> =>
  databaseUrl ? connectPostgres(databaseUrl, patience) : connectFolder(dataDir);

/** Postgres cancels statements after these limits (ms), so one slow query cannot block a connection forever. */
const timeoutsMs = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000, lock_timeout: 2_000 };

/** While the database does not respond, calls fail within 5 s. */
const limits = { waitMs: 4_500, connectMs: 3_000, reconnectMs: 1_000 };
/** Workers of one large list would take the processors from all other requests, and be hardly faster. */
const withoutWorkers = { max_parallel_workers_per_gather: 0 };
const connections = { max: 15, maxExclusive: 10 };
const jobLimits = { ...limits, waitMs: 10_000 };
const jobConnections = { max: 3, maxExclusive: 3 };

const multiplied = <Times extends Record<string, number>>(times: Times, factor: number) =>
  Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms * factor])) as Times;

const connectPostgres = async (url: string, patience: number): Promise<Database> => {
  const [{ toDrizzleClient, withDates }, { createPool, openConnection }, { drizzle }, { migrate }] = await Promise.all([
    import("./postgres.ts"),
    import("./pool.ts"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const patientLimits = multiplied(limits, patience);
  const session = { ...multiplied(timeoutsMs, patience), ...withoutWorkers };
  const pool = createPool({ url, session, ...patientLimits, ...connections });
  const jobs = createPool({ url, ...multiplied(jobLimits, patience), ...jobConnections });
  const executeSql = async (text: string, values?: unknown[]) => ({
    rows: withDates(await jobs.exclusively((query) => query(text, values))),
  });
  return {
    db: drizzle(toDrizzleClient(pool), { schema }),
    kind: "postgres",
    forJobs: { db: { executeSql } },
    pubsub: createPubSub({ query: pool.query, open: (events) => openConnection({ url, ...patientLimits, ...events }) }),
    migrate: async (fill) => {
      // A single connection, so that lock and migrations share a session when several processes start at once. It has no
      // timeouts: on a slow machine, the others wait long. After a restart of the machine, Postgres is busy.
      const { query, close } = openConnection({ url, connectMs: 20_000, waitMs: dayMs });
      try {
        await query("select 1").catch((cause: Error) => {
          const { host } = new URL(url);
          const fix = "Check DATABASE_URL, and that Postgres is running and accepts connections from here.";
          throw new StartupError(`The database at ${host} can't be reached: ${cause.message}\n${fix}`, { cause });
        });
        await query("select pg_advisory_lock(hashtext('linkstead migrations'))");
        await checkAppliedMigrations((statement) => query(statement) as Promise<never>);
        const db = drizzle(toDrizzleClient({ query, exclusively: (run) => run(query) }), { schema });
        await migrate(db, { migrationsFolder });
        await fill?.(db);
      } finally {
        close();
      }
    },
    close: async () => void (await Promise.all([pool.close(), jobs.close()])),
  };
};

const connectFolder = async (dataDir: string): Promise<Database> => {
  const lock = lockFolder(dataDir);
  try {
    const { openPGlite } = await import("./pglite.ts");
    return await onPGlite(await openPGlite({ dataDir: embeddedFolder(dataDir) }), lock.release);
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
