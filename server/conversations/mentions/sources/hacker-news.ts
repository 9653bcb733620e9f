// Hacker News via Algolia search: https://hn.algolia.com/api
import { z } from "zod";
import type { Post, Source } from "../../../integrations/mention-source.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { parseItems } from "./community-posts.ts";
import { createSourceClient, type SourceClient, type SourceClientOptions, searchTerms } from "./source-client.ts";

const pageSize = 100;
const maxPages = 5;
const site = "https://news.ycombinator.com";

const hit = z.object({
  objectID: z.string(),
  title: z.string().nullish(),
  story_title: z.string().nullish(),
  author: z.string().nullish(),
  story_text: z.string().nullish(),
  comment_text: z.string().nullish(),
  created_at_i: z.number(),
  num_comments: z.number().nullish(),
  points: z.number().nullish(),
});
const envelope = z.object({ hits: z.array(z.unknown()) });

/** Rate limit: 10,000 requests per hour and IP address. */
export const hackerNews = (baseUrl: string, { timeoutMs }: Pick<SourceClientOptions, "timeoutMs"> = {}): Source => {
  const service = createSourceClient("Hacker News", { timeoutMs });
  return {
    name: "hacker-news",
    unavailableReason: undefined,
    minIntervalMs: 400,
    queriesFor: (keywords) => keywords.map((keyword) => ({ keywords: [keyword] })),
    search: async (searchQuery, since) => {
      const words = searchTerms(searchQuery.keywords[0] ?? "", searchQuery);
      const posts: Post[] = [];
      // Algolia stops at 1,000 hits, so each page starts from the date of the previous page's last post.
      let before = Number.POSITIVE_INFINITY;
      for (let page = 0; page < maxPages; page++) {
        const found = await search(service, baseUrl, words, since, before);
        posts.push(...found);
        const last = found.at(-1);
        if (found.length < pageSize || !last) break;
        before = last.publishedAt.getTime() / 1000;
      }
      return posts;
    },
  };
};

const search = async (service: SourceClient, baseUrl: string, words: string, since: Date, before: number) => {
  const from = Math.floor(since.getTime() / 1000);
  const query = new URLSearchParams({
    query: words,
    tags: "(story,comment)",
    numericFilters: [`created_at_i>${from}`, ...(Number.isFinite(before) ? [`created_at_i<${before}`] : [])].join(","),
    hitsPerPage: String(pageSize),
    advancedSyntax: "true",
    typoTolerance: "false",
  });
  const response = await service.call(`${baseUrl}/api/v1/search_by_date?${query}`);
  if (response.status !== 200) throw service.refusal(response);
  return parseItems(service.read(response, envelope).hits, hit).map(postOf);
};

const postOf = ({ objectID, author, created_at_i, num_comments, points, ...texts }: z.infer<typeof hit>): Post => ({
  externalId: objectID,
  url: `${site}/item?id=${encodeURIComponent(objectID)}`,
  author: author ?? null,
  authorUrl: author ? `${site}/user?id=${encodeURIComponent(author)}` : null,
  title: htmlToText(texts.title ?? texts.story_title ?? "").slice(0, 300),
  text: htmlToText(texts.story_text ?? texts.comment_text ?? ""),
  publishedAt: new Date(created_at_i * 1000),
  comments: num_comments ?? null,
  points: points ?? null,
});
