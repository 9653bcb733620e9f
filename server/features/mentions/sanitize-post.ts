// Whoever writes posts, or serves a feed, chooses every letter of them.
import { strangeAddress } from "../../integrations/untrusted-url.ts";
import type { Post } from "./source.ts";

const most = { id: 500, address: 2_000, handle: 100, title: 300, text: 100_000 };

/** A post as the database can hold it and a page may show it; nothing when it cannot be one. */
export const soundPost = (post: Post, now: Date): Post | undefined => {
  const url = webAddress(post.url);
  const at = post.publishedAt.getTime();
  if (!url || !post.outsideId || post.outsideId.length > most.id || Number.isNaN(at)) return undefined;
  const author = readable(post.author ?? "").slice(0, most.handle) || null;
  return {
    outsideId: readable(post.outsideId),
    url,
    author,
    authorUrl: (author && post.authorUrl && webAddress(post.authorUrl)) || null,
    title: readable(post.title.slice(0, most.title)),
    text: readable(post.text.slice(0, most.text)),
    // A post of tomorrow would stay the freshest for a day.
    publishedAt: new Date(Math.min(at, now.getTime())),
    comments: post.comments,
    points: post.points,
  };
};

/** An address that may stand in a link, or nothing. */
export const webAddress = (address: string, base?: string) => {
  const url = address.trim() ? strangeAddress(address, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= most.address ? url.href : undefined;
};

/** Postgres refuses a NUL, and no reader wants the other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const readable = (text: string) => text.toWellFormed().replace(controls, "").trim();
