import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackSnapshot } from "#db/testing/snapshot.ts";

/** Creates a data folder with a migrated database, deleted after the run. */
export const createSeededData = async () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-seeded-"));
  await unpackSnapshot(folder);
  return folder;
};
