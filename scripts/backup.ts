// bun run backup FOLDER: writes a backup of the database and pictures to a new folder in FOLDER and prints its path.
import { join } from "node:path";
import { readEnv } from "#server/env.ts";
import { writeBackup } from "./backup/write.ts";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Use: bun run backup FOLDER   (the backup becomes a folder in it, named after the time)");
  process.exit(2);
}
const backUp = async (folder: string) => {
  const env = readEnv();
  const name = `linkstead-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  const where = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  const { tables, parts } = await writeBackup(where, join(folder, name), { withFiles: !env.S3_BUCKET });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = Object.values(parts).reduce((sum, part) => sum + part.bytes, 0);
  const pictures = env.S3_BUCKET
    ? `The pictures are in the bucket ${env.S3_BUCKET}, which this does not copy.`
    : `${Object.keys(parts).filter((path) => path.startsWith("files/")).length} files of pictures.`;
  console.log(join(folder, name));
  console.log(`${tables.length} tables, ${rows} rows, ${Math.ceil(bytes / 1024)} kB. ${pictures}`);
};

await backUp(folder).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
