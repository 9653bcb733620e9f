// What we know of a project when we look for directories: its niche, place, languages and what its owner agrees to.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { kits, plans, projects, users } from "#db/schema/index.ts";
import { type Country, countries } from "#shared/landing/countries.ts";
import { countryFacts } from "#shared/landing/country-facts.ts";
import { relatedNiches } from "#shared/links/directories/related-niches.ts";
import { type KitFields, withEmptyFields } from "#shared/links/kit.ts";
import { Problem } from "#shared/problem.ts";
import { nicheWords } from "./niche-words.ts";

export type Profile = {
  /** Slugs; without a known niche, those of online products or of local businesses. */
  niches: readonly string[];
  /** Whether nothing says what the business does. */
  isAssumed: boolean;
  relatedNiches: readonly string[];
  country: Country | undefined;
  /** Lower-case English names; English is always one. */
  languages: readonly string[];
  consents: KitFields["consents"];
  excludedDirectoryIds: readonly string[];
  /** Whether the plan covers free directories only. */
  freeOnly: boolean;
};

type Described = { url: string; name: string; description: string | null };

/** Loads the profile of a project from its kit, its description and its plan. Throws Problem `not-found`. */
export const loadProfile = async (db: Db, projectId: string): Promise<Profile> => {
  const [row] = await db
    .select({
      url: projects.url,
      name: projects.name,
      description: projects.description,
      kit: kits.fields,
      deliverables: plans.deliverables,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(kits, eq(kits.projectId, projects.id))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(eq(projects.id, projectId));
  if (!row) throw new Problem("not-found", "Project not found.");
  return profileOf(row, withEmptyFields(row.kit), row.deliverables?.freeDirectoriesOnly ?? false);
};

export const profileOf = (project: Described, kit: KitFields, freeOnly: boolean): Profile => {
  const named = nichesOf(project, kit);
  const niches = kit.local ? [...new Set([...named, ...localNiches])] : named.length ? named : onlineNiches;
  const country = countryOf(kit.local?.country ?? null, kit.url ?? project.url);
  return {
    niches,
    isAssumed: !named.length && !kit.local,
    relatedNiches: [...new Set(niches.flatMap((niche) => relatedNiches[niche] ?? []))].filter(
      (niche) => !niches.includes(niche),
    ),
    country,
    languages: ["english", ...(country ? countryFacts(country).languages.map((name) => name.toLowerCase()) : [])],
    consents: kit.consents,
    excludedDirectoryIds: kit.excludedDirectoryIds,
    freeOnly,
  };
};

const maxNiches = 4;
const onlineNiches = ["saas", "startups"];
const localNiches = ["local-businesses", "small-businesses"];

/** The niches that the category and tags name, else those of the texts, the most often named first. */
const nichesOf = (project: Described, kit: KitFields) => {
  const labels = [kit.category, ...kit.alternativeCategories, ...kit.tags];
  const texts = [kit.tagline, kit.oneLiner, kit.short[0], kit.medium[0], project.name, project.description];
  const found = namedNiches(labels);
  return (found.length ? found : namedNiches(texts)).slice(0, maxNiches);
};

const patterns = Object.entries(nicheWords).map(([niche, words]) => {
  const plain = words.map((word) => word.replace(/[-\s]+/g, "[-\\s]+"));
  return [niche, new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain.join("|")})s?(?![\\p{L}\\p{N}])`, "giu")] as const;
});

const namedNiches = (texts: readonly (string | null | undefined)[]) => {
  const text = texts.filter(Boolean).join("\n");
  return patterns
    .map(([niche, pattern]) => ({ niche, mentions: text.match(pattern)?.length ?? 0 }))
    .filter(({ mentions }) => mentions > 0)
    .sort((one, other) => other.mentions - one.mentions)
    .map(({ niche }) => niche);
};

/** Domains of countries that are mostly used for their letters. */
const generic = new Set([
  ".ai",
  ".io",
  ".co",
  ".me",
  ".tv",
  ".ly",
  ".gg",
  ".fm",
  ".sh",
  ".to",
  ".so",
  ".cc",
  ".ws",
  ".im",
]);

const countriesByDomain = new Map(
  countries.flatMap((country) => {
    const domain = countryFacts(country).topLevelDomain;
    return domain && !generic.has(domain) ? [[domain, country] as const] : [];
  }),
);

/** The country of the address, else that of the website's domain. */
const countryOf = (address: string | null, url: string): Country | undefined => {
  const name = address?.trim().toLowerCase();
  const stated = name && countries.find((country) => namesOf(country).includes(name));
  if (stated) return stated;
  const [domain = ""] = URL.parse(url)?.hostname.match(/\.[a-z]+$/) ?? [];
  return countriesByDomain.get(domain);
};

const namesOf = (country: Country) => {
  const { officialName, nativeNames, inSentence } = countryFacts(country);
  return [country.slug, country.name, officialName, inSentence, ...nativeNames].map((name) => name.toLowerCase());
};
