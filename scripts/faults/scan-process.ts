// A process that runs the due scans and exits, for server/testing/interrupted-scan.ts to kill.
import { connect } from "#db/connect.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { scanProjects } from "#server/features/mentions/scan.job.ts";
import { createLog } from "#server/observability/log.ts";
import { createParser } from "#server/sandbox/parse-untrusted.ts";
import { allSources } from "#server/testing/stand-ins/all-sources.ts";

const { SCANNER_SOURCES = "", SCANNER_CLOCK = "", DATABASE_URL } = process.env;
const now = new Date(SCANNER_CLOCK);
const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "error" });
const database = await connect({ databaseUrl: DATABASE_URL, dataDir: "" });
const sources = allSources(SCANNER_SOURCES, new Date("2026-11-20T09:00:00Z"));
const { parseUntrusted, close } = createParser();
const dependencies = {
  db: database.db,
  env,
  log: createLog(env),
  clock: () => now,
  sources,
  parseUntrusted,
  lifecycle: { isStopping: false },
};
// Scans do not use the remaining dependencies.
await scanProjects(dependencies as unknown as Dependencies);
close();
await database.close();
