// Turns what a page shows into the result of a check.

import { createHash } from "node:crypto";
import type { CheckedAnchor, CheckOutcome, ListingFlag, ListingLinkKind } from "#shared/links/submissions.ts";
import type { CheckResult, ListingPage, ListingTrail, SeenPage } from "#shared/links/verification.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PublicPage } from "../../integrations/safe-fetch.ts";
import { parseRobotsHeader } from "../../website/websites/robots-rules.ts";
import { isSameSite } from "./link-target.ts";
import type { ListingQuery } from "./listing-page.ts";
import { notFollowed } from "./page-content.ts";

export type Answer = Omit<SeenPage, "page"> & {
  location: string | null;
  /** Whether it says that the page is the same as at the last check. */
  isUnchanged: boolean;
  /** Whether the headers say that this is a challenge for bots. */
  isChallenge: boolean;
  /** Undefined if the answer can't be read as a page. */
  page: ListingPage | undefined;
};

type ReadDependencies = Pick<Dependencies, "parseUntrusted" | "log">;

/** Reads what the verdict needs from a directory's answer. `isConditional`: whether it may say that nothing changed. */
export const readAnswer = async (
  dependencies: ReadDependencies,
  answer: PublicPage,
  { query, isConditional }: { query: ListingQuery; isConditional: boolean },
): Promise<Answer> => {
  const { url, status, headers, bytes, isTruncated } = answer;
  return {
    url,
    status,
    isTruncated,
    location: headers.get("location"),
    isUnchanged: status === 304 && isConditional,
    isChallenge: headers.get("cf-mitigated") === "challenge",
    headerRobots: parseRobotsHeader(headers.get("x-robots-tag") ?? "", query.agents),
    bodyDigest: bytes.length ? createHash("sha256").update(bytes).digest("hex") : null,
    page: await readPage(dependencies, answer, query),
  };
};

const readPage = async ({ parseUntrusted, log }: ReadDependencies, answer: PublicPage, query: ListingQuery) => {
  const { url, type, bytes } = answer;
  if (!bytes.length || (type && !/html/i.test(type))) return undefined;
  return parseUntrusted("listingPage", { url, type, bytes, ...query }).catch((err) => {
    // Our own server is busy, so the check is repeated.
    if (err instanceof Problem && err.code === "unavailable") throw err;
    // Too complex to read, which says nothing about the listing.
    log.warn({ err, url }, "A listing's page could not be read.");
    return undefined;
  });
};

export const isElsewhere = (trail: ListingTrail, url: string) => !isSameSite(url, trail.url);

export const linkResult = (seen: SeenPage, trail: ListingTrail, anchor: CheckedAnchor): CheckResult => {
  const rules = robotsOf(seen);
  const token = notFollowed.find((one) => anchor.rel.includes(one));
  const result = (outcome: "live_follow" | "live_nofollow", reason: string) => ({
    ...resultOf(seen, trail, outcome, reason),
    link: { kind: outcome === "live_follow" ? ("follow" as const) : ("nofollow" as const), rel: anchor.rel },
  });
  if (token !== undefined) return result("live_nofollow", `The page links to your website with rel="${token}".`);
  if (rules.includes("nofollow"))
    return result("live_nofollow", "The page links to your website, but asks robots not to follow its links.");
  return result("live_follow", "The page links to your website.");
};

const robotsOf = ({ headerRobots, page }: { headerRobots: string[]; page: ListingPage | undefined }) => [
  ...new Set([...headerRobots, ...(page?.robots ?? [])]),
];

const kinds: Partial<Record<CheckOutcome, ListingLinkKind>> = { live_indirect: "indirect", mention_only: "mention" };

type Source = Omit<SeenPage, "page" | "status"> & { status: number | null; page: ListingPage | undefined };

export const resultOf = (
  { url, status, isTruncated, bodyDigest, headerRobots, page }: Source,
  trail: ListingTrail,
  outcome: CheckOutcome,
  reason: string,
): CheckResult => {
  const robots = robotsOf({ headerRobots, page });
  const kind = kinds[outcome];
  const canonicalUrl = page?.canonicalUrl ?? null;
  const flags: ListingFlag[] = [];
  if (robots.includes("noindex")) flags.push("not_indexable");
  if (canonicalUrl !== null && isOtherPage(canonicalUrl, url)) flags.push("canonical_elsewhere");
  return {
    outcome,
    reason,
    status,
    finalUrl: url,
    hops: [trail.url, ...trail.hops],
    anchors: [...(page?.anchors ?? []), ...(page?.indirect ?? [])],
    robots,
    canonicalUrl,
    excerpt: page?.excerpt ?? null,
    bodyDigest,
    isTruncated,
    link: kind ? { kind, rel: [] } : null,
    flags,
  };
};

/** Whether a canonical URL names another page: `www.`, the protocol and parameters of a campaign make no difference. */
export const isOtherPage = (canonical: string, url: string) => {
  const [one, other] = [new URL(canonical), new URL(url)];
  const pageOf = ({ hostname, pathname }: URL) => `${hostname.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}`;
  return pageOf(one) !== pageOf(other) || (one.search !== "" && one.search !== other.search);
};

/** The result of a page without a link. */
export const withoutLink = (seen: SeenPage, trail: ListingTrail): CheckResult => {
  const { page, url } = seen;
  const over = (outcome: CheckOutcome, reason: string) => resultOf(seen, trail, outcome, reason);
  if (page.anchors.length) return over("mention_only", "The link is hidden from visitors.");
  if (page.isMentioned) return over("mention_only", "The page mentions your website, but does not link to it.");
  if (page.shortener !== undefined)
    return over("unknown", `The link leads to ${page.shortener}, so its target is not known.`);
  if (isElsewhere(trail, url))
    return over("unknown", `It redirects to ${new URL(url).hostname}, without a link to you.`);
  return page.hasName
    ? over("missing", "The page is there, but has no link to your website.")
    : over("missing", "The listing is gone: the page shows neither your name nor a link.");
};

/** The result when a link's target is not known: `missing` only if the link is probably not the customer's. */
export const unlessKnown = (seen: SeenPage, trail: ListingTrail, reason: string): CheckResult => {
  const result = withoutLink(seen, trail);
  const isOpen = result.outcome === "missing" && seen.page.redirect?.isNamed;
  return isOpen ? resultOf(seen, trail, "unknown", reason) : result;
};

/** Why a page can't be read, or undefined. */
export const unreadableReason = ({ kind, isMentioned }: ListingPage) => {
  if (kind === "challenge") return "The directory shows a challenge for bots.";
  if (kind === "login") return "The directory asks to sign in or to agree first.";
  if (kind === "error") return "The directory shows an error page.";
  if (kind === "parked") return "The directory shows a page of a parked domain.";
  if (kind === "placeholder") return "The directory shows a default page of its server.";
  if (kind === "empty") return "The page is empty.";
  if (kind === "page") return undefined;
  return isMentioned
    ? "The page's data has your website, but only a browser shows whether it is linked."
    : "Scripts make the page's content, so it needs a browser.";
};
