// The subjects nearest to that of a page: neighboring countries, and trades that share directories.

import { businessTypes } from "../../site/landing/business-types.ts";
import { countries } from "../../site/landing/countries.ts";
import { countryFacts } from "../../site/landing/country-facts.ts";
import { niches } from "../../site/landing/niches.ts";
import type { TableKind } from "./page-tables.ts";

/** Slugs of near subjects of the same kind, nearest first. */
export const nearSubjects = (kind: TableKind, slug: string): readonly string[] =>
  kind === "country" ? nearCountries(slug) : nearest(kind === "niche" ? nicheRelations : typeRelations, slug);

const nearCountries = (slug: string) => {
  const country = countries.find((one) => one.slug === slug);
  if (!country) return [];
  const { neighbours, nearby } = countryFacts(country);
  return [...neighbours, ...nearby].map((other) => other.slug);
};

type Relations = Readonly<Record<string, readonly string[]>>;

// Nearly every local trade is related to these, so they say little about nearness.
const wide = new Set(["local-businesses", "small-businesses", "professional-services", "b2b-services"]);

/** A niche counts as related to itself. */
const nicheRelations: Relations = Object.fromEntries(niches.map(({ slug, related }) => [slug, [slug, ...related]]));
const typeRelations: Relations = Object.fromEntries(businessTypes.map(({ slug, related }) => [slug, related]));

/** Those that share the most niches, counting the first of each list most. */
const nearest = (relations: Relations, slug: string) => {
  const own = relations[slug] ?? [];
  const closeness = (other: string) =>
    (relations[other] ?? []).reduce((sum, niche, at) => {
      const place = own.indexOf(niche);
      return place === -1 ? sum : sum + (wide.has(niche) ? 0.01 : 1) * (1 / (1 + place) + 1 / (1 + at));
    }, 0);
  return Object.keys(relations)
    .filter((other) => other !== slug)
    .map((other) => ({ other, closeness: closeness(other) }))
    .filter((one) => one.closeness > 0)
    .toSorted((one, other) => other.closeness - one.closeness)
    .map(({ other }) => other);
};
