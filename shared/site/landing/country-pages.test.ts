import { expect, test } from "vitest";
import { countryPageOf } from "./country-pages.ts";

test.each([
  ["directory-submission-websites-cambodia", "CAMBODIA", true],
  ["directory-submission-websites-southafrica", "SOUTH AFRICA", true],
  ["directory-submission-websites-zealand", "NEW ZEALAND", true],
  ["directory-submission-websites-usa", "USA", true],
  ["directory-submission-websites-atlantis", "ATLANTIS", false],
  ["best-submission-sites-france", "FRANCE", false],
  ["buy-cheap-pills-now", "NOW", false],
  ["a-b-c-constructor", "CONSTRUCTOR", false],
  [`a-b-c-${"d".repeat(24)}`, "D".repeat(24), false],
])("%s is about %s, known: %s", (slug, subject, isKnown) => {
  const page = countryPageOf(slug);
  expect(page).toMatchObject({ slug, subject, isKnown });
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
