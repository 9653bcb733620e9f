// Bluesky's search requires an account: https://docs.bsky.app/docs/api/app-bsky-feed-search-posts
import { z } from "zod";
import { hourMs } from "#shared/time.ts";
import { type PauseSource, type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { excerptOf } from "../posts.ts";
import { parseItems } from "./community-posts.ts";
import {
  type Answer,
  createSourceClient,
  type SourceClient,
  type SourceClientOptions,
  searchTerms,
} from "./source-client.ts";

type BlueskyAccount = { identifier: string; appPassword: string };

const tokens = z.object({ accessJwt: z.string().min(1), refreshJwt: z.string().min(1) });
type Tokens = z.infer<typeof tokens>;

const createBlueskySession = (service: SourceClient, base: string, { identifier, appPassword }: BlueskyAccount) => {
  let current: Tokens | undefined;

  const signIn = async () => {
    const response = await service.call(`${base}/xrpc/com.atproto.server.createSession`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier, password: appPassword }),
    });
    if (response.status === 401) throw new SourceError("Bluesky did not accept our account.", { retryAfterMs: hourMs });
    if (response.status !== 200) throw service.refusal(response);
    return service.read(response, tokens);
  };

  const refreshed = async ({ refreshJwt }: Tokens) => {
    const response = await service.call(`${base}/xrpc/com.atproto.server.refreshSession`, {
      method: "POST",
      headers: bearer(refreshJwt),
    });
    if (isSessionExpired(response)) return signIn();
    if (response.status !== 200) throw service.refusal(response);
    return service.read(response, tokens);
  };

  return {
    get: async (path: string): Promise<Answer> => {
      current ??= await signIn();
      const request = ({ accessJwt }: Tokens) => service.call(`${base}/xrpc/${path}`, { headers: bearer(accessJwt) });
      const response = await request(current);
      if (!isSessionExpired(response)) return response;
      current = await refreshed(current);
      return request(current);
    },
  };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Bluesky reports an expired token as a named 400 and an invalid one as a 401. */
const isSessionExpired = ({ status, text }: Answer) =>
  status === 401 || (status === 400 && /"(ExpiredToken|InvalidToken)"/.test(text));

const maxPages = 3;
const titleLength = 80;
const hidden = new Set(["porn", "sexual", "nudity", "graphic-media", "gore"]);

type BlueskyOptions = SourceClientOptions & {
  identifier: string | undefined;
  appPassword: string | undefined;
  clock: () => Date;
};

const page = z.object({ cursor: z.string().nullish(), posts: z.array(z.unknown()) });
const item = z.object({
  uri: z.string().regex(/^at:\/\/.+\/[\w.~:-]+$/),
  author: z.object({ did: z.string(), handle: z.string() }),
  record: z.object({ text: z.string(), createdAt: z.string(), langs: z.array(z.string()).nullish() }),
  indexedAt: z.string(),
  replyCount: z.number().nullish(),
  likeCount: z.number().nullish(),
  labels: z.array(z.object({ val: z.string() })).nullish(),
});
type Item = z.infer<typeof item>;

/** Rate limit: 3,000 requests per five minutes. */
export const bluesky = ({ url, identifier, appPassword, clock, timeoutMs }: BlueskyOptions): Source => {
  const service = createSourceClient("Bluesky", { timeoutMs, limitBytes: 2_000_000 });
  const isSetUp = identifier && appPassword;
  const session = createBlueskySession(service, url, { identifier: identifier ?? "", appPassword: appPassword ?? "" });
  return {
    name: "bluesky",
    unavailableReason: isSetUp ? undefined : "Bluesky is not set up here: its search needs an account.",
    minIntervalMs: 150,
    queriesFor: (keywords) => keywords.map((keyword) => ({ keywords: [keyword] })),
    search: async (searchQuery, since, pause) => {
      const words = searchTerms(searchQuery.keywords[0] ?? "", searchQuery);
      const posts: Post[] = [];
      let cursor: string | null | undefined;
      for (let at = 0; at < maxPages; at++) {
        const query = new URLSearchParams({
          q: words,
          sort: "latest",
          since: since.toISOString(),
          limit: "100",
        });
        if (cursor) query.set("cursor", cursor);
        const response = await session.get(`app.bsky.feed.searchPosts?${query}`);
        if (response.status !== 200) throw service.refusal(response);
        const found = service.read(response, page);
        posts.push(...parseItems(found.posts, item).filter(isForAll).map(postOf));
        cursor = found.cursor;
        if (isRateLimitExhausted(response, clock(), pause) || !cursor) break;
      }
      return posts;
    },
  };
};

const isForAll = ({ labels }: Item) => !labels?.some(({ val }) => hidden.has(val));

/** Whether the rate limit is nearly used up; if so, pauses the source until it resets. */
const isRateLimitExhausted = ({ headers }: Answer, now: Date, pause: PauseSource | undefined) => {
  const remaining = headers.get("ratelimit-remaining");
  if (remaining === null || Number(remaining) >= 5) return false;
  pause?.(Math.max(1000, Number(headers.get("ratelimit-reset")) * 1000 - now.getTime()));
  return true;
};

const postOf = ({ uri, author: { did, handle }, record: { text, createdAt, langs }, ...post }: Item): Post => {
  const profile = `https://bsky.app/profile/${handle === "handle.invalid" ? did : handle}`;
  return {
    externalId: uri,
    url: `${profile}/post/${uri.slice(uri.lastIndexOf("/") + 1)}`,
    author: handle,
    authorUrl: profile,
    title: openingOf(text),
    text,
    // Authors can set any date, so a post is at least as old as its first indexing.
    publishedAt: new Date(Math.min(Date.parse(createdAt), Date.parse(post.indexedAt))),
    comments: post.replyCount ?? null,
    points: post.likeCount ?? null,
    language: langs?.[0],
  };
};

/** Posts have no titles, so lists show their first words. */
const openingOf = (text: string) => excerptOf(text.trim().split("\n")[0] ?? "", 0, titleLength);
