// bun run doctor [BACKUPS]: checks the environment, database, migrations, search indexes, clock, storage, the checklist of the admin area
// (domain, mail server, Stripe, settings) and, in the folder BACKUPS, the age of the newest backup. Says how to fix each
// finding, and fails if there is one.
import type { Env } from "#server/env.ts";
import {
  checkBackups,
  checkDatabase,
  checkSetup,
  checkStorage,
  checkVariables,
  type Finding,
  readDeployedEnv,
} from "./checks/deployment.ts";

const [backups] = process.argv.slice(2);

const readEnvironment = (): Env => {
  try {
    return readDeployedEnv();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
};

const env = readEnvironment();
const database = await checkDatabase(env);
const isMigrated = database.every(({ check, ok }) => ok || check === "clock" || check === "search");
const findings: Finding[] = [
  ...checkVariables(env),
  ...database,
  await checkStorage(env),
  ...(isMigrated ? await checkSetup(env) : []),
  ...(backups ? [checkBackups(backups)] : []),
];
for (const { check, ok, detail, fix } of findings) {
  console.log(`${ok ? "ok  " : "FIX "} ${check}: ${detail}`);
  if (!ok && fix) console.log(`     ${fix}`);
}
if (!isMigrated) console.log("     checklist: not checked, because it needs an up-to-date database.");
if (!backups) console.log("     backups: not checked. Run `bun run doctor BACKUPS` with the folder of your backups.");
process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
