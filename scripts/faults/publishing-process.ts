// A process that publishes what is due until its input ends, for publishing-interrupted.scenario.test.ts.
import { connect } from "#db/connect.ts";
import { createClock, type Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { publishDue } from "#server/features/publishing/publish-due.job.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { createLog } from "#server/observability/log.ts";
import { createSecretBox } from "#server/security/secret-box.ts";

const { FETCH_ALLOW = "", DATABASE_URL, CLOCK_OFFSET_FILE, SECRETS_KEY = "" } = process.env;
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error", CLOCK_OFFSET_FILE });
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" });
const lifecycle = { isStopping: false };
const dependencies = {
  db: database.db,
  env,
  log: createLog(env),
  clock: createClock(env),
  safeFetch: createSafeFetch({ allow: FETCH_ALLOW.split(",") }),
  secrets: createSecretBox({ current: SECRETS_KEY }),
  jobs: { enqueue: () => {}, enqueueFor: async () => {} },
  lifecycle,
};
process.stdin
  .on("data", () => {})
  .on("end", () => {
    lifecycle.isStopping = true;
  });
while (!lifecycle.isStopping) {
  // Publishing does not use the remaining dependencies.
  await publishDue(dependencies as unknown as Dependencies);
  await Bun.sleep(50);
}
await database.close();
