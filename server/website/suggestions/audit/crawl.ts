import { ifProblem } from "#shared/problem.ts";
import type { CrawlerAgent } from "#shared/website/crawlers.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { PublicPage } from "../../../integrations/safe-fetch.ts";
import { parseRobotsHeader } from "../../websites/robots-rules.ts";
import type { PageFacts } from "./page-facts.ts";

/**
 * Google's threshold for a poor time to first byte (https://web.dev/articles/ttfb). We measure to the last byte, but
 * from a data centre.
 */
export const slowMs = 1_800;

export const isSlow = (ms: number) => ms > slowMs;

/** What an audit reads with; `read` rejects on timeouts and network errors. */
export type Reader = {
  read: (url: string, reading?: { limitBytes?: number }) => Promise<PublicPage>;
  parseUntrusted: Dependencies["parseUntrusted"];
};

/** A page; empty if the response is not a page; `why` if the URL is broken. */
type PageResult = { page: Page } | { why?: string; isGone?: boolean; isTooComplex?: boolean; isRefused?: boolean };

/** Follows one refresh, which some websites use as a redirect. */
export const fetchPage = async (reader: Reader, url: string, isRefreshed = false): Promise<PageResult> => {
  const first = await fetchTimed(reader, url);
  if (!first) return { why: "does not respond as it should" };
  const { status, type, headers, bytes, url: address } = first.response;
  if (headers.get("cf-mitigated") === "challenge") return { isRefused: true };
  if (status >= 500 || status === 404 || status === 410) return { why: `answers ${status}`, isGone: status < 500 };
  if (status === 401 || status === 403 || status === 429) return { isRefused: true };
  if (status >= 400 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) return {};
  // A single slow response may be chance, so measure twice.
  const again = isSlow(first.ms) ? await fetchTimed(reader, url) : undefined;
  const facts = await reader.parseUntrusted("pageFacts", { url: address, type, bytes }).catch(ifProblem);
  if (!facts) return { isTooComplex: true };
  if (facts.kind === "challenge") return { isRefused: true };
  const { refreshTo } = facts;
  if (refreshTo && refreshTo !== address && !isRefreshed) return fetchPage(reader, refreshTo, true);
  const headerRules = parseRobotsHeader(headers.get("x-robots-tag") ?? "", ["googlebot"]);
  const isHidden = facts.isHidden || headerRules.includes("noindex");
  const ms = Math.min(first.ms, again?.ms ?? first.ms);
  return { page: { ...facts, isHidden, url: address, ms, bytes: bytes.length } };
};

const fetchTimed = async ({ read }: Reader, url: string) => {
  const startedAt = performance.now();
  const response = await read(url).catch(() => undefined);
  return response && { response, ms: performance.now() - startedAt };
};

export type Page = PageFacts & {
  url: string;
  /** Response time; the faster of two attempts if the first was slow. */
  ms: number;
  bytes: number;
};

/** Where a URL was found: a link, a canonical URL, the sitemap, or a preview image. */
export type LinkSource = "link" | "canonical" | "sitemap" | "preview";
export type BrokenLink = { address: string; from: string; by: LinkSource; why: string };

/** The result of an audit; `unknown` means that something could not be read, and is not a finding. */
export type Website = {
  address: string;
  /** The home page comes first. */
  pages: Page[];
  /** Whether robots.txt lets search engines read the home page. */
  robots: "open" | "closed" | "missing" | "unknown";
  /** The crawlers that robots.txt keeps from the home page; null if that is not known. */
  shutOut: CrawlerAgent[] | null;
  hasLlmsTxt: boolean | null;
  sitemap: { address: string; addresses: string[] } | "missing" | "unknown";
  /** Broken links. */
  broken: BrokenLink[];
  /** Whether the HTTP URL serves the page instead of redirecting to HTTPS. */
  isOpenOnHttp: boolean;
  /** URLs that could not be checked this time. */
  unread: string[];
  /** Why the audit is incomplete, shown to customers. */
  failure: string | null;
};

const limits = { pages: 30, atOnce: 2, queued: 2_000 };

type CrawlStep = { url: string; from: string; by: LinkSource };
type Allowed = (addresses: readonly string[]) => Promise<readonly string[]>;
type CrawlOptions = { reader: Reader; allowed: Allowed; isOver: () => boolean };
type CrawlResult = Pick<Website, "pages" | "broken" | "unread"> & { isTruncated: boolean };

/** Crawls from the home page, each URL once: linked pages first, then those in the sitemap. */
export const crawl = async (home: Page, sitemap: Website["sitemap"], { reader, allowed, isOver }: CrawlOptions) => {
  const found: CrawlResult = { pages: [], broken: [], unread: [], isTruncated: false };
  const path = createQueue(home.url, allowed);
  const addPage = async (page: Page) => {
    found.pages.push(page);
    await path.add("link", page.links, page.url);
    await path.add("canonical", page.canonicals, page.url);
  };
  const take = async (step: CrawlStep, result: PageResult) => {
    if ("page" in result) {
      if (path.isNew(result.page.url)) await addPage(result.page);
    } else if (result.isTooComplex) {
      found.unread.push(step.url);
    } else if (result.why !== undefined) {
      found.broken.push({ ...brokenBetween(step), why: result.why });
      if (!result.isGone) found.unread.push(step.url);
    }
  };

  await addPage(home);
  let requested = 1;
  let hasSitemap = true;
  while (requested < limits.pages) {
    if (!path.next.length && hasSitemap) {
      hasSitemap = false;
      if (typeof sitemap !== "string") await path.add("sitemap", sitemap.addresses, sitemap.address);
    }
    if (!path.next.length) break;
    if (isOver()) return { ...found, isTruncated: true };
    // Two at a time, processed in order, so that results are the same for every audit.
    const steps = path.next.splice(0, Math.min(limits.atOnce, limits.pages - requested));
    requested += steps.length;
    const results = await Promise.all(steps.map(async (step) => ({ step, result: await fetchPage(reader, step.url) })));
    for (const { step, result } of results) await take(step, result);
  }
  return found;
};

/** A queue of unique same-origin URLs that robots.txt allows. */
const createQueue = (home: string, allowed: Allowed) => {
  const { origin } = new URL(home);
  const seen = new Set([home]);
  const reached = new Set([home]);
  const next: CrawlStep[] = [];
  return {
    next,
    add: async (by: LinkSource, addresses: string[], from: string) => {
      const found: string[] = [];
      for (const address of addresses) {
        const url = URL.parse(address);
        if (url?.origin !== origin || seen.size >= limits.queued) continue;
        url.hash = "";
        if (seen.has(url.href)) continue;
        seen.add(url.href);
        found.push(url.href);
      }
      for (const url of await allowed(found)) next.push({ url, from, by });
    },
    /** Whether a page's final URL is on this website and was not reached before. */
    isNew: (url: string) => {
      const isOwn = new URL(url).origin === origin && !reached.has(url);
      reached.add(url);
      seen.add(url);
      return isOwn;
    },
  };
};

const brokenBetween = ({ url, from, by }: CrawlStep): Omit<BrokenLink, "why"> => ({ address: url, from, by });
