// What a generated page has to say that others do not: the directories that fit its subject, a guide, the country's facts.
import {
  type Directory,
  directories,
  directoriesOfCountry,
  directoriesOfNiche,
  directoriesOfType,
  worldwideDirectories,
} from "../catalogue/catalogue.ts";
import { businessTypes } from "./business-types.ts";
import { type Country, countries } from "./countries.ts";
import { type CountryFacts, countryFacts } from "./country-facts.ts";
import { type Entry, type EntryFamily, entriesAbout } from "./generated-pages.ts";
import type { Guide } from "./guides/guide.ts";
import { findGuide } from "./guides/guides.ts";
import { niches } from "./niches.ts";

export type PageContent = {
  directories: readonly Directory[];
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
  /** The same subject for another search, and the same search for a subject beside it. */
  related: { same: readonly Entry[]; beside: readonly Entry[] };
};

const directoryCount = 8;
const relatedCount = 5;

type Kind = "country" | "niche" | "type" | "fixed";
const kindOf = (family: EntryFamily) => family.split("-")[0] as Kind;

const families: Record<Kind, readonly EntryFamily[]> = {
  country: ["country-seo", "country-business"],
  niche: ["niche-listing", "niche-link-building", "niche-backlinks"],
  type: ["type-quality-backlinks", "type-submission-backlinks", "type-free-traffic"],
  fixed: ["fixed"],
};

export const pageContent = (entry: Entry): PageContent => {
  const kind = kindOf(entry.family);
  const country = kind === "country" ? countryOf(entry.subjectSlug) : undefined;
  const guide = findGuide(entry);
  return {
    directories: directoriesFor(kind, entry.subjectSlug),
    guide,
    // Bare facts stand where nobody has written about the country yet.
    facts: country && !guide ? countryFacts(country) : undefined,
    related: {
      same: entriesAbout(entry.subjectSlug, families[kind]).filter((other) => other !== entry),
      beside: relatedSubjects(kind, entry.subjectSlug)
        .flatMap((slug) => entriesAbout(slug, [entry.family]))
        .slice(0, relatedCount),
    },
  };
};

const countryOf = (slug: string) => countries.find((country) => country.slug === slug);

/** Those made for the country first, then those of several; where these are few, the worldwide ones fill the table. */
export const directoriesServing = (country: Country) =>
  [
    ...directoriesOfCountry(country.slug).toSorted((one, other) => one.countries.length - other.countries.length),
    ...worldwideDirectories,
  ].slice(0, directoryCount);

const directoriesFor = (kind: Kind, slug: string): readonly Directory[] => {
  const country = countryOf(slug);
  if (kind === "country" && country) return directoriesServing(country);
  const fitting = {
    country: () => [],
    niche: directoriesOfNiche,
    type: directoriesOfType,
    fixed: () => directories.filter(({ category }) => category === "ai"),
  };
  return fitting[kind](slug).slice(0, directoryCount);
};

/** The neighbours of a country, and the next subjects in the list for the others. */
const relatedSubjects = (kind: Kind, slug: string): readonly string[] => {
  const country = countryOf(slug);
  if (kind === "country" && country) {
    const { neighbours, nearby } = countryFacts(country);
    return [...neighbours, ...nearby].map((other) => other.slug);
  }
  const list = kind === "niche" ? niches : businessTypes;
  const at = list.findIndex((subject) => subject.slug === slug);
  return [1, 2, 3, 4, 5].map((step) => list[(at + step) % list.length]?.slug ?? "");
};

/** The entries about a country, for its page under /c. */
export const entriesOfCountry = (country: Country) => entriesAbout(country.slug, families.country);
