import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { fromSnapshot } from "#db/testing/snapshot.ts";
import { createDatabasePool, createEmbedded } from "./database-pool.ts";
import { createFactories } from "./factories.ts";

const pooledDatabase = createDatabasePool(createEmbedded);

const rowsOf = async (db: Db, query: string) => (await db.execute(sql.raw(query))) as unknown as { rows: unknown[] };

// Comparing the catalogue row by row would take seconds.
const hashQuery = (table: string) =>
  `select count(*), md5(string_agg(one::text, ' ' order by one::text)) as hash from "${table}" as one`;

/** The number of rows of each table and a hash of them. */
const contentOf = async (db: Db) => {
  const { rows } = await rowsOf(db, "select tablename from pg_tables where schemaname = 'public' order by 1");
  const tables: unknown[] = [];
  for (const { tablename } of rows as { tablename: string }[])
    tables.push([tablename, (await rowsOf(db, hashQuery(tablename))).rows]);
  const sequences = "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
  return { tables, sequences: (await rowsOf(db, sequences)).rows };
};

const fresh = await fromSnapshot();
const initial = await contentOf(fresh.db);
await fresh.close();

test.each([
  ["rows", "update plans set page = null"],
  ["the catalogue", "update directories set status = 'paused' where dr > 80"],
  ["a schema", "create table extra (id int)"],
  ["a dropped constraint", "alter table plans drop constraint plans_pkey cascade"],
  ["a setting", "set default_transaction_read_only = on"],
])("resets a changed database to the snapshot: %s", async (_, statement) => {
  const used = await pooledDatabase();
  const create = createFactories(used.db);
  await create.project({ ownerId: (await create.user({ planId: 1 })).id });
  await used.db.execute(sql.raw(statement));
  await used.close();
  await expect((async () => used.db.execute(sql`select 1`))()).rejects.toThrow();

  const next = await pooledDatabase();
  expect(await contentOf(next.db)).toEqual(initial);
  await createFactories(next.db).user();
  await next.close();
});

test("a database without schema changes is reused, also after changes of the catalogue", async () => {
  const startOf = async () => {
    const { db, close } = await pooledDatabase();
    // The backend's start identifies the database: an in-memory Postgres has no name of its own.
    const { rows } = await rowsOf(db, "select pg_postmaster_start_time() as started");
    const create = createFactories(db);
    // A submission adds a directory, which it refers to.
    await create.submission({ projectId: (await create.project({ ownerId: (await create.user()).id })).id });
    await db.execute(sql`delete from directories where dr > 90`);
    await close();
    return rows;
  };
  const first = await startOf();
  expect(await startOf()).toEqual(first);
  const { db, close } = await pooledDatabase();
  expect(await contentOf(db)).toEqual(initial);
  await close();
});
