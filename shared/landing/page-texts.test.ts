import { expect, test } from "vitest";
import { tablePromises } from "../directories/page-tables.ts";
import { countries } from "./countries.ts";
import { entries } from "./generated-pages.ts";
import { homePage, landingPages } from "./landing-pages.ts";
import { countryPageTexts, entryTexts, tableTitle } from "./page-texts.ts";

const countsOf = (own: number, general: number) => ({ own, general, official: 2, unconfirmed: 3 });
const figures = [
  { counts: countsOf(0, 0), promise: null },
  { counts: countsOf(1, 0), promise: null },
  { counts: countsOf(36, 112), promise: null },
  ...tablePromises.map((promise) => ({ counts: countsOf(218, 171), promise })),
];

test("titles and descriptions are unique, including those of /page and the home page", () => {
  const table = { counts: countsOf(36, 112), promise: null };
  const all = [
    ...entries.map((entry) => entryTexts(entry, table)),
    ...countries.map((country) => countryPageTexts(country, table)),
    ...landingPages,
    homePage,
  ];
  expect(new Set(all.map(({ metaTitle }) => metaTitle)).size).toBe(all.length);
  expect(new Set(all.map(({ metaDescription }) => metaDescription)).size).toBe(all.length);
});

test.each(figures)("titles and descriptions fit a search result with $counts.own and $counts.general rows", (table) => {
  for (const entry of entries) {
    const { metaTitle, metaDescription } = entryTexts(entry, table);
    expect(metaDescription.length, metaDescription).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(170);
    if (!entry.family.startsWith("country")) expect(metaTitle.length, metaTitle).toBeLessThanOrEqual(70);
  }
});

test("a single directory and none read well", () => {
  const [uk] = entries.filter(({ slug }) => slug === "uk-business-directories-list");
  const titleWith = (own: number) => entryTexts(uk ?? expect.fail(), { counts: countsOf(own, 86), promise: null });
  expect(titleWith(0)).toMatchObject({
    metaTitle: "Business directories in the UK: where to be listed",
    h2: "We know no directory of the UK yet, so here are 86 worldwide ones that take any business",
  });
  expect(titleWith(1)).toMatchObject({
    metaTitle: "Business directories in the UK: 1 place to be listed",
    h2: "One directory of the country comes first, then 86 worldwide ones that take any business",
  });
});

test("the heading above a table states what its rows have in common", () => {
  const titleOf = (slug: string, promise: (typeof tablePromises)[number] | null) =>
    tableTitle(entries.find((entry) => entry.slug === slug) ?? expect.fail(slug), { counts: countsOf(9, 9), promise });
  expect(titleOf("free-directory-traffic-hotel", "free")).toBe("Free directories for your hotel");
  expect(titleOf("directory-backlinks-list-saas", "link-kind")).toBe(
    "Directories with known link types for SaaS products",
  );
  expect(titleOf("usa-business-directories-list", null)).toBe("Directories for businesses in the USA");
});
