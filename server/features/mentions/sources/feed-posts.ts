import { decodeXml, type Served } from "../../../sandbox/decode-text.ts";
import { type FeedItem, parseFeed } from "../../project-feeds/parse-feed.ts";
import { htmlToText } from "../../websites/html-to-text.ts";
import { toWebUrl } from "../sanitize-post.ts";
import type { Post } from "../source.ts";

/** Posts since then are wanted; one without a date counts as of `now`. */
export type Period = { since: Date; now: Date };

/** The posts of a feed; where it is none, the feed that the page names as its own. */
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
  // A post without a date is as old as our knowledge of it.
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

/** An id with a colon means the same in every feed (an address, a tag, a URN); another one is its feed's own. */
const identityOf = (id: string | undefined, url: string, feed: string) => {
  if (!id) return url;
  return id.includes(":") ? id : `${feed} ${id}`;
};

/** Ids may be of any length. */
const hashOf = (identity: string) => new Bun.CryptoHasher("sha256").update(identity).digest("base64url");
