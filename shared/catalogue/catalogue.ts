// The directories shown on pages, by country, niche, type and filter, best known first.

import { type Row, rows } from "./directories.ts";
import { nichesOfType, relatedNiches } from "./related-niches.ts";

/** A row with its host and with defaults for optional fields. */
export type Directory = Omit<Row, "countries" | "niches" | "reputation"> & {
  host: string;
  countries: readonly string[];
  niches: readonly string[];
  /** `listed`: found in a public list. The others sort last; see `Row`. */
  reputation: "listed" | "unread" | "network";
};

/** The country filter's value for directories without a country. */
export const worldwide = "worldwide";

const reputations = ["listed", "unread", "network"];

const directoryOf = (row: Row): Directory => ({
  ...row,
  host: new URL(row.url).host,
  countries: row.countries ?? [],
  niches: row.niches ?? [],
  reputation: row.reputation ?? "listed",
});

const byRank = (one: Directory, other: Directory) =>
  reputations.indexOf(one.reputation) - reputations.indexOf(other.reputation) ||
  (other.dr ?? -1) - (one.dr ?? -1) ||
  Number(other.pricingSure) - Number(one.pricingSure) ||
  one.name.localeCompare(other.name, "en");

export const directories: readonly Directory[] = rows.map(directoryOf).sort(byRank);

export const worldwideDirectories = directories.filter(({ countries }) => countries.length === 0);

/** Directories that name the country, without the worldwide ones. */
export const directoriesOfCountry = (slug: string) => directories.filter(({ countries }) => countries.includes(slug));

const isLocal = ({ countries }: Directory) => countries.length > 0;

const inNiche = (slug: string) => {
  const found = directories.filter(({ niches }) => niches.includes(slug));
  return [...found.filter((one) => !isLocal(one)), ...found.filter(isLocal)];
};

const inNiches = (slugs: readonly string[]) => [...new Set(slugs.flatMap(inNiche))];

/** Directories for the niche, then those of related niches; worldwide ones first within each. */
export const directoriesOfNiche = (slug: string) => inNiches([slug, ...(relatedNiches[slug] ?? [])]);

/** Directories for a type of business, best matching niche first. */
export const directoriesOfType = (slug: string) => inNiches(nichesOfType[slug] ?? []);

export type DirectoryFilter = {
  category?: Directory["category"];
  /** A country slug, or `worldwide`. */
  country?: string;
  niche?: string;
  pricing?: Directory["pricing"];
  link?: NonNullable<Directory["linkKind"]>;
};

export const filterDirectories = ({ category, country, niche, pricing, link }: DirectoryFilter) =>
  directories.filter(
    (one) =>
      (!category || one.category === category) &&
      (!country || (country === worldwide ? !isLocal(one) : one.countries.includes(country))) &&
      (!niche || one.niches.includes(niche)) &&
      (!pricing || one.pricing === pricing) &&
      (!link || one.linkKind === link),
  );
