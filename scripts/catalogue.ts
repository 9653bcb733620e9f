// bun run catalogue import FILE… [--dry-run]: creates directories and updates them by host, from data files or exports.
// bun run catalogue export: prints all directories as CSV.
import { readFileSync } from "node:fs";
import { connect } from "#db/connect.ts";
import { importDirectories } from "#db/directories/import.ts";
import { migrate } from "#db/migrate.ts";
import { readEnv } from "#server/env.ts";
import { csv } from "#server/http/download.ts";
import { exportColumns, exportDirectories } from "#server/links/directories/export-directories.ts";
import { decodeCsv, notCsv, openCsv } from "#shared/text/csv.ts";
import { csvFormatText } from "#shared/text/csv-format.ts";

const [command, ...options] = process.argv.slice(2);
const dryRun = options.includes("--dry-run");
const files = options.filter((option) => option !== "--dry-run");
if (!(command === "import" && files.length) && !(command === "export" && !options.length)) {
  console.error("Usage: bun run catalogue import FILE… [--dry-run], or bun run catalogue export");
  process.exit(2);
}
const texts = files.map((file) => {
  const decoded = decodeCsv(readFileSync(file));
  if (!decoded) throw new Error(`${file}: ${notCsv}`);
  console.error(
    `${file}: ${csvFormatText({ delimiter: openCsv(decoded.text).delimiter, encoding: decoded.encoding })}`,
  );
  return decoded.text;
});
const env = readEnv();
const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database);
if (command === "export") {
  const { body } = csv("Directories.csv", exportColumns, exportDirectories(database.db));
  for await (const part of body ?? []) await Bun.write(Bun.stdout, part);
} else {
  const { changes, errors, ...counts } = await importDirectories(database.db, texts, { dryRun });
  if (dryRun)
    for (const { action, host, field, from, to } of changes)
      console.log(`${action.padEnd(7)}  ${host}  ${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`);
  for (const { line, message } of errors) console.error(`Line ${line}: ${message}`);
  if (!dryRun && (counts.created || counts.updated)) await database.pubsub.publish("directories");
  const summary = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`${dryRun ? "Dry run: " : ""}${summary.join(", ")}, ${errors.length} errors.`);
}
await database.close();
