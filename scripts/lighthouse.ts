// bun run lighthouse [PATH…]: runs Lighthouse in its mobile mode on each kind of page, against the design's limits.
import chromium from "@sparticuz/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { median } from "./checks/measurement.ts";

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

const limits = { performance: 98, other: 100, lcpMs: 1500, tbtMs: 30, cls: 0 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = {
  lcpMs: "largest-contentful-paint",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

type Category = (typeof categories)[number];
type Figure = keyof typeof figures;
type Run = Record<Category | Figure, number> & { isIndexed: boolean; failedAudits: string[] };

// Software rendering would take a third of the CPU, and a phone has a real GPU.
const chromeFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--disable-gpu",
];

const startChrome = async () =>
  launch({
    chromePath: await chromium.executablePath(),
    ignoreDefaultFlags: true,
    chromeFlags: [
      ...chromium.args.filter((arg) => !/^--(single-process|no-zygote|window-size)/.test(arg)),
      ...chromeFlags,
      "--headless=new",
    ],
  });

/** For noindex pages, the SEO score is computed without the audit that requires indexing. */
const readRun = ({ lhr }: RunnerResult): Run => {
  const isIndexed = lhr.audits["is-crawlable"]?.score === 1;
  const refs = (category: Category) =>
    (lhr.categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && lhr.audits[id]?.score !== null && (isIndexed || id !== "is-crawlable"),
    );
  const scoreOf = (category: Category) => {
    if (category !== "seo" || isIndexed) return Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const weights = refs(category).reduce((sum, { weight }) => sum + weight, 0);
    const weighted = refs(category).reduce((sum, { id, weight }) => sum + weight * (lhr.audits[id]?.score ?? 0), 0);
    return Math.round((weighted / weights) * 100);
  };
  const figureOf = (figure: Figure) => lhr.audits[figures[figure]]?.numericValue ?? Number.NaN;
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
    lcpMs: figureOf("lcpMs"),
    tbtMs: figureOf("tbtMs"),
    cls: figureOf("cls"),
    isIndexed,
    failedAudits: categories
      .filter((category) => category !== "performance")
      .flatMap(refs)
      .filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
};

const measure = async (url: string, port: number): Promise<Run> => {
  const results: Run[] = [];
  for (let at = 0; at < runs; at++) {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    results.push(readRun(result));
  }
  const of = (name: Category | Figure) => median(results.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
    lcpMs: of("lcpMs"),
    tbtMs: of("tbtMs"),
    cls: of("cls"),
    isIndexed: results.every(({ isIndexed }) => isIndexed),
    failedAudits: [...new Set(results.flatMap(({ failedAudits }) => failedAudits))],
  };
};

/** Waits for the best compression, which a page gets once it is requested again. */
const waitForCompression = async (url: string) => {
  for (let at = 0; at < 400; at++) {
    const response = await fetch(url, { headers: { "accept-encoding": "br" } });
    await response.text();
    if (response.headers.get("etag")?.endsWith('-br11"')) return;
    await Bun.sleep(50);
  }
  throw new Error(`${url} was not cached.`);
};

const failuresOf = (run: Run) => [
  ...run.failedAudits,
  ...categories
    .filter((category) => run[category] < (category === "performance" ? limits.performance : limits.other))
    .map((category) => `${category} ${run[category]}`),
  ...(["lcpMs", "tbtMs", "cls"] as const)
    .filter((figure) => !(run[figure] <= limits[figure]))
    .map((figure) => `${figure} ${run[figure]}`),
];

const server = await startDemoServer({ JOBS: "off" });
const chrome = await startChrome();
const requestedPaths = process.argv.slice(2);
let failed = 0;
console.log(`${"page".padEnd(42)} perf a11y best  seo   LCP ms  TBT ms     CLS`);
for (const path of requestedPaths.length ? requestedPaths : paths) {
  const url = server.url + path;
  await waitForCompression(url);
  const run = await measure(url, chrome.port);
  const scores = categories.map((category) => String(run[category]).padStart(4)).join(" ");
  const times = [run.lcpMs.toFixed(0), run.tbtMs.toFixed(0), run.cls.toFixed(3)]
    .map((text) => text.padStart(8))
    .join("");
  console.log(`${path.padEnd(42)} ${scores} ${times}${run.isIndexed ? "" : "  noindex"}`);
  const failures = failuresOf(run);
  if (failures.length) failed++;
  for (const failure of failures) console.error(`  failed: ${failure}`);
}
chrome.kill();
await server.stop();
process.exit(failed ? 1 : 0);
