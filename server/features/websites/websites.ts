import type { WebsiteInfos } from "#shared/websites.ts";
import type { Parts } from "../../dependencies.ts";
import type { Served } from "../../sandbox/decode-text.ts";

const html = { accept: /^(text\/html|application\/xhtml\+xml)\b/i };

type Reading = Pick<Parts, "readPublic" | "parseUntrusted">;

/** What a website says of itself. */
export const websiteInfos = async ({ readPublic, parseUntrusted }: Reading, address: string): Promise<WebsiteInfos> =>
  parseUntrusted("pageInfos", await readWebsite(readPublic, address));

/** Keywords that a website's own words suggest. */
export const keywordProposals = async ({ readPublic, parseUntrusted }: Reading, address: string) =>
  parseUntrusted("proposeKeywords", await readWebsite(readPublic, address));

/** An address without a scheme is tried with https, and with http when that fails. */
const readWebsite = async (readPublic: Parts["readPublic"], address: string): Promise<Served> => {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+(\/|$)/.test(address);
  const { url, type, bytes } = hasScheme
    ? await readPublic(address, html)
    : await readPublic(`https://${address}`, html).catch(() => readPublic(`http://${address}`, html));
  return { url, type, bytes };
};
