// bun run restore BACKUP [--check] [--replace]: restores a backup into the configured database and storage, then
// migrates it. Rejects a damaged backup and, without --replace, a database that is not empty.
import { parseArgs } from "node:util";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { createStorage } from "#server/integrations/storage.ts";
import { verifiedManifest } from "./backup/manifest.ts";
import { readFiles, readTables } from "./backup/read.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, replace: { type: "boolean", default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Usage: bun run restore BACKUP [--check: only verify it] [--replace: overwrite the existing data]");
  process.exit(2);
}
const restore = async (folder: string) => {
  const manifest = await verifiedManifest(folder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${manifest.madeAt} is complete: ${manifest.tables.length} tables, ${rows} rows.`);
  if (values.check) return;
  const env = readEnv();
  const location = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  await readTables(location, folder, manifest, values);
  const files = await readFiles(location, folder, manifest, createStorage(env), values);
  const database = await connect(location);
  await migrate(database);
  await database.close();
  console.log(`Restored, with ${files} image files. The database is up to date.`);
};

await restore(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
