// bun run bench [NAME…] [--record]: measures speed and memory against a minimal reference in the same run, and prints a table.
// With --record, it replaces these figures in docs/bench.json and docs/performance.md. Needs a build, wrk on the PATH and Linux;
// some also need Postgres: the local one or TEST_DATABASE_URL. Machines are noisy: every figure is a ratio or a median of several
// rounds.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { testPostgres } from "#db/testing/postgres.ts";
import { ageing } from "./bench/ageing.ts";
import { bigTableOptions, bigTables } from "./bench/big-tables.ts";
import { cachedPage } from "./bench/cached-page.ts";
import { catalogue } from "./bench/catalogue.ts";
import { clusterFigures } from "./bench/cluster.ts";
import { coldStart } from "./bench/cold-start.ts";
import { keywordPreviews } from "./bench/keyword-preview.ts";
import { memory } from "./bench/memory.ts";
import { overviewFigures } from "./bench/overview.ts";
import { pageSetFigures } from "./bench/page-sets.ts";
import { relevanceFigures } from "./bench/relevance.ts";
import { renderedPage } from "./bench/rendered-page.ts";
import { restartedSite } from "./bench/restarted-site.ts";
import { retentionFigures } from "./bench/retention.ts";
import { signedInReads } from "./bench/signed-in-reads.ts";
import { similarityFigures } from "./bench/similarity.ts";
import { submissionLists } from "./bench/submissions.ts";
import { withSection } from "./checks/document-section.ts";
import type { Figure } from "./checks/measurement.ts";
import { stopUnderLoad } from "./faults/stop-under-load.ts";

const page = "docs/performance.md";
const report = "docs/bench.json";
const rounds = 5;
const benches: Record<string, (rounds: number) => Promise<Figure[]>> = {
  "cached-page": cachedPage,
  "rendered-page": renderedPage,
  "restarted-site": restartedSite,
  "signed-in-reads": signedInReads,
  catalogue,
  submissions: submissionLists,
  similarity: similarityFigures,
  "keyword-preview": keywordPreviews,
  relevance: relevanceFigures,
  overview: overviewFigures,
  "page-sets": pageSetFigures,
  retention: retentionFigures,
  cluster: clusterFigures,
  ageing,
  "cold-start": coldStart,
  memory,
  "stop-under-load": () => stopUnderLoad({ quick: true, minutes: 0 }),
};

/** Take too long to be part of every run. */
const onRequest: typeof benches = { "big-tables": bigTables };

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
  writeFileSync(page, withSection(page, "bench", table));
};

const options = { ...bigTableOptions, record: { type: "boolean" } } as const;
const { positionals: requestedNames, values } = parseArgs({ options, allowPositionals: true });
const all = { ...benches, ...onRequest };
const unknown = requestedNames.find((name) => !all[name]);
if (unknown !== undefined || !Bun.which("wrk")) {
  console.error(
    unknown === undefined
      ? "Install wrk first (apt-get install wrk, brew install wrk)."
      : `Unknown benchmark: ${unknown}. Available: ${Object.keys(all).join(", ")}.`,
  );
  process.exit(2);
}
if (!testPostgres) console.log("Postgres is not available: the figures on Postgres are NOT measured.");

const measured: Record<string, Figure[]> = {};
for (const [name, measure] of Object.entries(requestedNames.length ? all : benches)) {
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
