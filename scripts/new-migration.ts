// bun run new-migration --name NAME: creates the migration for a change in db/schema/ and records its hash, so that a
// later edit fails a test: databases that have it would miss the edit.
import { readdirSync, rmSync } from "node:fs";
import { listMigrationHashes, recordedHashes } from "#db/testing/migration-hashes.ts";

const command = ["bun", "--bun", "drizzle-kit", "generate", ...process.argv.slice(2)];
const code = await Bun.spawn(command, { stdio: ["inherit", "inherit", "inherit"] }).exited;
if (code) process.exit(code);
// Recorded hashes stay as they are, so that the test reports an edit.
await Bun.write(
  recordedHashes,
  `${JSON.stringify({ ...listMigrationHashes(), ...(await Bun.file(recordedHashes).json()) }, null, 2)}\n`,
);
// drizzle-kit compares the schema with the newest snapshot, of 13,000 lines, and needs no older one.
const snapshots = readdirSync("db/migrations/meta").filter((file) => file.endsWith("_snapshot.json"));
for (const file of snapshots.sort().slice(0, -1)) rmSync(`db/migrations/meta/${file}`);
