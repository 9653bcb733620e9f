// Decides what the answers of a directory's server say about a listing. An unknown is never a miss.
import { type CheckOutcome, checkOutcomes } from "#shared/links/submissions.ts";
import type { CheckResult, ListingPage, ListingTrail, SeenPage } from "#shared/links/verification.ts";
import type { FetchFailure } from "../../integrations/safe-fetch.ts";
import { parseUntrustedUrl, parseWebUrl } from "../../integrations/untrusted-url.ts";
import { isParkingUrl } from "../../website/websites/page-signs.ts";
import { isSameSite, type LinkTarget, leadsTo } from "./link-target.ts";
import { notFoundText } from "./listing-page.ts";
import { isFollowed } from "./page-content.ts";
import {
  type Answer,
  isElsewhere,
  linkResult,
  resultOf,
  unlessKnown,
  unreadableReason,
  withoutLink,
} from "./page-result.ts";

export type Step = { trail: ListingTrail } | { result: CheckResult };

type Question = {
  targets: readonly LinkTarget[];
  /** The URL that the directory's pattern gives for the listing, or null. */
  guessedUrl: string | null;
  /** The last result, to which an unchanged page leads again. */
  previous: CheckResult | undefined;
};

const maxHops = 5;
const loginPath = /(^|\/)(log-?in|sign-?in|wp-login\.php|auth|account|consent|captcha)([/.]|$)/i;

/** Returns the next URL to request, or the result if the check is over. */
export const nextStep = (trail: ListingTrail, answer: Answer, question: Question): Step => {
  if (trail.seen) return { result: redirectResult(trail.seen, trail, answer, question) };
  const step = pageStep(trail, answer, question);
  if ("trail" in step) return step;
  const { result } = step;
  if (isPositive(result.outcome)) return step;
  if (trail.missing) return { result: trail.missing };
  if (trail.isGuess) return { result: notKnown(result) };
  // Directories move listings, so the place where their pattern puts it is tried, too.
  const { guessedUrl } = question;
  const isMissing = result.outcome === "missing" || result.outcome === "gone";
  const isNew = guessedUrl !== null && ![trail.url, ...trail.hops].includes(guessedUrl);
  return isMissing && isNew && isSameSite(guessedUrl, trail.url)
    ? { trail: { url: guessedUrl, hops: [], isGuess: true, missing: result } }
    : step;
};

export const currentUrl = ({ url, hops, seen }: ListingTrail) => seen?.page.redirect?.anchor.href ?? hops.at(-1) ?? url;

export const isPositive = (outcome: CheckOutcome) => outcome.startsWith("live_");
export const positiveOutcomes = checkOutcomes.filter(isPositive);

/** The result when no answer was received. `isRepeated`: the last check ended in the same way. */
export const failureResult = (trail: ListingTrail, failure: FetchFailure, isRepeated: boolean): CheckResult => {
  const isOwnName = !isElsewhere(trail, currentUrl(trail)) && !trail.isGuess && !trail.seen;
  const isGone = failure === "no-such-name" && isOwnName && isRepeated;
  return withoutAnswer(trail, isGone ? "gone" : "unknown", failureReasons[failure]);
};

export const robotsResult = (trail: ListingTrail, reason: "disallowed" | "robots-unreadable"): CheckResult =>
  withoutAnswer(
    trail,
    "unknown",
    reason === "disallowed"
      ? "The directory's robots.txt asks us not to read this page."
      : "The directory's robots.txt could not be read, so we stay away.",
  );

const failureReasons: Record<FetchFailure, string> = {
  "no-such-name": "The directory's domain does not exist.",
  "not-public": "The listing's URL leads to an address that is not public.",
  tls: "The directory's certificate is not valid.",
  timeout: "The directory did not answer in time.",
  connection: "The connection failed.",
  redirects: "The page redirects in a loop or too often.",
  encoding: "The page can't be unpacked.",
};

const withoutAnswer = (trail: ListingTrail, outcome: "gone" | "unknown", reason: string): CheckResult => {
  if (trail.missing) return trail.missing;
  if (trail.seen) return unlessKnown(trail.seen, trail, reason);
  const none = { status: null, isTruncated: false, bodyDigest: null, headerRobots: [], page: undefined };
  return resultOf({ ...none, url: currentUrl(trail) }, trail, outcome, reason);
};

/** A guessed URL says nothing about a listing that is elsewhere. */
const notKnown = (result: CheckResult): CheckResult => ({
  ...result,
  outcome: "unknown",
  reason: "The URL of the listing is not known.",
  link: null,
});

/** What a page says, or where it leads. */
const pageStep = (trail: ListingTrail, answer: Answer, { targets, previous }: Question): Step => {
  const { status, url, page, isUnchanged } = answer;
  const over = (outcome: CheckOutcome, reason: string) => ({ result: resultOf(answer, trail, outcome, reason) });
  const follow = (target: URL): Step => {
    target.hash = "";
    const to = target.href;
    if (leadsTo(targets, target)) return over("live_indirect", "The listing redirects to your website.");
    if (isParkingUrl(to)) return over("unknown", `It redirects to ${target.hostname}, which sells or parks domains.`);
    if (loginPath.test(target.pathname)) return over("unknown", "The directory asks to sign in first.");
    if (trail.hops.length >= maxHops || [trail.url, ...trail.hops].includes(to))
      return over("unknown", "The page redirects in a loop or too often.");
    return { trail: { ...trail, hops: [...trail.hops, to] } };
  };

  if (status >= 300 && status < 400 && status !== 304) {
    const target = answer.location === null ? null : parseWebUrl(answer.location, url);
    return target ? follow(target) : over("unknown", `The page answers ${status} without a valid address.`);
  }
  if (isUnchanged && previous) {
    const { hops } = resultOf(answer, trail, "unknown", "");
    return { result: { ...previous, reason: "The page has not changed since the last check.", status, hops } };
  }
  if (answer.isChallenge) return over("unknown", "The directory shows a challenge for bots.");
  const visible = page?.anchors.filter(({ isHidden }) => !isHidden) ?? [];
  if (status === 404 || status === 410) {
    if (page?.kind === "challenge") return over("unknown", "The directory shows a challenge for bots.");
    const isErrorPage = notFoundText.test(page?.title ?? "");
    // Some apps answer all their pages with 404 and let scripts show them.
    const isApp = page?.kind === "shell" && page.textLength < 40 && !isErrorPage;
    if (isApp || (visible.length && !isErrorPage))
      return over("unknown", `The page answers ${status}, but may be shown to visitors.`);
    return isElsewhere(trail, url)
      ? over("unknown", `It redirects to ${new URL(url).hostname}, which answers ${status}.`)
      : over("gone", `The page answers ${status}.`);
  }
  if (status !== 200 && status !== 203) return over("unknown", `The page answers ${status}.`);
  if (!page) return over("unknown", "The listing can't be read as a web page.");

  const [best] = visible.toSorted((one, other) => Number(isFollowed(other)) - Number(isFollowed(one)));
  if (best) return { result: linkResult(seenOf(answer, page), trail, best) };
  const [indirect] = page.indirect.filter(({ isHidden }) => !isHidden);
  if (indirect) return over("live_indirect", "The link leads to your website through a redirect of the directory.");
  const refresh = page.refreshTo === null ? null : parseWebUrl(page.refreshTo, url);
  const isRefresh = refresh !== null && refresh.href !== url;
  if (isRefresh && leadsTo(targets, refresh)) return follow(refresh);
  const unreadable = unreadableReason(page);
  if (unreadable !== undefined) {
    if (!page.isMentioned || page.kind !== "shell") return over("unknown", unreadable);
    return { result: { ...resultOf(answer, trail, "mention_only", unreadable), link: null } };
  }
  if (isRefresh) return follow(refresh);
  if (answer.isTruncated) return over("unknown", "The page is longer than we read, and its first part has no link.");
  if (page.redirect && !trail.isGuess) return { trail: { ...trail, seen: seenOf(answer, page) } };
  return { result: withoutLink(seenOf(answer, page), trail) };
};

const seenOf = ({ url, status, isTruncated, bodyDigest, headerRobots }: Answer, page: ListingPage): SeenPage => ({
  url,
  status,
  isTruncated,
  bodyDigest,
  headerRobots,
  page,
});

/** What the directory's own link says, which was requested once. */
const redirectResult = (seen: SeenPage, trail: ListingTrail, answer: Answer, { targets }: Question): CheckResult => {
  const { status, page, url } = answer;
  const location = status >= 300 && status < 400 ? answer.location : page?.refreshTo;
  const target = location ? parseUntrustedUrl(location, url) : null;
  const hasLink = page?.anchors.some(({ isHidden }) => !isHidden);
  if ((target && leadsTo(targets, target)) || hasLink)
    return resultOf(
      seen,
      trail,
      "live_indirect",
      "The link leads to your website through a redirect of the directory.",
    );
  if (target) return unlessKnown(seen, trail, `The listing's link leads to ${target.hostname}.`);
  const isFinal = status === 404 || status === 410 || (status === 200 && page?.kind === "page");
  return isFinal
    ? withoutLink(seen, trail)
    : unlessKnown(seen, trail, `The listing's link answers ${status}, so its target is not known.`);
};
