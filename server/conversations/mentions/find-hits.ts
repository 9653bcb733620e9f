import type { Intent } from "#shared/conversations/mentions.ts";
import { Problem } from "#shared/problem.ts";
import type { Post } from "../../integrations/mention-source.ts";
import type { ParseUntrusted } from "../../untrusted/parse-untrusted.ts";
import { compileKeyword, type Matcher, prepareText, type WatchedKeyword } from "./keyword-matcher.ts";
import { batchesOf, excerptOf, sanitizePost } from "./posts.ts";
import type { Hit } from "./save-mentions.ts";
import { intentOf, scoreOf } from "./score.ts";

type Search = {
  posts: readonly Post[];
  keywords: readonly WatchedKeyword[];
  /** The host of the project's website; posts that link to it score lower. */
  ownHost: string;
  now: Date;
};

/** Returns the posts that match a keyword, each with its best match. Runs as a parsing worker task. */
export const findHits = ({ posts, keywords, ownHost, now }: Search) => {
  const matchers = keywords.map((keyword) => compileKeyword(keyword));
  return posts.flatMap((post) => {
    const sanitized = sanitizePost(post, now);
    return (sanitized && hitOf(sanitized, matchers, ownHost, now)) ?? [];
  });
};

/** Each failure costs twice the CPU time of a task. */
const mostFailures = 3;

/** Returns the hits among the posts; `isComplete` is false if some posts took too much CPU time or memory to search. */
export const searchPosts = async (parseUntrusted: ParseUntrusted, { posts, keywords, ...scope }: Search) => {
  const hits: Hit[] = [];
  let failures = 0;
  // Drops the other columns of the keyword rows before they go to the worker.
  const watched = keywords.map(({ text, match, exclude }) => ({ text, match, exclude }));
  for (const batch of batchesOf(posts)) {
    try {
      hits.push(...(await parseUntrusted("findHits", { posts: batch, keywords: watched, ...scope })));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (++failures === mostFailures) break;
    }
  }
  return { hits, isComplete: failures === 0 };
};

/** Returns the best match among the keywords, or undefined. */
const hitOf = (post: Post, matchers: Matcher[], ownHost: string, now: Date): Hit | undefined => {
  const text = prepareText(post);
  let best: Hit | undefined;
  let intent: Intent | undefined;
  const matched: string[] = [];
  for (const { keyword, find } of matchers) {
    const match = find(text);
    if (!match) continue;
    matched.push(keyword.text);
    intent ??= intentOf(post);
    const { score, reasons } = scoreOf({ post, match, intent, now, ownHost });
    if (best && best.score >= score) continue;
    const excerpt = excerptOf(post.text || post.title, Math.max(0, match.at));
    best = { post, keyword: keyword.text, alsoKeywords: [], excerpt, intent, score, reasons };
  }
  return best && { ...best, alsoKeywords: matched.filter((keyword) => keyword !== best.keyword) };
};
