import { and, arrayContains, asc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { fitColumns } from "#db/queries/directory-columns.ts";
import { directories, directoryStats, submissions } from "#db/schema/index.ts";
import { minObservations } from "#shared/links/directories/rules.ts";
import { type Directory, type DirectoryList, type DirectoryQuery, worldwide } from "#shared/links/directories.ts";
import { feeOf } from "#shared/links/preflight.ts";
import { offsetOf } from "#shared/pagination.ts";
import { getOwnProject } from "../../access/own-project.ts";
import type { User } from "../../access/user.ts";
import { type Profile, rateFit } from "../fit/fit.ts";
import { hasNoSubmission, isFitting, loadProfile, rankByFit, ratedColumns } from "../fit/profile.ts";

type Query = Omit<DirectoryQuery, "projectId">;

/** Lists directories with their fit for a project and the state of its submissions. Throws Problem `not-found`. */
export const listForProject = async (db: Db, viewer: User, projectId: string, query: Query) => {
  const project = await getOwnProject(db, viewer, projectId);
  const profile = await loadProfile(db, project.id);
  const excludedIds = [...profile.excludedDirectoryIds];
  const where = and(
    filterOf(query, viewer),
    query.fits && and(isFitting(profile), hasNoSubmission(db, project.id)),
    query.excluded && inArray(directories.id, excludedIds),
  );
  const ids = query.sort === "fit" ? await idsByFit(db, profile, where, query) : await idsInOrder(db, where, query);
  const states = await statesOf(db, project.id, ids);
  const rows = await db
    .select({ row: directoryColumns, observed: ratedColumns.observed })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(inArray(directories.id, ids));
  const byId = new Map(
    rows.map(({ row, observed }) => [
      row.id,
      {
        ...toDirectory(row),
        fit: rateFit(profile, { ...row, observed }),
        isExcluded: excludedIds.includes(row.id),
        submissionState: states.get(row.id) ?? null,
      },
    ]),
  );
  return { directories: ids.flatMap((id) => byId.get(id) ?? []), total: await db.$count(directories, where) };
};

const idsInOrder = async (db: Db, where: SQL | undefined, query: Query) => {
  const rows = await db
    .select({ id: directories.id })
    .from(directories)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(offsetOf(query));
  return rows.map(({ id }) => id);
};

/** Rates all that match: the fit follows from rules that SQL can't express. */
const idsByFit = async (db: Db, profile: Profile, where: SQL | undefined, query: Query) => {
  const rows = await db
    .select({ id: directories.id, name: directories.name, ...ratedColumns })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(where);
  const offset = offsetOf(query);
  return rankByFit(profile, rows)
    .slice(offset, offset + query.limit)
    .map(({ id }) => id);
};

const statesOf = async (db: Db, projectId: string, directoryIds: readonly string[]) => {
  const rows = await db
    .select({ directoryId: submissions.directoryId, state: submissions.state })
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), inArray(submissions.directoryId, [...directoryIds])));
  return new Map(rows.map(({ directoryId, state }) => [directoryId, state]));
};

/** Who reads: only admins see paused and closed directories in lists. */
export type Viewer = { isAdmin: boolean } | undefined;

// The directory's id is written out: drizzle drops the prefix of columns in single-table queries.
const stats = sql<Directory["stats"]>`(
  select json_build_object(
    'submitted', ${directoryStats}.submitted,
    'liveRate', ${directoryStats}.live::float8 / ${directoryStats}.submitted,
    'medianDaysToLive', ${directoryStats}.median_days_to_live,
    'followShare', ${directoryStats}.follow_share,
    'survival90', ${directoryStats}.survival_90,
    'medianVisits', ${directoryStats}.median_visits
  )
  from ${directoryStats}
  where ${directoryStats}.directory_id = ${directories}.id and ${directoryStats}.submitted >= ${minObservations}
)`;

/** The columns of a `Directory`. */
export const directoryColumns = {
  ...fitColumns,
  id: directories.id,
  slug: directories.slug,
  name: directories.name,
  url: directories.url,
  host: directories.host,
  submitUrl: directories.submitUrl,
  category: directories.category,
  languages: directories.languages,
  listedBy: directories.listedBy,
  accountRequired: directories.accountRequired,
  signInWith: directories.signInWith,
  reviewDaysMin: directories.reviewDaysMin,
  fields: directories.fields,
  steps: directories.steps,
  rules: directories.rules,
  status: directories.status,
  lastCheckedAt: directories.lastCheckedAt,
  lastCheck: directories.lastCheck,
  stats,
};

type Row = Omit<Directory, "fee" | "lastCheckedAt"> & { lastCheckedAt: Date | null };

/** A row as the API returns it. */
export const toDirectory = ({ lastCheckedAt, ...row }: Row): Directory => ({
  ...row,
  fee: feeOf(row.feeFrom),
  lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
});

/** Lists directories; in every order, those of the network come after listed ones, and unconfirmed ones last. */
export const listDirectories = async (db: Db, viewer: Viewer, query: Query): Promise<DirectoryList> => {
  const where = filterOf(query, viewer);
  const rows = await db
    .select(directoryColumns)
    .from(directories)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { directories: rows.map(toDirectory), total: await db.$count(directories, where) };
};

const filterOf = (query: Query, viewer: Viewer): SQL | undefined => {
  const status = (viewer?.isAdmin && query.status) || "active";
  const { q, category, country, niche, pricing, link, condition, account, minDr } = query;
  return and(
    status === "all" ? undefined : eq(directories.status, status),
    q ? matchesName(q) : undefined,
    category && eq(directories.category, category),
    country ? inCountry(country) : undefined,
    niche ? arrayContains(directories.niches, [niche]) : undefined,
    pricing && eq(directories.pricing, pricing),
    link && eq(directories.linkKind, link),
    condition && eq(directories.linkCondition, condition),
    account && eq(directories.accountRequired, account === "yes"),
    minDr === undefined ? undefined : gte(directories.dr, minDr),
  );
};

// Worldwide as a literal, because Postgres would not use the partial index for a parameter.
const inCountry = (country: string) =>
  country === worldwide ? sql`${directories.countries} = '{}'` : arrayContains(directories.countries, [country]);

/** Whether a directory's name or host has words that start like those of the query. */
export const matchesName = (query: string) => sql`${directories.searchVector} @@ ${searchTerms(query)}`;

// Only letters and digits reach `to_tsquery`, so users cannot inject its operators.
const searchTerms = (query: string) => {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
};

const sortColumns = {
  authority: directories.dr,
  name: directories.name,
  price: directories.price,
  review: directories.reviewDaysMin,
  checked: directories.lastCheckedAt,
};

const isDescending = (sort: Query["sort"]) => sort === "authority" || sort === "checked" || sort === "fit";

const orderOf = ({ sort, order = isDescending(sort) ? "desc" : "asc" }: Query): SQL[] => {
  const column = sortColumns[sort === "fit" ? "authority" : sort];
  // In ascending order, nulls are last anyway.
  const sorted = order === "desc" ? sql`${column} desc nulls last` : asc(column);
  return [asc(directories.standingRank), sorted, asc(directories.name), asc(directories.id)];
};
