// bun run backup FOLDER: writes a backup of the database and images to a new folder in FOLDER and prints its path.
import { join } from "node:path";
import { readEnv } from "#server/env.ts";
import { recordBackup, writeBackup } from "./backup/write.ts";

// Backups contain password hashes and the signing secret.
process.umask(0o077);
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: bun run backup FOLDER   (creates a folder in it, named after the current time)");
  process.exit(2);
}
const createBackup = async (folder: string) => {
  const env = readEnv();
  const name = `linkstead-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  const location = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const { tables, parts } = await writeBackup(location, join(folder, name), { withFiles: !env.S3_BUCKET });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = Object.values(parts).reduce((sum, part) => sum + part.bytes, 0);
  // The backup is complete without it, also if the database's user may only read.
  await recordBackup(location, { rows, bytes }).catch((error: Error) =>
    console.error(`The setup checklist won't know of this backup: ${error.message}`),
  );
  const images = env.S3_BUCKET
    ? `The images in the bucket ${env.S3_BUCKET} are not included.`
    : `${Object.keys(parts).filter((path) => path.startsWith("files/")).length} image files.`;
  console.log(join(folder, name));
  console.log(`${tables.length} tables, ${rows} rows, ${Math.ceil(bytes / 1024)} kB. ${images}`);
};

await createBackup(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
