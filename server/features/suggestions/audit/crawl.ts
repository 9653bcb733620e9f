import { type Answer, pageAt, type Reader } from "./fetch-page.ts";
import type { Broken, Page, Way, Website } from "./website.ts";

const most = { pages: 30, atOnce: 2, known: 2_000 };

type Step = { url: string; from: string; by: Way };
type Allowed = (addresses: readonly string[]) => Promise<readonly string[]>;
type Bounds = { reader: Reader; allowed: Allowed; isOver: () => boolean };
type Walk = Pick<Website, "pages" | "broken" | "unread"> & { isCut: boolean };

/** Reads pages from the home page on, each once: those that it links to first, then those of the sitemap. */
export const walk = async (home: Page, sitemap: Website["sitemap"], { reader, allowed, isOver }: Bounds) => {
  const found: Walk = { pages: [], broken: [], unread: [], isCut: false };
  const path = pathFrom(home.url, allowed);
  const keep = async (page: Page) => {
    found.pages.push(page);
    await path.add("link", page.links, page.url);
    await path.add("canonical", page.canonicals, page.url);
  };
  const take = async (step: Step, answer: Answer) => {
    if ("page" in answer) {
      if (path.isNew(answer.page.url)) await keep(answer.page);
    } else if (answer.isTooComplex) {
      found.unread.push(step.url);
    } else if (answer.why !== undefined) {
      found.broken.push({ ...brokenBetween(step), why: answer.why });
      if (!answer.isGone) found.unread.push(step.url);
    }
  };

  await keep(home);
  let asked = 1;
  let hasSitemap = true;
  while (asked < most.pages) {
    if (!path.next.length && hasSitemap) {
      hasSitemap = false;
      if (typeof sitemap !== "string") await path.add("sitemap", sitemap.addresses, sitemap.address);
    }
    if (!path.next.length) break;
    if (isOver()) return { ...found, isCut: true };
    // Two together, and their links in order, so that the same website is read alike each time.
    const steps = path.next.splice(0, Math.min(most.atOnce, most.pages - asked));
    asked += steps.length;
    const answers = await Promise.all(steps.map(async (step) => ({ step, answer: await pageAt(reader, step.url) })));
    for (const { step, answer } of answers) await take(step, answer);
  }
  return found;
};

/** The addresses of one website that are to be read, each once. */
const pathFrom = (home: string, allowed: Allowed) => {
  const { origin } = new URL(home);
  const known = new Set([home]);
  const shown = new Set([home]);
  const next: Step[] = [];
  return {
    next,
    add: async (by: Way, addresses: string[], from: string) => {
      const found: string[] = [];
      for (const address of addresses) {
        const url = URL.parse(address);
        if (url?.origin !== origin || known.size >= most.known) continue;
        url.hash = "";
        if (known.has(url.href)) continue;
        known.add(url.href);
        found.push(url.href);
      }
      for (const url of await allowed(found)) next.push({ url, from, by });
    },
    /** Whether the page that was led to belongs to this website, and no other address led to it before. */
    isNew: (url: string) => {
      const isOwn = new URL(url).origin === origin && !shown.has(url);
      shown.add(url);
      known.add(url);
      return isOwn;
    },
  };
};

const brokenBetween = ({ url, from, by }: Step): Omit<Broken, "why"> => ({ address: url, from, by });
