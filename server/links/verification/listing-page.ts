// Reads a listing's page: links to the customer's website, and what else says whether it is listed there.

import type { SentValue } from "#shared/links/submissions.ts";
import type { ListingPage } from "#shared/links/verification.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { slugify } from "#shared/text/slug.ts";
import { parseUntrustedUrl, parseWebUrl } from "../../integrations/untrusted-url.ts";
import { readPageSigns } from "../../website/websites/page-signs.ts";
import {
  checkedAnchors,
  embeddedTarget,
  findShortener,
  isOutLink,
  type LinkTarget,
  leadsTo,
  mentions,
  pickRedirect,
  siteOf,
} from "./link-target.ts";
import { isFollowed, type PageContent, type PageLink, readContent, shortened } from "./page-content.ts";

/** Returns the pattern's URL with the name as its slug, or null if the pattern has no single place for it. */
export const guessListingUrl = (
  { listingUrlPattern }: { listingUrlPattern: string | null },
  project: { name: string },
  values: readonly SentValue[],
) => {
  const parts = listingUrlPattern?.split("*") ?? [];
  if (parts.length !== 2) return null;
  const name = values.find(({ field }) => field === "name")?.value ?? project.name;
  const slug = slugify(name);
  return (slug && parseWebUrl(parts.join(slug))?.href) || null;
};

export type ListingQuery = {
  targets: readonly LinkTarget[];
  /** Names under which the customer may be listed. */
  names: readonly string[];
  /** Names of robots whose rules count, in lower case. */
  agents: readonly string[];
};

/** `signs`: only short pages have any. */
const limits = { url: 2_000, excerpt: 900, signs: 300_000 };
/** Pages with less text than this, but with scripts, are filled by them. */
const shortText = 200;

const loginTitles =
  /^\W*(log ?in|sign ?in|log ?on|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|accedi|inloggen|before you continue|bevor sie|avant de continuer|cookie (consent|settings|notice)|consent|age (verification|check)|members only|subscribe to (continue|read)|access restricted|(site|under|scheduled) maintenance)\b/i;
const errorTexts =
  /\b(under|scheduled|for|in) maintenance\b|\bbe (right )?back (soon|shortly)\b|\btemporarily (unavailable|down|offline|closed)\b|\bservice unavailable\b|\binternal server error\b|\bbad gateway\b|\bgateway time-?out\b|\bdatabase (connection )?error\b|\berror establishing\b|\btoo many requests\b|\brate limit|\b(403|500|502|503|504) (forbidden|error)\b|\bsomething went wrong\b|\b(an|a fatal|unexpected) error\b|\bnot available in your (country|region|location)\b|\bwartungsarbeiten\b/i;
/** Asks for consent, an age or a password. Pages of listings say some of it, too, but have the name beside it. */
const gateTexts =
  /\b(accept|agree|consent)\b.{0,60}\bcookies\b|\bcookies\b.{0,60}\b(accept|agree|consent)|\balle akzeptieren\b|\baccepter et continuer\b|\b(over|at least) (16|18|21)\b|\b(log|sign) in to (view|see|read|continue)\b|\bpassword[- ]protected\b/i;
/** What visitors of a page that is gone read first, even if it links to other listings. */
export const notFoundText =
  /\b(404|410|(page|listing|site|tool|product)? ?not found|no longer (available|exists|here)|(does not|doesn't) exist|nicht gefunden|introuvable|no encontrad[ao])\b/i;
const needsScripts =
  /\b(enable|activate|requires?|needs?|turn on) javascript\b|\bjavascript (is|must be) (required|disabled|enabled)\b/i;
const scriptRedirect =
  /\blocation(?:\.href)?\s*=\s*["']([^"'\s]+)["']|\blocation\.(?:replace|assign)\(\s*["']([^"'\s]+)["']/;

export const readListingPage = (url: string, html: string, query: ListingQuery): ListingPage => {
  const targetOf = ({ href }: PageLink, base: string | undefined) =>
    parseWebUrl(href, parseUntrustedUrl(base ?? "", url) ?? url);
  const found = readContent(html, {
    agents: query.agents,
    isDeciding: (link, base) => {
      const target = !link.anchor.isHidden && isFollowed(link.anchor) && targetOf(link, base);
      return target ? leadsTo(query.targets, target) : false;
    },
  });
  const text = found.text.join();
  const signs = readPageSigns(url, html.slice(0, limits.signs));
  const links = found.links.flatMap((link) => {
    const target = targetOf(link, found.base);
    return target ? [{ ...link, target }] : [];
  });
  const anchors = links.filter(({ target }) => leadsTo(query.targets, target));
  const own = links.filter(({ target, anchor }) => siteOf(target) === siteOf(new URL(url)) && !anchor.isHidden);
  const names = query.names.map(foldCase).filter((name) => name.length > 1);
  const folded = foldCase(`${found.title} ${text}`);
  const hasName = names.some((name) => folded.includes(name));
  const isNamedInText = hasName && names.some((name) => foldCase(text).includes(name));
  const outLinks = own.filter(({ target }) => isOutLink(target));
  const indirect = outLinks.filter(({ target }) => embeddedTarget(query.targets, target));
  const redirect = pickRedirect(
    own.filter(({ target }) => withoutHash(target) !== withoutHash(new URL(url))),
    names,
  );
  const textLength = text.trim().length;
  // Its own address may contain the customer's host, which every page there repeats.
  const isMentioned = mentions(query.targets, withoutOwnPath(`${html}\n${text}`, url, query.targets));
  return {
    title: shortened(found.title),
    anchors: checkedAnchors(anchors),
    indirect: checkedAnchors(indirect),
    redirect,
    shortener: findShortener(
      links.filter(({ anchor }) => !anchor.isHidden),
      names,
    ),
    isMentioned,
    hasName,
    robots: found.robots,
    canonicalUrl: found.canonical
      ? (parseUntrustedUrl(found.canonical, parseUntrustedUrl(found.base ?? "", url) ?? url)?.href.slice(
          0,
          limits.url,
        ) ?? null)
      : null,
    excerpt: excerptOf(text, [...anchors, ...indirect][0]?.at),
    refreshTo: signs.refreshTo ?? (textLength < shortText ? scriptTarget(html, url) : null),
    textLength,
    kind: kindOf({ signs: signs.kind, found, html, text, hasName, isNamedInText }),
  };
};

const withoutHash = ({ href }: URL) => href.replace(/#.*/, "");

/** Only a path that has the address is removed, and not where it is the address: `//parcelo.example` in `/parcelo.example`. */
const withoutOwnPath = (text: string, url: string, targets: readonly LinkTarget[]) => {
  const { pathname } = new URL(url);
  if (!mentions(targets, pathname)) return text;
  const ownPath = new RegExp(`(?<!/|/\\\\)${RegExp.escape(pathname)}`, "g");
  return text.replace(ownPath, " ").replaceAll(encodeURIComponent(pathname), " ");
};

const excerptOf = (text: string, at: number | undefined) => {
  const from = Math.max(0, (at ?? 0) - 300);
  const excerpt = text.slice(from, from + limits.excerpt).trim();
  // At most 1 kB, without half a character.
  return new TextDecoder().decode(new TextEncoder().encode(excerpt).subarray(0, 1_000)).replace(/\ufffd+$/, "") || null;
};

const scriptTarget = (html: string, url: string) => {
  const [, assigned, called] = html.match(scriptRedirect) ?? [];
  const target = parseWebUrl(assigned ?? called ?? "", url)?.href;
  return target === undefined || target === url ? null : target;
};

type Signs = {
  signs: ReturnType<typeof readPageSigns>["kind"];
  found: PageContent;
  html: string;
  text: string;
  hasName: boolean;
  isNamedInText: boolean;
};

const kindOf = ({ signs, found, html, text, hasName, isNamedInText }: Signs): ListingPage["kind"] => {
  const textLength = text.trim().length;
  if (signs !== "website") return signs;
  if (textLength < 3_000 && (loginTitles.test(found.title) || (found.hasPassword && !hasName))) return "login";
  if (textLength < 1_000 && gateTexts.test(text) && (found.hasPassword || !isNamedInText)) return "login";
  if (textLength < 1_000 && errorTexts.test(`${found.title} ${text}`)) return "error";
  const isApp = found.hasAppRoot && !notFoundText.test(text.slice(0, shortText));
  const isFilledByScripts = textLength < shortText || isApp || (textLength < 1_000 && needsScripts.test(html));
  const isShell = found.scripts > 0 && (found.hasLatePart || (isFilledByScripts && !isNamedInText));
  return isShell ? "shell" : "page";
};
