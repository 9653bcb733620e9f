// All sources backed by one stand-in, for scans of many keywords in several processes.
import { z } from "zod";
import { sourceNames } from "#shared/conversations/sources.ts";
import type { Post, Source } from "../../integrations/mention-source.ts";
import { callService } from "../../integrations/service-fetch.ts";
import { createStandIn } from "./stand-in.ts";

const response = z.object({ posts: z.array(z.object({ id: z.string(), author: z.string(), text: z.string() })) });

/** Returns the sources, which only need the stand-in's URL. */
export const allSources = (url: string, publishedAt: Date): Source[] =>
  sourceNames.map((name) => ({
    name,
    unavailableReason: undefined,
    minIntervalMs: 0,
    queriesFor: (keywords) => keywords.map((keyword) => ({ keywords: [keyword] })),
    search: async ({ keywords: [keyword = ""] }) => {
      const query = new URLSearchParams({ keyword });
      const { text } = await callService(`${url}/${name}?${query}`, { method: "GET", headers: {} });
      return response.parse(JSON.parse(text)).posts.map(({ id, author, text }): Post => {
        const authorUrl = `https://news.example/${author}`;
        const place = { externalId: id, url: `https://news.example/${encodeURIComponent(id)}`, author, authorUrl };
        return { ...place, title: text, text: "", publishedAt, comments: null, points: null };
      });
    },
  }));

/**
 * Returns two posts per search: a unique one, and one that every keyword of the source finds. Authors repeat. `onAsked`
 * gets the number of searches so far.
 */
export const allSourcesStandIn = (onRequest: (count: number) => void = () => {}) => {
  const service = createStandIn(({ path, query }) => {
    onRequest(service.requests.length);
    const keyword = query.get("keyword") ?? "";
    const at = Number(keyword.match(/\d+/)?.[0] ?? 0);
    return {
      status: 200,
      body: {
        posts: [
          { id: `${path}-${keyword}`, author: `writer${at % 7}`, text: `Is ${keyword} any good?` },
          { id: `${path}-digest`, author: "editor", text: `All of ${keyword} and more` },
        ],
      },
    };
  });
  return service;
};
