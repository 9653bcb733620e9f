// The version of what public pages show: hashes of the rows behind each cache tag, computed by the database. They prove
// that a stored page is still valid, even if the rows were changed in SQL or while no process ran.
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  directories,
  directoryAliases,
  directoryFacts,
  directoryStats,
  files,
  ledgerMonths,
  plans,
  posts,
  previousPostSlugs,
  settings,
} from "#db/schema/index.ts";

/** Versions by tag: that of the collection, and those of its items if they change on their own. */
export type TagVersions = ReadonlyMap<string, string>;

/** A hash of each row's content. Generated columns follow from the others. */
const hashOf = (columns: Record<string, PgColumn>) =>
  sql<string>`hash_record_extended(row(${sql.join(
    Object.values(columns).filter(({ generated }) => !generated),
    sql`, `,
  )}), 0)`;

/** Like the API, it doesn't depend on the order of the rows. */
const totalOf = (hash: ReturnType<typeof hashOf>) => sql<string>`count(*) || ':' || coalesce(sum(${hash}), 0)`;

const versionOf = async (db: Db, ...tables: PgTable[]) => {
  const versions = [];
  for (const table of tables)
    versions.push(...(await db.select({ version: totalOf(hashOf(getTableColumns(table))) }).from(table)));
  return versions.map(({ version }) => version).join();
};

/** What a check of a directory changes. Lists may show it later, see `directories/…` in cache-invalidation.ts. */
const { lastCheckedAt, nextCheckAt, misses, lastMissAt, ...listed } = getTableColumns(directories);

const directoryVersions = async (db: Db) => {
  const [row] = await db.select({ version: totalOf(hashOf(listed)) }).from(directories);
  const rest = await versionOf(db, directoryFacts, directoryAliases);
  const items = await db
    .select({
      slug: directories.slug,
      version: sql<string>`concat(${hashOf({ lastCheckedAt })}, ${hashOf(getTableColumns(directoryStats))})`,
    })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id));
  return new Map([
    ["directories", `${row?.version},${rest}`],
    ...items.map(({ slug, version }) => [`directories/${slug}`, version] as const),
  ]);
};

/** The covers of posts; other pictures are not read by pages. */
const coversVersion = async (db: Db) => {
  const [row] = await db
    .select({ version: totalOf(hashOf(getTableColumns(files))) })
    .from(files)
    .where(inArray(files.id, db.select({ id: posts.coverImageId }).from(posts)));
  return row?.version ?? "";
};

/** Without what reading a post writes: by which rules its content was last sanitized. */
const { sanitizerVersion, ...shown } = getTableColumns(posts);

const postsVersion = async (db: Db) => {
  const [row] = await db.select({ version: totalOf(hashOf(shown)) }).from(posts);
  return `${row?.version},${await versionOf(db, previousPostSlugs)}`;
};

const single = (tag: string, read: (db: Db) => Promise<string>) => async (db: Db) => new Map([[tag, await read(db)]]);

/** By collection, the first part of a tag. */
const readers: Record<string, (db: Db) => Promise<TagVersions>> = {
  blogposts: single("blogposts", postsVersion),
  bot: single("bot", async () => "from the environment"),
  directories: directoryVersions,
  "file-uploads": single("file-uploads", coversVersion),
  ledger: single("ledger", (db) => versionOf(db, ledgerMonths)),
  "openapi.json": single("openapi.json", async () => "from the build"),
  plans: single("plans", (db) => versionOf(db, plans)),
  settings: single("settings", (db) => versionOf(db, settings)),
};

export const versionedCollections = Object.keys(readers);

export const collectionOf = (tag: string) => tag.split("/")[0] ?? "";

/** Reads the versions of a collection's tags; undefined for one without versions. */
export const readTagVersions = async (db: Db, collection: string): Promise<TagVersions | undefined> =>
  readers[collection]?.(db);
