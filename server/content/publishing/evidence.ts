// What a published page shows about itself.

import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { PublishedEvidence, PublishedProblem } from "#shared/published-page.ts";
import { dayMs } from "#shared/time.ts";
import type { Visit } from "../../links/bot/visit.ts";
import { hostOf, type LinkTarget, leadsTo } from "../../links/verification/link-target.ts";
import { isOtherPage, unreadableReason } from "../../links/verification/page-result.ts";
import type { Answer } from "../../links/verification/verdict.ts";

export type ExpectedLink = { href: string; target: LinkTarget };
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
