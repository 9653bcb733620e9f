import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { onPGlite } from "./connect.ts";
import { executeIn } from "./queries/execute-statement.ts";
import { cjkBigramsOf } from "./queries/text-search.ts";
import { fromSnapshot, openSnapshot } from "./testing/snapshot.ts";

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
  expect(await listTextIndexes(await openSnapshot())).toEqual([
    "articles_search",
    "audit_entries_search",
    "feedbacks_search",
    "leads_search",
    "mentions_search",
    "users_search",
  ]);
});

test("a database without the extensions is migrated without these indexes", async () => {
  expect(await listTextIndexes(await PGlite.create())).toEqual([]);
});

test.each([
  ["価格", ["価格"]],
  ["の価格は", ["の価", "価格", "格は"]],
  ["a 価 b", ["価"]],
  ["한국 AI 가", ["한국", "가"]],
  ["𠮷野", ["𠮷野"]],
  ["กิน", ["กิ", "ิน"]],
  ["zq", []],
])("of %j, a row has to contain %j", (text, bigrams) => {
  expect(cjkBigramsOf(text)).toEqual(bigrams);
});

test("the database has the bigrams of all letters that are searched for by them", async () => {
  const { db } = await fromSnapshot();
  const letters = Array.from({ length: 0x40000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => cjkBigramsOf(letter).length);
  expect(letters.length).toBeGreaterThan(100_000);
  const text = `${letters.join("")} and ${letters.map((letter) => `a${letter}b`).join("")}`;
  const { executeSql } = executeIn(db);
  const unknown = await executeSql(
    "select letter from unnest(string_to_array($1, null)) as letter where not has_cjk(letter)",
    [letters.join("")],
  );
  expect(unknown.rows).toEqual([]);
  const { rows } = await executeSql("select unnest(cjk_bigrams($1)) as bigram", [text]);
  const indexed = new Set(rows.map(({ bigram }) => bigram));
  expect(cjkBigramsOf(text).filter((bigram) => !indexed.has(bigram))).toEqual([]);
});

test("texts without such letters are not indexed", async () => {
  const { db } = await fromSnapshot();
  const { rows } = await executeIn(db).executeSql(
    "select has_cjk('Żółw, Καφές 100% — “é”') as cjk, cjk_bigrams('Żółw') as bigrams, cjk_bigrams('a価b') as one",
  );
  expect(rows).toEqual([{ cjk: false, bigrams: null, one: ["価", "価b"] }]);
});
