// The feeds of a project, each fetched once for all keywords.
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { type Source, SourceError } from "../../../integrations/mention-source.ts";
import { createConcurrencyLimit } from "../../../limits/concurrency-limit.ts";
import { createFeedCache, type FeedReader, fetchFeed } from "../../project-feeds/fetch-feed.ts";

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
