// Cached sitemaps, feeds and the OpenAPI document: expensive to build, and often requested by many crawlers at once.

import type { Document, Documents } from "../http/app-env.ts";
import { denyAllPolicy, securityHeaders } from "../http/security-headers.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Serves documents from the cache, where they stay until one of their tags is invalidated. Concurrent misses share one
 * build.
 */
export const createDocuments = ({ cache, siteUrl }: { cache: PageCache; siteUrl: string }): Documents => {
  const running = new Map<string, { since: number; text: Promise<string> }>();

  const writeOnce = async (path: string, { tags, write }: Document, headers: Record<string, string>) => {
    for (let other = running.get(path); other; other = running.get(path)) {
      if (cache.isCurrent(tags, other.since)) return other.text;
      // That build started before an invalidation: wait for it, then build again. Its own waiters handle its error.
      await other.text.catch(() => {});
    }
    const since = cache.version();
    const writeAndSave = async () => {
      const text = await write();
      cache.save(path, { body: new TextEncoder().encode(text), headers, tags }, since);
      return text;
    };
    const text = writeAndSave().finally(() => running.delete(path));
    running.set(path, { since, text });
    return text;
  };

  return async (request: Request, document: Document): Promise<Response> => {
    const cached = cache.find(request);
    if (cached) return cached;
    const headers = {
      ...securityHeaders(siteUrl),
      "Content-Type": document.contentType,
      "Content-Security-Policy": denyAllPolicy,
      "Cache-Control": document.cacheControl,
      ...document.headers,
    };
    const text = await writeOnce(new URL(request.url).pathname, document, headers);
    return cache.find(request) ?? new Response(text, { headers });
  };
};
