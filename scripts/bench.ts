// bun run bench [NAME…] [--record]: measures speed and memory against a minimal reference in the same run, and prints a table.
// With --record, it replaces these figures in docs/bench.json and docs/performance.md. Needs a build, wrk on the PATH and Linux;
// some also need Postgres: the local one or TEST_DATABASE_URL. Machines are noisy: every figure is a ratio or a median of several
// rounds.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { testPostgres } from "#db/testing/postgres.ts";
import { lists } from "./bench/lists.ts";
import { cachedPage, firstPaint, renderedPage } from "./bench/pages.ts";
import { coldStart, memory } from "./bench/process.ts";
import { signedInRead } from "./bench/signed-in-read.ts";
import type { Figure } from "./checks/measurement.ts";

const page = "docs/performance.md";
const report = "docs/bench.json";
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

type Recorded = Figure & { bench: string; day: string };
type Report = { machine: { cores: number; model: string; bun: string }; figures: Recorded[] };

/** Replaces the figures of these benchmarks in the report, and the table of all. */
const record = (measured: Record<string, Figure[]>) => {
  const day = new Date().toISOString().slice(0, 10);
  const earlier = (JSON.parse(readFileSync(report, "utf8")) as Report).figures;
  const figures = Object.keys(benches).flatMap((bench): Recorded[] =>
    // Without Postgres, some measure nothing.
    measured[bench]?.length
      ? measured[bench].map((figure) => ({ bench, day, ...figure }))
      : earlier.filter((one) => one.bench === bench),
  );
  const machine = { cores: cpus().length, model: cpus()[0]?.model.trim() ?? "", bun: Bun.version };
  writeFileSync(report, `${JSON.stringify({ machine, figures } satisfies Report, null, 2)}\n`);
  const rows = figures.map(
    ({ what, figure, goal, ok, day }) => `| ${what} | ${ok ? figure : `**${figure}**`} | ${goal} | ${day} |`,
  );
  const heading = `On ${machine.cores} cores of an ${machine.model}, with Bun ${machine.bun}:`;
  const table = [`${heading}\n`, "| Figure | Measured | Goal | On |", "|---|---|---|---|", ...rows].join("\n");
  const section = /(?<=<!-- bench -->\n).*(?=\n<!-- \/bench -->)/s;
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(section, () => table),
  );
};

const options = { record: { type: "boolean" } } as const;
const { positionals: requestedNames, values } = parseArgs({ options, allowPositionals: true });
const unknown = requestedNames.find((name) => !benches[name]);
if (unknown !== undefined || !Bun.which("wrk")) {
  console.error(
    unknown === undefined
      ? "Install wrk first (apt-get install wrk, brew install wrk)."
      : `Unknown benchmark: ${unknown}. Available: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(2);
}
if (!testPostgres) console.log("Postgres is not available: the figures on Postgres are NOT measured.");

const measured: Record<string, Figure[]> = {};
for (const [name, measure] of Object.entries(benches)) {
  if (requestedNames.length && !requestedNames.includes(name)) continue;
  console.log(name);
  measured[name] = await measure(rounds);
}

const figures = Object.values(measured).flat();
console.log("");
for (const { what, figure, goal, ok } of figures)
  console.log(`${ok ? "ok  " : "MISS"} ${figure.padStart(9)}  (${goal})  ${what}`);
if (values.record) record(measured);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
