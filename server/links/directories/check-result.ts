// Decides what the answers of a directory's website mean. An unknown is never a miss.
import type { Directory } from "#shared/links/directories.ts";
import type { CheckHop, CheckTrail } from "#shared/links/directory-checks.ts";
import type { FetchFailure } from "../../integrations/safe-fetch.ts";
import { parseWebUrl } from "../../integrations/untrusted-url.ts";
import { isParkingUrl, type PageSigns } from "../../website/websites/page-signs.ts";
import { isSameSite } from "../verification/link-target.ts";

export type Answer = {
  url: string;
  status: number;
  location: string | null;
  /** Whether it says that the page is the same as at the last visit. */
  isUnchanged: boolean;
  /** Whether the headers say that this is a challenge for bots. */
  isChallenge: boolean;
  /** Undefined if the answer is not an HTML page. */
  signs: PageSigns | undefined;
};

export type CheckResult = {
  outcome: NonNullable<Directory["lastCheck"]>;
  /** A sentence for admins. */
  reason: string;
  finalUrl: string;
  status: number | null;
  title: string | null;
  movedTo: string | null;
};

const maxHops = 5;

/** Returns the next URL to visit, or the result if the visit is over. */
export const nextStep = (trail: CheckTrail, answer: Answer): { trail: CheckTrail } | { result: CheckResult } => {
  const { hops, url: start } = trail;
  const { status, url } = answer;
  const redirect = redirectOf(answer);
  if (redirect === "invalid") return over(answer, "unknown", `It answers ${status} without a valid address.`);
  if (redirect) {
    if (isParkingUrl(redirect.to) && !isSameSite(redirect.to, start))
      return over(answer, "parked", `It redirects to ${hostOf(redirect.to)}, which sells or parks domains.`);
    if (hops.length >= maxHops || redirect.to === url || hops.some(({ from }) => from === redirect.to))
      return over(answer, "unknown", "It redirects in a loop or too often.");
    return { trail: { ...trail, hops: [...hops, redirect] } };
  }
  if (isGone(answer) && isSameSite(url, start) && trail.missingPage === undefined && !isHomePage(start)) {
    // A page can be gone while the website lives, so the home page decides.
    const home = new URL("/", start).href;
    return { trail: { url: home, hops: [], missingPage: start } };
  }
  return { result: resultOf(trail, answer) };
};

/** The result when no answer was received. */
export const failureResult = (trail: CheckTrail, failure: FetchFailure): CheckResult => {
  const finalUrl = currentUrl(trail);
  const isOwnName = isSameSite(finalUrl, trail.url);
  const outcome = failure === "no-such-name" && isOwnName ? "missing" : "unknown";
  return { outcome, reason: failureReasons[failure], finalUrl, status: null, title: null, movedTo: null };
};

export const robotsResult = (trail: CheckTrail, reason: "disallowed" | "robots-unreadable"): CheckResult => ({
  outcome: "unknown",
  reason:
    reason === "disallowed"
      ? "Its robots.txt disallows the visit."
      : "Its robots.txt could not be read, so we stay away.",
  finalUrl: currentUrl(trail),
  status: null,
  title: null,
  movedTo: null,
});

export const currentUrl = ({ url, hops }: CheckTrail) => hops.at(-1)?.to ?? url;

const failureReasons: Record<FetchFailure, string> = {
  "no-such-name": "The domain does not exist.",
  "not-public": "It leads to an address that is not public.",
  tls: "Its certificate is not valid.",
  timeout: "It did not answer in time.",
  connection: "The connection failed.",
  redirects: "It redirects in a loop or too often.",
  encoding: "Its answer can't be unpacked.",
};

/** Reasons that may be a fault of our own network. */
export const noAnswerReasons = [failureReasons["no-such-name"], failureReasons.timeout, failureReasons.connection];

const resultOf = (trail: CheckTrail, answer: Answer): CheckResult => {
  const { status, signs, url, isUnchanged } = answer;
  const result = (outcome: CheckResult["outcome"], reason: string) => resultFor(answer, outcome, reason);
  const crossings = trail.hops.filter(({ from, to }) => !isSameSite(from, to));
  const isElsewhere = !isSameSite(url, trail.url);
  if (answer.isChallenge || signs?.kind === "challenge") return result("unknown", "It shows a challenge for bots.");
  if (isGone(answer))
    return isElsewhere
      ? result("unknown", `It redirects to ${hostOf(url)}, which answers ${status}.`)
      : result("missing", `It answers ${status}.`);
  const isPage = isUnchanged || (status >= 200 && status < 300 && ![202, 204, 205, 206].includes(status));
  if (!isPage) return result("unknown", `It answers ${status}.`);
  if (signs?.kind === "parked") return result("parked", "It shows a page of a parked domain.");
  if (!isUnchanged && !signs) return result("unknown", "It does not answer with a web page.");
  if (signs?.kind === "empty") return result("unknown", "Its page is empty.");
  if (signs?.kind === "placeholder") return result("unknown", "It shows a default page of its server.");
  if (!isElsewhere)
    return trail.missingPage === undefined
      ? result("alive", "It answers with its website.")
      : result("unknown", `${trail.missingPage} is gone, but the website's home page works.`);
  if (!crossings.every(({ isPermanent }) => isPermanent))
    return result("unknown", `It redirects to ${hostOf(url)}, but not permanently.`);
  const moved = result("moved", `It redirects permanently to ${hostOf(url)}.`);
  return { ...moved, movedTo: permanentTarget(trail) };
};

/** The last URL that permanent redirects lead to: what follows may be a language or a session. */
const permanentTarget = ({ url, hops }: CheckTrail) => {
  const firstTemporary = hops.findIndex(({ isPermanent }) => !isPermanent);
  const permanent = firstTemporary < 0 ? hops : hops.slice(0, firstTemporary);
  const target = permanent.at(-1)?.to ?? url;
  const final = currentUrl({ url, hops });
  return isSameSite(target, final) ? target : new URL("/", final).href;
};

const over = (answer: Answer, outcome: CheckResult["outcome"], reason: string) => ({
  result: resultFor(answer, outcome, reason),
});

const resultFor = ({ url, status, signs }: Answer, outcome: CheckResult["outcome"], reason: string): CheckResult => ({
  outcome,
  reason,
  finalUrl: url,
  status,
  title: signs?.title ?? null,
  movedTo: null,
});

/** The redirect in an answer, from its headers or from a page that refreshes to another URL. */
const redirectOf = ({ url, status, location, signs }: Answer): CheckHop | "invalid" | undefined => {
  if (status >= 300 && status < 400 && status !== 304) {
    const target = location === null ? null : parseWebUrl(location, url);
    if (!target) return "invalid";
    target.hash = "";
    return { from: url, to: target.href, isPermanent: status === 301 || status === 308 };
  }
  if (status !== 200 || signs?.kind !== "website" || !signs.refreshTo || signs.refreshTo === url) return undefined;
  return { from: url, to: signs.refreshTo, isPermanent: false };
};

const isGone = ({ status, isChallenge, signs }: Answer) =>
  (status === 404 || status === 410) && !isChallenge && signs?.kind !== "challenge";

const isHomePage = (url: string) => new URL(url).pathname === "/";

const hostOf = (url: string) => new URL(url).hostname;
