import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { onPGlite } from "./connect.ts";
import { openPGlite } from "./pglite.ts";

const listTextIndexes = async (pglite: PGlite) => {
  const database = await onPGlite(pglite);
  onTestFinished(database.close);
  await database.migrate();
  const { rows } = await pglite.query<{ name: string }>(
    "select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1",
  );
  return rows.map(({ name }) => name);
};

test("the embedded database has indexes for text search", async () => {
  expect(await listTextIndexes(await openPGlite())).toEqual([
    "articles_search",
    "audit_entries_search",
    "feedbacks_search",
    "leads_search",
    "listed_payments_search",
    "mentions_search",
    "users_search",
  ]);
});

test("a database without the extensions is migrated without these indexes", async () => {
  expect(await listTextIndexes(await PGlite.create())).toEqual([]);
});
