import { expect, test } from "vitest";
import { entries } from "./generated-pages.ts";
import { findGuide } from "./guides/guides.ts";
import { pageContent } from "./page-content.ts";

const own = (slug: string) => {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${slug}.`);
  return pageContent(entry);
};

test("every generated page shows directories and links to other pages, never to itself", () => {
  for (const entry of entries) {
    const { directories, related } = pageContent(entry);
    expect([entry.slug, directories.length >= 8]).toEqual([entry.slug, true]);
    expect([...related.same, ...related.similar].map(({ slug }) => slug)).not.toContain(entry.slug);
  }
});

test("a country's own directories come before multi-country and worldwide ones", () => {
  const { directories, facts } = own("directory-submission-list-seo-france");
  expect(directories[0]).toMatchObject({ name: "PagesJaunes", countries: ["france"] });
  expect(directories.at(-1)?.countries).toEqual([]);
  expect(facts).toMatchObject({ capital: "Paris", callingCode: "+33", registers: [{ idExample: "799 640 131" }] });
});

test("a country without its own directories shows worldwide ones", () => {
  expect(own("angola-business-directories-list").directories.every(({ countries }) => countries.length === 0)).toBe(
    true,
  );
});

test.each([
  ["country", "uk-business-directories-list", "Directories for businesses in the UK", "Listing a business in the UK"],
  ["niche", "directory-listing-saas", "Directories for SaaS products", "Listing advice for SaaS products"],
  ["type", "quality-backlinks-ai-tool", "Directories for AI tools", "How to judge a backlink for an AI tool"],
])("the section titles of a %s page are grammatical", (_, slug, directories, guide) => {
  expect(own(slug).titles).toMatchObject({ directories, guide });
});

test("a niche page links to its other families and to the following niches", () => {
  const { related } = own("directory-listing-law-firms");
  expect(related.same.map(({ family }) => family)).toEqual(["niche-link-building", "niche-backlinks"]);
  expect(related.similar.map(({ family }) => family)).toEqual(Array(5).fill("niche-listing"));
});

test("every guide has all its parts, enough words and no placeholders", () => {
  for (const entry of entries) {
    const guide = findGuide(entry);
    if (!guide) continue;
    const text = JSON.stringify(guide);
    expect([entry.slug, guide.prepare.length, guide.advice.length, guide.questions.length]).toEqual([
      entry.slug,
      5,
      2,
      3,
    ]);
    expect(text).not.toMatch(/[{}]{2}|lorem|\bTODO\b|—|skyrocket|game-changer/i);
    expect(text.split(/\s+/).length).toBeGreaterThan(330);
  }
});
