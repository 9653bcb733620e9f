// Discourse forums of a project, through their search for visitors: https://docs.discourse.org/#tag/Search
import { dayMs, utcDay } from "#shared/time.ts";
import { type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { createGuardedClient, type GuardedClientOptions, searchTerms, unreadable } from "./source-client.ts";

/** A forum limits searches by visitors to a few a minute. */
const keywordsPerSearch = 6;
/** Searched again each time, so that a forum that is down for so long loses nothing. */
const overlapMs = 3 * dayMs;

export const discourse = ({ parseUntrusted, ...options }: GuardedClientOptions): Source => {
  const get = createGuardedClient({ parseUntrusted, ...options });

  const searchForum = async (site: string, words: string, since: Date) => {
    const after = utcDay(since.getTime() - overlapMs);
    const query = new URLSearchParams({ q: `${words} order:latest after:${after}` });
    const address = `${site}/search.json?${query}`;
    const posts = await parseUntrusted("forumPosts", { text: await get(address), site });
    if (!posts) throw unreadable(address);
    return posts;
  };

  return {
    name: "discourse",
    unavailableReason: undefined,
    missingReason: ({ forums }) => (forums.length ? undefined : "Add a Discourse forum to search its posts."),
    isPrivate: true,
    minIntervalMs: 0,
    queriesFor: (keywords, { forums }) =>
      forums.length
        ? Array.from({ length: Math.ceil(keywords.length / keywordsPerSearch) }, (_, at) => ({
            keywords: keywords.slice(at * keywordsPerSearch, (at + 1) * keywordsPerSearch),
            targets: forums,
          }))
        : [],
    search: async ({ keywords, loose = [], targets = [] }, since, _pause, warn) => {
      const posts: Post[] = [];
      const failures: SourceError[] = [];
      for (const site of targets)
        try {
          for (const keyword of keywords)
            posts.push(...(await searchForum(site, searchTerms(keyword, { loose }), since)));
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          failures.push(error);
        }
      const [first] = failures;
      // The other forums have been searched, so that one broken forum does not hold up a project's keywords.
      if (first && failures.length < targets.length) warn?.(first.reason);
      else if (first) throw new SourceError(first.reason, { retryAfterMs: 0, posts, cause: first });
      return posts;
    },
  };
};
