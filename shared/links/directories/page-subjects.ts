// Which directories fit the subject of a generated page: those for its own niches, and general ones of a fitting kind.

import { businessTypes } from "../../site/landing/business-types.ts";
import { type Audience, niches } from "../../site/landing/niches.ts";
import type { Directory } from "../directories.ts";

type Category = Directory["category"];

/** Categories of worldwide directories that list any business of the kind, in the order of a table. */
const generalCategories: Readonly<Record<Audience, readonly Category[]>> = {
  local: ["local", "general"],
  office: ["local", "business", "general"],
  company: ["business", "general"],
  product: ["startup", "software", "community", "general"],
  ai: ["ai", "startup", "software", "community", "general"],
  publisher: ["general"],
};

/** Niches that do not narrow a directory down: one with another niche is for that trade only. */
const wideNiches: Readonly<Record<Audience, ReadonlySet<string>>> = {
  local: new Set(["local-businesses", "small-businesses"]),
  office: new Set(["local-businesses", "small-businesses", "professional-services", "b2b-services"]),
  company: new Set(["local-businesses", "small-businesses", "professional-services", "b2b-services"]),
  product: new Set(["saas", "startups"]),
  ai: new Set(["saas", "startups", "ai-solutions"]),
  publisher: new Set(),
};

/** Launch sites and software lists are no place for a hotel, and AI lists only take AI products. */
const closedCategories: Readonly<Record<Audience, ReadonlySet<Category>>> = {
  local: new Set<Category>(["startup", "software", "ai", "community"]),
  office: new Set<Category>(["startup", "software", "ai", "community"]),
  company: new Set<Category>(["startup", "ai", "community"]),
  product: new Set<Category>(["ai"]),
  ai: new Set<Category>(),
  publisher: new Set<Category>(["startup", "software", "ai"]),
};

export type PageSubject = {
  slug: string;
  /** The niches whose directories are the subject's own. */
  niches: readonly string[];
  audience: Audience;
};

const nicheSubjects = new Map(
  niches.map(({ slug, audience }): [string, PageSubject] => [slug, { slug, niches: [slug], audience }]),
);
const typeSubjects = new Map(businessTypes.map((type): [string, PageSubject] => [type.slug, type]));

export const findNicheSubject = (slug: string) => nicheSubjects.get(slug);
export const findTypeSubject = (slug: string) => typeSubjects.get(slug);

/** A directory for the subject's own trade. */
export const isOwnOf = ({ niches, audience }: PageSubject, directory: Directory) =>
  directory.niches.some((niche) => niches.includes(niche)) && !closedCategories[audience].has(directory.category);

/** A worldwide directory that lists any business of the subject's kind. */
export const isGeneralFor = ({ audience }: PageSubject, { countries, category, niches }: Directory) =>
  countries.length === 0 &&
  generalCategories[audience].includes(category) &&
  niches.every((niche) => wideNiches[audience].has(niche));

/** The categories of the subject's general directories, in the order of a table. */
export const generalCategoriesOf = ({ audience }: PageSubject) => generalCategories[audience];

/** A worldwide directory that lists businesses of every kind, so that it can stand on a country's page. */
export const isForEveryBusiness = (directory: Directory) => isGeneralFor(everyBusiness, directory);

const everyBusiness: PageSubject = { slug: "", niches: [], audience: "local" };
