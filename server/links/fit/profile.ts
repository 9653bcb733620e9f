// What we know of a project when we look for directories: its niche, place, languages and what its owner agrees to.
import { and, arrayOverlaps, eq, inArray, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { fitColumns } from "#db/queries/directory-columns.ts";
import { directories, directoryStats, kits, plans, projects, submissions, users } from "#db/schema/index.ts";
import { type KitFields, withEmptyFields } from "#shared/links/kit.ts";
import type { Fit } from "#shared/links/submissions.ts";
import { Problem } from "#shared/problem.ts";
import { type Country, countries } from "#shared/site/landing/countries.ts";
import { countryFacts } from "#shared/site/landing/country-facts.ts";
import { niches as allNiches } from "#shared/site/landing/niches.ts";
import { nicheWords, type Profile, type RatedDirectory, rateFit } from "./fit.ts";

/** The columns that `rateFit` reads. */
export const ratedColumns = {
  ...fitColumns,
  observed: {
    submitted: directoryStats.submitted,
    live: directoryStats.live,
    medianDaysToLive: directoryStats.medianDaysToLive,
  },
};

/** Open directories for the project's niche, country and languages, on terms that its owner agrees to. */
export const isFitting = ({ niches, relatedNiches, country, languages, ...terms }: Profile): SQL | undefined => {
  const { consents, excludedDirectoryIds, freeOnly } = terms;
  const { linkCondition, pricing, feeFrom, price } = directories;
  const suits = [...niches, ...relatedNiches];
  const names = [...languages, ...languages.flatMap((name) => languageCodes.get(name) ?? [])];
  const isPaid = and(or(eq(pricing, "paid"), eq(linkCondition, "paid")), sql`${feeFrom} is distinct from '0'`);
  // Like an unknown fee, one in another currency can't be compared; the customer confirms each payment.
  const isWithinBudget =
    freeOnly || consents.feesUpTo === 0
      ? sql`false`
      : sql`(${feeFrom} like 'USD %' and ${price} > ${consents.feesUpTo}) is not true`;
  return and(
    eq(directories.status, "active"),
    eq(directories.listedBy, "submission"),
    sql`${directories.lastCheck} is distinct from 'parked'`,
    or(sql`${directories.countries} = '{}'`, country && arrayOverlaps(directories.countries, [country.slug])),
    or(sql`${directories.niches} = '{}'`, arrayOverlaps(directories.niches, suits)),
    or(sql`${directories.languages} = '{}'`, arrayOverlaps(directories.languages, names)),
    consents.badge ? undefined : sql`${linkCondition} is distinct from 'badge'`,
    consents.reciprocal ? undefined : sql`${linkCondition} is distinct from 'reciprocal'`,
    // `not` alone would drop the rows without a link condition.
    or(sql`(${isPaid}) is not true`, isWithinBudget),
    excludedDirectoryIds.length ? not(inArray(directories.id, [...excludedDirectoryIds])) : undefined,
  );
};

/** Directories state their languages by name or code. */
const languageNames = new Intl.DisplayNames(["en"], { type: "language" });
const languageCodes = new Map(
  "ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh"
    .split(" ")
    .map((code) => [languageNames.of(code)?.toLowerCase() ?? code, code]),
);

export const hasNoSubmission = (db: Db, projectId: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(submissions)
      .where(and(eq(submissions.projectId, projectId), eq(submissions.directoryId, directories.id))),
  );

export type Candidate = Pick<RatedDirectory, "linkKind" | "dr"> & { directoryId: string; fit: Fit };

/** The directories that a project can still be proposed for, best first; unconfirmed ones come last. */
export const listCandidates = async (db: Db, projectId: string): Promise<Candidate[]> => {
  const profile = await loadProfile(db, projectId);
  const rows = await db
    .select({ id: directories.id, name: directories.name, ...ratedColumns })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(and(isFitting(profile), hasNoSubmission(db, projectId)));
  return rankByFit(profile, rows).map(({ id, fit, linkKind, dr }) => ({ directoryId: id, fit, linkKind, dr }));
};

type Row = RatedDirectory & { name: string };

/** Rates directories and sorts them: confirmed ones by score, then the others. */
export const rankByFit = <One extends Row>(profile: Profile, rows: readonly One[]) =>
  rows
    .map((row) => ({ ...row, fit: rateFit(profile, row) }))
    .sort(
      (one, other) =>
        Number(one.standing === "unconfirmed") - Number(other.standing === "unconfirmed") ||
        other.fit.score - one.fit.score ||
        one.name.localeCompare(other.name),
    );

/** Rates one directory, whether it suits the project or not. */
export const findFit = async (db: Db, projectId: string, directoryId: string): Promise<Fit | undefined> => {
  const [row] = await db
    .select(ratedColumns)
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(eq(directories.id, directoryId));
  return row && rateFit(await loadProfile(db, projectId), row);
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
    relatedNiches: [
      ...new Set(niches.flatMap((slug) => allNiches.find((niche) => niche.slug === slug)?.related ?? [])),
    ].filter((niche) => !niches.includes(niche)),
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
