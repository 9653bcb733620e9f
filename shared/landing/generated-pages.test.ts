import { describe, expect, test } from "vitest";
import { slugify } from "../text/slug.ts";
import { type BusinessType, businessTypes } from "./business-types.ts";
import { countries, countryInSentence, findCountryByJoinedSlug, joinedSlug } from "./countries.ts";
import { type EntryFamily, entries, findEntry } from "./generated-pages.ts";
import { type Niche, nicheInText, niches } from "./niches.ts";

/** The forms of a niche or business type that stand within sentences. */
const nounsOf = (subject: Niche | BusinessType) =>
  "article" in subject ? [subject.name, subject.plural] : [subject.plural];

const irregularSlugs = [
  ["salvador", "El Salvador"],
  ["zealand", "New Zealand"],
  ["islands", "Marshall Islands"],
  ["macedonia", "North Macedonia"],
  ["srilanka", "Sri Lanka"],
  ["saudi", "Saudi Arabia"],
  ["timorleste", "Timor-Leste"],
  ["unitedarabemirates", "United Arab Emirates"],
  ["uk", "UK"],
  ["usa", "USA"],
] as const;

describe("the subjects", () => {
  test("there are 190 countries in alphabetical order", () => {
    const names = countries.map(({ name }) => name);
    expect(names).toHaveLength(190);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  });

  test.each(irregularSlugs)("the country %s is %s", (slug, name) => {
    expect(countries).toContainEqual(expect.objectContaining({ slug, name }));
  });

  test("all but the shortened country slugs follow from the name", () => {
    const shortened = new Set<string>([...irregularSlugs.map(([slug]) => slug), "congo", "saint-vincent"]);
    for (const { slug, name } of countries) if (!shortened.has(slug)) expect(slug).toBe(slugify(name));
  });

  test("every country is found by its joined slug", () => {
    for (const country of countries) expect(findCountryByJoinedSlug(joinedSlug(country))).toBe(country);
    expect(findCountryByJoinedSlug("southafrica")?.name).toBe("South Africa");
    expect(findCountryByJoinedSlug("atlantis")).toBeUndefined();
  });

  test("there are 64 niches from small businesses to agriculture", () => {
    expect(niches).toHaveLength(64);
    expect(niches[0]?.slug).toBe("small-businesses");
    expect(niches.at(-1)?.slug).toBe("agriculture");
  });

  test("there are 60 business types from saas to insurance platform", () => {
    const slugs = businessTypes.map(({ slug }) => slug);
    expect(slugs).toHaveLength(60);
    expect(slugs.slice(0, 4)).toEqual(["saas", "startup", "agency", "ecommerce"]);
    expect(slugs.slice(-2)).toEqual(["tax-service", "insurance-platform"]);
  });

  test.each([
    ["tourism-and-travel", "tourism and travel"],
    ["saas", "saas"],
    ["it-services", "IT services"],
    ["ai-solutions", "AI solutions"],
    ["hr-solutions", "HR solutions"],
    ["b2b-services", "B2B services"],
    ["seo-specialists", "SEO specialists"],
    ["hospitality-services", "hospitality services"],
    ["eco-friendly-businesses", "eco-friendly businesses"],
  ])("the niche %s is %s in fixed texts", (slug, text) => {
    expect(nicheInText({ slug })).toBe(text);
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
});

describe("the generated entries", () => {
  test("there are 753, with the expected number per family", () => {
    const counts: Partial<Record<EntryFamily, number>> = {};
    for (const { family } of entries) counts[family] = (counts[family] ?? 0) + 1;
    expect(entries).toHaveLength(753);
    expect(counts).toEqual({
      "country-seo": 190,
      "country-business": 190,
      "niche-listing": 64,
      "niche-link-building": 64,
      "niche-backlinks": 64,
      "type-quality-backlinks": 60,
      "type-submission-backlinks": 60,
      "type-free-traffic": 60,
      fixed: 1,
    });
  });

  test("slugs are unique and well formed", () => {
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    for (const { slug } of entries) expect(slug).toBe(slugify(slug));
  });

  test("headlines contain their highlighted words, and every template is resolved", () => {
    for (const entry of entries) {
      expect(entry.h1.text).toContain(entry.h1.highlight);
      expect(JSON.stringify(Object.values(entry))).not.toMatch(/\{[A-Za-z]+\}|undefined|\$\{/);
    }
  });

  test("entries are found only by their exact slug", () => {
    expect(findEntry("ai-backlink-maker")?.family).toBe("fixed");
    expect(findEntry("directory-listing-unheard-of")).toBeUndefined();
    expect(findEntry("constructor")).toBeUndefined();
  });

  test.each([
    ["directory-listing-it-services", "Directory listing sites for IT services"],
    ["directory-link-building-b2b-services", "Directory link building for B2B services"],
    ["directory-backlinks-list-eco-friendly-businesses", "Directory backlinks list for eco-friendly businesses"],
    ["quality-backlinks-hr-platform", "Quality backlinks for your HR platform"],
    ["directory-submission-backlinks-seo-agency", "Directory submission backlinks for your SEO agency"],
    ["free-directory-traffic-ai-tool", "Free directory traffic for your AI tool"],
    ["directory-listing-saas", "Directory listing sites for saas"],
    ["quality-backlinks-saas", "Quality backlinks for your SaaS product"],
  ])("%s has the headline %j", (slug, headline) => {
    expect(findEntry(slug)?.h1.text).toBe(headline);
  });
});
