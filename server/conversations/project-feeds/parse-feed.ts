// Parses RSS 2.0, RSS 1.0, Atom and JSON Feed leniently: feeds are untrusted, and few follow the standards. Measured feed parsers
// hang over 25 s on hostile input (feedsmith 3.0.1 on an author of a million "(", @rowanmanning/feed-parser 2.1.5 on
// 5,000 items) or reorder the words of XHTML (rss-parser 3.13.0).
import { XMLParser } from "fast-xml-parser";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { decodeEntities } from "../../website/websites/attribute-of.ts";
import { dateOf, type FeedItem, maxItems } from "./feed-item.ts";
import { parseJsonFeed } from "./parse-json-feed.ts";

// We decode entities below, and only XML's predefined ones: a document cannot define its own.
const options = {
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  cdataPropName: "#cdata",
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  // Keeps inline XHTML as text, so that its words stay in order.
  stopNodes: [
    "feed.entry.content",
    "feed.entry.summary",
    "feed.entry.title",
    "rss.channel.item.description",
    "rdf:RDF.item.description",
  ],
};

/** Returns the items of a feed, or undefined if the text is not a feed. A truncated feed keeps its complete items. */
export const parseFeed = (text: string, address: string): FeedItem[] | undefined => {
  if (/^\s*\{/.test(text)) return parseJsonFeed(text, address);
  const root = parseXml(text) ?? parseXml(text.slice(0, endOfLastItem(text)));
  if (!root) return undefined;
  const { rss, feed, "rdf:RDF": rdf } = root;
  const channel = childOf(rss, "channel");
  if (feed !== undefined) return manyOf(feed, "entry").map((entry) => atomItem(entry, feed, baseOf(feed, address)));
  // Some write the items beside the channel, as RSS 1.0 does, or none.
  const items = [rss, rdf].flatMap((parent) => manyOf(parent, "item"));
  if (channel === undefined && rdf === undefined && !items.length) return undefined;
  const base = baseOf(channel, baseOf(rss ?? rdf, address));
  return [...manyOf(channel, "item"), ...items].slice(0, maxItems).map((item) => rssItem(item, base));
};

const parseXml = (xml: string): Record<string, unknown> | undefined => {
  try {
    return new XMLParser({ ...options, transformTagName: createTagNames(xml) }).parse(xml);
  } catch {
    return undefined;
  }
};

/** The prefix under which we read the elements of a namespace. */
const prefixes: Record<string, string> = {
  "http://www.w3.org/2005/Atom": "atom:",
  "http://purl.org/atom/ns#": "atom:",
  "http://purl.org/rss/1.0/": "",
  "http://my.netscape.com/rdf/simple/0.9/": "",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf:",
  "http://purl.org/dc/elements/1.1/": "dc:",
  "http://purl.org/rss/1.0/modules/content/": "content:",
  "http://search.yahoo.com/mrss/": "media:",
  "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes:",
};

/**
 * Returns a function that renames elements by their namespace, since a document chooses its prefixes. Undeclared prefixes
 * have their usual meaning. In an Atom feed, its own elements have none.
 */
const createTagNames = (xml: string) => {
  const declarations = xml
    .matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"']{1,200})["']/g)
    .take(50)
    .toArray();
  // The first declaration is that of the root; what follows may be quoted XML.
  const declared = new Map(declarations.reverse().map(([, prefix, name = ""]) => [prefix, prefixes[name] ?? "other:"]));
  let isAtom: boolean | undefined;
  return (name: string) => {
    const [, prefix, local = name] = name.match(/^([^:]+):(.*)$/s) ?? [];
    isAtom ??= local === "feed";
    if (prefix === undefined) return name;
    const known = declared.get(prefix) ?? `${prefix}:`;
    return isAtom && known === "atom:" ? local : `${known}${local}`;
  };
};

const endOfLastItem = (xml: string) =>
  xml.matchAll(/<\/(?:[\w.-]+:)?(?:item|entry)>/g).reduce((_, { 0: tag, index }) => index + tag.length, 0);

/** The URL that relative ones in an element refer to. */
const baseOf = (node: unknown, base: string) => toWebUrl(textOf(childOf(node, "@xml:base")), base) ?? base;

const rssItem = (item: unknown, feedBase: string): FeedItem => {
  const base = baseOf(item, feedBase);
  const guid = childOf(item, "guid");
  const links = manyOf(item, "link");
  const link = links.find(textOf) ?? links[0];
  const id = textOf(guid) || textOf(childOf(item, "@rdf:about")) || undefined;
  // Without the attribute, an id is often a URL, but not a relative one.
  const idBase = childOf(guid, "@isPermaLink") === "true" ? base : undefined;
  return {
    id,
    url: toWebUrl(textOf(link) || textOf(childOf(link, "@href")), baseOf(link, base)) ?? toWebUrl(id ?? "", idBase),
    author: authorName(firstText(item, "dc:creator", "author", "itunes:author")),
    authorUrl: undefined,
    title: textOf(childOf(item, "title")),
    html: textOf(childOf(item, "content:encoded")) || htmlOf(childOf(item, "description")),
    publishedAt: dateOf(textOf(childOf(item, "pubDate") ?? childOf(item, "dc:date"))),
  };
};

const atomItem = (entry: unknown, feed: unknown, feedBase: string): FeedItem => {
  const base = baseOf(entry, feedBase);
  const author = childOf(entry, "author") ?? childOf(feed, "author");
  const id = textOf(childOf(entry, "id")) || undefined;
  const uri = childOf(author, "uri");
  const links = manyOf(entry, "link");
  const link = links.find((link) => (childOf(link, "@rel") ?? "alternate") === "alternate") ?? links[0];
  return {
    id,
    url: toWebUrl(textOf(childOf(link, "@href")), baseOf(link, base)) ?? toWebUrl(id ?? ""),
    author: authorName(textOf(childOf(author, "name"))),
    authorUrl: toWebUrl(textOf(uri), baseOf(uri, baseOf(author, base))),
    title: htmlOf(childOf(entry, "title")),
    html:
      htmlOf(childOf(entry, "content")) ||
      htmlOf(childOf(entry, "summary")) ||
      textOf(childOf(childOf(entry, "media:group"), "media:description")),
    publishedAt: dateOf(firstText(entry, "published", "updated", "issued", "modified")),
  };
};

const childOf = (node: unknown, name: string): unknown => {
  const [first] = Array.isArray(node) ? node : [node];
  return typeof first === "object" && first !== null ? (first as Record<string, unknown>)[name] : undefined;
};

const manyOf = (node: unknown, name: string): unknown[] => [childOf(node, name) ?? []].flat().slice(0, maxItems);

const firstText = (node: unknown, ...names: string[]) =>
  names.map((name) => textOf(childOf(node, name))).find(Boolean) ?? "";

/** Returns the text of an element or attribute. */
const textOf = (node: unknown): string => {
  if (typeof node === "string") return decodeEntities(node).trim();
  const [text, cdata] = [childOf(node, "#text"), childOf(node, "#cdata")];
  return `${typeof text === "string" ? decodeEntities(text) : ""}${[cdata ?? []].flat().join("")}`.trim();
};

/** Returns Atom HTML, which may be XHTML, escaped, or in CDATA. */
const htmlOf = (node: unknown): string => {
  const raw = typeof node === "string" ? node : String(childOf(node, "#text") ?? "");
  if (childOf(node, "@type") === "xhtml") return raw.trim();
  return withoutCdata(raw).trim();
};

/**
 * Unescapes text outside CDATA. A regular expression would search for each end again, which takes minutes on hostile
 * input.
 */
const withoutCdata = (raw: string) => {
  let text = "";
  for (let at = 0; ; ) {
    const start = raw.indexOf("<![CDATA[", at);
    const end = start < 0 ? -1 : raw.indexOf("]]>", start);
    if (end < 0) return text + decodeEntities(raw.slice(at));
    text += decodeEntities(raw.slice(at, start)) + raw.slice(start + 9, end);
    at = end + 3;
  }
};

/** RSS writes authors as `ada@example.com (Ada)`; drop the email, which is private. */
const authorName = (author: string) => {
  const name = author.match(/\(([^()]+)\)\s*$/)?.[1] ?? author;
  return name.includes("@") ? undefined : name.trim() || undefined;
};
