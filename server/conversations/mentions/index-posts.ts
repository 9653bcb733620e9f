import type { Post } from "../../integrations/mention-source.ts";
import { sanitizePost } from "./sanitize-post.ts";
import { indexWords } from "./text-finder.ts";

const maxTextLength = 2_000;
const maxWords = 500;
const maxCount = 2 ** 31 - 1;

/** Returns the posts as they are stored for previews. Runs as a parsing worker task. */
export const indexPosts = ({ posts, now }: { posts: readonly Post[]; now: Date }) =>
  posts.flatMap((post) => {
    const sanitized = sanitizePost(post, now);
    if (!sanitized) return [];
    const text = sanitized.text.slice(0, maxTextLength).toWellFormed();
    return [
      {
        ...sanitized,
        text,
        comments: toCount(post.comments),
        points: toCount(post.points),
        words: indexWords(`${sanitized.title}\n${text}`, maxWords),
      },
    ];
  });

const toCount = (count: number | null) =>
  count === null || Number.isNaN(count) ? null : Math.trunc(Math.max(-maxCount, Math.min(maxCount, count)));
