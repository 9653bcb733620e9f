// Upgrades from every fifth migration and from the last two: each starts with a row in every table of its schema, besides
// those of the versions before. As the migrator does, an upgrade runs in one transaction, which is rolled back.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownMigrations } from "./applied-migrations.ts";
import { openPGlite } from "./pglite.ts";
import * as schema from "./schema/index.ts";
import { fillTables } from "./testing/fill-tables.ts";

/** The migrations of the dump, which upgrade.test.ts describes. */
const dumpedCount = 11;
const migrations = ownMigrations();
const counts = migrations
  .map((_, index) => index + 1)
  .filter((count) => count > dumpedCount && count < migrations.length);
const steps = counts.filter((count) => count % 5 === 0 || count >= migrations.length - 2);

/** Columns whose content a migration replaces or drops, and the number of that migration, counted from 1. */
const replaced = [
  { table: "submissions", column: "check_number", by: 21 },
  { table: "plans", column: "features", by: 25 },
];

/** Tables that repeated other rows, until migration derived_rows dropped them or made them views. */
const derived = [
  "article_counts",
  "daily_articles",
  "daily_links",
  "daily_visits",
  "feedback_counts",
  "listed_payments",
  "listed_users",
  "mention_counts",
  "page_counts",
  "payment_sums",
  "published_pages",
  "submission_counts",
  "visit_milestones",
  "visit_periods",
  "visit_totals",
];

type Row = Record<string, unknown>;
const tables = Object.values(schema).filter((value) => is(value, PgTable));

let pglite: PGlite;
let applied = dumpedCount;
beforeAll(async () => {
  pglite = await openPGlite();
  await pglite.exec(gunzipSync(readFileSync("db/testing/before-standard-names.sql.gz")).toString());
  await pglite.exec("set search_path = public");
});
afterAll(() => pglite.close());

const apply = async (db: PGlite | Transaction, from: number, to: number) => {
  for (const { sql } of migrations.slice(from, to)) await db.exec(sql.join(";\n"));
};

const readRows = async (db: PGlite | Transaction) => {
  const { rows: names } = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const rows = new Map<string, Row[]>();
  for (const { name } of names.filter((one) => !derived.includes(one.name))) {
    const { rows: read } = await db.query<{ row: Row }>(`select to_jsonb(t) as row from "${name}" t`);
    rows.set(
      name,
      read.map(({ row }) => row),
    );
  }
  return rows;
};

const inOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

test.each(steps)("a database with %i migrations keeps its rows and fits the schema of today", async (count) => {
  await apply(pglite, applied, count);
  applied = count;
  await fillTables(pglite, count);
  const before = await readRows(pglite);
  expect([...before].filter(([, rows]) => !rows.length).map(([name]) => name)).toEqual([]);

  await pglite.transaction(async (tx) => {
    await apply(tx, count, migrations.length);
    const after = await readRows(tx);
    for (const [name, rows] of before) {
      const isReplaced = (column: string) =>
        replaced.some((one) => one.table === name && one.column === column && count < one.by);
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !isReplaced(column));
      const only = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]]));
      expect(inOrder(after.get(name)?.map(only) ?? []), name).toEqual(inOrder(rows.map(only)));
    }
    if (!before.has("credit_balances")) {
      const sumOf = (name: string, column: string) =>
        after.get(name)?.reduce((sum, row) => sum + Number(row[column]), 0);
      expect(sumOf("credit_balances", "available")).toBe(sumOf("credits", "delta") ?? 0);
    }
    const select = async (statement: string) => (await tx.query<Row>(statement)).rows;
    const events = await select(
      "select e.project_id, s.project_id as expected from submission_events e join submissions s on s.id = e.submission_id",
    );
    expect(events.map((event) => event.project_id)).toEqual(events.map(({ expected }) => expected));
    expect(events.length).toBe(before.get("submission_events")?.length ?? 0);
    for (const table of tables) {
      const columns = Object.values(getTableColumns(table)).map(({ name }) => `"${name}"`);
      await tx.query(`select ${columns.join(", ")} from "${getTableName(table)}" limit 1`);
    }
    await tx.rollback();
  });
});
