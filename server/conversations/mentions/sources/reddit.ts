// Reddit: its API if an app is configured, else the public search feed, limited to about one request a minute.

import { z } from "zod";
import { dayMs } from "#shared/time.ts";
import { type PauseSource, type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { parseFeed } from "../../project-feeds/parse-feed.ts";
import { parseItems } from "./community-posts.ts";
import { type Answer, anyOf, createSourceClient, orQueries, type SourceClient } from "./source-client.ts";

const redditAtomSearch =
  (service: SourceClient, site: string, clock: () => Date): Source["search"] =>
  async (searchQuery, since) => {
    const query = new URLSearchParams({ q: anyOf(searchQuery), sort: "new", type: "link", limit: "100" });
    const response = await service.call(`${site}/search.rss?${query}`);
    if (response.status === 403)
      throw new SourceError("Reddit does not answer without an app of its own (403).", { retryAfterMs: 3600_000 });
    if (response.status !== 200) throw service.refusal(response);
    const items = parseFeed(response.text, "https://www.reddit.com/");
    if (!items) throw new SourceError("Reddit answered with something that we cannot read.");
    return items.flatMap(({ id, url, author, authorUrl, title, html, publishedAt }) => {
      // Results also contain communities.
      const post = id?.match(/^t3_(\w+)$/)?.[1];
      if (!post || !url || (publishedAt && publishedAt < since)) return [];
      const handle = author?.replace(/^\/u\//, "") ?? null;
      const place = { externalId: post, url, author: handle, authorUrl: authorUrl ?? null };
      const text = htmlToText(selfTextIn(html));
      return [{ ...place, title, text, publishedAt: publishedAt ?? clock(), comments: null, points: null }];
    });
  };

/** The author's text, without the thumbnails and links that Reddit adds around it. */
const selfTextIn = (html: string) => html.match(/<!-- SC_OFF -->([\s\S]*)<!-- SC_ON -->/)?.[1] ?? "";

const maxPages = 5;
const site = "https://www.reddit.com";

type RedditApi = { clientId: string; clientSecret: string; tokenUrl: string; apiUrl: string; clock: () => Date };

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const listing = z.object({
  data: z.object({ after: z.string().nullish(), children: z.array(z.unknown()) }),
});
const child = z.object({
  kind: z.literal("t3"),
  data: z.object({
    id: z.string(),
    title: z.string(),
    selftext: z.string().nullish(),
    permalink: z.string(),
    author: z.string().nullish(),
    score: z.number().nullish(),
    num_comments: z.number().nullish(),
    created_utc: z.number(),
    over_18: z.boolean().nullish(),
  }),
});

const redditApiSearch = (service: SourceClient, api: RedditApi): Source["search"] => {
  const token = createTokenCache(service, api);

  const search = async (query: URLSearchParams) => {
    const request = async () =>
      service.call(`${api.apiUrl}/search?${query}`, { headers: { authorization: `Bearer ${await token.current()}` } });
    let response = await request();
    if (response.status === 401) {
      token.forget();
      response = await request();
    }
    if (response.status !== 200) throw service.refusal(response);
    return response;
  };

  return async (searchQuery, since, pause) => {
    const posts: Post[] = [];
    let after: string | null | undefined;
    for (let page = 0; page < maxPages; page++) {
      const query = new URLSearchParams({
        q: anyOf(searchQuery),
        sort: "new",
        t: spanOf(api.clock().getTime() - since.getTime()),
        limit: "100",
        type: "link",
        raw_json: "1",
        ...(after && { after }),
      });
      const response = await search(query);
      const { data } = service.read(response, listing);
      const found = parseItems(data.children, child).map(({ data }) => data);
      posts.push(...found.filter((post) => !post.over_18).map(postOf));
      after = data.after;
      const isPast = found.some(({ created_utc }) => created_utc * 1000 < since.getTime());
      if (isRateLimitExhausted(response, pause) || isPast || !after) break;
    }
    return posts.filter(({ publishedAt }) => publishedAt >= since);
  };
};

/** The token is valid for a day, so it is cached between scans. */
const createTokenCache = (service: SourceClient, { clientId, clientSecret, tokenUrl, clock }: RedditApi) => {
  let cached: { value: string; until: number } | undefined;

  const request = async () => {
    const response = await service.call(`${tokenUrl}/api/v1/access_token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (response.status === 401) throw new SourceError("Reddit did not accept our app.", { retryAfterMs: 3600_000 });
    if (response.status !== 200) throw service.refusal(response);
    const { access_token, expires_in } = service.read(response, grant);
    return { value: access_token, until: clock().getTime() + (expires_in - 60) * 1000 };
  };

  return {
    current: async () => {
      if (!cached || cached.until <= clock().getTime()) cached = await request();
      return cached.value;
    },
    forget: () => {
      cached = undefined;
    },
  };
};

const spanOf = (ms: number) => {
  if (ms < dayMs) return "day";
  return ms < 7 * dayMs ? "week" : "month";
};

/** Whether this minute's rate limit is nearly used up; if so, pauses the source until it resets. */
const isRateLimitExhausted = ({ headers }: Answer, pause: PauseSource | undefined) => {
  const remaining = headers.get("x-ratelimit-remaining");
  if (remaining === null || Number(remaining) >= 5) return false;
  pause?.(1000 * (Number(headers.get("x-ratelimit-reset")) || 60));
  return true;
};

const postOf = ({ id, title, selftext, permalink, author, ...counts }: z.infer<typeof child>["data"]): Post => {
  const isThere = author && author !== "[deleted]";
  return {
    externalId: id,
    url: site + permalink,
    author: isThere ? author : null,
    authorUrl: isThere ? `${site}/user/${encodeURIComponent(author)}` : null,
    title,
    // Markdown; `raw_json` turns off HTML escaping.
    text: (selftext ?? "").replace(/\s+/g, " ").trim(),
    publishedAt: new Date(counts.created_utc * 1000),
    comments: counts.num_comments ?? null,
    points: counts.score ?? null,
  };
};

/** Reddit's maximum query length: https://www.reddit.com/dev/api/#GET_search */
const maxQueryLength = 512;

type RedditOptions = {
  /** Base URL for all requests; defaults to Reddit's hosts. */
  url: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  clock: () => Date;
  timeoutMs?: number;
};

export const reddit = ({ url, clientId, clientSecret, clock, timeoutMs }: RedditOptions): Source => {
  const service = createSourceClient("Reddit", { timeoutMs, limitBytes: 5_000_000 });
  const site = url ?? "https://www.reddit.com";
  const app = clientId && clientSecret ? { clientId, clientSecret } : undefined;
  return {
    name: "reddit",
    unavailableReason:
      clientId && !clientSecret ? "Reddit is not set up here: the secret of its app is missing." : undefined,
    // Rate limits: 100 requests a minute with an app, one without.
    minIntervalMs: app ? 700 : 90_000,
    queriesFor: (keywords) => orQueries(keywords, maxQueryLength),
    search: app
      ? redditApiSearch(service, { ...app, tokenUrl: site, apiUrl: url ?? "https://oauth.reddit.com", clock })
      : redditAtomSearch(service, site, clock),
  };
};
