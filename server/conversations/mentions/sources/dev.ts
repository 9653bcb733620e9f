// DEV has no documented text search, so the articles of a project's tags are read: https://developers.forem.com/api/v1

import { z } from "zod";
import { dayMs } from "#shared/time.ts";
import type { Post, Source } from "../../../integrations/mention-source.ts";
import { createListingCache, parseItems } from "./community-posts.ts";
import { createSourceClient, type SourceClientOptions } from "./source-client.ts";

const pageSize = 100;

const articles = z.array(z.unknown());
const item = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullish(),
  url: z.string(),
  tag_list: z.union([z.array(z.string()), z.string()]).nullish(),
  user: z.object({ username: z.string() }),
  comments_count: z.number().nullish(),
  public_reactions_count: z.number().nullish(),
  published_at: z.string(),
});

type DevOptions = SourceClientOptions & { clock: () => Date };

export const dev = ({ url, clock, timeoutMs }: DevOptions): Source => {
  const service = createSourceClient("DEV", { timeoutMs, limitBytes: 2_000_000 });
  const cached = createListingCache<Post[]>(clock);

  const readTag = (tag: string, days: number) =>
    cached(`${tag} ${days}`, async () => {
      // `top` selects the articles of that many days; without it, the most popular ones come first, however old.
      const query = new URLSearchParams({ tag, top: String(days), per_page: String(pageSize) });
      const response = await service.call(`${url}/api/articles?${query}`, {
        headers: { accept: "application/vnd.forem.api-v1+json" },
      });
      if (response.status !== 200) throw service.refusal(response);
      return parseItems(service.read(response, articles), item).map((article) => postOf(article, url));
    });

  return {
    name: "dev",
    unavailableReason: undefined,
    missingReason: ({ devTags }) => (devTags.length ? undefined : "Choose tags to search DEV."),
    searchesAllAtOnce: true,
    minIntervalMs: 1_000,
    queriesFor: (keywords, { devTags }) => (keywords.length && devTags.length ? [{ keywords, targets: devTags }] : []),
    search: async ({ targets = [] }, since) => {
      const days = Math.max(1, Math.ceil((clock().getTime() - since.getTime()) / dayMs));
      const posts: Post[] = [];
      for (const tag of targets) posts.push(...(await readTag(tag, days)));
      return posts.filter(({ publishedAt }) => publishedAt >= since);
    },
  };
};

const postOf = (
  { id, title, description, url, tag_list, user, ...article }: z.infer<typeof item>,
  site: string,
): Post => ({
  externalId: String(id),
  url,
  author: user.username,
  authorUrl: `${site}/${encodeURIComponent(user.username)}`,
  title,
  text: [
    description,
    [tag_list ?? []]
      .flat()
      .map((tag) => `#${tag}`)
      .join(" "),
  ]
    .filter(Boolean)
    .join("\n"),
  publishedAt: new Date(article.published_at),
  comments: article.comments_count ?? null,
  points: article.public_reactions_count ?? null,
});
