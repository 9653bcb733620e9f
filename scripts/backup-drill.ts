// bun run backup-drill: fills an embedded database with the demo data, backs it up, restores the backup into both kinds
// of database, and compares row counts and contents of every table, and the bytes of the images and the secret.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "#db/connect.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { contentsOf, differences } from "./backup/compare.ts";

const folder = mkdtempSync(join(tmpdir(), "linkstead-drill-"));
const databases: Awaited<ReturnType<typeof createTestDatabase>>[] = [];

const newLocation = async (name: string, kind: "embedded" | "Postgres"): Promise<DatabaseLocation> => {
  if (kind === "embedded") return { dataDir: join(folder, name) };
  const database = await createTestDatabase();
  databases.push(database);
  return { dataDir: join(folder, name), databaseUrl: database.url };
};

/** Runs a script as an operator does, configured by environment variables only. */
const run = ({ dataDir, databaseUrl }: DatabaseLocation, script: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", S3_BUCKET: "" };
  const startedAt = performance.now();
  const { success, stderr } = Bun.spawnSync([process.execPath, `scripts/${script}.ts`, ...args], { env });
  if (!success) throw new Error(`${script} failed: ${stderr.toString()}`);
  return Math.round(performance.now() - startedAt);
};

const drill = async () => {
  const start = await newLocation("start", "embedded");
  run(start, "seed");
  writeFileSync(join(start.dataDir, "secret"), "a secret that signs sessions");
  const routes = [
    { name: "embedded to embedded", from: start, to: await newLocation("second", "embedded") },
    ...(testPostgres ? await throughPostgres(start) : []),
  ];
  if (!testPostgres) console.log("Postgres is not available: only the embedded database is tested.");
  const results: { name: string; wrong: string[] }[] = [];
  for (const [index, { name, from, to }] of routes.entries()) {
    const backups = join(folder, `backups-${index}`);
    // Read first: a finished backup is recorded in the database.
    const before = await contentsOf(from);
    const backupMs = run(from, "backup", backups);
    const restoreMs = run(to, "restore", ...readdirSync(backups).map((backup) => join(backups, backup)));
    const after = await contentsOf(to);
    if (index === 0) console.table(before.rows);
    const wrong = differences(before, after);
    const rows = Object.values(after.rows);
    const counts = `${rows.length} tables, ${rows.reduce((sum, count) => sum + count, 0)} rows`;
    console.log(
      `${name}: ${counts}; backup ${backupMs} ms, restore ${restoreMs} ms: ${wrong.length ? "DIFFERENT" : "identical"}`,
    );
    results.push({ name, wrong });
  }
  return results;
};

const throughPostgres = async (start: DatabaseLocation) => {
  const [first, second] = [await newLocation("third", "Postgres"), await newLocation("fourth", "Postgres")];
  return [
    { name: "embedded to Postgres", from: start, to: first },
    { name: "Postgres to Postgres", from: first, to: second },
    { name: "Postgres to embedded", from: second, to: await newLocation("fifth", "embedded") },
  ];
};

try {
  const wrong = (await drill()).flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
  for (const what of wrong) console.error(what);
  process.exitCode = wrong.length ? 1 : 0;
} finally {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
}
