// Our own sentences on generated pages. What depends on the page's table is here: the fixed texts state no figures.

import { type Country, countryInSentence } from "../../site/landing/countries.ts";
import type { Entry } from "../../site/landing/generated-pages.ts";
import type { PageTable } from "./page-tables.ts";

type TableFigures = Pick<PageTable, "counts" | "promise">;

/** The heading above a table and a sentence about it. */
export type TableTexts = { title: string; summary: string };

/** The texts above a page's table: what its rows have in common, and how many there are. */
export const tableTexts = ({ family, subject }: Entry, { counts, promise }: TableFigures): TableTexts => {
  switch (family) {
    case "country-seo":
    case "country-business":
      return countryTexts(subject, counts);
    case "niche-listing":
    case "niche-link-building":
    case "niche-backlinks":
      return { title: `${titles[promise ?? "all"]} for ${subject}`, summary: tradeSummary(subject, counts) };
    case "type-quality-backlinks":
    case "type-submission-backlinks":
    case "type-free-traffic":
      return { title: `${titles[promise ?? "all"]} for your ${subject}`, summary: typeSummary(subject, counts) };
    case "fixed":
      return { title: "AI tool directories", summary: typeSummary("AI tool", counts) };
  }
};

/** Those of a country's page under /c. */
export const countryTableTexts = (country: Country, { counts }: TableFigures): TableTexts =>
  countryTexts(countryInSentence(country), counts);

const titles = {
  all: "Directories",
  free: "Free directories",
  rated: "Directories with known authority",
  "link-kind": "Directories with known link types",
};

type Counts = TableFigures["counts"];

const countryTexts = (subject: string, { own, general }: Counts): TableTexts => ({
  title: `Directories for businesses in ${subject}`,
  summary: own
    ? `${capital(directories(own))} of the country ${own === 1 ? "comes" : "come"} first, then ${general} worldwide ones that take any business.`
    : `We know no directory of ${subject} yet, so here are ${general} worldwide ones that take any business.`,
});

const tradeSummary = (subject: string, { own, general }: Counts) =>
  own
    ? `${capital(directories(own))} for ${subject} ${own === 1 ? "comes" : "come"} first, then ${general} that list any business of the kind.`
    : `We know no directory for ${subject} alone yet, so here are ${general} that list any business of the kind.`;

const typeSummary = (subject: string, { own, general }: Counts) =>
  `${capital(directories(own + general))} that ${own + general === 1 ? "lists" : "list"} a business like your ${subject}, best match first.`;

const directories = (count: number) => (count === 1 ? "one directory" : `${count || "no"} directories`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
