// The feeds of a project, each fetched once for all keywords.
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { toWebUrl } from "../../../integrations/untrusted-url.ts";
import { createConcurrencyLimit } from "../../../limits/concurrency-limit.ts";
import { decodeXml, type Served } from "../../../sandbox/decode-text.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import type { FeedItem } from "../../project-feeds/feed-item.ts";
import { createFeedCache, type FeedReader, fetchFeed, type Period } from "../../project-feeds/fetch-feed.ts";
import { parseFeed } from "../../project-feeds/parse-feed.ts";

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
        found.base ??= hrefOf(element);
      },
    })
    .on('link[rel~="alternate" i][href]', {
      element: (link) => {
        const type = link.getAttribute("type") ?? "";
        if (/^application\/((rss|atom|rdf)\+xml|feed\+json)\b/i.test(type)) found.feed ??= hrefOf(link);
        if (/^application\/json\s*(;|$)/i.test(type)) found.json ??= hrefOf(link);
      },
    })
    .transform(html);
  const href = found.feed ?? found.json;
  return href === undefined ? undefined : toWebUrl(href, toWebUrl(found.base ?? "", url) ?? url);
};

/** HTMLRewriter returns attributes as they are written. */
const hrefOf = (element: HTMLRewriterTypes.Element) => (element.getAttribute("href") ?? "").replaceAll("&amp;", "&");

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

export const feeds = (options: FeedReader & Pick<Dependencies, "clock">): Source => {
  const reader = { ...options, cache: createFeedCache() };
  return {
    name: "feeds",
    unavailableReason: undefined,
    missingReason: ({ feeds }) => (feeds.length ? undefined : "Add an RSS, Atom or JSON feed to search its posts too."),
    isPrivate: true,
    minIntervalMs: 0,
    queriesFor: (keywords, { feeds }) => (keywords.length && feeds.length ? [{ keywords, targets: feeds }] : []),
    search: async ({ targets: feeds = [] }, since) => {
      const limit = createConcurrencyLimit({
        maxRunning: 4,
        maxQueued: feeds.length,
        message: "Too many feeds are read at once.",
      });
      const readings = await Promise.all(
        feeds.map(async (address) => ({ address, posts: await limit(() => postsAt(reader, address, since)) })),
      );
      const posts = readings.flatMap(({ posts = [] }) => posts);
      const failed = readings.filter(({ posts }) => !posts).map(({ address }) => new URL(address).host);
      if (failed.length) throw new SourceError(failureOf(failed, feeds.length), { posts });
      return posts;
    },
  };
};

/** Returns undefined if the feed cannot be read. */
const postsAt = async (reader: FeedReader & Pick<Dependencies, "clock">, address: string, since: Date) => {
  try {
    return (await fetchFeed(reader, address, { since, now: reader.clock() })).posts;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

const failureOf = (hosts: string[], count: number) => {
  const names = [...new Set(hosts)];
  const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and others` : names.join(", ");
  return count === 1
    ? `Your feed at ${shown} cannot be read.`
    : `${hosts.length} of your ${count} feeds cannot be read: ${shown}.`;
};
