// The directories that pages show: found by country, niche, type and filter, best known first.

import { type Row, rows } from "./directories.ts";
import { nichesOfType, relatedNiches } from "./related-niches.ts";

/** A row with its host, and without gaps in what every page asks for. */
export type Directory = Omit<Row, "countries" | "niches" | "standing"> & {
  host: string;
  countries: readonly string[];
  niches: readonly string[];
  /** `listed`: read in a public list. The others stand last: see `Row`. */
  reputation: "listed" | "unread" | "network";
};

export const pricings = ["free", "freemium", "paid"] as const;
export const linkKinds = ["dofollow", "nofollow"] as const;
/** Stands in for a country where a directory serves the whole world. */
export const worldwide = "worldwide";

const standings = ["listed", "unread", "network"];

const directoryOf = (row: Row): Directory => ({
  ...row,
  host: new URL(row.url).host,
  countries: row.countries ?? [],
  niches: row.niches ?? [],
  reputation: row.standing ?? "listed",
});

const byRank = (one: Directory, other: Directory) =>
  standings.indexOf(one.reputation) - standings.indexOf(other.reputation) ||
  (other.dr ?? -1) - (one.dr ?? -1) ||
  Number(other.pricingSure) - Number(one.pricingSure) ||
  one.name.localeCompare(other.name, "en");

export const directories: readonly Directory[] = rows.map(directoryOf).sort(byRank);

export const worldwideDirectories = directories.filter(({ countries }) => countries.length === 0);

/** Those that name the country; show the worldwide ones beside them. */
export const directoriesOfCountry = (slug: string) => directories.filter(({ countries }) => countries.includes(slug));

const isLocal = ({ countries }: Directory) => countries.length > 0;

const inNiche = (slug: string) => {
  const found = directories.filter(({ niches }) => niches.includes(slug));
  return [...found.filter((one) => !isLocal(one)), ...found.filter(isLocal)];
};

const inNiches = (slugs: readonly string[]) => [...new Set(slugs.flatMap(inNiche))];

/** Those made for the niche, then those of near niches; in each the worldwide ones first. */
export const directoriesOfNiche = (slug: string) => inNiches([slug, ...(relatedNiches[slug] ?? [])]);

/** Those that fit a type of business, the best fitting niche first. */
export const directoriesOfType = (slug: string) => inNiches(nichesOfType[slug] ?? []);

export type DirectoryFilter = {
  category?: Directory["category"];
  /** The slug of a country, or `worldwide`. */
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
