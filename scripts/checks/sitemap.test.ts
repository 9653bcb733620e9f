import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XmlDocument, XmlLibError, XsdValidator } from "libxml2-wasm";
import { expect, onTestFinished, test } from "vitest";
import { unpackSnapshot } from "#db/testing/snapshot.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";

const count = 753;
const address = /^\/g\/[a-z0-9-]+$/;
const constants = "<lastmod>2024-11-13</lastmod><changefreq>monthly</changefreq><priority>0.8</priority>";

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location);

/** What is wrong with the specified sitemap of all pages under /g; empty if nothing is. */
const findSitemapErrors = async (xml: string, siteUrl: string) => {
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
  expect(await findSitemapErrors(xml, site)).toEqual([]);
  expect(locationsOf(xml)).toHaveLength(753);
  for (const slug of [
    "ai-backlink-maker",
    "directory-submission-list-seo-uk",
    "unitedarabemirates-business-directories-list",
    "directory-listing-tourism-and-travel",
  ])
    expect(xml).toContain(entry(slug));
});

test("the built server answers each of its addresses with 200", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "linkstead-sitemap-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await unpackSnapshot(folder);
  const server = await startBuiltServer({ DATA_DIR: folder, JOBS: "off" });
  onTestFinished(server.kill);
  const refused: string[] = [];
  for (const location of locationsOf(xml)) {
    const { status } = await fetch(server.url + location.slice(site.length), { redirect: "manual" });
    if (status !== 200) refused.push(`${location} answers ${status}`);
  }
  expect(refused).toEqual([]);
});

test.each([
  ["another date", (text: string) => text.replace("2024-11-13", "2024-11-14"), "Not as specified"],
  ["another frequency", (text: string) => text.replace("monthly", "weekly"), "Not as specified"],
  ["a priority above one", (text: string) => text.replace("0.8", "1.8"), "'maxInclusive'"],
  [
    "another order",
    (text: string) => text.replace(/(<lastmod>.*?<\/lastmod>)(<changefreq>.*?<\/changefreq>)/, "$2$1"),
    "This element is not expected",
  ],
  [
    "another namespace",
    (text: string) => text.replace("sitemaps.org", "sitemap.org"),
    "No matching global declaration",
  ],
  ["broken XML", (text: string) => text.replace("</urlset>", ""), "urlset"],
  ["a missing page", (text: string) => text.replace(/<url>.*?<\/url>/s, ""), "752 addresses instead of 753"],
  ["a page of another site", (text: string) => text.replace(`${site}/g/`, "https://other.example/g/"), "is not a page"],
])("finds %s", async (_, spoil, error) => {
  const spoilt = spoil(xml);
  expect(spoilt).not.toBe(xml);
  expect((await findSitemapErrors(spoilt, site)).join("\n")).toContain(error);
});
