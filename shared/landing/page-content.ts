// The unique content of a generated page: matching directories, a guide, facts about the country, related pages.
import {
  type Directory,
  directories,
  directoriesOfCountry,
  directoriesOfNiche,
  directoriesOfType,
  worldwideDirectories,
} from "../catalogue/catalogue.ts";
import { type BusinessType, businessTypes } from "./business-types.ts";
import { type Country, countries, countryInSentence } from "./countries.ts";
import { type CountryFacts, countryFacts } from "./country-facts.ts";
import { type Entry, type EntryFamily, entriesAbout } from "./generated-pages.ts";
import type { Guide } from "./guides/guide.ts";
import { findGuide } from "./guides/guides.ts";
import { type Niche, niches } from "./niches.ts";

/** The headings above a generated page's directories, its guide and its links to related pages. */
export type SectionTitles = { directories: string; guide: string; same: string; similar: string };

export type PageContent = {
  titles: SectionTitles;
  directories: readonly Directory[];
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
  /** Other pages about the same subject, and the same kind of page for similar subjects. */
  related: { same: readonly Entry[]; similar: readonly Entry[] };
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
  return {
    titles: sectionTitles(entry),
    directories: directoriesFor(kind, entry.subjectSlug),
    guide: findGuide(entry),
    facts: country && countryFacts(country),
    related: {
      same: entriesAbout(entry.subjectSlug, families[kind]).filter((other) => other !== entry),
      similar: similarSubjects(kind, entry.subjectSlug)
        .flatMap((slug) => entriesAbout(slug, [entry.family]))
        .slice(0, relatedCount),
    },
  };
};

const countryOf = (slug: string) => countries.find((country) => country.slug === slug);

const sectionTitles = ({ family, subjectSlug }: Entry): SectionTitles => {
  const country = countryOf(subjectSlug);
  const niche = niches.find(({ slug }) => slug === subjectSlug);
  const type = businessTypes.find(({ slug }) => slug === subjectSlug);
  switch (family) {
    case "country-seo":
    case "country-business":
      return country ? countryTitles(country) : topicTitles;
    case "niche-listing":
    case "niche-link-building":
    case "niche-backlinks":
      return niche ? nicheTitles(niche, family) : topicTitles;
    case "type-quality-backlinks":
    case "type-submission-backlinks":
    case "type-free-traffic":
      return type ? typeTitles(type, family) : topicTitles;
    case "fixed":
      return topicTitles;
  }
};

export const countryTitles = (country: Country): SectionTitles => ({
  directories: `Directories for businesses in ${countryInSentence(country)}`,
  guide: `Listing a business in ${countryInSentence(country)}`,
  same: `More about directories in ${countryInSentence(country)}`,
  similar: "Nearby countries",
});

type NicheFamily = Extract<EntryFamily, `niche-${string}`>;
const nicheAdvice: Record<NicheFamily, string> = {
  "niche-listing": "Listing advice",
  "niche-link-building": "Link building advice",
  "niche-backlinks": "Backlink advice",
};

const nicheTitles = ({ plural }: Niche, family: NicheFamily): SectionTitles => ({
  directories: `Directories for ${plural}`,
  guide: `${nicheAdvice[family]} for ${plural}`,
  same: `More for ${plural}`,
  similar: "Other niches",
});

type TypeFamily = Extract<EntryFamily, `type-${string}`>;

const typeTitles = ({ name, article, plural }: BusinessType, family: TypeFamily): SectionTitles => {
  const guides: Record<TypeFamily, string> = {
    "type-quality-backlinks": `How to judge a backlink for ${article} ${name}`,
    "type-submission-backlinks": `How to submit ${article} ${name} to directories`,
    "type-free-traffic": `How ${article} ${name} gets visitors from directories`,
  };
  return {
    directories: `Directories for ${plural}`,
    guide: guides[family],
    same: `More for ${plural}`,
    similar: "Other business types",
  };
};

const topicTitles: SectionTitles = {
  directories: "AI tool directories",
  guide: "About AI backlink makers",
  same: "More about AI backlink makers",
  similar: "Other topics",
};

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

/** A country's neighbors; for other subjects, the next ones in the list. */
const similarSubjects = (kind: Kind, slug: string): readonly string[] => {
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
