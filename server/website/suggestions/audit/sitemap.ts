import { constants, gunzipSync } from "node:zlib";

const most = { addresses: 2_000, characters: 1_000_000, unpacked: 20_000_000 };

/** Unpacks a compressed sitemap, as far as it was read. */
export const unpackSitemap = (bytes: Uint8Array) =>
  bytes[0] === 0x1f && bytes[1] === 0x8b
    ? gunzipSync(bytes, { maxOutputLength: most.unpacked, finishFlush: constants.Z_SYNC_FLUSH })
    : bytes;

/** Returns the URLs listed in a sitemap, or the sitemaps listed in an index. */
export const readSitemap = (xml: string) => {
  const addresses: string[] = [];
  let characters = 0;
  for (const [, text = ""] of xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/gi)) {
    characters += text.length;
    if (addresses.length === most.addresses || characters > most.characters) break;
    addresses.push(text.trim().replaceAll("&amp;", "&"));
  }
  return { isIndex: /<sitemapindex\b/i.test(xml), addresses };
};
