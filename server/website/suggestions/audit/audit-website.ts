// Reads a customer's website like a search engine, with limits on time and pages.
import { type CrawlerAgent, crawlerAgents } from "#shared/website/crawlers.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Website } from "./crawl.ts";
import { crawl, fetchPage, type Reader } from "./crawl.ts";
import { findBrokenPreviews, isOpenOnHttp, isPlainFile, type Robots, readRobots, readSitemap } from "./site-files.ts";

const userAgent = "LinksteadBot";
const limits = { timeoutMs: 8_000, totalMs: 100_000 };

type Options = { stopped?: () => boolean; totalMs?: number };

/** Reads up to thirty pages that robots.txt allows. Errors are reported in `failure`, never thrown. */
export const auditWebsite = async (
  { safeFetch, parseUntrusted }: Pick<Dependencies, "safeFetch" | "parseUntrusted">,
  address: string,
  options: Options = {},
): Promise<Website> => {
  const { stopped = () => false, totalMs = limits.totalMs } = options;
  const end = performance.now() + totalMs;
  const restMs = () => end - performance.now();
  const isOver = () => restMs() <= 0 || stopped();
  const read: Reader["read"] = (url, { limitBytes } = {}) => {
    const timeoutMs = Math.max(1, Math.min(limits.timeoutMs, restMs()));
    return safeFetch(url, {
      accept: /^/,
      anyStatus: true,
      timeoutMs,
      ...(limitBytes !== undefined && { limitBytes }),
    });
  };

  const reader = { read, parseUntrusted };
  const robots = await readRobots(reader, address);
  const nothing: Website = {
    address,
    pages: [],
    ...(await accessOf(robots, address)),
    hasLlmsTxt: null,
    sitemap: "unknown",
    broken: [],
    isOpenOnHttp: false,
    unread: [],
    failure: null,
  };
  if (!(await allows(robots, userAgent, address))) return { ...nothing, failure: refusal(robots) };
  const result = await fetchPage(reader, address);
  if (!("page" in result)) return { ...nothing, failure: failureOf(result) };

  const home = result.page;
  const isMoved = new URL(home.url).origin !== new URL(address).origin;
  const ownRobots = isMoved ? await readRobots(reader, home.url) : robots;
  const start: Website = { ...nothing, address: home.url, ...(isMoved && (await accessOf(ownRobots, home.url))) };
  if (!(await allows(ownRobots, userAgent, home.url))) return { ...start, failure: refusal(ownRobots) };
  const sitemap = await readSitemap(reader, home.url, ownRobots);
  const allowed = (urls: readonly string[]) => ownRobots.allowed(userAgent, urls);
  const { isTruncated, ...walked } = await crawl(home, sitemap, { reader, allowed, isOver });
  const broken = [...walked.broken, ...(await findBrokenPreviews(reader, walked.pages, allowed))];
  const isOpen = await isOpenOnHttp(reader, home.url);
  const hasLlmsTxt = await isPlainFile(reader, new URL("/llms.txt", home.url).href);
  const failure = isTruncated || isOver() ? tooSlow(walked.pages.length) : null;
  const unread = [...walked.unread, ...(sitemap === "unknown" ? [new URL("/sitemap.xml", home.url).href] : [])];
  return { ...start, ...walked, sitemap, hasLlmsTxt, broken, isOpenOnHttp: isOpen, unread, failure };
};

const allows = async (robots: Robots, agent: string, url: string) => (await robots.allowed(agent, [url])).length > 0;

/** What robots.txt means for search engines and AI crawlers. */
const accessOf = async (robots: Robots, home: string): Promise<Pick<Website, "robots" | "shutOut">> => {
  if (robots.state !== "present") return { robots: robots.state, shutOut: robots.state === "missing" ? [] : null };
  const shutOut: CrawlerAgent[] = [];
  for (const agent of crawlerAgents) if (!(await allows(robots, agent, home))) shutOut.push(agent);
  return { robots: shutOut.includes("Googlebot") ? "closed" : "open", shutOut };
};

const refusal = (robots: Robots) =>
  robots.state === "unknown"
    ? "Your website did not return a valid response for robots.txt, so we did not crawl it. Search engines do the same. Check the URL or try again later."
    : `Your robots.txt blocks our crawler. Allow ${userAgent} and run the audit again.`;

const tooComplex =
  "Your home page is too complex to parse. Look for markup that is repeated or nested thousands of times, then run the audit again.";

const refused = `Your website shows our crawler a challenge for bots, or asks it to sign in. Allow ${userAgent} and run the audit again.`;

type Failed = { why?: string; isTooComplex?: boolean; isRefused?: boolean };

const failureOf = ({ why, isTooComplex, isRefused }: Failed) => {
  if (isRefused) return refused;
  if (isTooComplex) return tooComplex;
  return why === undefined
    ? "The project's URL does not return a web page. Check it in the project settings."
    : `We could not read your website: its URL ${why}. Check the URL or try again later.`;
};

const tooSlow = (pages: number) =>
  `Your website responded so slowly that we could read only ${pages} ${pages === 1 ? "page" : "pages"}. There may be more issues.`;
