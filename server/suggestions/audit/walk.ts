import { type Answer, pageAt, type Read } from "./page.ts";
import type { Broken, Page, Way, Website } from "./website.ts";

const most = { pages: 30, atOnce: 2, known: 2_000 };

type Step = { url: string; from: string; by: Way };
type Bounds = { read: Read; mayRead: (url: string) => boolean; isOver: () => boolean };
type Walk = Pick<Website, "pages" | "broken" | "unread"> & { isCut: boolean };

/** Reads pages from the home page on, each once: those that it links to first, then those of the sitemap. */
export const walk = async (home: Page, sitemap: Website["sitemap"], { read, mayRead, isOver }: Bounds) => {
  const found: Walk = { pages: [], broken: [], unread: [], isCut: false };
  const path = pathFrom(home.url, mayRead);
  const keep = (page: Page) => {
    found.pages.push(page);
    path.add("link", page.links, page.url);
    path.add("canonical", page.canonicals, page.url);
  };
  const take = (step: Step, answer: Answer) => {
    if ("page" in answer) {
      if (path.isNew(answer.page.url)) keep(answer.page);
    } else if (answer.why !== undefined) {
      found.broken.push({ ...brokenBetween(step), why: answer.why });
      if (!answer.isGone) found.unread.push(step.url);
    }
  };

  keep(home);
  let asked = 1;
  let hasSitemap = true;
  while (asked < most.pages) {
    if (!path.next.length && hasSitemap) {
      hasSitemap = false;
      if (typeof sitemap !== "string") path.add("sitemap", sitemap.addresses, sitemap.address);
    }
    if (!path.next.length) break;
    if (isOver()) return { ...found, isCut: true };
    // Two together, and their links in order, so that the same website is read alike each time.
    const steps = path.next.splice(0, Math.min(most.atOnce, most.pages - asked));
    asked += steps.length;
    const answers = await Promise.all(steps.map(async (step) => ({ step, answer: await pageAt(read, step.url) })));
    for (const { step, answer } of answers) take(step, answer);
  }
  return found;
};

/** The addresses of one website that are to be read, each once. */
const pathFrom = (home: string, mayRead: (url: string) => boolean) => {
  const { origin } = new URL(home);
  const known = new Set([home]);
  const shown = new Set([home]);
  const next: Step[] = [];
  return {
    next,
    add: (by: Way, addresses: string[], from: string) => {
      for (const address of addresses) {
        const url = URL.parse(address);
        if (url?.origin !== origin || known.size >= most.known) continue;
        url.hash = "";
        if (known.has(url.href) || !mayRead(url.href)) continue;
        known.add(url.href);
        next.push({ url: url.href, from, by });
      }
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
