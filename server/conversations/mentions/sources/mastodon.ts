// Mastodon's hashtags: https://docs.joinmastodon.org/methods/timelines/#tag. Its text search needs an account.
import type { Post, Source } from "../../../integrations/mention-source.ts";
import { createListingCache } from "./community-posts.ts";
import { createGuardedClient, type GuardedClientOptions, unreadable } from "./source-client.ts";

const pageSize = 40;
const maxPages = 3;

type MastodonOptions = GuardedClientOptions & { /** The instance of projects that chose none. */ url: string };

export const mastodon = ({ url, parseUntrusted, clock, ...options }: MastodonOptions): Source => {
  const get = createGuardedClient({ parseUntrusted, clock, ...options });
  const cached = createListingCache<{ posts: Post[]; last: string | undefined }>(clock);

  const readPage = (site: string, tag: string, before: string | undefined) => {
    const query = new URLSearchParams({ limit: String(pageSize), ...(before !== undefined && { max_id: before }) });
    const address = `${site}/api/v1/timelines/tag/${encodeURIComponent(tag)}?${query}`;
    return cached(address, async () => {
      const page = await parseUntrusted("mastodonPosts", { text: await get(address), site });
      if (!page) throw unreadable(address);
      return page;
    });
  };

  const readTag = async (site: string, tag: string, since: Date) => {
    const posts: Post[] = [];
    let before: string | undefined;
    for (let at = 0; at < maxPages; at++) {
      const page = await readPage(site, tag, before);
      posts.push(...page.posts);
      before = page.last;
      if (before === undefined || page.posts.some(({ publishedAt }) => publishedAt < since)) break;
    }
    return posts.filter(({ publishedAt }) => publishedAt >= since);
  };

  return {
    name: "mastodon",
    unavailableReason: undefined,
    missingReason: ({ mastodonTags }) => (mastodonTags.length ? undefined : "Choose hashtags to search Mastodon."),
    // An instance allows 300 requests in five minutes.
    isPrivate: true,
    searchesAllAtOnce: true,
    minIntervalMs: 1_000,
    queriesFor: (keywords, { mastodonTags, mastodonInstance }) =>
      keywords.length && mastodonTags.length
        ? [{ keywords, targets: mastodonTags, site: mastodonInstance ? `https://${mastodonInstance}` : url }]
        : [],
    search: async ({ targets = [], site = url }, since) => {
      const posts: Post[] = [];
      for (const tag of targets) posts.push(...(await readTag(site, tag, since)));
      return posts;
    },
  };
};
