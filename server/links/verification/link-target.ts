// Decides whether a URL leads to the customer's website.
import { domainToUnicode } from "node:url";
import { getDomain } from "tldts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";

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
      return new RegExp(`(?<![\\w-])${RegExp.escape(address)}(?![\\w-]|\\.[\\w-]|@)`, "iu").test(readable);
    }),
  );
};

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
