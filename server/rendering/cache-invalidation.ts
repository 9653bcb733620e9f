import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { PageCache } from "./page-cache.ts";

/** Returns the cache tag of an API path: `plans` for `/api/plans/3`. Reads tag a page with it, writes invalidate it. */
export const tagOf = (pathname: string) => pathname.split("/")[2] ?? "";

/**
 * Returns the tags of a page that reads this path: `directories` and `directories/example`. Jobs that change one item
 * invalidate the second one, and leave the pages that list it.
 */
export const readTagsOf = (pathname: string) => {
  const [, , collection = "", item] = pathname.split("/");
  return item ? [collection, `${collection}/${item}`] : [collection];
};

/** Pages that count sales change with a payment. */
const salesTags = async ({ settings }: Pick<Dependencies, "settings">) => {
  if (!(await settings.read()).launchOffer.countsSales) return [];
  settings.invalidate();
  return ["settings"];
};

/** Invalidates the pages affected by a successful write, in every process. */
export const invalidateOnWrite = (cache: PageCache) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.res.ok) return;
    // Change only the caller's plan and the project's visits, which no cached page shows.
    if (/^\/api\/(plans\/change|visits)\/?$/.test(c.req.path)) return;
    const tag = tagOf(c.req.path);
    for (const changed of tag === "payments" ? ["payments", ...(await salesTags(c.var))] : [tag]) {
      cache.invalidate(changed);
      // The write succeeded anyway. A process that missed the message clears its cache when it reconnects.
      await c.var.pubsub
        .publish(changed)
        .catch((err) => c.var.log.warn({ err, tag: changed }, "Could not notify the other processes."));
    }
  });

/**
 * Applies invalidations from other processes to this process's settings and pages. Settings come first: a page rendered
 * right after its invalidation must not read old ones. When messages may have been lost, all pages are removed.
 */
export const subscribeToInvalidations = (
  { pubsub, settings }: Pick<Dependencies, "pubsub" | "settings">,
  cache: PageCache,
) =>
  pubsub.subscribe({
    onMessage: (tag) => {
      if (tag === "settings") settings.invalidate();
      cache.invalidate(tag);
    },
    onGap: () => {
      settings.invalidate();
      cache.invalidateAll();
    },
  });
