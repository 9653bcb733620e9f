import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createZstdDecompress } from "node:zlib";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { formerTables, ownMigrations } from "#db/applied-migrations.ts";
import type { DatabaseLocation } from "#db/connect.ts";
import * as schema from "#db/schema/index.ts";
import type { Storage } from "#server/integrations/storage.ts";
import { type Manifest, tablePart } from "./manifest.ts";
import { applyFirst, countMigrations } from "./migrations.ts";
import {
  countRows,
  inTransaction,
  listForeignKeys,
  listTables,
  listTablesWithTriggers,
  quoted,
  type Session,
  setCounter,
  target,
  useStandardFormats,
} from "./session.ts";

type Options = { replace: boolean };

/** Restores the tables of a verified backup in one transaction. */
export const readTables = (location: DatabaseLocation, folder: string, manifest: Manifest, { replace }: Options) => {
  const count = countMigrations(manifest.migrations);
  return inTransaction(location, "write", async (session) => {
    const { rows } = session;
    await useStandardFormats(session);
    await rows("set local lock_timeout = '10s'");
    await rows("select pg_advisory_xact_lock(hashtext('linkstead migrations'))");
    await removeTables(session, manifest, replace);
    await applyFirst(session, count);
    const names = manifest.tables.map(({ name }) => `public.${quoted(name)}`).join(", ");
    // Migrations may have inserted rows.
    await rows(`truncate ${names}`);
    const foreignKeys = await listForeignKeys(session);
    // Foreign keys are dropped and recreated, so that tables load in any order and are checked at the end.
    for (const { table, name } of foreignKeys) await rows(`alter table ${table} drop constraint ${quoted(name)}`);
    // Triggers would count rows that the backup has counted.
    const triggered = await listTablesWithTriggers(session);
    for (const { name } of triggered) await rows(`alter table public.${quoted(name)} disable trigger user`);
    for (const table of manifest.tables) {
      const unpacked = createReadStream(join(folder, tablePart(table.name))).compose(createZstdDecompress());
      await session.copyIn(target(table), unpacked);
      const rowCount = await countRows(session, table);
      if (rowCount !== table.rows) throw new Error(`${table.name} has ${rowCount} rows instead of ${table.rows}.`);
    }
    for (const { table, name, definition } of foreignKeys)
      await rows(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const { name } of triggered) await rows(`alter table public.${quoted(name)} enable trigger user`);
    for (const counter of manifest.counters) await setCounter(session, counter);
    await rows("analyze");
  });
};

/** Throws if the restore would lose data or affect other connections; with `replace`, drops our tables. */
const removeTables = async (session: Session, manifest: Manifest, replace: boolean) => {
  const { rows } = session;
  const existing = (await listTables(session)).map(({ name }) => name);
  if (existing.length && !replace)
    throw new Error("The database is not empty. Restore into an empty one, or use --replace to overwrite it.");
  const ours = new Set([
    ...manifest.tables.map(({ name }) => name),
    ...Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : [])),
    // Of earlier versions.
    ...formerTables,
    ...ownMigrations().flatMap(({ sql }) => sql.flatMap((one) => one.match(/DROP TABLE "(\w+)"/)?.[1] ?? [])),
  ]);
  const foreign = existing.filter((name) => !ours.has(name));
  if (foreign.length)
    throw new Error(`The database has tables of another application (${foreign.join(", ")}). Nothing was changed.`);
  if (session.kind === "postgres") {
    const listOthers = async () => {
      await rows("select pg_stat_clear_snapshot()");
      return rows<{ name: string }>(`
      select distinct coalesce(nullif(application_name, ''), 'pid ' || pid) as name from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
    };
    let others = await listOthers();
    // Those of a process that has just ended may still be listed.
    for (const until = Date.now() + 10_000; others.length && Date.now() < until; others = await listOthers())
      await Bun.sleep(50);
    if (others.length)
      throw new Error(
        `Other clients are connected to the database (${others.map(({ name }) => name).join(", ")}). Stop the servers first.`,
      );
  }
  for (const name of existing) await rows(`drop table public.${quoted(name)} cascade`);
  await rows("drop schema if exists drizzle cascade; drop schema if exists jobs cascade");
};

/**
 * Restores the images to the configured storage and the secret to the data folder. Returns the number of image files.
 */
export const readFiles = async (
  { dataDir }: DatabaseLocation,
  folder: string,
  manifest: Manifest,
  storage: Storage,
  { replace }: Options,
) => {
  const paths = Object.keys(manifest.parts).filter((path) => path.startsWith("files/"));
  for (const path of paths) {
    const file = Bun.file(join(folder, path));
    await storage.write(path.slice("files/".length), await file.bytes(), file.type);
  }
  const secret = join(dataDir, "secret");
  if (manifest.parts.secret && (replace || !existsSync(secret))) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(secret, readFileSync(join(folder, "secret")), { mode: 0o600 });
  }
  return paths.length;
};
