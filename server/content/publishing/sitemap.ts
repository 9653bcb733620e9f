// The sitemaps of customers' websites, read at most once an hour per host.

import { LRUCache } from "lru-cache";
import type { Db } from "#db/connect.ts";
import { hourMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import { findHost } from "../../links/bot/bot-hosts.ts";
import type { Visit } from "../../links/bot/visit.ts";

/** `unknown`: it could not be read, is an index of sitemaps or too long, so a missing page says nothing. */
type Sitemap = { state: "read"; has: (url: string) => boolean } | { state: "unknown" };

/** Longer sitemaps are cut by the parser. */
const mostAddresses = 2_000;
const sitemaps = new LRUCache<string, Sitemap>({ max: 200, ttl: hourMs });

/** From robots.txt, which was read before the page. */
export const sitemapUrlOf = async (db: Db, pageUrl: string) => {
  const robots = (await findHost(db, new URL(pageUrl).host))?.robotsText ?? "";
  const named = robots.match(/^\s*sitemap\s*:\s*(\S+)/im)?.[1];
  const url = parseUntrustedUrl(named ?? "/sitemap.xml", pageUrl);
  return url && url.host === new URL(pageUrl).host ? url.href : new URL("/sitemap.xml", pageUrl).href;
};

/** Returns the sitemap of a page's host if it was read lately, or reads the given answer. */
export const readSitemapOf = async (
  { parseUntrusted }: Pick<Dependencies, "parseUntrusted">,
  pageUrl: string,
  visited?: Exclude<Visit, { state: "waiting" }>,
): Promise<Sitemap | undefined> => {
  const { host } = new URL(pageUrl);
  if (visited) sitemaps.set(host, await read(parseUntrusted, visited));
  return sitemaps.get(host);
};

const read = async (
  parseUntrusted: Dependencies["parseUntrusted"],
  visited: Exclude<Visit, { state: "waiting" }>,
): Promise<Sitemap> => {
  if (visited.state !== "answered") return { state: "unknown" };
  const { url, status, type, bytes } = visited.page;
  if (status === 404 || status === 410) return { state: "read", has: () => false };
  if (status !== 200) return { state: "unknown" };
  const sitemap = await parseUntrusted("sitemap", { url, type, bytes }).catch(() => undefined);
  if (!sitemap || sitemap.isIndex || sitemap.addresses.length >= mostAddresses) return { state: "unknown" };
  const listed = new Set(sitemap.addresses.map(withoutSlash));
  return { state: "read", has: (page) => listed.has(withoutSlash(page)) };
};

const withoutSlash = (url: string) => url.replace(/\/+$/, "");
