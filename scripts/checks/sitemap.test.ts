import { expect, test } from "vitest";
import { sitemapSchema, xmlProblem } from "#server/testing/xml-schemas.ts";

const count = 753;
const address = /^\/g\/[a-z0-9-]+$/;
const constants = "<lastmod>2024-11-13</lastmod><changefreq>monthly</changefreq><priority>0.8</priority>";

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);

/** What is wrong with the specified sitemap of all pages under /g; empty if nothing is. */
const findSitemapErrors = (xml: string, siteUrl: string) => {
  const locations = locationsOf(xml);
  const distinct = new Set(locations);
  const foreign = locations.filter(
    (location) => !location.startsWith(siteUrl) || !address.test(location.slice(siteUrl.length)),
  );
  const entries = xml.split("<url>").slice(1);
  const isSpecified = (entry: string) => entry.replace(/<loc>.*?<\/loc>/, "").startsWith(`${constants}</url>`);
  return [
    ...[xmlProblem(xml, sitemapSchema, "xsd") ?? []].flat(),
    ...(distinct.size === count ? [] : [`There are ${distinct.size} addresses instead of ${count}.`]),
    ...(distinct.size === locations.length ? [] : ["An address is listed twice."]),
    ...foreign.map((location) => `${location} is not a page under /g.`),
    ...entries.filter((entry) => !isSpecified(entry)).map((entry) => `Not as specified: ${entry}`),
  ];
};

const site = "https://site.example";

/** What `bun run sitemap` prints. */
const written = async () => {
  const child = Bun.spawn([process.execPath, "scripts/sitemap.ts", "--out", "-"], {
    env: { ...process.env, SITE_URL: site, EMBEDDED: "yes" },
    stdout: "pipe",
    stderr: "inherit",
  });
  return new Response(child.stdout).text();
};
const xml = await written();
const entry = (slug: string) =>
  `<url><loc>${site}/g/${slug}</loc><lastmod>2024-11-13</lastmod><changefreq>monthly</changefreq><priority>0.8</priority></url>`;

test("the sitemap lists all pages under /g, monthly, with priority 0.8 and the date 2024-11-13", async () => {
  expect(findSitemapErrors(xml, site)).toEqual([]);
  expect(locationsOf(xml)).toHaveLength(753);
  for (const slug of [
    "ai-backlink-maker",
    "directory-submission-list-seo-uk",
    "unitedarabemirates-business-directories-list",
    "directory-listing-tourism-and-travel",
  ])
    expect(xml).toContain(entry(slug));
});
