// Parses RSS 2.0, RSS 1.0 and Atom leniently: feeds are untrusted, and few follow the standards. Measured feed parsers
// hang over 25 s on hostile input (feedsmith 3.0.1 on an author of a million "(", @rowanmanning/feed-parser 2.1.5 on
// 5,000 items) or reorder the words of XHTML (rss-parser 3.13.0).
import { XMLParser } from "fast-xml-parser";
import { toWebUrl } from "../../integrations/untrusted-url.ts";

/** `html` is the item's content; `title` is HTML in most feeds, too. */
export type FeedItem = {
  id: string | undefined;
  url: string | undefined;
  author: string | undefined;
  authorUrl: string | undefined;
  title: string;
  html: string;
  publishedAt: Date | undefined;
};

const maxItems = 500;

// We decode entities below, and only XML's predefined ones: a document cannot define its own.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  cdataPropName: "#cdata",
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  // Keeps inline XHTML as text, so that its words stay in order.
  stopNodes: ["feed.entry.content", "feed.entry.summary", "feed.entry.title"],
});

/** Returns the items of a feed, or undefined if the text is not a feed. A truncated feed keeps its complete items. */
export const parseFeed = (xml: string, address: string): FeedItem[] | undefined => {
  const root = parseXml(xml) ?? parseXml(xml.slice(0, endOfLastItem(xml)));
  if (!root) return undefined;
  const { rss, feed, "rdf:RDF": rdf } = root;
  const channel = childOf(rss, "channel");
  if (feed !== undefined) return manyOf(feed, "entry").map((entry) => atomItem(entry, address));
  if (channel !== undefined) return manyOf(channel, "item").map((item) => rssItem(item, address));
  return rdf === undefined ? undefined : manyOf(rdf, "item").map((item) => rssItem(item, address));
};

const parseXml = (xml: string): Record<string, unknown> | undefined => {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
};

const endOfLastItem = (xml: string) => Math.max(xml.lastIndexOf("</item>") + 7, xml.lastIndexOf("</entry>") + 8);

const rssItem = (item: unknown, address: string): FeedItem => {
  const id = textOf(childOf(item, "guid")) || undefined;
  return {
    id,
    url: toWebUrl(textOf(childOf(item, "link")), address) ?? toWebUrl(id ?? ""),
    author: authorName(textOf(childOf(item, "dc:creator")) || textOf(childOf(item, "author"))),
    authorUrl: undefined,
    title: textOf(childOf(item, "title")),
    html: textOf(childOf(item, "content:encoded")) || textOf(childOf(item, "description")),
    publishedAt: dateOf(childOf(item, "pubDate") ?? childOf(item, "dc:date")),
  };
};

const atomItem = (entry: unknown, address: string): FeedItem => {
  const [author] = manyOf(entry, "author");
  const links = manyOf(entry, "link");
  const link = links.find((link) => (childOf(link, "@rel") ?? "alternate") === "alternate") ?? links[0];
  return {
    id: textOf(childOf(entry, "id")) || undefined,
    url: toWebUrl(textOf(childOf(link, "@href")), address),
    author: authorName(textOf(childOf(author, "name"))),
    authorUrl: toWebUrl(textOf(childOf(author, "uri")), address),
    title: htmlOf(childOf(entry, "title")),
    html: htmlOf(childOf(entry, "content")) || htmlOf(childOf(entry, "summary")),
    publishedAt: dateOf(childOf(entry, "published") ?? childOf(entry, "updated")),
  };
};

const childOf = (node: unknown, name: string): unknown => {
  const [first] = Array.isArray(node) ? node : [node];
  return typeof first === "object" && first !== null ? (first as Record<string, unknown>)[name] : undefined;
};

const manyOf = (node: unknown, name: string): unknown[] => [childOf(node, name) ?? []].flat().slice(0, maxItems);

/** Returns the text of an element or attribute. */
const textOf = (node: unknown): string => {
  if (typeof node === "string") return unescapeXml(node).trim();
  const [text, cdata] = [childOf(node, "#text"), childOf(node, "#cdata")];
  return `${typeof text === "string" ? unescapeXml(text) : ""}${[cdata ?? []].flat().join("")}`.trim();
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
    if (end < 0) return text + unescapeXml(raw.slice(at));
    text += unescapeXml(raw.slice(at, start)) + raw.slice(start + 9, end);
    at = end + 3;
  }
};

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10_ffff ? whole : String.fromCodePoint(code);
  });

/** RSS writes authors as `ada@example.com (Ada)`; drop the email, which is private. */
const authorName = (author: string) => {
  const name = author.match(/\(([^()]+)\)\s*$/)?.[1] ?? author;
  return name.includes("@") ? undefined : name.trim() || undefined;
};

const dateOf = (node: unknown) => {
  const at = Date.parse(textOf(node));
  return Number.isNaN(at) ? undefined : new Date(at);
};
