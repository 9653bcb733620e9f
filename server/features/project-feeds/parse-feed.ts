// Reads RSS 2.0, RSS 1.0 and Atom as they are found: anybody may write one, and few are as the standards say.
import { XMLParser } from "fast-xml-parser";
import { toWebUrl } from "../mentions/sanitize-post.ts";

/** `html` is what the item says, in HTML; `title` is HTML in most feeds too. */
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

// Entities are read below, and only those that every XML document has: a document cannot name any of its own.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  cdataPropName: "#cdata",
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  // HTML that is written as XML keeps the order of its words.
  stopNodes: ["feed.entry.content", "feed.entry.summary", "feed.entry.title"],
});

/** The items of a feed, or nothing when the text is none. One that was cut off still has the items before the cut. */
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

/** What stands between the tags of an element, or in an attribute. */
const textOf = (node: unknown): string => {
  if (typeof node === "string") return unescapeXml(node).trim();
  const [text, cdata] = [childOf(node, "#text"), childOf(node, "#cdata")];
  return `${typeof text === "string" ? unescapeXml(text) : ""}${[cdata ?? []].flat().join("")}`.trim();
};

/** HTML as Atom writes it: as XML elements, escaped, or in CDATA. */
const htmlOf = (node: unknown): string => {
  const raw = typeof node === "string" ? node : String(childOf(node, "#text") ?? "");
  if (childOf(node, "@type") === "xhtml") return raw.trim();
  return withoutCdata(raw).trim();
};

/** Unescapes what stands outside CDATA. Walked by hand: an expression looks for each end again, which takes minutes. */
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

/** `ada@example.com (Ada)` is how RSS writes an author; the mail address is nobody's business. */
const authorName = (author: string) => {
  const name = author.match(/\(([^()]+)\)\s*$/)?.[1] ?? author;
  return name.includes("@") ? undefined : name.trim() || undefined;
};

const dateOf = (node: unknown) => {
  const at = Date.parse(textOf(node));
  return Number.isNaN(at) ? undefined : new Date(at);
};
