// Reads a customer's website as a search engine would, politely and in bounds.
import type { ReadPublic } from "../../outside/safe-fetch.ts";
import { pageAt, type Read } from "./page.ts";
import { brokenPreviews, isOpenOnHttp, robotsOf, sitemapOf } from "./surroundings.ts";
import { walk } from "./walk.ts";
import type { Website } from "./website.ts";

const agent = "LinksteadBot";
const limits = { timeoutMs: 8_000, wholeMs: 100_000 };

type Options = { stopped?: () => boolean; wholeMs?: number };

/** Reads what its robots.txt allows, thirty pages at most; what cannot be read is said in `failure`, never thrown. */
export const lookThrough = async (readPublic: ReadPublic, address: string, options: Options = {}): Promise<Website> => {
  const { stopped = () => false, wholeMs = limits.wholeMs } = options;
  const end = performance.now() + wholeMs;
  const restMs = () => end - performance.now();
  const isOver = () => restMs() <= 0 || stopped();
  const read: Read = (url, { limitBytes } = {}) => {
    const timeoutMs = Math.max(1, Math.min(limits.timeoutMs, restMs()));
    return readPublic(url, {
      accept: /^/,
      anyStatus: true,
      timeoutMs,
      ...(limitBytes !== undefined && { limitBytes }),
    });
  };

  const robots = await robotsOf(read, address);
  const nothing: Website = {
    ...{ address, pages: [], robots, sitemap: "unknown", broken: [], isOpenOnHttp: false, unread: [], failure: null },
  };
  if (!allows(robots, address)) return { ...nothing, failure: refusal(robots) };
  const answer = await pageAt(read, address);
  if (!("page" in answer)) return { ...nothing, failure: noPage(answer.why) };

  const home = answer.page;
  const isMoved = new URL(home.url).origin !== new URL(address).origin;
  const ownRobots = isMoved ? await robotsOf(read, home.url) : robots;
  const start: Website = { ...nothing, address: home.url, robots: ownRobots };
  if (!allows(ownRobots, home.url)) return { ...start, failure: refusal(ownRobots) };
  const sitemap = await sitemapOf(read, home.url, ownRobots);
  const mayRead = (url: string) => allows(ownRobots, url);
  const { isCut, ...walked } = await walk(home, sitemap, { read, mayRead, isOver });
  const broken = [...walked.broken, ...(await brokenPreviews(read, walked.pages, mayRead))];
  const isOpen = await isOpenOnHttp(read, home.url);
  const failure = isCut || isOver() ? tooSlow(walked.pages.length) : null;
  const unread = [...walked.unread, ...(sitemap === "unknown" ? [new URL("/sitemap.xml", home.url).href] : [])];
  return { ...start, ...walked, sitemap, broken, isOpenOnHttp: isOpen, unread, failure };
};

const allows = (robots: Website["robots"], url: string) =>
  typeof robots === "string" ? robots === "missing" : robots.allows(agent, url);

const refusal = (robots: Website["robots"]) =>
  robots === "unknown"
    ? "Your website did not answer as it should when we asked for its robots.txt, so we read nothing; search engines do the same. Check the address, or try again later."
    : `Your robots.txt asks us not to read the website. Allow ${agent} in it, and check again.`;

const noPage = (why: string | undefined) =>
  why === undefined
    ? "The address of your project does not show a web page to us. Check it in the project's settings."
    : `Your website could not be read: its address ${why}. Check it, or try again later.`;

const tooSlow = (pages: number) =>
  `Your website answered so slowly that we could read only ${pages} ${pages === 1 ? "page" : "pages"}. There may be more to mend than is shown.`;
