// Decides whether a URL leads to the customer's website.
import { domainToUnicode } from "node:url";
import { getDomain } from "tldts";
import type { CheckedAnchor } from "#shared/links/submissions.ts";
import type { RedirectLink } from "#shared/links/verification.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import type { PageLink } from "./page-content.ts";

const limits = { anchors: 20, url: 2_000 };

/** Words for links out of a directory, in a path or a parameter. */
const outWords =
  /(^|[^a-z])(out|outbound|outgoing|outlink|go|goto|visit|redirect|redir|r|link|links|exit|away|url|jump|jmp|click|clk|track|leave|leaving|external|website|open|to|recommends|refer)([^a-z]|$)/i;
/** Paths that serve nothing but links out, whatever their text. */
const outPaths =
  /^\/(out|outbound|outgoing|go|goto|visit|redirect|redir|exit|away|jump|jmp|click|clk|track|leave|external|recommends|refer)(\/|\.\w{2,4}$|$)/i;
/** Links that carry a URL without leading to it. */
const otherPurposes =
  /(^|[^a-z])(share|sharer|log-?in|sign-?in|sign-?up|register|auth|report|claim|edit|search|whois|traffic|compare|similar|alternatives|tag|comment|embed|badge|screenshot|print|translate|validate)([^a-z]|$)/i;
const visitTexts =
  /\b(visit|view|open|go to|launch|zur|visiter|visitar)\b.{0,40}\b(web ?site|site|homepage|home page|app|tool|product)\b|^\W*(visit|launch|open|(official )?(web ?)?site|homepage|home page)\W*$/i;

/** `target`: the full URL of its `href`. */
type ResolvedLink = PageLink & { target: URL };

const checkedAnchor = ({ anchor, target }: ResolvedLink): CheckedAnchor => ({
  href: target.href.slice(0, limits.url),
  text: anchor.text,
  rel: anchor.rel,
  isHidden: anchor.isHidden,
  ...(anchor.place && { place: anchor.place }),
});

/** Links that visitors see and robots follow come first, so that the limit never drops them. */
export const checkedAnchors = (links: readonly ResolvedLink[]) =>
  links
    .map(checkedAnchor)
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, limits.anchors);

const weight = ({ isHidden, rel }: CheckedAnchor) => (isHidden ? 2 : 0) + (rel.includes("nofollow") ? 1 : 0);

export const isOutLink = ({ pathname, search }: URL) => {
  const words = `${pathname}${search.replace(/=[^&]*/g, "=")}`;
  return outWords.test(words) && !otherPurposes.test(words);
};

/** The link that most likely leads to the customer: each further one would cost the directory another request. */
export const pickRedirect = (links: readonly ResolvedLink[], names: readonly string[]): RedirectLink | null => {
  const rankOf = ({ anchor: { text }, target }: ResolvedLink) => {
    const isOut = isOutLink(target);
    const isVisit = visitTexts.test(text) && !otherPurposes.test(target.pathname);
    if (isVisit) return isOut ? 0 : 1;
    const folded = foldCase(text);
    if (isOut && names.some((name) => folded.includes(name))) return 2;
    return outPaths.test(target.pathname) ? 3 : undefined;
  };
  const ranked = links.flatMap((link) => {
    const rank = rankOf(link);
    return rank === undefined ? [] : [{ link, rank }];
  });
  const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
  return best ? { anchor: checkedAnchor(best.link), isNamed: best.rank < 3 } : null;
};

/** Services whose links say nothing about where they lead. */
const shorteners = new Set(
  "bit.ly cutt.ly dub.sh geni.us is.gd rb.gy rebrand.ly shorturl.at t.co t.ly tinyurl.com".split(" "),
);

/** The service through which a link probably leads to the customer. */
export const findShortener = (links: readonly ResolvedLink[], names: readonly string[]) => {
  const isCustomers = ({ text }: PageLink["anchor"]) =>
    visitTexts.test(text) || names.some((name) => foldCase(text).includes(name));
  const link = links.find(({ anchor, target }) => shorteners.has(hostOf(target)) && isCustomers(anchor));
  return link && hostOf(link.target);
};

/** The customer's website: everything on `host` and its subdomains, under `path` if the host has many owners. */
export type LinkTarget = { host: string; path: string | null };

/** Hosts where a path belongs to one owner, and the rest of the host to others. */
const sharedHosts = new Set([
  "amazon.com",
  "apps.apple.com",
  "apps.shopify.com",
  "behance.net",
  "bitbucket.org",
  "chrome.google.com",
  "chromewebstore.google.com",
  "dribbble.com",
  "etsy.com",
  "facebook.com",
  "fiverr.com",
  "github.com",
  "gitlab.com",
  "gumroad.com",
  "instagram.com",
  "linkedin.com",
  "linktr.ee",
  "marketplace.visualstudio.com",
  "medium.com",
  "npmjs.com",
  "play.google.com",
  "producthunt.com",
  "sites.google.com",
  "t.me",
  "tiktok.com",
  "twitter.com",
  "wordpress.org",
  "x.com",
  "youtube.com",
]);
/** Hosts whose subdomains belong to different owners, although the public suffix list doesn't say so. */
const sharedDomains = new Set(["gumroad.com", "medium.com", "notion.site", "substack.com", "tumblr.com"]);

/** Lower-case, without `www.` and a trailing dot; internationalized names in Punycode, as the URL parser writes them. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/\.$/, "").replace(/^www\./, "");

/** The registrable domain. */
export const siteOf = (url: URL) => {
  const host = hostOf(url);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
};

/** Whether two URLs belong to one registrable domain: http and https, `www.` and other subdomains are one website. */
export const isSameSite = (one: string, other: string) => siteOf(new URL(one)) === siteOf(new URL(other));

/** The websites that these URLs of a customer belong to. */
export const linkTargetsOf = (urls: readonly string[]): LinkTarget[] => {
  const targets = urls.flatMap((text): LinkTarget[] => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const host = hostOf(url);
    const site = siteOf(url);
    if (sharedHosts.has(host)) return [{ host, path: pathOf(url) }];
    return [{ host: sharedDomains.has(site) ? host : site, path: null }];
  });
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
};

const pathOf = ({ pathname, searchParams }: URL) => {
  // An app in a store is named by a parameter.
  const app = searchParams.get("id");
  return `${pathname.replace(/\/+$/, "").toLowerCase()}${app === null ? "" : `?id=${app}`}`;
};

export const leadsTo = (targets: readonly LinkTarget[], url: URL) =>
  /^https?:$/.test(url.protocol) &&
  targets.some(({ host, path }) => {
    const found = hostOf(url);
    if (found !== host && !found.endsWith(`.${host}`)) return false;
    return path === null || pathOf(url) === path || pathOf(url).startsWith(`${path}/`);
  });

/** Whether the text has the address of a target, in any spelling that is not a longer name. */
export const mentions = (targets: readonly LinkTarget[], text: string) => {
  const readable = text.replace(/\\u002f|&#x2f;|&#47;|\\\//gi, "/").replace(/(%[\da-f]{2})+/gi, decoded);
  return targets.some(({ host, path }) =>
    [...new Set([host, domainToUnicode(host) || host])].some((name) => {
      const address = `${name}${(path ?? "").replace(/\?.*/, "")}`;
      const isReadable = new RegExp(`(?<![\\w-])${RegExp.escape(address)}(?![\\w-]|\\.[\\w-]|@)`, "iu").test(readable);
      return (
        isReadable || ["/", "."].flatMap((before) => inBase64(before + name)).some((encoded) => text.includes(encoded))
      );
    }),
  );
};

/** How a text is written within a longer one in Base64, which depends on where it starts. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((shift) => {
    const bytes = Buffer.from("x".repeat(shift) + text);
    return bytes.toString("base64").slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });

/** Returns the URL of a target in a query value or at the end of the path, or undefined. */
export const embeddedTarget = (targets: readonly LinkTarget[], url: URL) => {
  const rest = decoded(url.pathname).match(/https?:\/{1,2}.+$/i)?.[0];
  const values = [...url.searchParams.values(), ...(rest === undefined ? [] : [rest])];
  return values
    .slice(0, 20)
    .flatMap((value) => [value, decoded(value), fromBase64(value)])
    .flatMap((value) => (/^(https?:)?\/\//i.test(value) ? (parseUntrustedUrl(value, "https://x.invalid") ?? []) : []))
    .find((one) => leadsTo(targets, one));
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const fromBase64 = (text: string) =>
  /^[\w+/-]{12,}={0,2}$/.test(text) ? Buffer.from(text, "base64url").toString("latin1") : "";
