import { XmlDocument, XmlLibError, XsdValidator } from "libxml2-wasm";

const count = 753;
const address = /^\/g\/[a-z0-9-]+$/;
const constants = "<lastmod>2024-11-13</lastmod><changefreq>monthly</changefreq><priority>0.8</priority>";

export const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);

/** What is wrong with the specified sitemap of all pages under /g; empty if nothing is. */
export const findSitemapErrors = async (xml: string, siteUrl: string) => {
  const locations = locationsOf(xml);
  const distinct = new Set(locations);
  const foreign = locations.filter(
    (location) => !location.startsWith(siteUrl) || !address.test(location.slice(siteUrl.length)),
  );
  const entries = xml.split("<url>").slice(1);
  const isSpecified = (entry: string) => entry.replace(/<loc>.*?<\/loc>/, "").startsWith(`${constants}</url>`);
  return [
    ...(await schemaErrors(xml)),
    ...(distinct.size === count ? [] : [`There are ${distinct.size} addresses instead of ${count}.`]),
    ...(distinct.size === locations.length ? [] : ["An address is listed twice."]),
    ...foreign.map((location) => `${location} is not a page under /g.`),
    ...entries.filter((entry) => !isSpecified(entry)).map((entry) => `Not as specified: ${entry}`),
  ];
};

/** The official schema is part of the package that writes the sitemap. */
const schemaFile = Bun.file("node_modules/sitemap/schema/sitemap.xsd");

const schemaErrors = async (xml: string) => {
  using schema = XmlDocument.fromString(await schemaFile.text());
  using validator = XsdValidator.fromDoc(schema);
  try {
    using document = XmlDocument.fromString(xml);
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlLibError) return [error.message.trim()];
    throw error;
  }
};
