import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Db } from "#db/connect.ts";
import { unpackSnapshot } from "#db/testing/snapshot.ts";

/**
 * Creates a data folder with a migrated database, deleted after the run; `fill` adds rows that no API call can create.
 */
export const createSeededData = async (fill?: (db: Db) => Promise<unknown>) => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-seeded-"));
  await unpackSnapshot(folder);
  if (fill) {
    const database = await connect({ dataDir: folder });
    await fill(database.db);
    await database.close();
  }
  return folder;
};
