import fc from "fast-check";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import {
  type Directory,
  directoryCategories,
  directorySorts,
  linkConditions,
  linkKinds,
  pricings,
  standings,
} from "#shared/links/directories.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { visitor } = await createTestApp();
type Query = NonNullable<Parameters<typeof visitor.directories.$get>[0]>["query"];
const list = (query: Query) => read(visitor.directories.$get({ query }));

const all: Directory[] = [];
for (let page = 1; all.length < 2_657; page++) {
  const { directories } = await list({ page: String(page), limit: "100" });
  if (!directories.length) break;
  all.push(...directories);
}

const matches = (one: Directory, query: Query) =>
  (!query.category || one.category === query.category) &&
  (!query.country ||
    (query.country === "worldwide" ? one.countries.length === 0 : one.countries.includes(query.country))) &&
  (!query.niche || one.niches.includes(query.niche)) &&
  (!query.pricing || one.pricing === query.pricing) &&
  (!query.link || one.linkKind === query.link) &&
  (!query.condition || one.linkCondition === query.condition) &&
  (!query.account || one.accountRequired === (query.account === "yes")) &&
  (!query.minDr || (one.dr ?? -1) >= Number(query.minDr));

const optionally = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const queries = fc.record({
  category: optionally(directoryCategories),
  country: optionally(["worldwide", "usa", "germany", "albania", "atlantis"]),
  niche: optionally(["saas", "startups", "restaurants", "local-businesses"]),
  pricing: optionally(pricings),
  link: optionally(linkKinds),
  condition: optionally(linkConditions),
  account: optionally(["yes", "no"] as const),
  minDr: optionally(["0", "40", "70"]),
  sort: fc.constantFrom(...directorySorts),
  order: optionally(["asc", "desc"] as const),
});

test("lists every directory once, a hundred at a time", () => {
  expect(all.length).toBe(2_657);
  expect(new Set(all.map(({ id }) => id)).size).toBe(2_657);
});

test("finds the same directories as a filter in JavaScript, sorted, with the unconfirmed last", async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const expected = all.filter((one) => matches(one, query));
      const { directories, total } = await list({ ...query, limit: "100" });
      expect(total).toBe(expected.length);
      expect(directories.length).toBe(Math.min(100, total));
      const slugs = new Set(expected.map(({ slug }) => slug));
      expect(directories.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
      const ranks = directories.map(({ standing }) => standings.indexOf(standing));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
      if (query.sort === "authority" && query.order !== "asc") expectBestFirst(directories);
    }),
    { seed: 7, numRuns: 60 },
  );
});

const expectBestFirst = (directories: Directory[]) => {
  for (const standing of standings) {
    const ratings = directories.filter((one) => one.standing === standing).map(({ dr }) => dr ?? -1);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  }
};

test.each([
  ["Product Hunt", "product-hunt"],
  ["hunt", "product-hunt"],
  ["producthunt.com", "product-hunt"],
  ["PRODUCTH", "product-hunt"],
])("finds a directory by %s", async (q, slug) => {
  expect((await list({ q })).directories.map((one) => one.slug)).toContain(slug);
});

test.each(["!", "& | :*", "'", "no such directory"])("the search for %s finds nothing", async (q) => {
  expect(await list({ q })).toEqual({ directories: [], total: 0 });
});

test("sorts by price: free ones first, those without a known price last", async () => {
  const { directories } = await list({ sort: "price", limit: "100", category: "startup" });
  const isFree = ({ feeFrom, pricing }: Directory) => feeFrom === "0" || (feeFrom === null && pricing === "free");
  expect(directories.slice(0, 20).every(isFree)).toBe(true);
});

test.each([
  { limit: "101" },
  { minDr: "101" },
  { sort: "random" as "name" },
  { category: "none" as "ai" },
  { country: "Ä" },
])("refuses %j", async (query) => {
  await expect(list(query)).rejects.toMatchObject({ status: 400 });
});
