// db/testing/before-standard-names.sql.gz is a dump of the last version before migration 0011 (commit a24a9cf). Its own
// code migrated an empty Postgres, seeded the demo data and inserted rows into every other table; then
// `pg_dump --inserts --no-owner`, without the lines `\restrict`, `\unrestrict` and `set_config`, which only psql needs.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { landingPlans } from "#shared/landing/plans.ts";
import { connect, type Database, type Db, onPGlite } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { openPGlite } from "./pglite.ts";
import * as schema from "./schema/index.ts";
import { createTestDatabase, onPostgres, testPostgres } from "./testing/postgres.ts";

const dump = gunzipSync(readFileSync("db/testing/before-standard-names.sql.gz")).toString();

/** What the migrations since the dump renamed: tables, columns by their table's new name, and stored values. */
const tableNames: Record<string, string> = {
  mails: "emails",
  monthly_uses: "monthly_usage",
  post_pictures: "post_images",
  proofs: "verification_tokens",
  rates: "rate_limits",
  source_reports: "source_statuses",
  source_turns: "source_rate_limits",
};
const columnNames: Record<string, Record<string, string>> = {
  contact_deletions: { tries: "attempts" },
  contacts: { tries: "attempts" },
  keywords: { folded: "normalized_text" },
  mentions: { outside_id: "external_id" },
  posts: { words: "search_vector" },
  users: { digested_at: "digest_sent_at", wanted_plan_id: "chosen_plan_id" },
};
const values: Record<string, Record<string, string>> = {
  "suggestions.state": { mended: "resolved" },
  "payment_events.type": { "told of a failed payment": "payment-failure-notified" },
};

/** Columns that pg-boss' jobs replaced. */
const droppedColumns: Record<string, string[]> = {
  contact_deletions: ["next_try_at"],
  contacts: ["next_try_at"],
  emails: ["tries", "next_try_at", "request_id"],
};

/** Repeated other rows, until migration derived_rows. */
const droppedTables = ["feedback_counts"];

/** Columns whose content later migrations replace. */
const rewrittenColumns: Record<string, string[]> = { plans: ["features"] };

type Row = Record<string, unknown>;

const renamed = (table: string, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([oldColumn]) => !droppedColumns[table]?.includes(oldColumn))
      .filter(([oldColumn]) => !rewrittenColumns[table]?.includes(oldColumn))
      .map(([oldColumn, value]) => {
        const column = columnNames[table]?.[oldColumn] ?? oldColumn;
        return [column, values[`${table}.${column}`]?.[String(value)] ?? value];
      }),
  );

/** Every row of every table, as Postgres writes it in JSON. */
const readRows = async (db: Db) => {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const rows = new Map<string, Row[]>();
  for (const { name } of tables) {
    if (droppedTables.includes(name)) continue;
    const read = await db.select({ row: sql<Row>`to_jsonb(t)` }).from(sql`${sql.identifier(name)} t`);
    rows.set(
      name,
      read.map(({ row }) => row),
    );
  }
  return rows;
};

const loadIntoPGlite = async () => {
  const pglite = await openPGlite();
  await pglite.exec(dump);
  const database = await onPGlite(pglite);
  return { database, drop: database.close };
};

const loadIntoPostgres = async () => {
  const testDatabase = await createTestDatabase();
  const location = { databaseUrl: testDatabase.url, dataDir: "" };
  const loader = await connect(location);
  await loader.db.execute(sql.raw(dump));
  // The dump changes settings of the connection that loads it.
  await loader.close();
  const database = await connect(location);
  const drop = async () => {
    await database.close();
    await testDatabase.drop();
  };
  return { database, drop };
};

const tables = Object.values(schema).filter((value) => is(value, PgTable));

describe.each([
  { heading: "a PGlite database of the version before the standard names", load: loadIntoPGlite, isSkipped: false },
  {
    heading: onPostgres("a Postgres database of the version before the standard names"),
    load: loadIntoPostgres,
    isSkipped: !testPostgres,
  },
])("$heading", ({ load, isSkipped }) => {
  describe.skipIf(isSkipped)("once migrated", () => {
    let database: Database;
    let drop: () => Promise<void>;
    let before: Map<string, Row[]>;
    let after: Map<string, Row[]>;
    beforeAll(async () => {
      ({ database, drop } = await load());
      before = await readRows(database.db);
      await migrate(database);
      after = await readRows(database.db);
    });
    afterAll(() => drop());

    test("has every table with as many rows as before", () => {
      const counts = [...before].map(([name, rows]) => [tableNames[name] ?? name, rows.length] as const);
      expect(counts.filter(([, count]) => count === 0)).toEqual([]);
      for (const [name, count] of counts) expect([name, after.get(name)?.length]).toEqual([name, count]);
    });

    test("has the content of every remaining column, under its new name", () => {
      for (const [oldName, rows] of before) {
        const name = tableNames[oldName] ?? oldName;
        const expected = rows.map((row) => renamed(name, row));
        const columns = Object.keys(expected[0] ?? {});
        const actual = after
          .get(name)
          ?.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
        expect(inOrder(actual ?? []), name).toEqual(inOrder(expected));
      }
    });

    test("has today's texts of the plans, which the owner had not edited", () => {
      const plans = after.get("plans") ?? [];
      const features = landingPlans.map((plan) => plan.features);
      expect(plans.toSorted((one, other) => Number(one.id) - Number(other.id)).map((plan) => plan.features)).toEqual(
        features,
      );
    });

    test("contains none of the stored values that were renamed", () => {
      for (const [place, names] of Object.entries(values)) {
        const [table = "", column = ""] = place.split(".");
        const stored = after.get(table)?.map((row) => String(row[column])) ?? [];
        for (const [oldValue, value] of Object.entries(names)) {
          expect(stored).toContain(value);
          expect(stored).not.toContain(oldValue);
        }
      }
    });

    test("is read by the schema: every table, and only values that its columns allow", async () => {
      for (const table of tables) {
        const name = getTableName(table);
        const rows = (await database.db.select().from(table)) as Row[];
        expect([name, rows.length]).toEqual([name, after.get(name)?.length]);
        for (const [key, { enumValues }] of Object.entries(
          table as unknown as Record<string, { enumValues?: string[] }>,
        ))
          for (const row of enumValues ? rows : [])
            if (row[key] !== null) expect(enumValues, `${name}.${key}`).toContain(row[key]);
      }
    });
  });
});

const inOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
