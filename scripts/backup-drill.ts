// bun run backup-drill: fills an embedded database with the demo data, backs it up, restores the backup into both kinds
// of database, and compares row counts and contents of every table, and the bytes of the pictures and the secret.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "#db/connect.ts";
import { ownDatabase, testPostgres } from "#db/testing/postgres.ts";
import { contentsOf, differences } from "./backup/compare.ts";

const folder = mkdtempSync(join(tmpdir(), "linkstead-drill-"));
const databases: Awaited<ReturnType<typeof ownDatabase>>[] = [];

const place = async (name: string, kind: "embedded" | "Postgres"): Promise<DatabaseLocation> => {
  if (kind === "embedded") return { dataDir: join(folder, name) };
  const database = await ownDatabase();
  databases.push(database);
  return { dataDir: join(folder, name), databaseUrl: database.url };
};

/** Runs a script as an operator does, configured by environment variables only. */
const run = ({ dataDir, databaseUrl }: DatabaseLocation, script: string, ...words: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", S3_BUCKET: "" };
  const began = performance.now();
  const { success, stderr } = Bun.spawnSync([process.execPath, `scripts/${script}.ts`, ...words], { env });
  if (!success) throw new Error(`${script} failed: ${stderr.toString()}`);
  return Math.round(performance.now() - began);
};

const drill = async () => {
  const start = await place("start", "embedded");
  run(start, "seed");
  writeFileSync(join(start.dataDir, "secret"), "a secret that signs sessions, made once");
  const routes = [
    { name: "embedded to embedded", from: start, to: await place("second", "embedded") },
    ...(testPostgres ? await throughPostgres(start) : []),
  ];
  if (!testPostgres) console.log("No Postgres answers: only the embedded database is drilled.");
  const results: { name: string; wrong: string[] }[] = [];
  for (const [at, { name, from, to }] of routes.entries()) {
    const backups = join(folder, `backups-${at}`);
    const backupMs = run(from, "backup", backups);
    const restoreMs = run(to, "restore", ...readdirSync(backups).map((backup) => join(backups, backup)));
    const [before, after] = [await contentsOf(from), await contentsOf(to)];
    if (at === 0)
      console.table(Object.fromEntries(Object.entries(before.tables).map(([table, { rows }]) => [table, { rows }])));
    const wrong = differences(before, after);
    const rows = Object.values(after.tables).reduce((sum, table) => sum + table.rows, 0);
    const counts = `${Object.keys(after.tables).length} tables, ${rows} rows, ${Object.keys(after.files).length} files`;
    console.log(
      `${name}: ${counts}; backup ${backupMs} ms, restore ${restoreMs} ms: ${wrong.length ? "DIFFERENT" : "the same"}`,
    );
    results.push({ name, wrong });
  }
  return results;
};

const throughPostgres = async (start: DatabaseLocation) => {
  const [first, second] = [await place("third", "Postgres"), await place("fourth", "Postgres")];
  return [
    { name: "embedded to Postgres", from: start, to: first },
    { name: "Postgres to Postgres", from: first, to: second },
    { name: "Postgres to embedded", from: second, to: await place("fifth", "embedded") },
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
