import { expect, test } from "vitest";
import { type BusinessType, businessTypes } from "./business-types.ts";
import { countries, countryInSentence } from "./countries.ts";
import { entries, findEntry } from "./generated-pages.ts";
import { findGuide, guides } from "./guides.ts";
import { type Niche, niches } from "./niches.ts";

// The pages' fixed texts are compared letter by letter in server/literal/.

/** The forms of a niche or business type that stand within sentences. */
const nounsOf = (subject: Niche | BusinessType) =>
  "article" in subject ? [subject.name, subject.plural] : [subject.plural];

test("countries are in alphabetical order", () => {
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("niches and types are lower case in sentences, except acronyms and SaaS", () => {
  for (const name of [...niches, ...businessTypes].flatMap(nounsOf)) {
    const words = name.split(" ").map((word) => {
      if (/^saas$/i.test(word)) return "SaaS";
      return /^(it|ai|hr|b2b|seo)$/i.test(word) ? word.toUpperCase() : word.toLowerCase();
    });
    expect(name).toBe(words.join(" "));
  }
});
test("a business type's article fits its name as it is spoken", () => {
  for (const { name, article } of businessTypes)
    expect([name, article]).toEqual([name, /^(SEO|HR|[AEIO])/i.test(name) ? "an" : "a"]);
});
test.each([
  ["uk", "the UK"],
  ["usa", "the USA"],
  ["netherlands", "the Netherlands"],
  ["cambodia", "Cambodia"],
])("the country %s is %s within our own sentences", (slug, text) => {
  const country = countries.find((one) => one.slug === slug) ?? expect.fail(slug);
  expect(countryInSentence(country)).toBe(text);
});

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
