import type { WebsiteInfos } from "#shared/website/websites.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Served } from "../../sandbox/decode-text.ts";

const html = { accept: /^(text\/html|application\/xhtml\+xml)\b/i };

type Reading = Pick<Dependencies, "safeFetch" | "parseUntrusted">;

/** Fetches a website's metadata. */
export const getWebsiteInfo = async ({ safeFetch, parseUntrusted }: Reading, address: string): Promise<WebsiteInfos> =>
  parseUntrusted("pageInfos", await fetchWebsite(safeFetch, address));

/** Fetches a website and proposes keywords from its words. */
export const proposeKeywords = async ({ safeFetch, parseUntrusted }: Reading, address: string) =>
  parseUntrusted("proposeKeywords", await fetchWebsite(safeFetch, address));

/** A URL without a scheme is tried with https, then with http. */
export const fetchWebsite = async (safeFetch: Dependencies["safeFetch"], address: string): Promise<Served> => {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+(\/|$)/.test(address);
  const { url, type, bytes } = hasScheme
    ? await safeFetch(address, html)
    : await safeFetch(`https://${address}`, html).catch(() => safeFetch(`http://${address}`, html));
  return { url, type, bytes };
};
