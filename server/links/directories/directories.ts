import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { assumed, columnsOf, effectiveFacts, type Fact, ownSource } from "#db/directories/facts.ts";
import { type DirectoryField, type FactField, fieldNames, formatField, hostOf } from "#db/directories/fields.ts";
import {
  changesBetween,
  createDirectories,
  hostTaken,
  onHostTaken,
  readFacts,
  replaceFacts,
  saveFacts,
  updateDirectories,
} from "#db/directories/stored.ts";
import {
  deletedDirectories,
  directories,
  directoryAliases,
  directoryChanges,
  directoryStats,
  users,
} from "#db/schema/index.ts";
import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import type { Directory, DirectoryFact, DirectoryWithSources } from "#shared/links/directories.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { utcDay } from "#shared/time.ts";
import { directoryColumns, toDirectory, type Viewer } from "./list-directories.ts";
import { moveSubmissions, requireNoSubmissions } from "./public-rows.ts";

/** Fields whose facts are settings of ours. */
const internalFields: readonly FactField[] = ["checkBy", "listingUrlPattern", "standing", "status"];

/** Finds a directory by its slug, or by that of one that was merged into it. Throws Problem `not-found`. */
export const getDirectory = async (db: Db, viewer: Viewer, slug: string): Promise<DirectoryWithSources> => {
  const [merged] = await db
    .select({ id: directoryAliases.directoryId })
    .from(directoryAliases)
    .where(eq(directoryAliases.slug, slug));
  // Two lookups: joined by `or`, they would read the whole table.
  const bySlug = merged ? eq(directories.id, merged.id) : eq(directories.slug, slug);
  return findOne(db, and(bySlug, viewer?.isAdmin ? undefined : ne(directories.status, "paused")));
};

const findOne = async (db: Db, where: SQL | undefined): Promise<DirectoryWithSources> => {
  const { listingUrlPattern, checkBy } = directories;
  const rows = await db
    .select({ row: directoryColumns, listingUrlPattern, checkBy, countedAt: directoryStats.refreshedAt })
    .from(directories)
    .leftJoin(directoryStats, eq(directoryStats.directoryId, directories.id))
    .where(where);
  const { row, countedAt, ...detail } = found(rows);
  const facts = effectiveFacts((await readFacts(db, [row.id])).get(row.id) ?? []);
  const isShown = ({ field, source, value }: Fact) =>
    value !== "" && source !== assumed && !internalFields.includes(field);
  const directory = toDirectory(row);
  const sources: DirectoryFact[] = [...facts.values()].filter(isShown);
  if (directory.stats && countedAt) sources.push(observedFact(directory.stats, countedAt));
  return { ...directory, ...detail, sources };
};

const observedFact = ({ submitted, liveRate }: NonNullable<Directory["stats"]>, countedAt: Date): DirectoryFact => ({
  field: "submissions",
  value: `${Math.round(liveRate * submitted)} of ${submitted} went live`,
  source: "Linkstead submissions",
  sourceUrl: null,
  licence: null,
  observedAt: utcDay(countedAt),
  origin: "observed",
});

type Admin = { id: string };
type Scope = { db: Db; clock: () => Date };

/** Creates a directory, also one that was deleted. Throws Problem `conflict` if its host is taken. */
export const createDirectory = ({ db, clock }: Scope, input: DirectoryInput) =>
  db.transaction(async (tx) => {
    const host = hostOf(input.url);
    await requireFreeHost(tx, host);
    const isEmpty = (field: DirectoryField) => formatField(field, input[field]) === "";
    const fields = fieldNames.filter((field) => !isEmpty(field));
    await restoreHost(tx, host);
    const [id = ""] = await createDirectories(tx, [{ host, facts: adminFacts(input, fields, clock()) }]);
    return findOne(tx, eq(directories.id, id));
  });

/**
 * Saves an admin's edit: the changed values become facts that no import overrides. Throws Problem `not-found`, or
 * `conflict` if the new host is taken.
 */
export const updateDirectory = ({ db, clock }: Scope, admin: Admin, id: string, input: DirectoryInput) =>
  db.transaction(async (tx) => {
    const row = await lock(tx, id);
    const host = hostOf(input.url);
    if (host !== row.host) {
      await requireFreeHost(tx, host);
      await restoreHost(tx, host);
      await leaveOutHosts(tx, [row.host]);
    }
    const changed = fieldNames.filter((field) => {
      if (formatField(field, row[field]) !== formatField(field, input[field])) return true;
      if (field === "dr") return input.dr !== null && (row.drSource !== input.drSource || row.drYear !== input.drYear);
      return field === "pricing" && row.pricingKnown !== input.pricingKnown;
    });
    await replaceFacts(tx, id, adminFacts(input, changed, clock()));
    await project(tx, row, { origin: "admin", adminId: admin.id });
    await tx.update(directories).set({ host }).where(eq(directories.id, id)).catch(onHostTaken);
    return findOne(tx, eq(directories.id, id));
  });

/** The facts of an input. A domain rating and an uncertain price have a source of their own. */
const adminFacts = (input: DirectoryInput, fields: readonly DirectoryField[], now: Date): Fact[] =>
  fields.map((field) => {
    const fact = {
      field,
      value: formatField(field, input[field]),
      source: ownSource,
      sourceUrl: null,
      licence: null,
      observedAt: utcDay(now),
      origin: "admin" as const,
    };
    if (field === "dr")
      return { ...fact, source: input.drSource ?? ownSource, observedAt: input.drYear ? String(input.drYear) : null };
    return field === "pricing" && !input.pricingKnown ? { ...fact, source: assumed } : fact;
  });

type Row = typeof directories.$inferSelect;

/** Updates the columns after facts have changed, and writes the history. */
const project = async (tx: Db, row: Row, author: Parameters<typeof updateDirectories>[2]) => {
  const columns = columnsOf((await readFacts(tx, [row.id])).get(row.id) ?? []);
  await updateDirectories(tx, [{ id: row.id, columns, changes: changesBetween(row, columns) }], author);
};

const lock = async (tx: Db, id: string): Promise<Row> =>
  found(await tx.select().from(directories).where(eq(directories.id, id)).for("update"));

const requireFreeHost = async (tx: Db, host: string) => {
  const isTaken =
    (await tx.$count(directories, eq(directories.host, host))) +
    (await tx.$count(directoryAliases, eq(directoryAliases.host, host)));
  if (isTaken) throw hostTaken();
};

/** Lets imports update a host again that was deleted earlier. */
const restoreHost = async (tx: Db, host: string) =>
  void (await tx.delete(deletedDirectories).where(eq(deletedDirectories.host, host)));

/** Imports would create hosts again that are no longer in the catalogue. */
const leaveOutHosts = async (tx: Db, hosts: readonly string[]) =>
  void (await tx
    .insert(deletedDirectories)
    .values(hosts.map((host) => ({ host })))
    .onConflictDoNothing());

/**
 * Deletes a directory with its facts and history. No import creates it again, nor those that were merged into it. Throws
 * Problem `not-found`, or `conflict` if it has submissions.
 */
export const deleteDirectory = (db: Db, id: string) =>
  db.transaction(async (tx) => {
    const { host } = await lock(tx, id);
    await requireNoSubmissions(tx, id);
    const merged = await tx.select().from(directoryAliases).where(eq(directoryAliases.directoryId, id));
    const hosts = [host, ...merged.map((alias) => alias.host)];
    await leaveOutHosts(tx, hosts);
    await tx.delete(directories).where(eq(directories.id, id));
  });

/**
 * Merges a duplicate into another directory, which gets the facts it lacks, the history, the submissions, the host and
 * the slug: imports and old links find it by them. Throws Problem `not-found`, or `conflict` for the same directory or
 * if a project has submissions to both.
 */
export const mergeDirectory = (db: Db, admin: Admin, id: string, intoId: string) =>
  db.transaction(async (tx) => {
    if (id === intoId) throw new Problem("conflict", "Choose another directory.");
    // In the order of their ids, so that two merges cannot wait for each other.
    const rows = new Map<string, Row>();
    for (const one of [id, intoId].sort()) rows.set(one, await lock(tx, one));
    const [duplicate, remaining] = [found([rows.get(id)]), found([rows.get(intoId)])];
    const own = new Set<FactField>(["name", "url", "standing", "status"]);
    const facts = (await readFacts(tx, [id, intoId])) as ReadonlyMap<string, Fact[]>;
    const existing = new Set(facts.get(intoId)?.map(({ field }) => field));
    const added = (facts.get(id) ?? []).filter(({ field }) => !own.has(field) && !existing.has(field));
    await saveFacts(tx, [{ id: intoId, facts: added }]);
    await tx.update(directoryAliases).set({ directoryId: intoId }).where(eq(directoryAliases.directoryId, id));
    await tx.update(directoryChanges).set({ directoryId: intoId }).where(eq(directoryChanges.directoryId, id));
    await moveSubmissions(tx, id, intoId);
    await tx.delete(directories).where(eq(directories.id, id));
    await tx.insert(directoryAliases).values({ host: duplicate.host, slug: duplicate.slug, directoryId: intoId });
    const author = { origin: "merge" as const, adminId: admin.id };
    await tx
      .insert(directoryChanges)
      .values({ ...author, directoryId: intoId, field: "host", from: duplicate.host, to: remaining.host });
    await project(tx, remaining, author);
    return findOne(tx, eq(directories.id, intoId));
  });

/** Lists the changes of a directory, newest first. Throws Problem `not-found`. */
export const listChanges = async (db: Db, id: string, paging: Paging) => {
  found(await db.select({ id: directories.id }).from(directories).where(eq(directories.id, id)));
  const where = eq(directoryChanges.directoryId, id);
  const { field, from, to, origin, createdAt } = directoryChanges;
  const changes = await db
    .select({
      id: directoryChanges.id,
      field,
      from,
      to,
      origin,
      createdAt,
      admin: { id: users.id, email: users.email },
    })
    .from(directoryChanges)
    .leftJoin(users, eq(users.id, directoryChanges.adminId))
    .where(where)
    .orderBy(desc(directoryChanges.createdAt), desc(directoryChanges.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return {
    changes,
    total: await db.$count(directoryChanges, where),
  };
};

const found = <One>([row]: readonly (One | undefined)[]): One => {
  if (!row) throw new Problem("not-found", "Directory not found.");
  return row;
};
