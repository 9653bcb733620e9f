import { expect, test } from "vitest";
import { type BusinessType, businessTypes } from "./business-types.ts";
import { countries, countryInSentence } from "./countries.ts";
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
