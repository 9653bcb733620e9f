import { createMiddleware } from "hono/factory";
import type { PubSub } from "#db/pubsub.ts";
import type { AppEnv } from "../dependencies.ts";
import type { PageCache } from "./page-cache.ts";

/** The cache tag of an API path: `plans` for `/api/plans/3`. It names what a page reads and what a call writes. */
export const tagOf = (pathname: string) => pathname.split("/")[2] ?? "";

/** Invalidates the pages that show what a successful call wrote, in every process. */
export const invalidateOnWrite = (cache: PageCache) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // Somebody's own plan, which no page shows.
    if (/^\/api\/plans\/change\/?$/.test(c.req.path)) return;
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok) return;
    const tag = tagOf(c.req.path);
    cache.invalidate(tag);
    // The write stands; a process that does not hear of it finds out when it listens again.
    await c.var.pubsub.publish(tag).catch((err) => c.var.log.warn({ err, tag }, "The other processes were not told."));
  });

/** Invalidates the pages of this process that show what another one wrote. */
export const subscribeToInvalidations = (pubsub: PubSub, cache: PageCache) =>
  pubsub.subscribe({ onMessage: (tag) => cache.invalidate(tag), onGap: () => cache.invalidateAll() });
