// The pages under /c. Their slug has four parts and ends in a country.

import { type Country, countryInCapitals, findCountryByJoinedSlug, joinedSlug } from "./countries.ts";
import { countryTexts } from "./generated-pages.ts";

// Only `isKnown` pages are indexed and cached; other URLs also show a page, but their words come from the visitor.
// `subject` is the place in capitals.
export type CountryPage = { slug: string; country?: Country; subject: string; isKnown: boolean };

export const countryPageSlug = (country: Country): string => `directory-submission-websites-${joinedSlug(country)}`;

export const countryPageOf = (slug: string): CountryPage | undefined => {
  const parts = slug.split("-");
  const lastPart = parts[3];
  if (parts.length !== 4 || !lastPart || !parts.every((part) => /^[a-z0-9]{1,24}$/.test(part))) return undefined;

  const country = findCountryByJoinedSlug(lastPart);
  const subject = country ? countryInCapitals(country) : lastPart.toUpperCase();
  return { slug, country, subject, isKnown: country !== undefined && slug === countryPageSlug(country) };
};

export const countryPageTexts = ({ subject, country }: Pick<CountryPage, "subject" | "country">) =>
  countryTexts(subject, country);
