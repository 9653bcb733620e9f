import { expect, test } from "vitest";
import { categories } from "#shared/catalogue/categories.ts";
import { entries } from "#shared/landing/generated-pages.ts";
import { site } from "#shared/site.ts";
import { createTestApp } from "../testing/test-app.ts";
import { contentHash } from "./crawler-files.ts";
import { guideSitemapXml, sitemapFamilies } from "./sitemaps.ts";

const { get, clock, dependencies } = await createTestApp();
const text = async (path: string) => (await get(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test("robots.txt names the sitemap and disallows the API and the dashboard", async () => {
  const robots = await text("/robots.txt");
  expect(robots).toContain("Sitemap: https://linkstead.test/sitemap.xml");
  for (const path of ["/api/", "/auth/", "/dashboard"]) expect(robots).toContain(`Disallow: ${path}`);
});

test("robots.txt lets crawlers fetch the blog's images", async () => {
  const rules = (await text("/robots.txt")).split("\n");
  // RFC 9309: the longest matching rule wins.
  expect(rules).toContain("Allow: /api/file-uploads/");
});

test("security.txt has the fields of RFC 9116 and never expires while it is served", async () => {
  const answer = await get("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    (await answer.text())
      .trimEnd()
      .split("\n")
      .map((line) => line.split(": ", 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${site.supportEmail}`);
  expect(fields.get("Canonical")).toBe("https://linkstead.test/.well-known/security.txt");
  expect(fields.get("Preferred-Languages")).toBe("en");
  const daysLeft = (new Date(fields.get("Expires") ?? "").getTime() - dependencies.clock().getTime()) / (24 * 3600_000);
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});

test("llms.txt describes the product and links only to existing URLs", async () => {
  const answer = await get("/llms.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const body = await answer.text();
  expect(body).toMatch(/^# Linkstead\n\n> /);
  const links = [...body.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url ?? "");
  expect(links.length).toBeGreaterThan(8);
  for (const url of links) {
    expect(url).toMatch(/^https:\/\/linkstead\.test\//);
    // The sitemap renders every page and has its own tests.
    if (url.endsWith("/sitemap.xml")) continue;
    expect([url, (await get(new URL(url).pathname)).status]).toEqual([url, 200]);
  }
});

// Slow: every listed page is rendered to determine its lastmod.
test("the sitemap index lists a file per family, and each file its pages", async () => {
  const filled = [];
  for (const [family, paths] of Object.entries(sitemapFamilies))
    if ((await paths(dependencies.db)).length) filled.push(`https://linkstead.test/sitemaps/${family}.xml`);
  expect(locations(await text("/sitemap.xml"))).toEqual(filled);
  expect(locations(await text("/sitemaps/page.xml"))).toHaveLength(45);
  expect(locations(await text("/sitemaps/directories.xml"))).toHaveLength(5 + categories.length);
  expect((await get("/sitemaps/nope.xml")).status).toBe(404);
}, 60_000);

test("a page's lastmod is the day its content changed, not the day of the request", async () => {
  const before = await text("/sitemaps/site.xml");
  clock.forward(24 * 3600);
  expect(await text("/sitemaps/site.xml")).toBe(before);
});

test("a new stylesheet is no new content; a new word is", () => {
  const page = (style: string, word: string) =>
    `<head><title>T</title><style>${style}</style></head><main id="main">${word}</main>`;
  expect(contentHash(page("a", "same"))).toBe(contentHash(page("b", "same")));
  expect(contentHash(page("a", "same"))).not.toBe(contentHash(page("a", "other")));
});

test("the developer's sitemap lists every /g page with the specified constants", async () => {
  const xml = await guideSitemapXml("https://linkstead.test");
  expect(locations(xml)).toEqual(entries.map(({ slug }) => `https://linkstead.test/g/${slug}`));
  const counts = ["<changefreq>monthly</changefreq>", "<priority>0.8</priority>", "<lastmod>2024-11-13</lastmod>"].map(
    (tag) => xml.split(tag).length - 1,
  );
  expect(counts).toEqual([753, 753, 753]);
});

test("the speculation rules fetch public pages only", async () => {
  const answer = await get("/speculation-rules.json");
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
  const rules = JSON.stringify(await answer.json());
  for (const path of ["/api/*", "/auth/*", "/dashboard/*"]) expect(rules).toContain(path);
});

test("the manifest names the site and its icons", async () => {
  const answer = await get("/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    name: "Linkstead",
    icons: [{ src: "/icon-192.png" }, { src: "/icon-512.png" }],
  });
});
