import { expect, test } from "vitest";
import { entries } from "./generated-pages.ts";
import { findGuide } from "./guides/guides.ts";
import { pageContent } from "./page-content.ts";

const own = (slug: string) => {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${slug}.`);
  return pageContent(entry);
};

test("every generated page shows directories, and leads to other pages but never to itself", () => {
  for (const entry of entries) {
    const { directories, related } = pageContent(entry);
    expect([entry.slug, directories.length >= 8]).toEqual([entry.slug, true]);
    expect([...related.same, ...related.similar].map(({ slug }) => slug)).not.toContain(entry.slug);
  }
});

test("a country's own directories stand before those of several countries and of the world", () => {
  const { directories, facts } = own("directory-submission-list-seo-france");
  expect(directories[0]).toMatchObject({ name: "PagesJaunes", countries: ["france"] });
  expect(directories.at(-1)?.countries).toEqual([]);
  expect(facts).toMatchObject({ capital: "Paris", callingCode: "+33" });
});

test("a country without a directory of its own shows the worldwide ones", () => {
  expect(own("angola-business-directories-list").directories.every(({ countries }) => countries.length === 0)).toBe(
    true,
  );
});

test.each([
  ["country", "uk-business-directories-list", "Directories for businesses in the UK", "Listing a business in the UK"],
  ["niche", "directory-listing-saas", "Directories for SaaS products", "Listing advice for SaaS products"],
  ["type", "quality-backlinks-ai-tool", "Directories for AI tools", "How to judge a backlink for an AI tool"],
])("the section titles of a page about a %s are grammatical", (_, slug, directories, guide) => {
  expect(own(slug).titles).toMatchObject({ directories, guide });
});

test("a niche leads to its other searches and to the niches after it", () => {
  const { related } = own("directory-listing-law-firms");
  expect(related.same.map(({ family }) => family)).toEqual(["niche-link-building", "niche-backlinks"]);
  expect(related.similar.map(({ family }) => family)).toEqual(Array(5).fill("niche-listing"));
});

test("a guide has all its parts, says its subject's words, and no placeholder", () => {
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
    expect(text).not.toMatch(/[{}]{2}|lorem|TODO|—|skyrocket|game-changer/i);
    expect(text.split(/\s+/).length).toBeGreaterThan(330);
  }
});
