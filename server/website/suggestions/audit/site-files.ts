// The files around a website's pages: robots.txt, sitemap, preview images, and the redirect from HTTP.

import { ifProblem } from "#shared/problem.ts";
import type { PublicPage } from "../../../integrations/safe-fetch.ts";
import { parseUntrustedUrl } from "../../../integrations/untrusted-url.ts";
import type { BrokenLink, Page, Reader, Website } from "./crawl.ts";

const limits = { sitemaps: 3, socialImages: 5 };

export type Robots = {
  state: "present" | "missing" | "unknown";
  sitemaps: string[];
  /** Returns the URLs that the agent may read. */
  allowed: (agent: string, addresses: readonly string[]) => Promise<readonly string[]>;
};

/** Reads robots.txt. As in RFC 9309, a missing file allows everything, and a failed request forbids everything. */
export const readRobots = async (reader: Reader, address: string): Promise<Robots> => {
  const { read, parseUntrusted } = reader;
  const unknown: Robots = { state: "unknown", sitemaps: [], allowed: async () => [] };
  const response = await read(new URL("/robots.txt", address).href, { limitBytes: 600_000 }).catch(() => undefined);
  if (!response || response.status >= 500) return unknown;
  if (response.status >= 400 || /html/i.test(response.type))
    return { state: "missing", sitemaps: [], allowed: async (_, addresses) => addresses };
  const robots = toParseInput(response);
  const sitemaps = await parseUntrusted("robotsSitemaps", robots).catch(ifProblem);
  if (!sitemaps) return unknown;
  return {
    state: "present",
    sitemaps,
    allowed: async (agent, addresses) => {
      if (!addresses.length) return [];
      const results = await parseUntrusted("robotsAllow", { robots, agent, addresses }).catch(ifProblem);
      return addresses.filter((_, at) => results?.[at]);
    },
  };
};

const toParseInput = ({ url, type, bytes }: PublicPage) => ({ url, type, bytes });

export const readSitemap = async (
  { read, parseUntrusted }: Reader,
  origin: string,
  { sitemaps }: Robots,
): Promise<Website["sitemap"]> => {
  const address = parseUntrustedUrl(sitemaps[0] ?? "/sitemap.xml", origin)?.href;
  if (!address) return "missing";
  const response = await read(address).catch(() => undefined);
  if (!response || response.status >= 500) return "unknown";
  if (response.status >= 400) return "missing";
  // Many websites answer 200 with a page for anything.
  if (/html/i.test(response.type)) return "missing";
  const sitemap = await parseUntrusted("sitemap", toParseInput(response)).catch(ifProblem);
  if (!sitemap) return "unknown";
  if (!sitemap.isIndex) return { address, addresses: sitemap.addresses };
  const addresses: string[] = [];
  for (const part of sitemap.addresses.slice(0, limits.sitemaps)) {
    const inner = await read(part).catch(() => undefined);
    if (!inner || inner.status >= 400) return "unknown";
    const listed = await parseUntrusted("sitemap", toParseInput(inner)).catch(ifProblem);
    if (!listed) return "unknown";
    addresses.push(...listed.addresses);
  }
  return { address, addresses };
};

export const findBrokenPreviews = async (
  { read }: Reader,
  pages: Page[],
  allowed: (addresses: readonly string[]) => Promise<readonly string[]>,
) => {
  const broken: BrokenLink[] = [];
  const firstPages = new Map(
    pages.toReversed().flatMap(({ url, socialImages }) => socialImages.map((image) => [image, url])),
  );
  const previews = [...firstPages].reverse().slice(0, limits.socialImages);
  const readable = new Set(
    await allowed(previews.map(([address]) => address).filter((address) => /^https?:/.test(address))),
  );
  for (const [address, from] of previews) {
    if (!readable.has(address)) continue;
    const response = await read(address, { limitBytes: 1_000 }).catch(() => undefined);
    if (!response) continue;
    const isImage = response.status < 400 && /^(image\/|application\/octet-stream)/i.test(response.type);
    const isUncertain = [401, 403, 429].includes(response.status);
    if (!isImage && !isUncertain)
      broken.push({
        address,
        from,
        by: "preview",
        why: response.status < 400 ? "is not an image" : `answers ${response.status}`,
      });
  }
  return broken;
};

export const isOpenOnHttp = async ({ read }: Reader, url: string) => {
  if (!url.startsWith("https:")) return false;
  const response = await read(url.replace("https:", "http:"), { limitBytes: 1_000 }).catch(() => undefined);
  return response !== undefined && response.status < 400 && response.url.startsWith("http:");
};

/** Whether there is a text file; many websites answer 200 with a page for anything. Null if it could not be read. */
export const isPlainFile = async ({ read }: Reader, url: string) => {
  const response = await read(url, { limitBytes: 1_000 }).catch(() => undefined);
  if (!response || response.status >= 500) return null;
  return response.status < 400 && /^text\/(plain|markdown)/i.test(response.type);
};
