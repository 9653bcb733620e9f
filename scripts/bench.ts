// bun run bench [NAME…]: measures speed and memory, mostly against a minimal reference in the same run, since machines are
// noisy. Needs a build, wrk on the PATH and Linux; some also need Postgres: the local one or TEST_DATABASE_URL.
import { testPostgres } from "#db/testing/postgres.ts";
import { lists } from "./bench/lists.ts";
import { cachedPage, coldStart, firstPaint, memory, renderedPage, signedInRead } from "./bench/server.ts";
import type { Figure } from "./checks/measurement.ts";

const rounds = 5;
const benches: Record<string, (rounds: number) => Promise<Figure[]>> = {
  "cached-page": cachedPage,
  "rendered-page": renderedPage,
  "signed-in-read": signedInRead,
  lists,
  "cold-start": coldStart,
  memory,
  "first-paint": firstPaint,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !benches[name]);
if (unknown !== undefined || !Bun.which("wrk")) {
  console.error(
    unknown === undefined
      ? "Install wrk first (apt-get install wrk, brew install wrk)."
      : `Unknown benchmark: ${unknown}. Available: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(2);
}
if (!testPostgres) console.log("Postgres is not available: the figures on Postgres are NOT measured.");

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (names.length && !names.includes(name)) continue;
  console.log(name);
  figures.push(...(await measure(rounds)));
}
console.log("");
for (const { what, figure, goal, ok } of figures)
  console.log(`${ok ? "ok  " : "MISS"} ${figure.padStart(9)}  (${goal})  ${what}`);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
