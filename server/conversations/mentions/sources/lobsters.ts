// Lobsters has no search for programs, so its newest stories are read and matched here: https://lobste.rs/newest.json
import { z } from "zod";
import type { Post, Source } from "../../../integrations/mention-source.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { createListingCache, parseItems } from "./community-posts.ts";
import { createSourceClient, type SourceClientOptions } from "./source-client.ts";

/** A page has 25 stories, about a day's. */
const maxPages = 10;

const stories = z.array(z.unknown());
const item = z.object({
  short_id: z.string(),
  title: z.string(),
  url: z.string().nullish(),
  description: z.string().nullish(),
  submitter_user: z.union([z.string(), z.object({ username: z.string() }).transform(({ username }) => username)]),
  comments_url: z.string(),
  comment_count: z.number().nullish(),
  score: z.number().nullish(),
  created_at: z.string(),
});

type LobstersOptions = SourceClientOptions & { clock: () => Date };

export const lobsters = ({ url, clock, timeoutMs }: LobstersOptions): Source => {
  const service = createSourceClient("Lobsters", { timeoutMs, limitBytes: 2_000_000 });
  const cached = createListingCache<Post[]>(clock);

  const readPage = (page: number) =>
    cached(String(page), async () => {
      const response = await service.call(`${url}/newest${page > 1 ? `/page/${page}` : ""}.json`);
      if (response.status !== 200) throw service.refusal(response);
      return parseItems(service.read(response, stories), item).map((story) => postOf(story, url));
    });

  return {
    name: "lobsters",
    unavailableReason: undefined,
    searchesAllAtOnce: true,
    minIntervalMs: 1_000,
    queriesFor: (keywords) => (keywords.length ? [{ keywords }] : []),
    search: async (_, since) => {
      const posts: Post[] = [];
      for (let page = 1; page <= maxPages; page++) {
        const found = await readPage(page);
        posts.push(...found.filter(({ publishedAt }) => publishedAt >= since));
        if (!found.length || found.some(({ publishedAt }) => publishedAt < since)) break;
      }
      return posts;
    },
  };
};

const postOf = (
  { short_id, title, url, description, submitter_user, ...story }: z.infer<typeof item>,
  site: string,
): Post => ({
  externalId: short_id,
  url: story.comments_url,
  author: submitter_user,
  authorUrl: `${site}/~${encodeURIComponent(submitter_user)}`,
  title,
  text: [htmlToText(description ?? ""), url].filter(Boolean).join("\n"),
  publishedAt: new Date(story.created_at),
  comments: story.comment_count ?? null,
  points: story.score ?? null,
});
