// A migrated database for each test file: in memory, or on the Postgres server at TEST_DATABASE_URL.
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect } from "vitest";
import { connect, type Database, type Db } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { plans, posts } from "#db/schema/index.ts";
import { patience, runStatements } from "#db/testing/postgres.ts";
import { makeSnapshot } from "#db/testing/snapshot.ts";
import { createJobRunner } from "../job-runner.ts";
import { createDatabasePool, createEmbedded, onServer } from "./database-pool.ts";
import { createSeededData } from "./seeded-data.ts";

const server = process.env.TEST_DATABASE_URL;
// Workers inherit the run's name, the prefix of all its databases.
process.env.TEST_RUN ??= crypto.randomUUID().slice(0, 8);
const template = `linkstead_test_${process.env.TEST_RUN}`;

const on = (database: string) => {
  const url = new URL(server ?? "");
  url.pathname = `/${database}`;
  // Nothing has to survive a crash, and waiting for the disk takes most of a small test's time.
  url.searchParams.set("options", "-c synchronous_commit=off");
  return url.href;
};

const prepare = async (database: Database) => {
  await migrate(database);
  // Tests create their own posts.
  await database.db.delete(posts);
  // Production doesn't sell plans with placeholder links, and browser tests run a production server.
  await database.db.update(plans).set({ url: "https://buy.stripe.com/test_plan" });
  const runner = createJobRunner(database.forJobs, { log: pino({ enabled: false }), isWorker: false });
  await runner.open();
  await runner.stop();
  // PGlite has no autovacuum, so without this its planner knows nothing of the catalogue.
  await database.db.execute(sql`analyze`);
};

/** Call it once before all test files. Returns a cleanup that drops databases that were not closed. */
export const prepareDatabases = async () => {
  await makeSnapshot(prepare);
  if (!server) return;
  await runStatements(server, `create database ${template}`);
  const database = await connect({ databaseUrl: on(template), dataDir: "" }, patience);
  await prepare(database);
  await database.close();
  return async () => {
    const left = await runStatements<{ datname: string }>(
      server,
      `select datname from pg_database where starts_with(datname, '${template}')`,
    );
    await runStatements(server, ...left.map(({ datname }) => `drop database ${datname} with (force)`));
  };
};

const createUrl = async (postgres: string) => {
  const name = `${template}_${crypto.randomUUID().replaceAll("-", "")}`;
  await runStatements(postgres, `create database ${name} template ${template}`);
  return on(name);
};

/** A database with the snapshot's content, exclusive to the caller until closed. */
export const testDatabase = createDatabasePool(async () =>
  server ? onServer(await createUrl(server)) : createEmbedded(),
);

/** Variables of a server in its own process, with the snapshot's content. */
export const seededVariables = async (): Promise<Record<string, string>> =>
  server ? { DATABASE_URL: await createUrl(server) } : { DATA_DIR: await createSeededData() };

/** A database with rows that no API call can create. */
export const databaseWith = async (insert: (db: Db) => Promise<unknown>) => {
  const database = await testDatabase();
  await insert(database.db);
  return database;
};

/**
 * Waits until this many transactions wait for locks, such as those of `tx`. The embedded database has one connection,
 * whose transactions take turns: there, it returns at once.
 */
export const untilWaiting = async (tx: Db, count: number) => {
  if (!server) return;
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const countWaiting = async () => {
    // A transaction sees the activity as it was at first, otherwise.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    return [...((await tx.execute(waiting)) as unknown as object[])].length;
  };
  await expect.poll(countWaiting).toBe(count);
};
