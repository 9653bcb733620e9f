import { expect, test } from "vitest";
import { entries } from "./generated-pages.ts";
import { findGuide } from "./guides/guides.ts";
import { pageContent } from "./page-content.ts";

const own = (slug: string) => {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(`There is no ${slug}.`);
  return pageContent(entry);
};

test("a country's page has its facts", () => {
  expect(own("directory-submission-list-seo-france").facts).toMatchObject({ capital: "Paris", callingCode: "+33" });
});

test.each([
  ["country", "uk-business-directories-list", "In the UK", "Listing a business in the UK"],
  ["niche", "directory-listing-saas", "For SaaS products", "Listing advice for SaaS products"],
  ["type", "quality-backlinks-ai-tool", "For AI tools", "How to judge a backlink for an AI tool"],
])("the section titles of a %s page are grammatical", (_, slug, group, guide) => {
  expect(own(slug).titles).toMatchObject({ groups: { own: group }, guide });
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
