// The unique content of a generated page: matching directories, a guide, facts about the country.
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
  /** Other pages about the same subject, and the same kind of page for related subjects. */
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
    // Plain facts as a fallback for countries without a guide.
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

/** The country's directories, those for the fewest countries first, filled up with worldwide ones. */
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

/** A country's neighbours; for other subjects, the next ones in the list. */
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
