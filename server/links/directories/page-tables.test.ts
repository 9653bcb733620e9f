import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { directories } from "#db/schema/index.ts";
import { rowGroups } from "#shared/links/directories/page-tables.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { entries } from "#shared/site/landing/generated-pages.ts";
import { findContradictions, findWrongCounts } from "#shared/testing/title-contradictions.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listIndexedPaths, readGeneratedPages } from "./page-tables.ts";

const { visitor, get, dependencies } = await createTestApp();
const { db } = dependencies;
const tableOf = (path: string) => read(visitor.directories["page-table"].$get({ query: { path } }));

test("no row of any generated page contradicts its title", async () => {
  const pages = [...(await readGeneratedPages(db)).values()];
  expect(pages).toHaveLength(entries.length - 1 + countries.length);
  expect(pages.reduce((sum, { table }) => sum + table.rows.length, 0)).toBeGreaterThan(50_000);
  const found = pages.flatMap((page) => [...findContradictions(page), ...findWrongCounts(page)]);
  expect(found).toEqual([]);
});

test.each(["/g/directory-listing-law-firms", "/g/usa-business-directories-list"])(
  "%s has the first 60 of its rows, with group and source",
  async (path) => {
    const { rows, counts } = await tableOf(path);
    expect(rows[0]?.group).toBe("own");
    expect(rows.filter(({ source }) => source?.url?.startsWith("https://")).length).toBeGreaterThan(5);
    const all = rowGroups.flatMap((group) => Array(counts[group]).fill(group));
    expect(rows.map(({ group }) => group)).toEqual(all.slice(0, 60));
    expect(new Set(rows.map(({ directory }) => directory.slug)).size).toBe(rows.length);
  },
);

test("a table's figures count its confirmed directories that take submissions", async () => {
  const { rows, counts, figures } = await tableOf("/g/directory-listing-law-firms");
  expect(rows[0]).toMatchObject({ group: "own", directory: { niches: expect.arrayContaining(["law-firms"]) } });
  expect(figures.fitting).toBe(counts.own + counts.general);
});

test("a page says whether it is indexed, and why not", async () => {
  expect(await tableOf("/c/directory-submission-websites-germany")).toMatchObject({
    isIndexed: false,
    reason: "same-table",
  });
  expect(await tableOf("/g/monaco-business-directories-list")).toMatchObject({
    isIndexed: false,
    reason: "few-directories",
    found: 0,
    needed: 3,
  });
});

test("related pages are the nearest ones", async () => {
  const { related } = await tableOf("/g/portugal-business-directories-list");
  expect(related.similar).toContain("/g/spain-business-directories-list");
  const hotel = (await tableOf("/g/directory-submission-backlinks-hotel")).related;
  expect(hotel.similar[0]).toBe("/g/directory-submission-backlinks-travel-agency");
  expect(hotel.same.sort()).toEqual(["/g/free-directory-traffic-hotel", "/g/quality-backlinks-hotel"]);
});

test.each(["/g/unheard-of", "/directories", "constructor"])("%s has no table", async (path) => {
  expect((await get(`/api/directories/page-table?path=${path}`)).status).toBe(404);
});

test("the list of generated pages agrees with the sitemap and with each table", async () => {
  const pages = await read(visitor.directories["generated-pages"].$get());
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  expect(new Set(indexed.map(({ path }) => path))).toEqual(await listIndexedPaths(db));
  for (const { isIndexed, reason } of pages) expect(isIndexed).toBe(reason === null);
  const [first] = indexed;
  expect(await tableOf(first?.path ?? "")).toMatchObject({ ...first });
});

test("a change of the catalogue changes the tables at once", async () => {
  const path = "/g/directory-submission-backlinks-hotel";
  const before = await tableOf(path);
  const first = before.rows[0]?.directory.slug ?? "";
  const setStatus = (status: "active" | "paused") =>
    db.update(directories).set({ status, updatedAt: new Date() }).where(eq(directories.slug, first));
  await setStatus("paused");
  const after = await tableOf(path);
  expect(after.counts.own).toBe(before.counts.own - 1);
  expect(after.rows.map(({ directory }) => directory.slug)).not.toContain(first);
  await setStatus("active");
  expect((await tableOf(path)).counts).toEqual(before.counts);
});

test("parallel requests read the catalogue once", async () => {
  const [one, other] = await Promise.all([readGeneratedPages(db), readGeneratedPages(db)]);
  expect(one).toBe(other);
});
