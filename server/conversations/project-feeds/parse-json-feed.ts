// Parses JSON Feed 1.0 and 1.1 (jsonfeed.org) leniently.
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { parseJson } from "../../text/parse-json.ts";
import { dateOf, type FeedItem, maxItems } from "./feed-item.ts";

/** Returns the items of a JSON Feed, or undefined if the text is not one. A truncated feed keeps its complete items. */
export const parseJsonFeed = (json: string, address: string): FeedItem[] | undefined => {
  const feed = parseJson(json) ?? parseJson(`${json.slice(0, endOfLastItem(json))}]}`);
  const isFeed = /^https?:\/\/(www\.)?jsonfeed\.org\/version\/1(\.|$)/.test(textOf(feed, "version"));
  const items = memberOf(feed, "items");
  if (!isFeed || !Array.isArray(items)) return undefined;
  return items.slice(0, maxItems).map((item) => itemOf(item, authorOf(feed), address));
};

const authorOf = (value: unknown) => {
  const authors = memberOf(value, "authors");
  return (Array.isArray(authors) ? authors[0] : undefined) ?? memberOf(value, "author");
};

const itemOf = (item: unknown, feedAuthor: unknown, address: string): FeedItem => {
  const number = memberOf(item, "id");
  const id = (typeof number === "number" ? String(number) : textOf(item, "id")) || undefined;
  const author = authorOf(item) ?? feedAuthor;
  const link = textOf(item, "url") || textOf(item, "external_url");
  return {
    id,
    url: toWebUrl(link, address) ?? toWebUrl(id ?? ""),
    author: textOf(author, "name") || undefined,
    authorUrl: toWebUrl(textOf(author, "url"), address),
    title: Bun.escapeHTML(textOf(item, "title")),
    html: textOf(item, "content_html") || Bun.escapeHTML(textOf(item, "content_text") || textOf(item, "summary")),
    publishedAt: dateOf(textOf(item, "date_published") || textOf(item, "date_modified")),
  };
};

/** Where the last complete item ends: an object in a list in the feed. */
const endOfLastItem = (json: string) => {
  let depth = 0;
  let end = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") {
      depth--;
      if (depth === 2 && character === "}") end = at + 1;
    }
  }
  return end;
};

const endOfString = (json: string, start: number) => {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === "\\") at++;
    else if (json[at] === '"') return at;
  }
  return json.length;
};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (value: unknown, name: string) => {
  const text = memberOf(value, name);
  return typeof text === "string" ? text.trim() : "";
};
