import type { Intent } from "#shared/mentions.ts";
import { Problem } from "../../problem.ts";
import type { ParseUntrusted } from "../../sandbox/parse-untrusted.ts";
import { intentOf } from "./intent.ts";
import { compileKeyword, excerptOf, type Matcher, prepareText, type WatchedKeyword } from "./keyword-matcher.ts";
import { sanitizePost } from "./sanitize-post.ts";
import type { Hit } from "./save-mentions.ts";
import { scoreOf } from "./score.ts";
import type { Post } from "./source.ts";

type Search = {
  posts: readonly Post[];
  keywords: readonly WatchedKeyword[];
  /** The host of the project's website: a post that leads there is no new mention. */
  ownHost: string;
  now: Date;
};

/** Posts that match a keyword, each with the keyword that it matches best. A task of the parsing worker. */
export const findHits = ({ posts, keywords, ownHost, now }: Search) => {
  const matchers = keywords.map((keyword) => compileKeyword(keyword));
  return posts.flatMap((post) => {
    const sanitized = sanitizePost(post, now);
    return (sanitized && hitOf(sanitized, matchers, ownHost, now)) ?? [];
  });
};

/** Fifty short keywords take up to a second for so many characters. */
const batchCharacters = 300_000;
/** Each costs twice the CPU time of a task. */
const mostFailures = 3;

/** Hits among the posts; `isComplete` is false where some posts take too much CPU time or memory to search. */
export const searchPosts = async (parseUntrusted: ParseUntrusted, { posts, keywords, ...scope }: Search) => {
  const hits: Hit[] = [];
  let failures = 0;
  // As they are stored: a keyword has more columns.
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

const batchesOf = (posts: readonly Post[]) => {
  const batches: Post[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const post of posts) {
    const length = post.title.length + post.text.length;
    if (characters + length > batchCharacters) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)?.push(post);
    characters += length;
  }
  return batches;
};

/** The best match among the keywords, or none. */
const hitOf = (post: Post, matchers: Matcher[], ownHost: string, now: Date): Hit | undefined => {
  const text = prepareText(post);
  let best: Hit | undefined;
  let intent: Intent | undefined;
  for (const { keyword, find } of matchers) {
    const match = find(text);
    if (!match) continue;
    intent ??= intentOf(post);
    const { score, reasons } = scoreOf({ post, match, intent, now, ownHost });
    if (best && best.score >= score) continue;
    const excerpt = excerptOf(post.text || post.title, Math.max(0, match.at));
    best = { post, keyword: keyword.text, excerpt, intent, score, reasons };
  }
  return best;
};
