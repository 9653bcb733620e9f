// Open data about countries, from the package world-countries (https://github.com/mledoze/countries, ODbL).
import world from "world-countries";
import { slugify } from "../text/slug.ts";
import { type Country, countries } from "./countries.ts";

export type CountryFacts = {
  officialName: string;
  /** The country's names in its own languages, if they differ from the English one. */
  nativeNames: readonly string[];
  capital: string | undefined;
  /** For example "Western Europe". */
  region: string;
  landlocked: boolean;
  languages: readonly string[];
  currencies: readonly { code: string; name: string; symbol: string }[];
  /** With the plus sign: +27. */
  callingCode: string | undefined;
  /** For example .za */
  topLevelDomain: string | undefined;
  demonym: string | undefined;
  neighbours: readonly Country[];
  /** Other countries of the same region, not necessarily neighbours. */
  nearby: readonly Country[];
};

type Row = (typeof world)[number];

// Three countries whose name in the package differs from ours.
const codes: Record<string, string> = { turkey: "TUR", uk: "GBR", usa: "USA" };

const rowsBySlug = new Map(
  world.flatMap((row) => [row.name.official, row.name.common].map((name) => [slugify(name), row])),
);
const rowsByCode = new Map(world.map((row) => [row.cca3 as string, row]));
const rowOf = ({ slug, name }: Country) => rowsByCode.get(codes[slug] ?? "") ?? rowsBySlug.get(slugify(name));

const countriesByCode = new Map(countries.map((country) => [rowOf(country)?.cca3 as string | undefined, country]));

const present = <Item>(items: (Item | undefined)[]) => items.filter((item) => item !== undefined);

/** Facts about one of our countries. The package covers all of them; throws if one is missing. */
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

/** Countries that share a root such as +1 have one suffix per area; for these, only the root is returned. */
const callingCodeOf = ({ idd: { root, suffixes } }: Row) => {
  if (!root) return undefined;
  return suffixes.length === 1 ? root + suffixes[0] : root;
};
