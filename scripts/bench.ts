// bun run bench [NAME…]: measures speed and memory, mostly against a minimal reference in the same run, since machines are
// noisy. Needs a build, wrk on the PATH and Linux; some also need Postgres: the local one or TEST_DATABASE_URL.
import { testPostgres } from "#db/testing/postgres.ts";
import { lists } from "./bench/lists.ts";
import { cachedPage, coldStart, firstPaint, memory, renderedPage, signedInRead } from "./bench/server.ts";
import { runMeasurements } from "./checks/measurement.ts";

const rounds = 5;

if (!Bun.which("wrk")) {
  console.error("Install wrk first (apt-get install wrk, brew install wrk).");
  process.exit(2);
}
if (!testPostgres) console.log("Postgres is not available: the figures on Postgres are NOT measured.");
await runMeasurements(
  {
    "cached-page": () => cachedPage(rounds),
    "rendered-page": () => renderedPage(rounds),
    "signed-in-read": () => signedInRead(rounds),
    lists,
    "cold-start": () => coldStart(rounds),
    memory,
    "first-paint": () => firstPaint(rounds),
  },
  process.argv.slice(2),
);
