import { expect, test } from "vitest";
import { countries, countryInSentence } from "./countries.ts";
import { countryPageOf, countryPageSlug, unknownPlaceTexts } from "./country-pages.ts";

test("every known country has a page that may be indexed", () => {
  for (const country of countries) {
    const slug = countryPageSlug(country);
    expect(countryPageOf(slug), slug).toMatchObject({
      slug,
      country,
      subject: countryInSentence(country),
      isKnown: true,
    });
  }
});

test.each([
  ["directory-submission-websites-cambodia", "Cambodia", true],
  ["directory-submission-websites-southafrica", "South Africa", true],
  ["directory-submission-websites-zealand", "New Zealand", true],
  ["directory-submission-websites-usa", "the USA", true],
  ["directory-submission-websites-atlantis", "Atlantis", false],
  ["best-submission-sites-france", "France", false],
  ["buy-cheap-pills-now", "Now", false],
  ["a-b-c-constructor", "Constructor", false],
  [`a-b-c-${"d".repeat(24)}`, `D${"d".repeat(23)}`, false],
])("%s is about %s, known: %s", (slug, subject, isKnown) => {
  const page = countryPageOf(slug);
  expect(page).toMatchObject({ slug, subject, isKnown });
});

test("an unknown place has texts without figures", () => {
  const { h1, ...texts } = unknownPlaceTexts("Atlantis");
  expect(h1.text).toBe("Directory submission websites in Atlantis");
  expect(Object.values(texts).join(" ")).not.toMatch(/\d/);
});

test.each([
  "",
  "france",
  "directory-submission-france",
  "directory-submission-websites-south-africa",
  "directory-submission-websites-",
  "-submission-websites-france",
  "directory--websites-france",
  "Directory-submission-websites-france",
  "directory-submission-websites-FRANCE",
  "directory-submission-websites-côte",
  "directory-submission-websites-fr_nce",
  "directory-submission-websites-__proto__",
  "directory-submission-websites-<script>",
  "directory-submission-websites-%66rance",
  "directory-submission-websites-france\n",
  "directory-submission-websites-france/..",
  "directory-submission-websites-\u0000",
  `directory-submission-websites-${"f".repeat(25)}`,
  `${"d".repeat(100_000)}-submission-websites-france`,
])("%j has no page", (slug) => {
  expect(countryPageOf(slug)).toBeUndefined();
});
