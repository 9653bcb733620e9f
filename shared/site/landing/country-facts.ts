// Facts about countries: what a listing needs from db/data/countries.json (its `sources` name the origin and license of
// each) with the corrections that db/data/README.md explains, and geography from the package world-countries (https://github.com/mledoze/countries, ODbL).
// Only for pages that are rendered on the server: the data have 440 kB.
import world from "world-countries";
import rows from "#db/data/countries.json" with { type: "json" };
import corrections from "#db/data/country-corrections.json" with { type: "json" };
import { type Country, countries, countryInSentence } from "./countries.ts";

/** A list that a business is in by law or by incorporation, never one that takes submissions. */
export type OfficialRegister = {
  name: string;
  /** Its name in a language of the country. */
  localName?: string;
  url: string;
  /** An identifier as the register writes it. */
  idExample?: string;
};

/** A number that identifies a business and may be printed in public, such as one for VAT. */
export type BusinessId = { name: string; example: string };

/** `scope: "regional"`: for a city or region, where no national chamber is on record. */
export type Chamber = { name: string; url: string; scope?: "regional" };

export type AddressFormat = {
  /** Lines from top to bottom, with the names of fields in braces: `{postal code} {city}`. */
  format: readonly string[];
  /** What the country calls its regions in an address: state, province, prefecture. */
  regionName?: string;
  postalCodeName?: string;
  postalCodeExample?: string;
  /** Where the postal service looks up codes. */
  postalService?: string;
};

export type CountryFacts = {
  /** The country's name within a sentence: "the UK". */
  inSentence: string;
  officialName: string;
  /** The country's names in its own languages, if they differ from the English one. */
  nativeNames: readonly string[];
  capital: string;
  /** For example "Western Europe". */
  region: string;
  languages: readonly string[];
  /** The main currency first. */
  currencies: readonly { code: string; name: string; symbol: string }[];
  /** With the plus sign: +27. */
  callingCode: string;
  /** A number that is an example, in the forms used at home and from abroad. */
  phoneExample: { national: string; international: string };
  /** For example .za */
  topLevelDomain: string | undefined;
  demonym: string;
  address: AddressFormat;
  registers: readonly OfficialRegister[];
  businessIds: readonly BusinessId[];
  chamber: Chamber | undefined;
  weekStart: string;
  weekend: readonly string[];
  neighbours: readonly Country[];
  /** Other countries of the same region, not necessarily neighbours. */
  nearby: readonly Country[];
};

type RegisterRow = OfficialRegister & {
  code: string;
  for: string[];
  /** `number`: a tax or statistical number that an authority gives, not a list to be in. */
  kind: "register" | "charities" | "number";
  primary: boolean;
};

type Row = {
  slug: string;
  iso3: string;
  officialName: string;
  capital: string;
  currency: CountryFacts["currencies"][number];
  otherCurrencies?: CountryFacts["currencies"];
  languages: string[];
  callingCode: string;
  phoneExample: CountryFacts["phoneExample"];
  demonym: string;
  address: AddressFormat;
  registers?: RegisterRow[];
  businessIds?: (BusinessId & { module: string })[];
  chamberOfCommerce?: Chamber;
  weekStart: string;
  weekend: string[];
};

const rowsBySlug = new Map((rows as Row[]).map((row) => [row.slug, row]));
const placesByCode = new Map(world.map((place) => [place.cca3 as string, place]));
const countriesByCode = new Map(countries.map((country) => [rowsBySlug.get(country.slug)?.iso3, country]));

const present = <Item>(items: (Item | undefined)[]) => items.filter((item) => item !== undefined);

const rowOf = (slug: string) => {
  const row = rowsBySlug.get(slug);
  if (!row) throw new Error(`db/data/countries.json has no ${slug}.`);
  return row;
};

const placeOf = (slug: string) => {
  const { iso3 } = rowOf(slug);
  const place = placesByCode.get(iso3);
  if (!place) throw new Error(`world-countries has no ${iso3}.`);
  return place;
};

/** Facts about one of our countries. The data cover all of them; throws if one is missing. */
export const countryFacts = (country: Country): CountryFacts => {
  const row = rowOf(country.slug);
  const place = placeOf(country.slug);
  const neighbours = present(place.borders.map((code) => countriesByCode.get(code)));
  const { format, regionName, postalCodeName, postalCodeExample, postalService } = row.address;
  return {
    inSentence: countryInSentence(country),
    officialName: row.officialName,
    nativeNames: nativeNamesOf(place),
    capital: row.capital,
    region: place.subregion || place.region,
    languages: row.languages,
    currencies: correctedCurrencies[country.slug] ?? [row.currency, ...(row.otherCurrencies ?? [])],
    callingCode: row.callingCode,
    phoneExample: { national: row.phoneExample.national, international: row.phoneExample.international },
    topLevelDomain: place.tld[0],
    demonym: row.demonym,
    address: { format, regionName, postalCodeName, postalCodeExample, postalService },
    registers: officialRegisters(country.slug),
    businessIds: businessIdsOf(row),
    chamber: chamberOf(row),
    weekStart: row.weekStart,
    weekend: correctedWeekends[row.slug] ?? row.weekend,
    neighbours,
    nearby: countries.filter(
      (other) => other !== country && !neighbours.includes(other) && placeOf(other.slug).subregion === place.subregion,
    ),
  };
};

const nativeNamesOf = ({ name: { common, official, native } }: (typeof world)[number]) => [
  ...new Set(
    Object.values(native ?? {})
      .map((own) => own.common)
      .filter((own) => own !== common && own !== official),
  ),
];

/** Registers of companies, the main one first. */
export const officialRegisters = (slug: string): OfficialRegister[] => {
  const { registers = [] } = rowOf(slug);
  const usable = registers.filter(({ code, kind }) => kind === "register" && !excludedRegisters.has(code));
  const primary = usable.filter((register) => register.primary);
  // Codes that end in CR come from an older list, which describes the same registers again.
  const others = usable.filter((one) => !one.primary && !(usable.length > 1 && one.code.endsWith("-CR")));
  return [...primary, ...others].map(({ code, name, localName, url, idExample }) => ({
    name: correctedNames[code] ?? name,
    localName: localName?.trim(),
    url,
    idExample: withoutExample.has(code) ? undefined : idExample,
  }));
};

export const hasOfficialRegister = (slug: string): boolean => officialRegisters(slug).length > 0;

const excludedRegisters = new Set(corrections.excludedRegisters);
const withoutExample = new Set(corrections.registersWithoutExample);
const excludedIds = new Set(corrections.excludedIds);
const correctedNames: Record<string, string> = corrections.registerNames;
const correctedCurrencies: Record<string, CountryFacts["currencies"]> = corrections.currencies;
const correctedWeekends: Record<string, CountryFacts["weekend"]> = corrections.weekends;

const businessIdsOf = ({ businessIds = [] }: Row): BusinessId[] =>
  businessIds
    .filter(({ module }) => !excludedIds.has(module.replace("stdnum.", "")))
    .map(({ name, example }) => ({ name, example: example.trim() }));

const chamberOf = ({ chamberOfCommerce }: Row): Chamber | undefined =>
  chamberOfCommerce && { name: chamberOfCommerce.name, url: chamberOfCommerce.url, scope: chamberOfCommerce.scope };
