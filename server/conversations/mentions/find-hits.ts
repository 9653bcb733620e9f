import type { Intent } from "#shared/conversations/mentions.ts";
import type { Post } from "../../integrations/mention-source.ts";
import { compileKeyword, type Matcher, prepareText, type WatchedKeyword } from "./keyword-matcher.ts";
import { excerptOf, sanitizePost } from "./posts.ts";
import type { Hit } from "./save-mentions.ts";
import { intentOf, scoreOf } from "./score.ts";

export type Search = {
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
