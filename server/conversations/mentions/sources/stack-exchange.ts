// Stack Exchange questions: https://api.stackexchange.com/docs/advanced-search

import { z } from "zod";
import { minuteMs } from "#shared/time.ts";
import { type PauseSource, type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { parseJson } from "../../../text/parse-json.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { parseItems } from "./community-posts.ts";
import { type Answer, createSourceClient, type SourceClientOptions, searchTerms } from "./source-client.ts";

const pageSize = 100;
const maxPages = 3;

type StackExchangeOptions = SourceClientOptions & {
  /** Raises the quota from 300 to 10,000 requests a day. */ key: string | undefined;
  clock: () => Date;
};

const wrapper = z.object({
  items: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  quota_max: z.number().nullish(),
  quota_remaining: z.number().nullish(),
  backoff: z.number().nullish(),
});
const failure = z.object({ error_name: z.string().catch(""), error_message: z.string().catch("") });
const item = z.object({
  question_id: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  link: z.string(),
  owner: z.object({ display_name: z.string().nullish(), link: z.string().nullish() }).nullish(),
  score: z.number().nullish(),
  answer_count: z.number().nullish(),
  creation_date: z.number(),
});

export const stackExchange = ({ url, key, clock, timeoutMs }: StackExchangeOptions): Source => {
  const service = createSourceClient("Stack Exchange", { timeoutMs, limitBytes: 5_000_000 });
  // With a key, the quota also covers the site for product recommendations.
  const defaultSites = key ? ["stackoverflow", "softwarerecs"] : ["stackoverflow"];

  const search = async (words: string, site: string, page: number, since: Date) => {
    const query = new URLSearchParams({
      order: "desc",
      sort: "creation",
      q: words,
      site,
      filter: "withbody",
      fromdate: String(Math.floor(since.getTime() / 1000)),
      pagesize: String(pageSize),
      page: String(page),
      ...(key && { key }),
    });
    const response = await service.call(`${url}/2.3/search/advanced?${query}`);
    if (response.status !== 200) throw refused(response);
    return service.read(response, wrapper);
  };

  /** Throttling is a named 400, or a 502 or 503 from the servers in front on abuse. */
  const refused = (response: Answer) => {
    const { error_name, error_message } = failure
      .catch({ error_name: "", error_message: "" })
      .parse(parseJson(response.text));
    const isThrottled = error_name === "throttle_violation";
    if (!isThrottled && response.status !== 502 && response.status !== 503) return service.refusal(response);
    const seconds = Number(error_message.match(/in ([\d,]+) seconds/)?.[1]?.replaceAll(",", ""));
    return new SourceError("Stack Exchange asked us to wait.", {
      retryAfterMs: seconds ? seconds * 1000 : 10 * minuteMs,
    });
  };

  /** Applies the backoff and quota of a response. Returns whether more requests are allowed now. */
  const applyLimits = (
    { backoff, quota_max, quota_remaining }: z.infer<typeof wrapper>,
    requests: number,
    pause: PauseSource | undefined,
  ) => {
    if (backoff) pause?.(backoff * 1000);
    const left = quota_remaining ?? Number.POSITIVE_INFINITY;
    // Spreads the remaining quota over the day, so that every keyword gets its turn.
    if (left < (quota_max ?? 0) / 2) pause?.((untilTomorrow(clock()) / Math.max(1, left)) * requests);
    return !backoff && left > 0;
  };

  return {
    name: "stack-exchange",
    unavailableReason: undefined,
    minIntervalMs: key ? 200 : 2_000,
    // A search is a request for each site and page.
    dailySearches: key ? 4_000 : 300,
    queriesFor: (keywords, { stackExchangeSites }) =>
      keywords.map((keyword) => ({
        keywords: [keyword],
        targets: stackExchangeSites.length ? stackExchangeSites : defaultSites,
      })),
    search: async (searchQuery, since, pause) => {
      const sites = searchQuery.targets ?? defaultSites;
      const words = searchTerms(searchQuery.keywords[0] ?? "", searchQuery);
      const posts: Post[] = [];
      for (const site of sites)
        for (let page = 1; page <= (key ? maxPages : 1); page++) {
          const found = await search(words, site, page, since);
          posts.push(...parseItems(found.items, item).map((question) => postOf(question, site)));
          const mayGoOn = applyLimits(found, sites.length, pause);
          if (!mayGoOn) return posts;
          if (!found.has_more) break;
        }
      return posts;
    },
  };
};

/** The daily quota resets at midnight UTC. */
const untilTomorrow = (now: Date) => new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime();

const postOf = ({ question_id, title, body, link, owner, ...counts }: z.infer<typeof item>, site: string): Post => ({
  externalId: `${site}/${question_id}`,
  url: link,
  author: owner?.display_name ? htmlToText(owner.display_name) : null,
  authorUrl: owner?.link ?? null,
  title: htmlToText(title),
  text: htmlToText(body ?? ""),
  publishedAt: new Date(counts.creation_date * 1000),
  comments: counts.answer_count ?? null,
  points: counts.score ?? null,
});
