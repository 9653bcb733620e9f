import { fetchPage, type PageResult, type Reader } from "./fetch-page.ts";
import type { BrokenLink, LinkSource, Page, Website } from "./website.ts";

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
