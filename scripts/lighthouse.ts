// bun run lighthouse [PATH…]: runs Lighthouse in its mobile mode on each kind of page, against the design's limits. Prints
// medians, next to a reference page with the home page's text in plain markup: times grow with the load of the machine.
import { brotliDecompressSync } from "node:zlib";
import chromium from "@sparticuz/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { median } from "./checks/measurement.ts";
import { serveReferencePage } from "./checks/reference-page.ts";

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

const limits = { performance: 98, other: 100, fcpMs: 800, lcpMs: 900, mainThreadMs: 400, tbtMs: 30, cls: 0.01 };
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const figures = {
  fcpMs: "first-contentful-paint",
  lcpMs: "largest-contentful-paint",
  mainThreadMs: "mainthread-work-breakdown",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
const figureNames = Object.keys(figures) as Figure[];

type Category = (typeof categories)[number];
type Figure = keyof typeof figures;
type Load = {
  /** Like `mainThreadMs`, but without the time in which other processes had the CPU. */
  cpuMs: number;
  scriptBytes: number;
  fontBytes: number;
  /** What arrived before the largest paint: the simulation takes it as necessary for that. */
  bytesBeforeLcp: number;
};
type Run = Record<Category | Figure, number> & Load & { isIndexed: boolean; failedAudits: string[] };
type Request = { resourceType: string; transferSize: number; networkEndTime: number };

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

type Audits = RunnerResult["lhr"]["audits"];

type FailedItem = { node?: { selector: string } };

const itemsOf = <Item>(audits: Audits, audit: string) =>
  ((audits[audit]?.details as { items: Item[] } | undefined)?.items ?? []) as Item[];

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { data?: unknown } };

const cpuSlowdown = 4;

const readCpuMs = ({ artifacts, lhr }: RunnerResult) => {
  const events = artifacts.Trace.traceEvents as TraceEvent[];
  const isStart = ({ name, args }: TraceEvent) =>
    name === "navigationStart" &&
    (args.data as { documentLoaderURL?: string } | undefined)?.documentLoaderURL === lhr.finalDisplayedUrl;
  const start = events.find(isStart);
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === start?.pid && tid === start.tid,
  );
  return (tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000) * cpuSlowdown;
};

const readLoad = (result: RunnerResult): Load => {
  const { audits } = result.lhr;
  const requests = itemsOf<Request>(audits, "network-requests");
  const bytesOf = (matches: (request: Request) => boolean) =>
    requests.filter(matches).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const lcpMs = itemsOf<Record<string, number>>(audits, "metrics")[0]?.observedLargestContentfulPaint ?? Number.NaN;
  return {
    cpuMs: readCpuMs(result),
    scriptBytes: bytesOf(({ resourceType }) => resourceType === "Script"),
    fontBytes: bytesOf(({ resourceType }) => resourceType === "Font"),
    bytesBeforeLcp: bytesOf(({ networkEndTime }) => networkEndTime <= lcpMs),
  };
};

/** For noindex pages, the SEO score is computed without the audit that requires indexing. */
const readRun = (result: RunnerResult): Run => {
  const { lhr } = result;
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
    fcpMs: figureOf("fcpMs"),
    lcpMs: figureOf("lcpMs"),
    mainThreadMs: figureOf("mainThreadMs"),
    tbtMs: figureOf("tbtMs"),
    cls: figureOf("cls"),
    ...readLoad(result),
    isIndexed,
    failedAudits: categories
      .filter((category) => category !== "performance")
      .flatMap(refs)
      .filter(({ id }) => (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, ...itemsOf<FailedItem>(lhr.audits, id).map(({ node }) => node?.selector ?? "")].join(" ")),
  };
};

const measure = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return readRun(result);
};

const medianOf = (results: readonly Run[]): Run => {
  const of = (name: Category | Figure | keyof Load) => median(results.map((run) => run[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
    fcpMs: of("fcpMs"),
    lcpMs: of("lcpMs"),
    mainThreadMs: of("mainThreadMs"),
    tbtMs: of("tbtMs"),
    cls: of("cls"),
    cpuMs: of("cpuMs"),
    scriptBytes: of("scriptBytes"),
    fontBytes: of("fontBytes"),
    bytesBeforeLcp: of("bytesBeforeLcp"),
    isIndexed: results.every(({ isIndexed }) => isIndexed),
    failedAudits: [...new Set(results.flatMap(({ failedAudits }) => failedAudits))],
  };
};

type Sizes = { html: number; sent: number; css: number };

const sizesOf = (html: string, sent: number): Sizes => ({
  html: Buffer.byteLength(html),
  sent,
  css: Buffer.byteLength(html.match(/<style>(.*?)<\/style>/s)?.[1] ?? ""),
});

const readPage = async (url: string) => {
  const headers = { "accept-encoding": "br" };
  const response = await fetch(url, { headers, decompress: false } as RequestInit);
  const sent = await response.bytes();
  const html = response.headers.get("content-encoding") === "br" ? brotliDecompressSync(sent).toString() : "";
  return { html, sizes: sizesOf(html, sent.length), etag: response.headers.get("etag") ?? "" };
};

/** Waits for the best compression, which a page gets once it is requested again. */
const readCompressed = async (url: string) => {
  for (let at = 0; at < 400; at++) {
    const page = await readPage(url);
    if (page.etag.endsWith('-br-best"')) return page;
    await Bun.sleep(50);
  }
  throw new Error(`${url} was not cached.`);
};

const failuresOf = (run: Run) => [
  ...run.failedAudits,
  ...categories
    .filter((category) => run[category] < (category === "performance" ? limits.performance : limits.other))
    .map((category) => `${category} ${run[category]}`),
  ...figureNames
    .filter((figure) => !(run[figure] <= limits[figure]))
    .map((figure) => `${figure} ${run[figure].toFixed(figure === "cls" ? 3 : 0)}, limit ${limits[figure]}`),
];

const columns: [heading: string, width: number, value: (run: Run, sizes: Sizes) => string][] = [
  ...categories.map((category): (typeof columns)[number] => [category.slice(0, 4), 5, (run) => String(run[category])]),
  ["FCP ms", 8, ({ fcpMs }) => fcpMs.toFixed(0)],
  ["LCP ms", 8, ({ lcpMs }) => lcpMs.toFixed(0)],
  ["main ms", 9, ({ mainThreadMs }) => mainThreadMs.toFixed(0)],
  ["CPU ms", 8, ({ cpuMs }) => cpuMs.toFixed(0)],
  ["TBT ms", 8, ({ tbtMs }) => tbtMs.toFixed(0)],
  ["CLS", 7, ({ cls }) => cls.toFixed(3)],
  ["HTML kB", 9, (_, { html }) => kB(html)],
  ["sent", 7, (_, { sent }) => kB(sent)],
  ["CSS", 7, (_, { css }) => kB(css)],
  ["JS", 6, ({ scriptBytes }) => kB(scriptBytes)],
  ["font", 6, ({ fontBytes }) => kB(fontBytes)],
  ["before LCP", 12, ({ bytesBeforeLcp }) => kB(bytesBeforeLcp)],
];
const kB = (bytes: number) => (bytes / 1024).toFixed(1);

const server = await startDemoServer({ JOBS: "off" });
const chrome = await startChrome();
const requestedPaths = process.argv.slice(2);
const reference = serveReferencePage((await readCompressed(`${server.url}/`)).html);

const target = (name: string, url: string, { sizes }: { sizes: Sizes }) => ({ name, url, sizes, results: [] as Run[] });
const targets = [target("reference", reference.url.href, await readPage(reference.url.href))];
for (const path of requestedPaths.length ? requestedPaths : paths)
  targets.push(target(path, server.url + path, await readCompressed(server.url + path)));

// In rounds, so that a busy minute of the machine doesn't fall on a single page.
for (let round = 0; round < runs; round++)
  for (const { url, results } of targets) results.push(await measure(url, chrome.port));

let failed = 0;
console.log("page".padEnd(42) + columns.map(([heading, width]) => heading.padStart(width)).join(""));
for (const { name, sizes, results } of targets) {
  const run = medianOf(results);
  const cells = columns.map(([, width, value]) => value(run, sizes).padStart(width)).join("");
  console.log(`${name.padEnd(42)}${cells}${run.isIndexed ? "" : "  noindex"}`);
  if (name === "reference") continue;
  const failures = failuresOf(run);
  if (failures.length) failed++;
  for (const failure of failures) console.error(`  failed: ${failure}`);
}
chrome.kill();
await reference.stop(true);
await server.stop();
process.exit(failed ? 1 : 0);
