// What stands around the pages of a website: robots.txt, sitemap, pictures for previews, the address without encryption.
import { strangeAddress } from "../../outside/strange-address.ts";
import { decodeHtml } from "../../sandbox/decode-text.ts";
import type { Read } from "./page.ts";
import { type RobotsTxt, readRobotsTxt } from "./robots-txt.ts";
import type { Broken, Page, Website } from "./website.ts";

const most = { sitemaps: 3, addresses: 2_000, socialImages: 5 };

/** One that is not there allows everything; one that fails forbids it, as the standard says. */
export const robotsOf = async (read: Read, address: string): Promise<Website["robots"]> => {
  const answer = await read(new URL("/robots.txt", address).href, { limitBytes: 600_000 }).catch(() => undefined);
  if (!answer || answer.status >= 500) return "unknown";
  if (answer.status >= 400 || /html/i.test(answer.type)) return "missing";
  return readRobotsTxt(decodeHtml(answer));
};

export const sitemapOf = async (
  read: Read,
  origin: string,
  robots: RobotsTxt | string,
): Promise<Website["sitemap"]> => {
  const named = typeof robots === "string" ? [] : robots.sitemaps;
  const address = strangeAddress(named[0] ?? "/sitemap.xml", origin)?.href;
  if (!address) return "missing";
  const answer = await read(address).catch(() => undefined);
  if (!answer || answer.status >= 500) return "unknown";
  if (answer.status >= 400) return "missing";
  // Packed ones are taken on trust: unpacking what a stranger sends is a way to be filled up.
  if (/\.gz$|gzip/i.test(`${address} ${answer.type}`)) return "packed";
  const text = decodeHtml(answer);
  const listed = addressesIn(text);
  if (!/<sitemapindex\b/i.test(text)) return { address, addresses: listed };
  const addresses: string[] = [];
  for (const part of listed.slice(0, most.sitemaps)) {
    const inner = await read(part).catch(() => undefined);
    if (!inner || inner.status >= 400) return "unknown";
    addresses.push(...addressesIn(decodeHtml(inner)));
  }
  return { address, addresses };
};

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/gi)]
    .slice(0, most.addresses)
    .map(([, address = ""]) => address.trim().replaceAll("&amp;", "&"));

export const brokenPreviews = async (read: Read, pages: Page[], mayRead: (url: string) => boolean) => {
  const broken: Broken[] = [];
  const firstPages = new Map(
    pages.toReversed().flatMap(({ url, socialImages }) => socialImages.map((image) => [image, url])),
  );
  for (const [address, from] of [...firstPages].reverse().slice(0, most.socialImages)) {
    if (!/^https?:/.test(address) || !mayRead(address)) continue;
    const answer = await read(address, { limitBytes: 1_000 }).catch(() => undefined);
    if (!answer) continue;
    const isPicture = answer.status < 400 && /^(image\/|application\/octet-stream)/i.test(answer.type);
    const isUnsure = [401, 403, 429].includes(answer.status);
    if (!isPicture && !isUnsure)
      broken.push({
        address,
        from,
        by: "preview",
        why: answer.status < 400 ? "is no picture" : `answers ${answer.status}`,
      });
  }
  return broken;
};

export const isOpenOnHttp = async (read: Read, url: string) => {
  if (!url.startsWith("https:")) return false;
  const answer = await read(url.replace("https:", "http:"), { limitBytes: 1_000 }).catch(() => undefined);
  return answer !== undefined && answer.status < 400 && answer.url.startsWith("http:");
};
