// The RSS and Atom feeds of a project, each read once for all of its keywords.
import { bounded } from "../../bounded.ts";
import type { ReadPublic } from "../../outside/safe-fetch.ts";
import { Problem } from "../../problem.ts";
import { plainText } from "../plain-text.ts";
import { type Post, type Source, SourceFailed } from "../source.ts";
import type { FeedItem } from "./feed-items.ts";
import { readFeed } from "./read-feed.ts";

export const feeds = (readPublic: ReadPublic, clock: () => Date): Source => ({
  name: "feeds",
  off: undefined,
  withoutFeeds: "Add the address of an RSS or Atom feed, and its posts are looked through too.",
  everyMs: 0,
  questionsFor: (keywords, feeds) => (keywords.length && feeds.length ? [{ keywords, feeds }] : []),
  ask: async ({ feeds = [] }, since) => {
    const inTurn = bounded({ running: 4, waiting: feeds.length, refusal: "Too many feeds are read at once." });
    const readings = await Promise.all(
      feeds.map(async (address) => ({ address, items: await inTurn(() => itemsOf(readPublic, address)) })),
    );
    const posts = readings.flatMap(({ address, items = [] }) =>
      items.flatMap((item) => postOf(item, address, since, clock()) ?? []),
    );
    const failed = readings.filter(({ items }) => !items).map(({ address }) => new URL(address).host);
    if (failed.length) throw new SourceFailed(failureOf(failed, feeds.length), { found: posts });
    return posts;
  },
});

/** Nothing, when the feed cannot be read. */
const itemsOf = async (readPublic: ReadPublic, address: string) => {
  try {
    return (await readFeed(readPublic, address)).items;
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

const postOf = ({ id, url, ...item }: FeedItem, feed: string, since: Date, now: Date): Post | undefined => {
  // A post without a date is as old as our knowledge of it.
  const publishedAt = item.publishedAt ?? now;
  if (!url || publishedAt < since) return undefined;
  return {
    outsideId: hashOf(identityOf(id, url, feed)),
    url,
    author: item.author ?? null,
    authorUrl: item.authorUrl ?? null,
    title: plainText(item.title),
    text: plainText(item.html),
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
