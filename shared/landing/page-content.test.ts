import { expect, test } from "vitest";
import { entries, findEntry } from "./generated-pages.ts";
import { findGuide, guides } from "./guides.ts";

test.each([
  ["country", "uk-business-directories-list", "In the UK", "Listing a business in the UK"],
  ["niche", "directory-listing-saas", "For SaaS products", "Listing advice for SaaS products"],
  ["type", "quality-backlinks-ai-tool", "For AI tools", "How to judge a backlink for an AI tool"],
])("the section titles of a %s page are grammatical", (_, slug, group, guide) => {
  expect(findEntry(slug)?.titles).toMatchObject({ own: group, guide });
});

test("every guide has enough words, no placeholders, and a page", () => {
  const found = Object.values(guides).flatMap((ofFamily) => Object.entries(ofFamily));
  expect(found.length).toBeGreaterThan(400);
  for (const [, content] of found) {
    const words = JSON.stringify(content);
    expect(words).not.toMatch(/[{}]{3}|lorem|\bTODO\b|—|skyrocket|game-changer/i);
    expect(words.split(/\s+/).length).toBeGreaterThan(330);
  }
  expect(entries.filter(findGuide).length).toBe(found.length);
});
