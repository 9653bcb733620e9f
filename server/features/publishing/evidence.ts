// What a published page shows about itself.
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { PublishedEvidence } from "#shared/publishing.ts";
import type { Visit } from "../bot/visit.ts";
import { hostOf, type LinkTarget, leadsTo } from "../verification/link-target.ts";
import { isOtherPage, unreadableReason } from "../verification/page-result.ts";
import type { Answer } from "../verification/verdict.ts";

/** `page`: the page was read, and the sitemap is next. */
export type Progress = { url: string; hops: number; page?: PublishedEvidence };

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
