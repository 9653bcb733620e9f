import { expect, test } from "vitest";
import { countries } from "../../site/landing/countries.ts";
import { countryPageOf, countryPageSlug, countryPageTexts } from "../../site/landing/country-pages.ts";
import { entries } from "../../site/landing/generated-pages.ts";
import { homePage } from "../../site/landing/site-content.ts";
import { landingPages } from "./landing-pages.ts";
import type { tablePromises } from "./page-tables.ts";
import { tableTexts } from "./page-texts.ts";

test("titles and descriptions are unique, including those of /page and the home page", () => {
  const all = [
    ...entries,
    ...countries.flatMap((country) => countryPageOf(countryPageSlug(country)) ?? []).map(countryPageTexts),
    ...landingPages,
    homePage,
  ];
  expect(new Set(all.map(({ metaTitle }) => metaTitle)).size).toBe(all.length);
  expect(new Set(all.map(({ metaDescription }) => metaDescription)).size).toBe(all.length);
});

test("titles and descriptions of our own fit a search result", () => {
  for (const { family, metaTitle, metaDescription } of entries) {
    expect(metaDescription.length, metaDescription).toBeGreaterThanOrEqual(70);
    expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(170);
    if (!family.startsWith("country")) expect(metaTitle.length, metaTitle).toBeLessThanOrEqual(70);
  }
});

test("no fixed text states a figure", () => {
  for (const { metaTitle, metaDescription, h1, h2, h3 } of entries)
    expect([metaTitle, metaDescription, h1.text, h2, h3].join(" ").replaceAll("B2B", "")).not.toMatch(/\d/);
});

const countsOf = (own: number, general: number) => ({ own, general, official: 2, unconfirmed: 3 });
const textsOf = (
  slug: string,
  counts: ReturnType<typeof countsOf>,
  promise: (typeof tablePromises)[number] | null = null,
) => tableTexts(entries.find((entry) => entry.slug === slug) ?? expect.fail(slug), { counts, promise });

test.each([
  [
    "uk-business-directories-list",
    0,
    "We know no directory of the UK yet, so here are 86 worldwide ones that take any business.",
  ],
  [
    "uk-business-directories-list",
    1,
    "One directory of the country comes first, then 86 worldwide ones that take any business.",
  ],
  [
    "directory-listing-saas",
    9,
    "9 directories for SaaS products come first, then 86 that list any business of the kind.",
  ],
  ["quality-backlinks-hotel", 2, "88 directories that list a business like your hotel, best match first."],
])("%s with %i directories of its own says so above the table", (slug, own, summary) => {
  expect(textsOf(slug, countsOf(own, 86)).summary).toBe(summary);
});

test.each([
  ["free-directory-traffic-hotel", "free", "Free directories for your hotel"],
  ["directory-backlinks-list-saas", "link-kind", "Directories with known link types for SaaS products"],
  ["usa-business-directories-list", null, "Directories for businesses in the USA"],
] as const)("the heading above the table of %s states what its rows have in common", (slug, promise, title) => {
  expect(textsOf(slug, countsOf(9, 9), promise).title).toBe(title);
});
