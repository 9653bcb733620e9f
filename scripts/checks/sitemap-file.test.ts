import { expect, test } from "vitest";
import { findSitemapErrors, locationsOf } from "./sitemap-file.ts";

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
