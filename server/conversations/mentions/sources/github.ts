// GitHub issues and pull requests: https://docs.github.com/en/rest/search/search#search-issues-and-pull-requests
import { z } from "zod";
import { type Post, type Source, SourceError } from "../../../integrations/mention-source.ts";
import { parseItems } from "./community-posts.ts";
import { type Answer, createSourceClient, type SourceClientOptions, searchTerms } from "./source-client.ts";

/** Without one of these, GitHub answers 422; with both, it leaves out issues. So a search is two requests. */
const kinds = ["is:issue", "is:pull-request"] as const;
const pageSize = 100;
/** GitHub's maximum, without qualifiers. */
const maxQueryLength = 200;

type GitHubOptions = SourceClientOptions & {
  /** Raises the limit from 10 to 30 searches a minute. */
  token: string | undefined;
  clock: () => Date;
};

const envelope = z.object({ items: z.array(z.unknown()) });
const item = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  user: z.object({ login: z.string(), html_url: z.string() }).nullish(),
  comments: z.number().nullish(),
  reactions: z.object({ total_count: z.number() }).nullish(),
  created_at: z.string(),
  text_matches: z.array(z.object({ object_type: z.string().nullish(), fragment: z.string() })).nullish(),
});

export const github = ({ url, token, clock, timeoutMs }: GitHubOptions): Source => {
  const service = createSourceClient("GitHub", { timeoutMs, limitBytes: 5_000_000 });

  const search = async (words: string, kind: string, since: Date) => {
    const q = `${words} ${kind} in:title,body,comments created:>=${since.toISOString().slice(0, 19)}Z`;
    const query = new URLSearchParams({ q, sort: "created", order: "desc", per_page: String(pageSize) });
    const response = await service.call(`${url}/search/issues?${query}`, {
      headers: {
        // With the fragments that match, so that a match in a comment is known.
        accept: "application/vnd.github.text-match+json",
        "x-github-api-version": "2022-11-28",
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    if (response.status !== 200) throw refused(response);
    return parseItems(service.read(response, envelope).items, item).map(postOf);
  };

  /** A used-up limit is a 403 with the second at which it ends. */
  const refused = (response: Answer) => {
    const { status, headers } = response;
    if (status === 401) return new SourceError("GitHub did not accept our token.", { retryAfterMs: 3600_000 });
    const isUsedUp = status === 403 && headers.get("x-ratelimit-remaining") === "0";
    const resetMs = Number(headers.get("x-ratelimit-reset")) * 1000 - clock().getTime();
    return isUsedUp
      ? new SourceError("GitHub asked us to wait.", { retryAfterMs: Math.max(1_000, Math.min(resetMs || 0, 3600_000)) })
      : service.refusal(response);
  };

  return {
    name: "github",
    unavailableReason: undefined,
    // Two requests a search, of 30 or 10 a minute.
    minIntervalMs: token ? 4_000 : 12_000,
    queriesFor: (keywords) => keywords.map((keyword) => ({ keywords: [keyword] })),
    search: async (searchQuery, since) => {
      const words = searchTerms(searchQuery.keywords[0] ?? "", searchQuery).slice(0, maxQueryLength);
      const posts: Post[] = [];
      for (const kind of kinds)
        try {
          posts.push(...(await search(words, kind, since)));
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          throw new SourceError(error.reason, { retryAfterMs: error.retryAfterMs, posts, cause: error });
        }
      return posts;
    },
  };
};

const postOf = ({ id, title, body, html_url, user, ...rest }: z.infer<typeof item>): Post => {
  const comments = (rest.text_matches ?? []).filter(({ object_type }) => object_type === "IssueComment");
  return {
    externalId: String(id),
    url: html_url,
    author: user?.login ?? null,
    authorUrl: user?.html_url ?? null,
    title,
    // Markdown.
    text: [body ?? "", ...comments.map(({ fragment }) => fragment)].join("\n").replace(/\s+/g, " ").trim(),
    publishedAt: new Date(rest.created_at),
    comments: rest.comments ?? null,
    points: rest.reactions?.total_count ?? null,
  };
};
