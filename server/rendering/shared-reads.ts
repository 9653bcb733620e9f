import { LRUCache } from "lru-cache";
import { tagOf } from "./cache-invalidation.ts";
import type { PageCache } from "./page-cache.ts";

/** API paths that many public pages read. Lists of directories have a query each. */
const sharedPaths = new Set(["/api/plans/all", "/api/settings/public", "/api/ledger", "/api/directories"]);

const maxReads = 100;

/**
 * Caches these responses until their tag is invalidated, so that rendering hundreds of pages for crawlers or the
 * sitemap queries the database once. For public pages only, whose loaders run without a session.
 */
export const createSharedReads = (cache: PageCache) => {
  const reads = new LRUCache<string, { body: string; headers: Headers; since: number }>({ max: maxReads });

  return async (request: Request, call: () => Response | Promise<Response>): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || !sharedPaths.has(pathname)) return call();
    const tags = new Set([tagOf(pathname)]);
    const cached = reads.get(pathname + search);
    if (cached && cache.isCurrent(tags, cached.since)) return new Response(cached.body, { headers: cached.headers });
    const since = cache.version();
    const response = await call();
    if (!response.ok) return response;
    const read = { body: await response.text(), headers: response.headers, since };
    reads.set(pathname + search, read);
    return new Response(read.body, { headers: read.headers });
  };
};
