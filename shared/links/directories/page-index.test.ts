import { describe, expect, test } from "vitest";
import { businessTypes } from "../../site/landing/business-types.ts";
import { countries } from "../../site/landing/countries.ts";
import { entries } from "../../site/landing/generated-pages.ts";
import { niches } from "../../site/landing/niches.ts";
import { findContradictions, findWrongCounts } from "../../testing/title-contradictions.ts";
import {
  type Directory,
  directoryCategories,
  directoryStatuses,
  linkKinds,
  listingWays,
  pricings,
  siteChecks,
  standings,
} from "../directories.ts";
import { judgePages } from "./page-index.ts";
import { familiesOfKind, isConfirmed, rowGroups } from "./page-tables.ts";

/** Random numbers that are the same in every run. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const randomCatalogue = (seed: number, size: number): Directory[] => {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const some = (slugs: readonly string[]) => {
    const count = Math.floor(random() ** 2 * 4);
    return [...new Set(Array.from({ length: count }, () => pick(slugs)))];
  };
  const maybe = <Item>(make: () => Item, share = 0.5) => (random() < share ? make() : null);
  return Array.from({ length: size }, (_, at) => ({
    ...directory(`d${at}`),
    category: pick(directoryCategories),
    countries: some(countries.map(({ slug }) => slug)),
    niches: some(niches.map(({ slug }) => slug)),
    listedBy: pick(["submission", "submission", ...listingWays] as const),
    pricing: pick(pricings),
    pricingKnown: random() < 0.7,
    linkKind: maybe(() => pick(linkKinds)),
    dr: maybe(() => Math.floor(random() * 100)),
    referringSubnets: maybe(() => Math.floor(random() * 9_000)),
    standing: pick(standings),
    status: pick(["active", "active", ...directoryStatuses] as const),
    lastCheck: maybe(() => pick(siteChecks)),
  }));
};

const directory = (slug: string): Directory => ({
  id: slug,
  slug,
  name: slug,
  url: `https://${slug}.example/`,
  host: `${slug}.example`,
  submitUrl: null,
  category: "local",
  countries: [],
  niches: [],
  languages: [],
  listedBy: "submission",
  pricing: "free",
  pricingKnown: true,
  feeFrom: null,
  fee: null,
  linkKind: null,
  linkCondition: null,
  dr: null,
  drSource: null,
  drYear: null,
  referringSubnets: null,
  accountRequired: null,
  signInWith: [],
  reviewDaysMin: null,
  reviewDaysMax: null,
  fields: [],
  steps: null,
  rules: [],
  standing: "listed",
  status: "active",
  lastCheckedAt: null,
  lastCheck: null,
  stats: null,
});

const many = (count: number, values: Partial<Directory>) =>
  Array.from({ length: count }, (_, at) => ({ ...directory(`${JSON.stringify(values).length}-${at}`), ...values }));

const judge = (directories: readonly Directory[], withRegister: readonly string[] = []) => {
  const steps = judgePages({ directories, hasOfficialRegister: (slug) => withRegister.includes(slug) });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

test("pages are judged in a step per subject, so that a server answers requests in between", () => {
  const steps = judgePages({ directories: [], hasOfficialRegister: () => false });
  let yields = 0;
  while (!steps.next().done) yields++;
  expect(yields).toBe(countries.length + niches.length + businessTypes.length);
});

describe.each([1, 2, 3, 4, 5])("in random catalogue %i", (seed) => {
  const catalogue = randomCatalogue(seed, 400 * seed);
  const pages = [...judge(catalogue, ["france", "kenya"]).values()];

  test("every row of every table keeps what the page's title promises", () => {
    expect(pages.reduce((sum, { table }) => sum + table.rows.length, 0)).toBeGreaterThan(2_000);
    expect(pages.flatMap((page) => findContradictions(page))).toEqual([]);
    expect(pages.flatMap((page) => findWrongCounts(page))).toEqual([]);
  });

  test("rows are grouped, each is shown once, and only confirmed ones count", () => {
    for (const { table, found } of pages) {
      const places = table.rows.map(({ group }) => rowGroups.indexOf(group));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(table.rows.map((row) => row.directory.slug)).size).toBe(table.rows.length);
      expect(found).toBeLessThanOrEqual(table.rows.filter((row) => isConfirmed(row.directory)).length);
    }
  });

  test("no two indexed pages about a subject have the same rows", () => {
    const indexed = pages.filter(({ reason }) => reason === null);
    const tables = indexed.map(({ path, subjectSlug, table }) => {
      const rows = table.rows.map(({ directory }) => directory.slug);
      return JSON.stringify([subjectSlug, path.startsWith("/c/") || rows.length === 0 ? path : rows]);
    });
    expect(new Set(tables).size).toBe(tables.length);
  });
});

test("a catalogue without directories has no page to index", () => {
  const reasons = [...judge([]).values()].map(({ reason }) => reason);
  expect(new Set(reasons)).toEqual(new Set(["few-directories"]));
  expect(reasons).toHaveLength(entries.length - 1 + countries.length);
});

test.each([
  ["country", { countries: ["fiji"] }, [], "/g/fiji-business-directories-list", 5],
  ["country with a register", { countries: ["fiji"] }, ["fiji"], "/g/fiji-business-directories-list", 3],
  ["niche", { category: "industry", niches: ["law-firms"] }, [], "/g/directory-listing-law-firms", 8],
  ["type", { category: "general" }, [], "/g/directory-submission-backlinks-hotel", 8],
  ["free", { category: "general" }, [], "/g/free-directory-traffic-hotel", 6],
  [
    "link-type",
    { category: "industry", niches: ["law-firms"], linkKind: "dofollow" },
    [],
    "/g/directory-backlinks-list-law-firms",
    6,
  ],
] as const)("a %s page needs enough directories", (_, values, registers, path, needed) => {
  const own = values as unknown as Partial<Directory>;
  const gateOf = (directories: readonly Directory[]) => {
    const page = judge(directories, registers).get(path) ?? expect.fail(path);
    return [page.reason === "few-directories", page.found, page.needed];
  };
  expect(gateOf(many(needed - 1, own))).toEqual([true, needed - 1, needed]);
  expect(gateOf(many(needed, own))).toEqual([false, needed, needed]);
  expect(gateOf(many(needed, { ...own, standing: "unconfirmed" }))).toEqual([true, 0, needed]);
  expect(gateOf(many(needed, { ...own, standing: "unconfirmed", lastCheck: "alive" }))).toEqual([
    false,
    needed,
    needed,
  ]);
  expect(gateOf(many(needed, { ...own, status: "paused" }))).toEqual([true, 0, needed]);
});

test("registers and chambers stand on a country's page, but do not count", () => {
  const page = judge(many(9, { countries: ["fiji"], listedBy: "registration" })).get(
    "/g/fiji-business-directories-list",
  );
  expect(page).toMatchObject({ found: 0, table: { counts: { own: 0, official: 9 } } });
});

test("the pages of one country share a table, so one is indexed", () => {
  const pages = judge(many(5, { countries: ["fiji"] }));
  const reasons = [
    "/g/fiji-business-directories-list",
    "/g/directory-submission-list-seo-fiji",
    "/c/directory-submission-websites-fiji",
  ].map((path) => pages.get(path)?.reason);
  expect(reasons).toEqual([null, "same-table", "same-table"]);
});

test("pages about different trades are indexed, although their directories are the same", () => {
  const pages = judge(many(8, { category: "industry", niches: ["law-firms", "legal-services"] }));
  for (const niche of ["law-firms", "legal-services"])
    expect(pages.get(`/g/directory-listing-${niche}`)?.reason).toBeNull();
});

test("a niche's link building page shows rated directories if there are enough, and else all of them", () => {
  const lawyers: Partial<Directory> = { category: "industry", niches: ["law-firms"] };
  const path = "/g/directory-link-building-law-firms";
  const unrated = many(8, lawyers);
  expect(judge(unrated).get(path)).toMatchObject({ reason: "same-table", table: { promise: null } });
  expect(judge([...unrated, ...many(8, { ...lawyers, dr: 40 })]).get(path)).toMatchObject({
    found: 8,
    table: { promise: "rated" },
  });
});

test("every family of pages has its place in the order of siblings", () => {
  const families = [...new Set(entries.map(({ family }) => family))].filter((family) => family !== "fixed");
  expect(Object.values(familiesOfKind).flat().sort()).toEqual([...families, "country"].sort());
});
