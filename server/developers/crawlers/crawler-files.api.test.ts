import { and, eq, not, notInArray, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { read } from "#client/app/api-client.ts";
import { speculationRules } from "#client/site/speculation-rules.ts";
import { directories, plans, posts } from "#db/schema/index.ts";
import { imageUrl } from "#shared/images.ts";
import { categories } from "#shared/links/directories/categories.ts";
import { link, pages, sitemapFiles } from "#shared/routes.ts";
import { blogPageSize, type PostInput } from "#shared/site/blog.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { site } from "#shared/site.ts";
import { listIndexedSlugs } from "../../links/directories/indexed.ts";
import { expectConformance, type Results } from "../../testing/conformance.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { sitemapIndexSchema, sitemapSchema, xmlProblem } from "../../testing/xml-schemas.ts";
import { contentHash } from "./crawler-files.api.ts";
import { listSitemapPaths, sitemapTags } from "./sitemaps.ts";

const { get, as, create, cache, clock, dependencies } = await createTestApp();
const text = async (path: string) => (await get(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

/** RFC 9309: the longest matching rule wins. */
const isCrawlable = (robots: string, path: string) => {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, prefix = ""]) => ({ kind, prefix }));
  const [longest] = rules
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return longest?.kind !== "Disallow";
};

test("robots.txt names the sitemap and disallows the API and the dashboard", async () => {
  const robots = await text("/robots.txt");
  expect(robots).toContain("Sitemap: https://linkstead.test/sitemap.xml");
  for (const path of ["/api/auth/me", "/api/plans", link("dashboard"), link("adminPosts")])
    expect([path, isCrawlable(robots, path)]).toEqual([path, false]);
});

test("robots.txt lets crawlers fetch images of posts and social images", async () => {
  const robots = await text("/robots.txt");
  for (const path of [imageUrl(crypto.randomUUID(), 640), "/social/blog.png", "/icon-512.png"])
    expect([path, isCrawlable(robots, path)]).toEqual([path, true]);
});

const noindexPages = [
  ...Object.values(pages).filter(({ path }) => path.startsWith("/auth/")),
  ...Object.values(pages).filter((page) => "sitemap" in page && !page.sitemap && !page.path.includes(":")),
];

test.each(noindexPages)("crawlers may read $path and so see its noindex", async ({ path }) => {
  expect(isCrawlable(await text("/robots.txt"), path)).toBe(true);
  expect(await text(path)).toContain('<meta name="robots" content="noindex');
});

test("security.txt has the fields of RFC 9116 and never expires while it is served", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    (await response.text())
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

// Each page in the sitemap is rendered, and those of a family are alike: with these directories, each family has some.
const ofGermany = sql`countries && array['germany']`;
const ofSaas = dependencies.db
  .select({ id: directories.id })
  .from(directories)
  .where(sql`niches && array['saas']`)
  .orderBy(directories.slug)
  .limit(60);
await dependencies.db.delete(directories).where(and(not(ofGermany), notInArray(directories.id, ofSaas)));

const listPaths = async () => {
  const lists = await Promise.all(sitemapFiles.map((file) => listSitemapPaths(dependencies.db, file)));
  return new Map(sitemapFiles.map((file, at) => [file, lists[at] ?? []]));
};

// Slow: every listed page is rendered to determine its lastmod. The tests below read these pages from the cache.
test("twenty requests for the sitemap render its pages once, and the next one renders none", async () => {
  const saved = vi.spyOn(cache, "save");
  const indexes = await Promise.all(Array.from({ length: 20 }, () => text("/sitemap.xml")));
  expect(new Set(indexes).size).toBe(1);
  const paths = [...(await listPaths()).values()].flat();
  expect(saved.mock.calls.length).toBeLessThanOrEqual(paths.length + 1);

  // Every write that changes the pages must also invalidate the sitemap.
  const collections = saved.mock.calls.flatMap(([, { tags }]) => [...tags].filter((tag) => !tag.includes("/")));
  expect(new Set(collections).difference(sitemapTags)).toEqual(new Set());

  saved.mockClear();
  expect(await text("/sitemap.xml")).toBe(indexes[0]);
  expect(saved).not.toHaveBeenCalled();
});

test("XML schemas: sitemaps and their index", async () => {
  const results: Results = new Map([
    ["/sitemap.xml", xmlProblem(await text("/sitemap.xml"), sitemapIndexSchema, "xsd")],
  ]);
  for (const file of sitemapFiles)
    results.set(file, xmlProblem(await text(`/sitemaps/${file}.xml`), sitemapSchema, "xsd"));
  expectConformance(results);
});

test("llms.txt describes the product and links only to existing URLs", async () => {
  const response = await get("/llms.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const body = await response.text();
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

test("the sitemap index lists a file per family, and each file its pages", async () => {
  expect(locations(await text("/sitemap.xml"))).toEqual(
    sitemapFiles.map((file) => `https://linkstead.test/sitemaps/${file}.xml`),
  );
  for (const [file, paths] of await listPaths())
    expect(locations(await text(`/sitemaps/${file}.xml`))).toEqual(
      paths.map((path) => `https://linkstead.test${path}`),
    );
  // The list, the page of sources, four hubs, the categories and the indexed directories.
  const indexed = await listIndexedSlugs(dependencies.db);
  expect(locations(await text("/sitemaps/directories.xml"))).toHaveLength(6 + categories.length + indexed.length);
  expect((await get("/sitemaps/nope.xml")).status).toBe(404);
});

test("the sitemap lists every page of the blog's list, also the one that isn't full", async () => {
  const pagesOfList = async () =>
    (await listSitemapPaths(dependencies.db, "blog")).filter((path) => path.startsWith("/blog?"));
  expect(await pagesOfList()).toEqual([]);
  for (let count = 0; count <= blogPageSize; count++) await create.post();
  expect(await pagesOfList()).toEqual(["/blog?page=2"]);
  await dependencies.db.delete(posts);
});

test("llms.txt describes every link in a sentence, counts what it names, and follows plans and posts", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const json = { ...postInput, title: "Links [and]\nbrackets", slug: "in-llms", metaDescription: "What links do." };
  await read(admin.blogposts.$post({ json }));
  const body = await text("/llms.txt");
  const items = body.split("\n").filter((line) => line.startsWith("- "));
  for (const item of items.filter((line) => !/\/blog\/|#pricing/.test(line)))
    expect(item).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): [A-Z0-9].*\.$/);
  expect(items).toContain("- [Links \\[and\\] brackets](https://linkstead.test/blog/in-llms): What links do.");
  expect(body).toContain(`in ${countries.length} countries.`);
  const [plan] = await dependencies.db.select().from(plans).where(eq(plans.active, true));
  expect(body).toContain(`Plan ${plan?.label}](https://linkstead.test/#pricing): $`);
  await dependencies.db.update(plans).set({ price: 4321 });
  cache.invalidate("plans");
  expect(await text("/llms.txt")).toContain("$4321");
});

const plainPages = Object.values(pages).filter(({ kind, path }) => kind === "public" && !path.includes(":"));

const listed = new Set([...(await listPaths()).values()].flat());

test.each(plainPages)("$path is in the sitemap, or says noindex", async ({ path }) => {
  const isListed = listed.has(path);
  expect(/<meta name="robots" content="noindex/.test(await text(path))).toBe(!isListed);
});

test("a page's lastmod is the day its content changed, not the day of the request", async () => {
  const before = await text("/sitemaps/site.xml");
  clock.forward(24 * 3600);
  expect(await text("/sitemaps/site.xml")).toBe(before);
});

test("a new price does not change lastmod", async () => {
  const files = ["/sitemaps/site.xml", "/sitemaps/page.xml", link("home"), link("growthPartner")] as const;
  const readAll = () => Promise.all(files.map(text));
  const [site, page, home, growthPartner] = await readAll();
  await dependencies.db.update(plans).set({ price: 987, strokePrice: 1234, description: "A new description." });
  cache.invalidate("plans");
  clock.forward(24 * 3600);
  const after = await readAll();
  expect(after.slice(0, 2)).toEqual([site, page]);
  expect(after[2]).not.toBe(home);
  expect(after[3]).not.toBe(growthPartner);
  for (const html of after.slice(2)) expect(html).toContain("$987");
});

test("a new post changes the list's lastmod, not that of older posts; an edit changes the post's", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const publish = (slug: string) =>
    read(admin.blogposts.$post({ json: { ...postInput, title: `The post ${slug}`, slug } }));
  const first = await publish("first-post");
  const lastmod = async (path: string) =>
    (await text("/sitemaps/blog.xml")).match(
      new RegExp(`<loc>https://linkstead.test${path}</loc><lastmod>(.*?)</lastmod>`),
    )?.[1];
  const before = { list: await lastmod("/blog"), post: await lastmod("/blog/first-post") };
  clock.forward(24 * 3600);
  await publish("second-post");
  expect(await text("/blog/first-post")).toContain("The Post Second-post");
  expect(await lastmod("/blog/first-post")).toBe(before.post);
  expect(await lastmod("/blog")).toBe(dependencies.clock().toISOString());
  expect(await lastmod("/blog")).not.toBe(before.list);
  clock.forward(24 * 3600);
  const json = { ...postInput, title: first.title, slug: first.slug, content: "<p>Edited.</p>" };
  await read(admin.blogposts[":id"].$put({ param: { id: first.id }, json }));
  expect(await lastmod("/blog/first-post")).toBe(dependencies.clock().toISOString());
});

const postInput: PostInput = {
  title: "A post",
  coverImageId: null,
  metaTitle: null,
  metaDescription: null,
  content: "<p>Text.</p>",
  status: "published",
};

test("a new stylesheet does not change the content hash; a new word does", () => {
  const page = (style: string, word: string) =>
    `<head><title>T</title><style>${style}</style></head><main id="main">${word}</main>`;
  expect(contentHash(page("a", "same"))).toBe(contentHash(page("b", "same")));
  expect(contentHash(page("a", "same"))).not.toBe(contentHash(page("a", "other")));
});

test("the speculation rules fetch public pages only", () => {
  for (const path of ["/api/*", "/auth/*", "/dashboard/*"]) expect(speculationRules).toContain(JSON.stringify(path));
});

test("the manifest names the site and its icons", async () => {
  const response = await get("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(await response.json()).toMatchObject({
    name: "Linkstead",
    icons: [{ src: "/icon-192.png" }, { src: "/icon-512.png" }],
  });
});
