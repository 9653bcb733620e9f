// bun run lighthouse [PATH…]: runs Lighthouse in its mobile mode on each kind of page, against the design's limits. Prints
// medians; times grow with the load of the machine.
import type { Result } from "lighthouse";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { median } from "./measurement.ts";
import { categories, readCompressed, startPhone } from "./phone.ts";

const runs = 5;
const paths = [
  "/",
  "/page/saas-backlinks",
  "/g/directory-listing-saas",
  "/c/directory-submission-websites-germany",
  "/directories",
  "/directories/uneed",
  "/directories/sources",
  "/directories/niches",
  "/list-of-directories-with-reciprocal-links",
  "/growth-partner",
  "/blog",
  "/blog/measuring-what-listings-bring",
  "/faq",
  "/example",
  "/ledger",
  "/bot",
  "/api/docs",
  "/docs/mcp",
  "/waitlist",
  "/terms",
];

/** The lowest scores, and the highest figures, by the name of their audit. */
const minScores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const limits = {
  "first-contentful-paint": 800,
  "largest-contentful-paint": 900,
  "mainthread-work-breakdown": 400,
  "total-blocking-time": 30,
  "cumulative-layout-shift": 0.01,
};

type Category = (typeof categories)[number];

/** A noindex page's score for SEO leaves out the audit that requires indexing. */
const readRun = ({ audits, categories: results }: Result) => {
  const isIndexed = audits["is-crawlable"]?.score === 1;
  const refsOf = (category: Category) =>
    (results[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && audits[id]?.score !== null && (isIndexed || id !== "is-crawlable"),
    );
  const scoreOf = (category: Category) => {
    if (category !== "seo" || isIndexed) return Math.round((results[category]?.score ?? 0) * 100);
    const weights = refsOf(category).reduce((sum, { weight }) => sum + weight, 0);
    const points = refsOf(category).reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0);
    return Math.round((points / weights) * 100);
  };
  const placesOf = (id: string) =>
    ((audits[id]?.details as { items?: { node?: { selector: string } }[] } | undefined)?.items ?? []).map(
      ({ node }) => node?.selector ?? "",
    );
  return {
    isIndexed,
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
    figures: Object.fromEntries(Object.keys(limits).map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    failedAudits: categories
      .filter((category) => category !== "performance")
      .flatMap(refsOf)
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, ...placesOf(id)].join(" ")),
  };
};

const server = await startDemoServer({ JOBS: "off" });
const phone = await startPhone();
const requestedPaths = process.argv.slice(2);
const pages = (requestedPaths.length ? requestedPaths : paths).map((path) => ({
  path,
  results: [] as ReturnType<typeof readRun>[],
}));
for (const { path } of pages) await readCompressed(server.url + path);

// In rounds, so that a busy minute of the machine doesn't fall on a single page.
for (let round = 0; round < runs; round++)
  for (const { path, results } of pages) results.push(readRun(await phone.measure(server.url + path)));
phone.stop();
await server.stop();

const headings = ["perf", "acc", "best", "seo", "FCP ms", "LCP ms", "main ms", "TBT ms", "CLS"];
let failed = 0;
console.log("page".padEnd(42) + headings.map((heading) => heading.padStart(8)).join(""));
for (const { path, results } of pages) {
  const failures = new Set(results.flatMap(({ failedAudits }) => failedAudits));
  const cells: string[] = [];
  for (const [category, limit] of Object.entries(minScores)) {
    const score = median(results.map(({ scores }) => scores[category] ?? 0));
    cells.push(String(score));
    if (score < limit) failures.add(`${category} ${score}, at least ${limit}`);
  }
  for (const [id, limit] of Object.entries(limits)) {
    const value = median(results.map(({ figures }) => figures[id] ?? Number.NaN));
    cells.push(value.toFixed(limit < 1 ? 3 : 0));
    if (!(value <= limit)) failures.add(`${id} ${cells.at(-1)}, limit ${limit}`);
  }
  const note = results.every(({ isIndexed }) => isIndexed) ? "" : "  noindex";
  console.log(`${path.padEnd(42)}${cells.map((cell) => cell.padStart(8)).join("")}${note}`);
  if (failures.size) failed++;
  for (const failure of failures) console.error(`  failed: ${failure}`);
}
process.exit(failed ? 1 : 0);
