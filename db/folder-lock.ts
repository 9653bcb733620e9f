import { Database } from "bun:sqlite";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Holds a folder for this process until `release` or its death; throws when another process holds it.
 * PGlite has no lock of its own, and two processes on one folder lose acknowledged rows. SQLite's exclusive lock is
 * the kernel's: it ends with its owner, so there is no stale pid to guess about. The pid beside it is for people.
 */
export const lockFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, "pg.pid");
  const lock = new Database(join(folder, "pg.lock"), { create: true });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (cause) {
    lock.close();
    throw new Error(
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
