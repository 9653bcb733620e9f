import { constants, Database } from "bun:sqlite";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartupError } from "./startup-error.ts";

/** Where the embedded database is in the data folder. */
export const embeddedFolder = (dataDir: string) => `${dataDir}/pg`;

/**
 * Locks a folder for this process until `release` or process exit; throws if another process holds the lock. PGlite has
 * no lock, and two processes on one folder lose committed rows. SQLite's exclusive lock is a kernel lock that ends with
 * its process, so there are no stale pids to detect; the pid file is for people only. `unix-excl` takes it in one step: in
 * several, processes that start at the same time could all fail.
 */
export const lockFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, "pg.pid");
  const { SQLITE_OPEN_READWRITE, SQLITE_OPEN_CREATE, SQLITE_OPEN_URI } = constants;
  const lock = new Database(
    `${pathToFileURL(join(folder, "pg.lock"))}?vfs=unix-excl`,
    SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI,
  );
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (cause) {
    lock.close();
    throw new StartupError(
      `The embedded database in ${folder} is in use by process ${pidOf(pidFile)}. Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a Postgres.`,
      { cause },
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: () => lock.close() };
};

const pidOf = (file: string) => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "(unknown)";
  }
};
