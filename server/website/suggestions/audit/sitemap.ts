const most = { addresses: 2_000, characters: 1_000_000 };

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
