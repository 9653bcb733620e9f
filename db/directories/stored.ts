// Reads and writes directories together with their facts.
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type changeOrigins, directoryCategories } from "#shared/links/directories.ts";
import { problemAt } from "#shared/problem.ts";
import { slugify } from "#shared/text/slug.ts";
import type { Db } from "../connect.ts";
import { onUniqueViolation } from "../queries/unique-violation.ts";
import {
  deletedDirectories,
  directories,
  directoryAliases,
  directoryChanges,
  directoryFacts,
} from "../schema/index.ts";
import { columnsOf, type Fact, type FactColumns } from "./facts.ts";
import { type DirectoryField, type FactField, type FieldValues, fieldNames, formatField } from "./fields.ts";

export type StoredDirectory = { id: string; host: string; columns: FieldValues; facts: Fact[] };
export type Change = { field: DirectoryField; from: string; to: string };
export type DirectoryUpdate = { id: string; columns: FactColumns; changes: Change[] };

const among = (column: PgColumn, values: readonly string[]) =>
  // As one parameter: Postgres accepts 65,535 at most.
  inArray(column, sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`);

/** Returns which of these hosts an admin has deleted. */
export const findDeletedHosts = async (tx: Db, hosts: string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.select().from(deletedDirectories).where(among(deletedDirectories.host, hosts));
  return new Set(rows.map(({ host }) => host));
};

/** Finds directories by host; the host of a merged directory finds the remaining one. Locks them until the end. */
export const readStored = async (tx: Db, hosts: string[]): Promise<Map<string, StoredDirectory>> => {
  const aliases = await tx
    .select({ host: directoryAliases.host, id: directoryAliases.directoryId })
    .from(directoryAliases)
    .where(among(directoryAliases.host, hosts));
  const aliasIds = aliases.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(directories)
    .where(or(among(directories.host, hosts), inArray(directories.id, aliasIds)))
    .for("update");
  const facts = await readFacts(
    tx,
    rows.map(({ id }) => id),
  );
  const byId = new Map(
    rows.map((row) => [row.id, { id: row.id, host: row.host, columns: row, facts: facts.get(row.id) ?? [] }]),
  );
  const found = new Map<string, StoredDirectory>();
  for (const { host, id } of aliases) found.set(host, required(byId.get(id)));
  for (const row of byId.values()) found.set(row.host, row);
  return found;
};

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("A directory is missing.");
  return value;
};

export const readFacts = async (db: Db, ids: string[]): Promise<Map<string, Fact[]>> => {
  const rows = await db
    .select()
    .from(directoryFacts)
    // As an array: joining a subquery would read the whole table, also for one directory.
    .where(
      sql`${directoryFacts.directoryId} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`,
    );
  const byId = new Map<string, Fact[]>();
  for (const { directoryId, field, ...fact } of rows) {
    const facts = byId.get(directoryId) ?? [];
    facts.push({ ...fact, field: field as FactField });
    byId.set(directoryId, facts);
  }
  return byId;
};

export const changesBetween = (before: FieldValues, after: FieldValues): Change[] =>
  fieldNames.flatMap((field) => {
    const [from, to] = [formatField(field, before[field]), formatField(field, after[field])];
    return from === to ? [] : [{ field, from, to }];
  });

/** Paths of other pages and calls below `/directories/`. */
const reservedSlugs = [
  ...directoryCategories,
  "countries",
  "niches",
  "types",
  "topics",
  "new",
  "sources",
  "export",
  "import",
  "checks",
  "generated-pages",
  "page-table",
];

export type NewDirectory = { host: string; facts: Fact[] };

export const hostTaken = () => problemAt("url", "Another directory has this host.", "conflict");
export const onHostTaken = onUniqueViolation("directories_host_unique", hostTaken);

/**
 * Creates directories with slugs from their names, or from their hosts where a name is taken. Returns their ids. Throws
 * Problem `conflict` for a host that another directory has.
 */
export const createDirectories = async (tx: Db, created: readonly NewDirectory[]): Promise<string[]> => {
  if (!created.length) return [];
  const taken = new Set([
    ...reservedSlugs,
    ...(await tx.select({ slug: directories.slug }).from(directories)).map(({ slug }) => slug),
    ...(await tx.select({ slug: directoryAliases.slug }).from(directoryAliases)).map(({ slug }) => slug),
  ]);
  const slugFor = (name: string, host: string) => {
    const isFree = (slug: string) => slug !== "" && slug.length <= 80 && !taken.has(slug);
    let slug = [slugify(name), slugify(host)].find(isFree);
    for (let count = 2; !slug; count++) slug = [`${slugify(host).slice(0, 70)}-${count}`].find(isFree);
    taken.add(slug);
    return slug;
  };
  const rows = created.map(({ host, facts }) => {
    const columns = columnsOf(facts);
    return { ...columns, id: Bun.randomUUIDv7(), slug: slugFor(columns.name, host), host };
  });
  for (const batch of batchesOf(rows, 500))
    for (let rest = batch; rest.length; ) {
      const inserted = await tx
        .insert(directories)
        .values(rest)
        // Another transaction may have taken a slug since the look-up.
        .onConflictDoNothing({ target: directories.slug })
        .returning({ id: directories.id })
        .catch(onHostTaken);
      const ids = new Set(inserted.map(({ id }) => id));
      rest = rest.filter(({ id }) => !ids.has(id)).map((row) => ({ ...row, slug: slugFor(row.name, row.host) }));
    }
  await saveFacts(
    tx,
    rows.map(({ id }, at) => ({ id, facts: created[at]?.facts ?? [] })),
  );
  return rows.map(({ id }) => id);
};

type Author = { origin: (typeof changeOrigins)[number]; adminId?: string };

/** Updates the columns of directories and writes the changes into their histories. */
export const updateDirectories = async (tx: Db, updates: readonly DirectoryUpdate[], { origin, adminId }: Author) => {
  for (const { id, columns } of updates)
    await tx
      .update(directories)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(eq(directories.id, id));
  const history = updates.flatMap(({ id, changes }) =>
    changes.map((change) => ({ ...change, directoryId: id, origin, adminId: adminId ?? null })),
  );
  for (const batch of batchesOf(history, 1_000)) await tx.insert(directoryChanges).values(batch);
};

/** Saves facts; one with the same field, origin and source is replaced. */
export const saveFacts = async (tx: Db, saved: readonly { id: string; facts: readonly Fact[] }[]) => {
  const rows = saved.flatMap(({ id, facts }) =>
    facts.map(({ field, origin, source, value, sourceUrl, licence, observedAt }) => ({
      directory_id: id,
      field,
      origin,
      source,
      value,
      source_url: sourceUrl,
      licence,
      observed_at: observedAt,
    })),
  );
  // As JSON: a parameter for each value would take five times as long.
  for (const batch of batchesOf(rows, 5_000))
    await tx.execute(sql`
      insert into ${directoryFacts} select * from jsonb_populate_recordset(null::directory_facts, ${JSON.stringify(batch)}::jsonb)
      on conflict (directory_id, field, origin, source) do update set value = excluded.value,
        source_url = excluded.source_url, licence = excluded.licence, observed_at = excluded.observed_at`);
};

/** Saves facts in place of those with the same field and origin, from whichever source. */
export const replaceFacts = async (tx: Db, id: string, facts: readonly Fact[]) => {
  for (const { field, origin } of facts)
    await tx.delete(directoryFacts).where(
      and(
        eq(directoryFacts.directoryId, id),
        eq(directoryFacts.field, field),
        // An admin's edit answers what a link check has observed before.
        inArray(directoryFacts.origin, origin === "admin" ? ["admin", "observed"] : [origin]),
      ),
    );
  await saveFacts(tx, [{ id, facts }]);
};

const batchesOf = <Row>(rows: readonly Row[], size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
