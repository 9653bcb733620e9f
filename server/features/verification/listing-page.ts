// Reads a listing's page: links to the customer's website, and what else says whether it is listed there.
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { CheckedAnchor } from "#shared/submissions.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { ListingPage } from "#shared/verification.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import { readPageSigns } from "../directories/page-signs.ts";
import { embeddedTarget, type LinkTarget, leadsTo, mentions, siteOf } from "./link-target.ts";
import { parseRobotsRules } from "./robots-rules.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type ListingQuery = {
  targets: readonly LinkTarget[];
  /** Names under which the customer may be listed. */
  names: readonly string[];
  /** Names of robots whose rules count, in lower case. */
  agents: readonly string[];
};

const limits = { anchors: 20, links: 5_000, text: 200_000, anchorText: 200, url: 2_000, excerpt: 900 };
/** Pages with less text than this, but with scripts, are filled by them. */
const shortText = 200;

const inline = new Set(
  "a abbr b bdi bdo cite code data em font i ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);
/** Their content is not shown, or not as HTML. Scripts are on, so `noscript` is text. */
const unshown = new Set(
  "canvas datalist head iframe noembed noframes noscript object script style svg template textarea video audio".split(
    " ",
  ),
);
const places: Record<string, CheckedAnchor["place"]> = {
  article: "main",
  aside: "aside",
  footer: "footer",
  header: "header",
  main: "main",
  nav: "nav",
};

const invisible =
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0*)?\s*(;|!|$)|font-size\s*:\s*0(\.0*)?\s*(px|em|rem|%|pt)?\s*(;|!|$)|(left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3,}|clip-path\s*:\s*inset\((50|100)%|clip\s*:\s*rect\(\s*0)/i;

/** Words for links out of a directory, in a path or a parameter. */
const outWords =
  /(^|[^a-z])(out|outbound|outgoing|outlink|go|goto|visit|redirect|redir|r|link|links|exit|away|url|jump|jmp|click|clk|track|leave|leaving|external|website|open|to)([^a-z]|$)/i;
/** Paths that serve nothing but links out, whatever their text. */
const outPaths =
  /^\/(out|outbound|outgoing|go|goto|visit|redirect|redir|exit|away|jump|jmp|click|clk|track|leave|external)(\/|\.\w{2,4}$|$)/i;
/** Links that carry a URL without leading to it. */
const otherPurposes =
  /(^|[^a-z])(share|sharer|log-?in|sign-?in|sign-?up|register|auth|report|claim|edit|search|whois|traffic|compare|similar|alternatives|tag|comment|embed|badge|screenshot|print|translate|validate)([^a-z]|$)/i;
const visitTexts =
  /\b(visit|view|open|go to|launch|zur|visiter|visitar)\b.{0,40}\b(web ?site|site|homepage|home page|app|tool|product)\b|^\W*(visit|launch|open|(official )?(web ?)?site|homepage|home page)\W*$/i;
const appRoots = /^(root|app|__next|__nuxt|gatsby-focus-wrapper|app-root|svelte|react-root|main-app)$/i;
const loginTitles =
  /^\W*(log ?in|sign ?in|log ?on|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|accedi|inloggen|before you continue|bevor sie|avant de continuer|cookie (consent|settings|notice)|consent|age (verification|check)|members only|subscribe to (continue|read)|access restricted|(site|under|scheduled) maintenance)\b/i;
const errorTexts =
  /\b(under|scheduled|for|in) maintenance\b|\bbe (right )?back (soon|shortly)\b|\btemporarily (unavailable|down|offline|closed)\b|\bservice unavailable\b|\binternal server error\b|\bbad gateway\b|\bgateway time-?out\b|\bdatabase (connection )?error\b|\berror establishing\b|\btoo many requests\b|\brate limit|\b(403|500|502|503|504) (forbidden|error)\b|\bsomething went wrong\b|\b(an|a fatal|unexpected) error\b|\bnot available in your (country|region|location)\b|\bwartungsarbeiten\b/i;
const needsScripts =
  /\b(enable|activate|requires?|needs?|turn on) javascript\b|\bjavascript (is|must be) (required|disabled|enabled)\b/i;
const scriptRedirect =
  /\blocation(?:\.href)?\s*=\s*["']([^"'\s]+)["']|\blocation\.(?:replace|assign)\(\s*["']([^"'\s]+)["']/;

export const readListingPage = (url: string, html: string, query: ListingQuery): ListingPage => {
  const found = collect(html, query.agents);
  const text = found.text.join();
  const signs = readPageSigns(url, html);
  const base = parseUntrustedUrl(found.base ?? "", url) ?? new URL(url);
  const links = found.links.flatMap((link) => {
    const target = parseUntrustedUrl(link.href, base);
    return target && /^https?:$/.test(target.protocol) ? [{ ...link, target }] : [];
  });
  const anchors = links.filter(({ target }) => leadsTo(query.targets, target));
  const own = links.filter(({ target, anchor }) => siteOf(target) === siteOf(new URL(url)) && !anchor.isHidden);
  const names = query.names.map(foldCase).filter((name) => name.length > 1);
  const folded = foldCase(`${found.title} ${text}`);
  const hasName = names.some((name) => folded.includes(name));
  const outLinks = own.filter(({ target }) => isOutLink(target));
  const indirect = outLinks.filter(({ target }) => embeddedTarget(query.targets, target));
  const redirect = pickRedirect(
    own.filter(({ target }) => withoutHash(target) !== withoutHash(new URL(url))),
    names,
  );
  const textLength = text.trim().length;
  // Its own address may contain the customer's host, which every page there repeats.
  const isMentioned = mentions(query.targets, withoutOwnPath(`${html}\n${text}`, url));
  return {
    title: shortened(found.title),
    anchors: checkedAnchors(anchors),
    indirect: checkedAnchors(indirect),
    redirect,
    isMentioned,
    hasName,
    robots: found.robots,
    canonicalUrl: found.canonical
      ? (parseUntrustedUrl(found.canonical, base)?.href.slice(0, limits.url) ?? null)
      : null,
    excerpt: excerptOf(text, [...anchors, ...indirect][0]?.at),
    refreshTo: signs.refreshTo ?? (textLength < shortText ? scriptTarget(html, url) : null),
    textLength,
    kind: kindOf({ signs: signs.kind, found, html, text, hasName }),
  };
};

type FoundLink = { href: string; anchor: Omit<CheckedAnchor, "href">; at: number };

/** Everything of interest in the page, in one walk without recursion: pages may be nested deeply. */
const collect = (html: string, agents: readonly string[]) => {
  const found = {
    title: "",
    base: undefined as string | undefined,
    canonical: "",
    robots: [] as string[],
    links: [] as FoundLink[],
    text: createText(),
    scripts: 0,
    hasAppRoot: false,
    hasPassword: false,
  };
  type Entry = { node: Node; isHidden: boolean; isShown: boolean; place: CheckedAnchor["place"] };
  const stack: Entry[] = [];
  const push = (nodes: readonly Node[], entry: Omit<Entry, "node">) => {
    for (let at = nodes.length - 1; at >= 0; at--) {
      const node = nodes[at];
      if (node) stack.push({ ...entry, node });
    }
  };
  push(parse(html).childNodes, { isHidden: false, isShown: true, place: undefined });
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node } = entry;
    if (node.nodeName === "#text") {
      if (entry.isShown && !entry.isHidden) found.text.append((node as DefaultTreeAdapterTypes.TextNode).value);
      continue;
    }
    if (!("tagName" in node)) continue;
    const { tagName: tag } = node;
    const isHtml = node.namespaceURI === "http://www.w3.org/1999/xhtml";
    const isHidden = entry.isHidden || isInvisible(node);
    if (isHtml) readElement(found, node, { isHidden, isShown: entry.isShown, place: entry.place }, agents);
    if (!inline.has(tag)) found.text.append(" ");
    push(node.childNodes, {
      isHidden,
      isShown: entry.isShown && !(isHtml ? unshown.has(tag) : true),
      place: places[tag] ?? entry.place,
    });
  }
  return found;
};

type Found = ReturnType<typeof collect>;

/** Text with single spaces, up to a limit. */
const createText = () => {
  const pieces: string[] = [];
  let length = 0;
  let endsWithSpace = true;
  return {
    append: (text: string) => {
      const spaced = text.replace(/\s+/g, " ");
      const piece = endsWithSpace && spaced.startsWith(" ") ? spaced.slice(1) : spaced;
      if (!piece || length >= limits.text) return;
      pieces.push(piece);
      length += piece.length;
      endsWithSpace = piece.endsWith(" ");
    },
    length: () => length,
    join: () => pieces.join(""),
  };
};

type Context = { isHidden: boolean; isShown: boolean; place: CheckedAnchor["place"] };

const readElement = (found: Found, node: Element, { isHidden, isShown, place }: Context, agents: readonly string[]) => {
  const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
  switch (node.tagName) {
    case "title":
      found.title ||= textOf(node);
      break;
    case "base":
      found.base ??= attribute("href");
      break;
    case "link":
      if (tokens(attribute("rel")).includes("canonical")) found.canonical ||= attribute("href") ?? "";
      break;
    case "meta":
      if (["robots", ...agents].includes((attribute("name") ?? "").toLowerCase()))
        found.robots = [...new Set([...found.robots, ...parseRobotsRules(attribute("content") ?? "")])];
      break;
    case "script":
      found.scripts++;
      break;
    case "input":
      found.hasPassword ||= attribute("type")?.toLowerCase() === "password";
      break;
    case "a":
    case "area": {
      const href = attribute("href");
      if (href === undefined || !isShown || found.links.length >= limits.links) break;
      const anchor = { text: textOf(node), rel: tokens(attribute("rel")), isHidden, place };
      found.links.push({ href, anchor, at: found.text.length() });
      break;
    }
  }
  found.hasAppRoot ||= appRoots.test(attribute("id") ?? node.tagName);
};

/** A token set, as `rel` is. Google also accepts commas. */
const tokens = (value = "") => [...new Set(value.toLowerCase().split(/[\s,]+/))].filter(Boolean).slice(0, 10);

const isInvisible = ({ attrs, tagName }: Element) =>
  attrs.some(({ name, value }) => name === "hidden" || (name === "style" && invisible.test(value))) ||
  (tagName === "dialog" && !attrs.some(({ name }) => name === "open"));

/** Without half a character, which Postgres would not store. */
const shortened = (text: string) => text.slice(0, limits.anchorText).toWellFormed();

/** The text of an element, with the `alt` of its images. */
const textOf = (element: Element) => {
  let text = "";
  const stack: Node[] = [...element.childNodes].reverse();
  for (let node = stack.pop(); node && text.length < limits.anchorText; node = stack.pop()) {
    if (node.nodeName === "#text") text += (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!("tagName" in node)) continue;
    if (node.tagName === "img") text += ` ${node.attrs.find(({ name }) => name === "alt")?.value ?? ""} `;
    stack.push(...[...node.childNodes].slice(0, 50).reverse());
  }
  return shortened(text.replace(/\s+/g, " ").trim());
};

type Link = FoundLink & { target: URL };

const checkedAnchor = ({ anchor, target }: Link): CheckedAnchor => ({
  href: target.href.slice(0, limits.url),
  text: anchor.text,
  rel: anchor.rel,
  isHidden: anchor.isHidden,
  ...(anchor.place && { place: anchor.place }),
});

/** Links that visitors see and robots follow come first, so that the limit never drops them. */
const checkedAnchors = (links: readonly Link[]) =>
  links
    .map(checkedAnchor)
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, limits.anchors);

const weight = ({ isHidden, rel }: CheckedAnchor) => (isHidden ? 2 : 0) + (rel.includes("nofollow") ? 1 : 0);

const isOutLink = ({ pathname, search }: URL) => {
  const words = `${pathname}${search.replace(/=[^&]*/g, "=")}`;
  return outWords.test(words) && !otherPurposes.test(words);
};

/** The link that most likely leads to the customer: each further one would cost the directory another request. */
const pickRedirect = (links: readonly Link[], names: readonly string[]): ListingPage["redirect"] => {
  const rankOf = ({ anchor: { text }, target }: Link) => {
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

const withoutHash = ({ href }: URL) => href.replace(/#.*/, "");

const withoutOwnPath = (text: string, url: string) => {
  const { pathname } = new URL(url);
  return pathname.length > 3 ? text.replaceAll(pathname, " ").replaceAll(encodeURIComponent(pathname), " ") : text;
};

const excerptOf = (text: string, at: number | undefined) => {
  const from = Math.max(0, (at ?? 0) - 300);
  const excerpt = text.slice(from, from + limits.excerpt).trim();
  // At most 1 kB, without half a character.
  return new TextDecoder().decode(new TextEncoder().encode(excerpt).subarray(0, 1_000)).replace(/\ufffd+$/, "") || null;
};

const scriptTarget = (html: string, url: string) => {
  const [, assigned, called] = html.match(scriptRedirect) ?? [];
  const target = parseUntrustedUrl(assigned ?? called ?? "", url);
  return target && /^https?:$/.test(target.protocol) && target.href !== url ? target.href : null;
};

type Signs = {
  signs: ReturnType<typeof readPageSigns>["kind"];
  found: Found;
  html: string;
  text: string;
  hasName: boolean;
};

const kindOf = ({ signs, found, html, text, hasName }: Signs): ListingPage["kind"] => {
  const textLength = text.trim().length;
  if (signs !== "website") return signs;
  if (textLength < 3_000 && (loginTitles.test(found.title) || (found.hasPassword && !hasName))) return "login";
  if (textLength < 1_000 && errorTexts.test(`${found.title} ${text}`)) return "error";
  const isFilledByScripts =
    textLength < shortText || found.hasAppRoot || (textLength < 1_000 && needsScripts.test(html));
  return found.scripts > 0 && isFilledByScripts && !hasName ? "shell" : "page";
};
