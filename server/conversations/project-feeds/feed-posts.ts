// The posts of a feed. Runs as a parsing worker task.
import type { Post } from "../../integrations/mention-source.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { decodeXml, type Served } from "../../sandbox/decode-text.ts";
import { attributeOf } from "../../website/websites/attribute-of.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import type { FeedItem } from "./feed-item.ts";
import { parseFeed } from "./parse-feed.ts";

/** Skips posts older than `since`; posts without a date count as published at `now`. */
export type Period = { since: Date; now: Date };

/** Returns the posts of a feed, or the feed a web page links to as its alternate. */
export const feedPosts = (served: Served, { address, since, now }: Period & { address: string }) => {
  const text = decodeXml(served);
  const items = parseFeed(text, served.url);
  return items
    ? { posts: items.flatMap((item) => postOf(item, address, { since, now }) ?? []) }
    : { alternate: alternateFeed(text, served.url) };
};

/** The page's first feed. Plain JSON comes last: JSON Feed 1.0 was served so, but so are other documents. */
const alternateFeed = (html: string, url: string) => {
  const found: { base?: string; feed?: string; json?: string } = {};
  new HTMLRewriter()
    .on("base[href]", {
      element: (element) => {
        found.base ??= attributeOf(element, "href");
      },
    })
    .on('link[rel~="alternate" i][href]', {
      element: (link) => {
        const type = link.getAttribute("type") ?? "";
        if (/^application\/((rss|atom|rdf)\+xml|feed\+json)\b/i.test(type)) found.feed ??= attributeOf(link, "href");
        if (/^application\/json\s*(;|$)/i.test(type)) found.json ??= attributeOf(link, "href");
      },
    })
    .transform(html);
  const href = found.feed ?? found.json;
  return href === undefined ? undefined : toWebUrl(href, toWebUrl(found.base ?? "", url) ?? url);
};

const postOf = ({ id, url, ...item }: FeedItem, feed: string, { since, now }: Period): Post | undefined => {
  const publishedAt = item.publishedAt ?? now;
  if (!url || publishedAt < since) return undefined;
  return {
    externalId: hashOf(identityOf(id, url, feed)),
    url,
    author: item.author ?? null,
    authorUrl: item.authorUrl ?? null,
    title: htmlToText(item.title),
    text: htmlToText(item.html),
    publishedAt,
    comments: null,
    points: null,
  };
};

/** Ids with a colon (URL, tag, URN) are globally unique; others are unique only within their feed. */
const identityOf = (id: string | undefined, url: string, feed: string) => {
  if (!id) return url;
  return id.includes(":") ? id : `${feed} ${id}`;
};

/** Ids may have any length, so they are hashed. */
const hashOf = (identity: string) => new Bun.CryptoHasher("sha256").update(identity).digest("base64url");
