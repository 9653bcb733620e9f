// Open facts about a country, from the package world-countries (https://github.com/mledoze/countries, ODbL).
import world from "world-countries";
import { slugify } from "../text/slug.ts";
import { type Country, countries } from "./countries.ts";

export type CountryFacts = {
  officialName: string;
  /** The country's names for itself, where they differ from the English one. */
  nativeNames: readonly string[];
  capital: string | undefined;
  /** As in "Western Europe". */
  region: string;
  landlocked: boolean;
  languages: readonly string[];
  currencies: readonly { code: string; name: string; symbol: string }[];
  /** With its plus sign: +27. */
  callingCode: string | undefined;
  /** How its web addresses end: .za */
  topLevelDomain: string | undefined;
  demonym: string | undefined;
  neighbours: readonly Country[];
  /** The other countries of its region, which need not touch it. */
  nearby: readonly Country[];
};

type Row = (typeof world)[number];

// The three whose common name in the package is not ours.
const codes: Record<string, string> = { turkey: "TUR", uk: "GBR", usa: "USA" };

const rowsBySlug = new Map(
  world.flatMap((row) => [row.name.official, row.name.common].map((name) => [slugify(name), row])),
);
const rowsByCode = new Map(world.map((row) => [row.cca3 as string, row]));
const rowOf = ({ slug, name }: Country) => rowsByCode.get(codes[slug] ?? "") ?? rowsBySlug.get(slugify(name));

const countriesByCode = new Map(countries.map((country) => [rowOf(country)?.cca3 as string | undefined, country]));

const present = <Item>(items: (Item | undefined)[]) => items.filter((item) => item !== undefined);

/** What the package knows of one of our countries; all of them are in it. */
export const countryFacts = (country: Country): CountryFacts => {
  const row = rowOf(country);
  if (!row) throw new Error(`The world does not know ${country.name}.`);
  const neighbours = present(row.borders.map((code) => countriesByCode.get(code)));
  return {
    officialName: row.name.official,
    nativeNames: nativeNamesOf(row),
    capital: row.capital[0],
    region: row.subregion || row.region,
    landlocked: row.landlocked,
    languages: Object.values(row.languages),
    currencies: Object.entries(row.currencies).map(([code, { name, symbol }]) => ({ code, name, symbol })),
    callingCode: callingCodeOf(row),
    topLevelDomain: row.tld[0],
    demonym: row.demonyms?.eng?.m,
    neighbours,
    nearby: countries.filter(
      (other) => other !== country && !neighbours.includes(other) && rowOf(other)?.subregion === row.subregion,
    ),
  };
};

const nativeNamesOf = ({ name: { common, official, native } }: Row) => [
  ...new Set(
    Object.values(native ?? {})
      .map((own) => own.common)
      .filter((own) => own !== common && own !== official),
  ),
];

/** Countries that share a root, such as +1, have one suffix an area: the root alone is theirs together. */
const callingCodeOf = ({ idd: { root, suffixes } }: Row) => {
  if (!root) return undefined;
  return suffixes.length === 1 ? root + suffixes[0] : root;
};
