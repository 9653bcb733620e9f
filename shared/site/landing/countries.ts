import list from "../content/countries.json" with { type: "json" };

/** `article`: for names that need one within a sentence, such as "the UK". */
export type Country = { slug: string; name: string; article?: string };

// The short slugs (salvador, zealand, islands, macedonia, saudi …) come from the specification; URLs never change.
// `islands` is the Marshall Islands, shortened like `zealand`; solomon-islands has its full slug. `saint-vincent` is
// shortened because a joined slug may have at most 24 characters (see country-pages.ts).
export const countries: readonly Country[] = list;

/** The name in fixed texts, as specified: "SOUTH AFRICA", "UK". */
export const countryInCapitals = ({ name }: Country): string => name.toLocaleUpperCase("en");

/** The name within a sentence: "South Africa", "the UK". */
export const countryInSentence = ({ article, name }: Country): string => (article ? `${article} ${name}` : name);

// The country is one part of a URL under /c, so slugs are written without hyphens there.
export const joinedSlug = (country: Country): string => country.slug.replaceAll("-", "");

const countriesByJoinedSlug = new Map(countries.map((country) => [joinedSlug(country), country]));

export const findCountryByJoinedSlug = (part: string): Country | undefined => countriesByJoinedSlug.get(part);
