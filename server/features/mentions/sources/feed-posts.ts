import { toWebUrl } from "../../../integrations/untrusted-url.ts";
import { decodeXml, type Served } from "../../../sandbox/decode-text.ts";
import type { Period } from "../../project-feeds/fetch-feed.ts";
import { type FeedItem, parseFeed } from "../../project-feeds/parse-feed.ts";
import { htmlToText } from "../../websites/html-to-text.ts";
import type { Post } from "../source.ts";

/** Returns the posts of a feed, or the feed a web page links to as its alternate. */
export const feedPosts = (served: Served, { address, since, now }: Period & { address: string }) => {
  const text = decodeXml(served);
  const items = parseFeed(text, served.url);
  return items
    ? { posts: items.flatMap((item) => postOf(item, address, { since, now }) ?? []) }
    : { alternate: alternateFeed(text, served.url) };
};

const alternateFeed = (html: string, url: string) => {
  let alternate: string | undefined;
  new HTMLRewriter()
    .on('link[rel~="alternate"][href]', {
      element: (link) => {
        if (/^application\/(rss|atom)\+xml/i.test(link.getAttribute("type") ?? ""))
          alternate ??= toWebUrl(link.getAttribute("href") ?? "", url);
      },
    })
    .transform(html);
  return alternate;
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
