// Whoever writes posts, or serves a feed, chooses every letter of them.
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import type { Post } from "./source.ts";

const maxLengths = { id: 500, address: 2_000, handle: 100, title: 300, text: 100_000 };

/** A post as the database can hold it and a page may show it; nothing when it cannot be one. */
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
    // A post of tomorrow would stay the freshest for a day.
    publishedAt: new Date(Math.min(at, now.getTime())),
    comments: post.comments,
    points: post.points,
  };
};

/** An address that may stand in a link, or nothing. */
export const toWebUrl = (address: string, base?: string) => {
  const url = address.trim() ? parseUntrustedUrl(address, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= maxLengths.address ? url.href : undefined;
};

/** Postgres refuses a NUL, and no reader wants the other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const cleanText = (text: string) => text.toWellFormed().replace(controls, "").trim();
