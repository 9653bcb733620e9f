import { chmodSync, copyFileSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { Glob } from "bun";
import { listAppliedMigrations } from "#db/applied-migrations.ts";
import type { DatabaseLocation } from "#db/connect.ts";
import { type Manifest, type Part, partOf, tablePart, writeManifest } from "./manifest.ts";
import { countRows, inTransaction, listCounters, listTables, target, useStandardFormats } from "./session.ts";

/** Returns the image files, by path in the data folder. */
export const imageFilesIn = (dataDir: string) =>
  existsSync(join(dataDir, "files")) ? [...new Glob("files/**").scanSync({ cwd: dataDir })].sort() : [];

type Options = { withFiles: boolean };

/** Backs up the database and data folder into a new folder, which is renamed to `folder` once complete. */
export const writeBackup = async (location: DatabaseLocation, folder: string, options: Options) => {
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const unfinished = `${folder}.part`;
  // It contains password hashes and the secret.
  mkdirSync(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
  chmodSync(unfinished, 0o700);
  try {
    const manifest = await writeParts(location, unfinished, options);
    renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};

const writeParts = async (location: DatabaseLocation, unfinished: string, { withFiles }: Options) => {
  const parts: Record<string, Part> = {};
  const add = async (path: string) => {
    const part = await partOf(join(unfinished, path));
    if (!part) throw new Error(`${path} was not written.`);
    parts[path] = part;
  };

  const database = await inTransaction(location, "read", async (session) => {
    await useStandardFormats(session);
    const migrations = await listAppliedMigrations(session.rows);
    if (!migrations.length) throw new Error("The database has no migrations, so there is nothing to back up.");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(session)) {
      const path = tablePart(table.name);
      const file = createWriteStream(join(unfinished, path));
      await pipeline(await session.copyOut(target(table)), createZstdCompress(), file);
      await add(path);
      tables.push({ ...table, rows: await countRows(session, table) });
    }
    return { from: session.kind, migrations, tables, counters: await listCounters(session) };
  });

  // After the database: an image file is written before its row, so every row in the backup has its file.
  const images = withFiles ? imageFilesIn(location.dataDir) : [];
  const files = [...images.filter((path) => !path.endsWith(".part")), "secret"];
  for (const path of files.sort()) {
    if (!existsSync(join(location.dataDir, path))) continue;
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    copyFileSync(join(location.dataDir, path), join(unfinished, path));
    await add(path);
  }
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...database, parts };
  writeManifest(unfinished, manifest);
  return manifest;
};

/** Records that a backup was written, for the owner's setup checklist. */
export const recordBackup = (location: DatabaseLocation, { rows, bytes }: { rows: number; bytes: number }) =>
  inTransaction(location, "write", (session) =>
    session.rows(`insert into backups (id, rows, bytes) values ('${Bun.randomUUIDv7()}', ${rows}, ${bytes})`),
  );
