// Which directories suit a project at all, and the best of them.
import { and, arrayOverlaps, eq, inArray, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { fitColumns } from "#db/queries/directory-columns.ts";
import { directories, directoryStats, submissions } from "#db/schema/index.ts";
import type { Fit } from "#shared/links/submissions.ts";
import { type RatedDirectory, rateFit } from "./fit.ts";
import { loadProfile, type Profile } from "./profile.ts";

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
