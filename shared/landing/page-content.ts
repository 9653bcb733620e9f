// The unique content of a generated page: matching directories, a guide, facts about the country, related pages.
import type { RowGroup } from "../links/directories/page-tables.ts";
import { type BusinessType, businessTypes } from "./business-types.ts";
import { type Country, countries, countryInSentence } from "./countries.ts";
import { type CountryFacts, countryFacts } from "./country-facts.ts";
import type { Entry, EntryFamily } from "./generated-pages.ts";
import type { Guide } from "./guides.ts";
import { findGuide } from "./guides.ts";
import { type Niche, niches } from "./niches.ts";

/** The headings above the groups of a page's table, its guide and its links to related pages. */
export type SectionTitles = {
  groups: Readonly<Record<RowGroup, string>>;
  guide: string;
  same: string;
  similar: string;
};

export type PageContent = {
  titles: SectionTitles;
  guide: Guide | undefined;
  facts: CountryFacts | undefined;
};

export const pageContent = (entry: Entry): PageContent => {
  const country = entry.family.startsWith("country-") ? countryOf(entry.subjectSlug) : undefined;
  return { titles: sectionTitles(entry), guide: findGuide(entry), facts: country && countryFacts(country) };
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

const groupsFor = (own: string): SectionTitles["groups"] => ({
  own,
  general: "Worldwide, for any business",
  official: "Registers and chambers: by registering or joining",
  unconfirmed: "Not confirmed yet",
});

export const countryTitles = (country: Country): SectionTitles => ({
  groups: groupsFor(`In ${countryInSentence(country)}`),
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
  groups: groupsFor(`For ${plural}`),
  guide: `${nicheAdvice[family]} for ${plural}`,
  same: `More for ${plural}`,
  similar: "Related niches",
});

type TypeFamily = Extract<EntryFamily, `type-${string}`>;

const typeTitles = ({ name, article, plural }: BusinessType, family: TypeFamily): SectionTitles => {
  const guides: Record<TypeFamily, string> = {
    "type-quality-backlinks": `How to judge a backlink for ${article} ${name}`,
    "type-submission-backlinks": `How to submit ${article} ${name} to directories`,
    "type-free-traffic": `How ${article} ${name} gets visitors from directories`,
  };
  return {
    groups: groupsFor(`For ${plural}`),
    guide: guides[family],
    same: `More for ${plural}`,
    similar: "Related business types",
  };
};

const topicTitles: SectionTitles = {
  groups: groupsFor("For AI tools"),
  guide: "About AI backlink makers",
  same: "More about AI backlink makers",
  similar: "Other topics",
};
