// The RSS and Atom feeds of a project, each read once for all of its keywords.

import type { Parts } from "../../../dependencies.ts";
import { bounded } from "../../../limits/concurrency-limit.ts";
import { Problem } from "../../../problem.ts";
import { type FeedReader, readFeed } from "../../project-feeds/fetch-feed.ts";
import { type Source, SourceFailed } from "../source.ts";

export const feeds = (reader: FeedReader & Pick<Parts, "clock">): Source => ({
  name: "feeds",
  off: undefined,
  withoutFeeds: "Add the address of an RSS or Atom feed, and its posts are looked through too.",
  everyMs: 0,
  questionsFor: (keywords, feeds) => (keywords.length && feeds.length ? [{ keywords, feeds }] : []),
  ask: async ({ feeds = [] }, since) => {
    const inTurn = bounded({ running: 4, waiting: feeds.length, refusal: "Too many feeds are read at once." });
    const readings = await Promise.all(
      feeds.map(async (address) => ({ address, posts: await inTurn(() => postsAt(reader, address, since)) })),
    );
    const posts = readings.flatMap(({ posts = [] }) => posts);
    const failed = readings.filter(({ posts }) => !posts).map(({ address }) => new URL(address).host);
    if (failed.length) throw new SourceFailed(failureOf(failed, feeds.length), { found: posts });
    return posts;
  },
});

/** Nothing, when the feed cannot be read. */
const postsAt = async (reader: FeedReader & Pick<Parts, "clock">, address: string, since: Date) => {
  try {
    return (await readFeed(reader, address, { since, now: reader.clock() })).posts;
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
