// What a published page shows about itself.

import { LRUCache } from "lru-cache";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { Db } from "#db/connect.ts";
import type { PublishedEvidence, PublishedProblem } from "#shared/published-page.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import { findHost, type Visit } from "../../links/bot/visit.ts";
import { hostOf, type LinkTarget, leadsTo } from "../../links/verification/link-target.ts";
import type { Answer } from "../../links/verification/page-result.ts";
import { isOtherPage, unreadableReason } from "../../links/verification/page-result.ts";

/** `unknown`: it could not be read, is an index of sitemaps or too long, so a missing page says nothing. */
type Sitemap = { state: "read"; has: (url: string) => boolean } | { state: "unknown" };

/** Longer sitemaps are cut by the parser. */
const mostAddresses = 2_000;
const sitemaps = new LRUCache<string, Sitemap>({ max: 200, ttl: hourMs });

/** From robots.txt, which was read before the page. */
export const sitemapUrlOf = async (db: Db, pageUrl: string) => {
  const robots = (await findHost(db, new URL(pageUrl).host))?.robotsText ?? "";
  const named = robots.match(/^\s*sitemap\s*:\s*(\S+)/im)?.[1];
  const url = parseUntrustedUrl(named ?? "/sitemap.xml", pageUrl);
  return url && url.host === new URL(pageUrl).host ? url.href : new URL("/sitemap.xml", pageUrl).href;
};

/** Returns the sitemap of a page's host if it was read lately, or reads the given answer. */
export const readSitemapOf = async (
  { parseUntrusted }: Pick<Dependencies, "parseUntrusted">,
  pageUrl: string,
  visited?: Exclude<Visit, { state: "waiting" }>,
): Promise<Sitemap | undefined> => {
  const { host } = new URL(pageUrl);
  if (visited) sitemaps.set(host, await read(parseUntrusted, visited));
  return sitemaps.get(host);
};

const read = async (
  parseUntrusted: Dependencies["parseUntrusted"],
  visited: Exclude<Visit, { state: "waiting" }>,
): Promise<Sitemap> => {
  if (visited.state !== "answered") return { state: "unknown" };
  const { url, status, type, bytes } = visited.page;
  if (status === 404 || status === 410) return { state: "read", has: () => false };
  if (status !== 200) return { state: "unknown" };
  const sitemap = await parseUntrusted("sitemap", { url, type, bytes }).catch(() => undefined);
  if (!sitemap || sitemap.isIndex || sitemap.addresses.length >= mostAddresses) return { state: "unknown" };
  const listed = new Set(sitemap.addresses.map(withoutSlash));
  return { state: "read", has: (page) => listed.has(withoutSlash(page)) };
};

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

type ExpectedLink = { href: string; target: LinkTarget };
const mostLinks = 20;

/** The links of a document to web pages, without duplicates. */
export const expectedLinks = (html: string, base: string): ExpectedLink[] => {
  const links = new Map<string, LinkTarget>();
  const collect = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!("childNodes" in node)) return;
    const href = node.tagName === "a" ? node.attrs.find(({ name }) => name === "href")?.value : undefined;
    const url = href === undefined ? null : URL.parse(href, base);
    if (url && /^https?:$/.test(url.protocol))
      links.set(url.href, { host: hostOf(url), path: url.pathname.replace(/\/+$/, "").toLowerCase() });
    node.childNodes.forEach(collect);
  };
  parseFragment(html).childNodes.forEach(collect);
  return [...links].slice(0, mostLinks).map(([href, target]) => ({ href, target }));
};

/** Whether search engines may list the page at its own address. */
export const isListable = ({ reachable, indexable, canonical }: PublishedEvidence) =>
  reachable === "yes" && indexable !== false && canonical !== "elsewhere";

/** What is wrong with a page; null if nothing is. Undefined if it could not be read. */
const problemIn = ({ reachable, indexable, links }: PublishedEvidence): PublishedProblem | null | undefined => {
  if (reachable === "unknown") return undefined;
  if (reachable === "no") return "gone";
  if (indexable === false) return "noindex";
  return links?.missing.length ? "links" : null;
};

/** Checks on different days are hardly ever exactly a day apart. */
const confirmedAfterMs = 0.8 * dayMs;

type ProblemState = { problem: PublishedProblem | null; problemSeenAt: Date | null; problemConfirmedAt: Date | null };

/** What is known about a page's problem after a check. A single bad day is not news: a second check confirms it. */
export const problemAfter = (
  { problem: before, problemSeenAt, problemConfirmedAt }: ProblemState,
  evidence: PublishedEvidence,
  now: Date,
): ProblemState => {
  const problem = problemIn(evidence);
  if (problem === undefined) return { problem: before, problemSeenAt, problemConfirmedAt };
  if (problem === null) return { problem, problemSeenAt: null, problemConfirmedAt: null };
  if (problem !== before || !problemSeenAt) return { problem, problemSeenAt: now, problemConfirmedAt: null };
  const isConfirmed = now.getTime() - problemSeenAt.getTime() >= confirmedAfterMs;
  return { problem, problemSeenAt, problemConfirmedAt: problemConfirmedAt ?? (isConfirmed ? now : null) };
};

/** Pages with a problem are looked at the next day, and each week once it is confirmed. */
export const latestNextCheck = ({ problem, problemConfirmedAt }: ProblemState, now: Date) =>
  problem && new Date(now.getTime() + (problemConfirmedAt ? 7 : 1) * dayMs);

const unread = (
  url: string,
  reachable: "no" | "unknown",
  reason: string,
  status: number | null = null,
): PublishedEvidence => ({
  reachable,
  reason,
  status,
  finalUrl: url,
  indexable: null,
  canonical: null,
  inSitemap: null,
  links: null,
});

export const failedEvidence = (
  url: string,
  visited: Exclude<Visit, { state: "answered" | "waiting" }>,
): PublishedEvidence => {
  if (visited.state === "disallowed")
    return unread(url, "unknown", "Your robots.txt doesn't let our bot read the page.");
  if (visited.state === "robots-unreadable") return unread(url, "unknown", "Your robots.txt could not be read.");
  return visited.failure === "no-such-name"
    ? unread(url, "no", "The host name of the page doesn't exist.")
    : unread(url, "unknown", "Your website did not answer.");
};

export const pageEvidence = (url: string, answer: Answer, expected: readonly ExpectedLink[]): PublishedEvidence => {
  const { status, page, headerRobots } = answer;
  if (status === 404 || status === 410) return unread(url, "no", `The page answers ${status}.`, status);
  if (answer.isChallenge || status !== 200)
    return unread(
      url,
      "unknown",
      answer.isChallenge ? "Your website shows a challenge for bots." : `The page answers ${status}.`,
      status,
    );
  if (!page) return unread(url, "unknown", "The page is not HTML.", status);
  const reason = unreadableReason(page);
  if (reason !== undefined) return unread(url, "unknown", reason.replace("The directory", "Your website"), status);
  if (!page.hasName) return unread(url, "no", "The page is there, but doesn't show its title.", status);
  const isIndexable = ![...headerRobots, ...page.robots].some((rule) => rule === "noindex" || rule === "none");
  const shown = page.anchors.flatMap(({ href, isHidden }) => (isHidden ? [] : (URL.parse(href, url) ?? [])));
  const missing = expected.filter(({ target }) => !shown.some((link) => leadsTo([target], link)));
  return {
    reachable: "yes",
    reason: isIndexable ? "The page is public." : "The page is public, but asks search engines not to list it.",
    status,
    finalUrl: url,
    indexable: isIndexable,
    canonical: page.canonicalUrl === null ? "none" : isOtherPage(page.canonicalUrl, url) ? "elsewhere" : "own",
    inSitemap: null,
    links: { expected: expected.length, missing: missing.map(({ href }) => href) },
  };
};
