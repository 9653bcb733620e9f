// bun run create-admin EMAIL: creates an admin, or makes the existing account one with a new password, read from stdin.
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { upsertAdmin } from "#server/account/auth/sign-in.ts";
import { readEnv } from "#server/env.ts";
import { createJobRunner } from "#server/job-runner.ts";
import { createLog } from "#server/observability/log.ts";
import { signInInput } from "#shared/account/auth.ts";

const [email] = process.argv.slice(2);
if (!email) {
  console.error("Usage: bun run create-admin EMAIL   (type the password at the prompt, or pipe it in)");
  process.exit(2);
}
const password = prompt("Password (8 to 128 characters):") ?? "";
const input = signInInput.safeParse({ email, password });
if (!input.success || password.length < 8) {
  console.error("Invalid email or password. A password has 8 to 128 characters.");
  process.exit(2);
}
const env = readEnv();
const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await migrate(database);
const runner = createJobRunner(database.forJobs, { log: createLog(env), isWorker: false });
await runner.open();
await upsertAdmin({ db: database.db, jobs: runner.jobs }, input.data);
await runner.stop();
await database.close();
console.log(`${email} is now an admin.`);
