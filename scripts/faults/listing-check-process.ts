// A process that checks due listings until its input ends and writes a dot after each run, for due-listings.ts and check-interrupted.scenario.test.ts.
import { connect } from "#db/connect.ts";
import { createClock, type Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { checkListings } from "#server/features/verification/check.job.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { createLog } from "#server/observability/log.ts";
import { createParser } from "#server/sandbox/parse-untrusted.ts";

const { FETCH_ALLOW = "", DATABASE_URL, CLOCK_OFFSET_FILE } = process.env;
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error", CLOCK_OFFSET_FILE });
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" });
const { parseUntrusted, close } = createParser();
const lifecycle = { isStopping: false };
const dependencies = {
  db: database.db,
  env,
  log: createLog(env),
  clock: createClock(env),
  safeFetch: createSafeFetch({ allow: FETCH_ALLOW.split(",") }),
  parseUntrusted,
  jobs: { enqueue: () => {} },
  lifecycle,
};
process.stdin
  .on("data", () => {})
  .on("end", () => {
    lifecycle.isStopping = true;
  });
while (!lifecycle.isStopping) {
  // Checks do not use the remaining dependencies.
  await checkListings(dependencies as unknown as Dependencies);
  process.stdout.write(".");
  await Bun.sleep(50);
}
close();
await database.close();
