// Finds rows of a page's table that contradict its texts. It reads these as a visitor does and shares no rule with the code
// that fills the tables.

import type { JudgedPage } from "../links/directories/page-index.ts";
import type { PageTable } from "../links/directories/page-tables.ts";
import { countryTableTexts, tableTexts } from "../links/directories/page-texts.ts";
import { countryPageOf, countryPageTexts } from "../site/landing/country-pages.ts";
import { findEntry } from "../site/landing/generated-pages.ts";

/** Subjects that no launch site, software list or AI list takes. */
const localTrades =
  /hotel|restaurant|cafe|dental|clinic|law|legal|lawyer|photograph|wedding|pet-|clean|moving|construction|home-|beauty|fitness|yoga|real-estate|property|accounting|tax-|nonprofit|childcare|automotive|car-dealer|agricult|tourism|travel|hospitality|wellness|sports|healthcare|mental|event|interior-design$|recruitment-agenc/;
const forProducts = new Set(["startup", "software", "ai", "community"]);
const forAi = /^ai-/;

type Contradiction = { path: string; row: string; claim: string };

/** The fixed texts of a page and those above its table. */
const textsOf = ({ path, table }: JudgedPage) => {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const entry = findEntry(slug);
  if (entry) return { fixed: entry, above: tableTexts(entry, table) };
  const page = countryPageOf(slug);
  if (!page?.country) throw new Error(`No generated page has the path ${path}.`);
  return { fixed: countryPageTexts(page), above: countryTableTexts(page.country, table) };
};

export const findContradictions = (page: JudgedPage): Contradiction[] => {
  const { path, table, family, subjectSlug } = page;
  const { fixed, above } = textsOf(page);
  const { metaTitle, metaDescription, h1, h2, h3 } = fixed;
  const text = [metaTitle, metaDescription, h1.text, h2, h3, above.title, above.summary].join(". ");
  const claims: [claim: string, meets: (row: PageTable["rows"][number]) => boolean][] = [
    ["is a directory in use", ({ directory }) => directory.status === "active" && directory.lastCheck !== "parked"],
    [
      "is said to be unconfirmed",
      ({ directory: { standing, lastCheck }, group }) => {
        return (group === "unconfirmed") === (standing === "unconfirmed" && lastCheck !== "alive");
      },
    ],
  ];
  if (/\bfree\b|cost nothing/i.test(text) && family !== "niche-listing")
    claims.push(["is free", ({ directory }) => directory.pricing === "free" && directory.pricingKnown]);
  if (/link types\b/i.test(metaTitle) || /known link types/.test(text))
    claims.push(["has a known link type", ({ directory }) => directory.linkKind !== null]);
  if (/known authority/.test(text))
    claims.push([
      "has a known authority",
      ({ directory: { dr, referringSubnets } }) => (dr ?? referringSubnets) !== null,
    ]);
  if (family === "country" || family.startsWith("country-"))
    claims.push([
      "serves the country or the whole world",
      ({ directory: { countries } }) => countries.length === 0 || countries.includes(subjectSlug),
    ]);
  else {
    claims.push(["takes submissions", ({ directory }) => directory.listedBy === "submission"]);
    if (localTrades.test(subjectSlug))
      claims.push(["lists businesses of the trade", ({ directory }) => !forProducts.has(directory.category)]);
    if (!forAi.test(subjectSlug))
      claims.push(["is not for AI products alone", ({ directory }) => directory.category !== "ai"]);
    if (family.startsWith("niche-"))
      claims.push([
        "is for the niche, or for any business",
        ({ directory: { niches, countries }, group }) =>
          niches.includes(subjectSlug) || (group !== "own" && countries.length === 0),
      ]);
  }
  return claims.flatMap(([claim, meets]) =>
    table.rows.filter((row) => !meets(row)).map(({ directory }) => ({ path, claim, row: directory.name })),
  );
};

/** Numbers above the table that are not the number of rows they stand for. */
export const findWrongCounts = (page: JudgedPage): Contradiction[] => {
  const { path, table } = page;
  const { own, general } = table.counts;
  const right = new Set([own, general, own + general].map(String));
  const text = textsOf(page).above.summary;
  return (text.match(/(?<!\w)\d+\+?(?!\w)/g) ?? [])
    .filter((number) => !right.has(number))
    .map((number) => ({ path, row: text, claim: `has ${number} directories` }));
};
