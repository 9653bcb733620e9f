// Posts and feeds are untrusted input.

import type { Post } from "../../integrations/mention-source.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";

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
