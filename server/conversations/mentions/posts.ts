// Posts and feeds are untrusted input.

import type { Post } from "../../integrations/mention-source.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { indexWords } from "./text-finder.ts";

/** Returns an excerpt around an index, cut at word boundaries where possible. */
export const excerptOf = (text: string, at: number, length = 280) => {
  if (text.length <= length) return text.trim();
  const earliest = Math.max(0, Math.min(at - Math.floor(length / 3), text.length - length));
  const from = earliest && startNear(text, earliest, at);
  const latest = from + length;
  const to = latest >= text.length ? text.length : endNear(text, latest);
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
};

/** The longest word to look for a boundary in; beyond it the text is cut anywhere except inside a surrogate pair. */
const maxWordLength = 30;

const startNear = (text: string, from: number, at: number) => {
  const space = text.indexOf(" ", from - 1);
  if (space >= 0 && space < at && space - from < maxWordLength) return space + 1;
  return isSplit(text, from) ? from + 1 : from;
};

const endNear = (text: string, to: number) => {
  const space = text.lastIndexOf(" ", to);
  if (to - space < maxWordLength) return space;
  return isSplit(text, to) ? to - 1 : to;
};

const isSplit = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text[at] ?? "");

/** Matching fifty short keywords against this many characters takes up to a second. */
const batchCharacters = 300_000;

/** Splits posts into batches that a parsing worker handles within its limits. */
export const batchesOf = <Post extends { title: string; text: string }>(posts: readonly Post[]) => {
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

const maxLengths = { id: 500, handle: 100, title: 300, text: 100_000 };

/** Returns the post cleaned up for the database and the page, or undefined if it is invalid. */
export const sanitizePost = (post: Post, now: Date): Post | undefined => {
  const url = toWebUrl(post.url);
  const at = post.publishedAt.getTime();
  if (!url || !post.externalId || post.externalId.length > maxLengths.id || Number.isNaN(at)) return undefined;
  const author = cleanText(post.author ?? "").slice(0, maxLengths.handle) || null;
  return {
    externalId: cleanText(post.externalId),
    url,
    author,
    authorUrl: (author && post.authorUrl && toWebUrl(post.authorUrl)) || null,
    title: cleanText(post.title.slice(0, maxLengths.title)),
    text: cleanText(post.text.slice(0, maxLengths.text)),
    // A date in the future would keep the post at the top for too long.
    publishedAt: new Date(Math.min(at, now.getTime())),
    comments: post.comments,
    points: post.points,
    language: post.language?.slice(0, 2).toLowerCase(),
  };
};

/** Postgres rejects NUL, and other control characters are of no use to readers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const cleanText = (text: string) => text.toWellFormed().replace(controls, "").trim();
