// What the processes share that run one job over and over until their input ends.
import { connect } from "#db/connect.ts";
import { createClock, type Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { createLog } from "#server/observability/log.ts";
import { createParser } from "#server/sandbox/parse-untrusted.ts";
import { createSecretBox } from "#server/security/secret-box.ts";

/** Repeats a job with the dependencies of publishing and checks; others are missing. */
export const repeatJob = async (job: (dependencies: Dependencies) => Promise<void>, afterRun = () => {}) => {
  const { FETCH_ALLOW = "", DATABASE_URL, CLOCK_OFFSET_FILE, SECRETS_KEY = "" } = process.env;
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
    secrets: createSecretBox({ current: SECRETS_KEY }),
    parseUntrusted,
    jobs: { enqueue: () => {}, enqueueFor: async () => {} },
    lifecycle,
  };
  process.stdin
    .on("data", () => {})
    .on("end", () => {
      lifecycle.isStopping = true;
    });
  while (!lifecycle.isStopping) {
    await job(dependencies as unknown as Dependencies);
    afterRun();
    await Bun.sleep(50);
  }
  close();
  await database.close();
};
