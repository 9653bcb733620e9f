import { and, arrayContains, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { fitColumns } from "#db/queries/directory-columns.ts";
import { directories, directoryStats } from "#db/schema/index.ts";
import { minObservations } from "#shared/links/directories/rules.ts";
import { type Directory, type DirectoryList, type DirectoryQuery, worldwide } from "#shared/links/directories.ts";
import { feeOf } from "#shared/links/preflight.ts";
import { offsetOf } from "#shared/pagination.ts";

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
export const listDirectories = async (db: Db, viewer: Viewer, query: DirectoryQuery): Promise<DirectoryList> => ({
  directories: (await selectDirectories(db, viewer, query)).map(toDirectory),
  total: await countDirectories(db, viewer, query),
});

export const selectDirectories = (db: Db, viewer: Viewer, query: DirectoryQuery) =>
  db
    .select(directoryColumns)
    .from(directories)
    .where(filterOf(query, viewer))
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset(offsetOf(query));

export const countDirectories = (db: Db, viewer: Viewer, query: DirectoryQuery) =>
  db.$count(directories, filterOf(query, viewer));

type Filter = Omit<DirectoryQuery, "page" | "limit">;

export const filterOf = (query: Filter, viewer: Viewer): SQL | undefined => {
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

const isDescending = (sort: Filter["sort"]) => sort === "authority" || sort === "checked" || sort === "fit";

export const orderOf = ({ sort, order = isDescending(sort) ? "desc" : "asc" }: Filter): SQL[] => {
  const column = sortColumns[sort === "fit" ? "authority" : sort];
  // In ascending order, nulls are last anyway.
  const sorted = order === "desc" ? sql`${column} desc nulls last` : asc(column);
  return [asc(directories.standingRank), sorted, asc(directories.name), asc(directories.id)];
};
