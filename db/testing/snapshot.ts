// A dump of a migrated PGlite, from which every test file starts its own database in 0.3 s.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { type Database, onPGlite } from "../connect.ts";
import { embeddedFolder } from "../folder-lock.ts";
import { openPGlite } from "../pglite.ts";

const folder = "node_modules/.cache/linkstead";

const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

// Named after a hash of its inputs, so that new migrations, data, default plans or queues create a new snapshot.
const snapshotFile = () => {
  const hash = createHash("sha256");
  const sources = [
    ...readdirSync("db/migrations")
      .filter((name) => name.endsWith(".sql"))
      .map((name) => join("db/migrations", name)),
    ...filesIn("db/data").filter((name) => name.endsWith(".csv")),
    ...filesIn("db/directories"),
    "shared/billing/default-plans.ts",
    "server/jobs.ts",
    "server/testing/test-database.ts",
    "db/testing/snapshot.ts",
    "db/pglite.ts",
  ];
  for (const source of sources) hash.update(readFileSync(source));
  return join(folder, `snapshot-${hash.digest("hex").slice(0, 16)}.tar`);
};

/**
 * Creates the snapshot, filled by `prepare`, if it is missing. File access is synchronous: an asynchronous version
 * hung under the test runner.
 */
export const makeSnapshot = async (prepare: (database: Database) => Promise<void>) => {
  const file = snapshotFile();
  if (existsSync(file)) return;
  const pglite = await openPGlite();
  const database = await onPGlite(pglite);
  await prepare(database);
  await trim(pglite);
  const dump = await pglite.dumpDataDir("none");
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  await database.close();
};

/** Leaves out what a test never reads, a third of the dump: a smaller one opens in half the time. */
const trim = async (pglite: PGlite) => {
  await pglite.exec("update pg_database set datistemplate = false");
  for (const template of ["template0", "template1"]) await pglite.exec(`drop database ${template}`);
  for (const setting of ["min_wal_size = '32MB'", "wal_recycle = off"])
    await pglite.exec(`alter system set ${setting}`);
  await pglite.exec("select pg_reload_conf()");
  await pglite.exec("checkpoint");
};

export const openSnapshot = () => openPGlite({ loadDataDir: new Blob([readFileSync(snapshotFile())]) });

/** Opens a new in-memory database from the snapshot. */
export const fromSnapshot = async () => onPGlite(await openSnapshot());

/** Unpacks the snapshot into a data folder; a server on that folder starts in a tenth of the time. */
export const unpackSnapshot = (dataDir: string) =>
  new Bun.Archive(readFileSync(snapshotFile())).extract(embeddedFolder(dataDir));
