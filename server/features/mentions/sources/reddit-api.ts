// Reddit's API for an app without a user: https://github.com/reddit-archive/reddit/wiki/OAuth2#application-only-oauth
import { z } from "zod";
import { type Post, type Rest, type Source, SourceFailed } from "../source.ts";
import { searchForAny } from "./or-queries.ts";
import { type Answer, type Service, soundItems } from "./source-client.ts";

const mostPages = 5;
const dayMs = 24 * 3600_000;
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

export const askRedditApi = (service: Service, api: RedditApi): Source["ask"] => {
  const token = tokenKeeper(service, api);

  const search = async (query: URLSearchParams) => {
    const ask = async () =>
      service.call(`${api.apiUrl}/search?${query}`, { headers: { authorization: `Bearer ${await token.current()}` } });
    let answer = await ask();
    if (answer.status === 401) {
      token.forget();
      answer = await ask();
    }
    if (answer.status !== 200) throw service.refusal(answer);
    return answer;
  };

  return async (question, since, rest) => {
    const posts: Post[] = [];
    let after: string | null | undefined;
    for (let page = 0; page < mostPages; page++) {
      const query = new URLSearchParams({
        ...{ q: searchForAny(question), sort: "new", t: spanOf(api.clock().getTime() - since.getTime()) },
        ...{ limit: "100", type: "link", raw_json: "1", ...(after && { after }) },
      });
      const answer = await search(query);
      const { data } = service.read(answer, listing);
      const found = soundItems(data.children, child).map(({ data }) => data);
      posts.push(...found.filter((post) => !post.over_18).map(postOf));
      after = data.after;
      const isPast = found.some(({ created_utc }) => created_utc * 1000 < since.getTime());
      if (isUsedUp(answer, rest) || isPast || !after) break;
    }
    return posts.filter(({ publishedAt }) => publishedAt >= since);
  };
};

/** The token lives for a day; asking for it with every scan would be a call for nothing. */
const tokenKeeper = (service: Service, { clientId, clientSecret, tokenUrl, clock }: RedditApi) => {
  let kept: { value: string; until: number } | undefined;

  const ask = async () => {
    const answer = await service.call(`${tokenUrl}/api/v1/access_token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (answer.status === 401) throw new SourceFailed("Reddit did not accept our app.", { waitMs: 3600_000 });
    if (answer.status !== 200) throw service.refusal(answer);
    const { access_token, expires_in } = service.read(answer, grant);
    return { value: access_token, until: clock().getTime() + (expires_in - 60) * 1000 };
  };

  return {
    current: async () => {
      if (!kept || kept.until <= clock().getTime()) kept = await ask();
      return kept.value;
    },
    forget: () => {
      kept = undefined;
    },
  };
};

const spanOf = (ms: number) => {
  if (ms < dayMs) return "day";
  return ms < 7 * dayMs ? "week" : "month";
};

/** Whether this minute's calls are as good as used up; the source then rests until they are counted anew. */
const isUsedUp = ({ headers }: Answer, rest: Rest | undefined) => {
  const remaining = headers.get("x-ratelimit-remaining");
  if (remaining === null || Number(remaining) >= 5) return false;
  rest?.(1000 * (Number(headers.get("x-ratelimit-reset")) || 60));
  return true;
};

const postOf = ({ id, title, selftext, permalink, author, ...counts }: z.infer<typeof child>["data"]): Post => {
  const isThere = author && author !== "[deleted]";
  return {
    outsideId: id,
    url: site + permalink,
    author: isThere ? author : null,
    authorUrl: isThere ? `${site}/user/${encodeURIComponent(author)}` : null,
    title,
    // Markdown, and with raw_json nothing in it is escaped.
    text: (selftext ?? "").replace(/\s+/g, " ").trim(),
    publishedAt: new Date(counts.created_utc * 1000),
    comments: counts.num_comments ?? null,
    points: counts.score ?? null,
  };
};
