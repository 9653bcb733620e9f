// A process that runs the due link checks and exits, for server/features/directories/link-check-interrupted.scenario.test.ts to kill.
import { connect } from "#db/connect.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { checkDirectories } from "#server/features/directories/link-check.job.ts";
import { createSafeFetch } from "#server/integrations/safe-fetch.ts";
import { createLog } from "#server/observability/log.ts";
import { createParser } from "#server/sandbox/parse-untrusted.ts";

const { CHECK_HOSTS = "", CHECK_CLOCK = "", DATABASE_URL } = process.env;
const now = new Date(CHECK_CLOCK);
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error" });
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" });
const { parseUntrusted, close } = createParser();
const dependencies = {
  db: database.db,
  env,
  log: createLog(env),
  clock: () => now,
  safeFetch: createSafeFetch({ allow: CHECK_HOSTS.split(",") }),
  parseUntrusted,
  pubsub: database.pubsub,
  lifecycle: { isStopping: false },
};
// Link checks do not use the remaining dependencies.
await checkDirectories(dependencies as unknown as Dependencies);
close();
await database.close();
