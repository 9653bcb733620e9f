import { createMiddleware } from "hono/factory";
import type { News } from "#db/news.ts";
import type { App } from "../parts.ts";
import type { PageCache } from "./cache.ts";

/** The word of an API path: `plans` for `/api/plans/3`. What a page reads and what a call writes is named by it. */
export const wordOf = (pathname: string) => pathname.split("/")[2] ?? "";

/** After a write that succeeded, the pages that show what was written are made anew, in every process. */
export const changes = (cache: PageCache) =>
  createMiddleware<App>(async (c, next) => {
    await next();
    // Somebody's own plan, which no page shows.
    if (/^\/api\/plans\/change\/?$/.test(c.req.path)) return;
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok) return;
    const word = wordOf(c.req.path);
    cache.drop(word);
    // The write stands; a process that does not hear of it finds out when it listens again.
    await c.var.news.tell(word).catch((err) => c.var.log.warn({ err, word }, "The other processes were not told."));
  });

/** Drops the pages of this process that another one changed. */
export const followChanges = (news: News, cache: PageCache) =>
  news.hear({ heard: (word) => cache.drop(word), missed: () => cache.dropAll() });
