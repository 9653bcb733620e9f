import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import type { PostInput } from "#shared/site/blog.ts";
import { createTestApp } from "../testing/test-app.ts";

const { as, create, get } = await createTestApp();
const admin = await as(await create.user({ isAdmin: true }));
const page = async (path: string) => {
  const response = await get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const publish = (values: Partial<PostInput> = {}) =>
  read(
    admin.blogposts.$post({
      json: {
        title: `Post ${crypto.randomUUID().slice(0, 8)}`,
        content: "<p>Text.</p>",
        status: "published",
        ...values,
      },
    }),
  );
const titlesIn = (html: string) => [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title);
const everywhere = async () => ({
  list: (await page("/blog")).html,
  feed: (await page("/blog/feed.xml")).html,
  atom: (await page("/blog/atom.xml")).html,
  sitemap: (await page("/sitemaps/blog.xml")).html,
});

test("without posts, the list shows an empty state and the feeds are empty and valid", async () => {
  const { status, html } = await page("/blog");
  expect(status).toBe(200);
  expect(html).toContain("The latest and greatest posts");
  expect(html).toContain("Browse the directories");
  for (const path of ["/blog/feed.xml", "/blog/atom.xml"])
    expect(XMLValidator.validate((await page(path)).html)).toBe(true);
});

test("a post's title is truncated to 35 characters in the list and complete on its page", async () => {
  const title = "what a directory submission really does for you";
  await publish({
    title,
    metaTitle: "Submissions, honestly",
    metaDescription: "What they do.",
    content: "<p>Hi &amp; you</p>",
  });
  const { list } = await everywhere();
  expect(titlesIn(list)).toContain("What A Directory Submission Really…");
  const { status, html } = await page("/blog/what-a-directory-submission-really-does-for-you");
  expect(status).toBe(200);
  expect(html).toContain("<title>Submissions, honestly</title>");
  expect(html).toContain('<meta name="description" content="What they do."/>');
  expect(html).toContain(
    '<link rel="canonical" href="https://linkstead.test/blog/what-a-directory-submission-really-does-for-you"/>',
  );
  expect(html).toContain('property="og:type" content="article"');
  expect(html).toContain(`<h1 class="mt-3 text-title">${title}</h1>`);
  expect(html).toContain("<p>Hi &amp; you</p>");
  expect(html).toContain("1 min read");
});

test("a post without descriptions is described by its title and its first words", async () => {
  const { slug } = await publish({ title: "Plain", content: `<p>${"Words of the text. ".repeat(20)}</p>` });
  const { html } = await page(`/blog/${slug}`);
  expect(html).toContain("<title>Plain - Linkstead</title>");
  expect(html).toMatch(/<meta name="description" content="Words of the text\. [^"]{120,142}…"\/>/);
});

test("a post's structured data cannot be broken out of", async () => {
  const title = 'A "quoted" </script><script>alert(1)</script> title';
  const { slug, createdAt } = await publish({ title, slug: "quoted" });
  const { html } = await page(`/blog/${slug}`);
  const [, json = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  const graph = JSON.parse(json)["@graph"] as Record<string, unknown>[];
  expect(graph.find((resource) => resource["@type"] === "BlogPosting")).toMatchObject({
    headline: title,
    datePublished: createdAt,
    author: { "@type": "Person", name: "Daniel Moreau" },
    mainEntityOfPage: "https://linkstead.test/blog/quoted",
  });
  expect(graph.find((resource) => resource["@type"] === "BreadcrumbList")).toBeDefined();
  expect(html).not.toContain("<script>alert");
});

test("a post of four sections or more has a table of contents", async () => {
  const content = ["One", "Two", "Three", "Four"].map((part) => `<h2>${part}</h2><p>Text.</p>`).join("");
  const long = (await page(`/blog/${(await publish({ content })).slug}`)).html;
  for (const part of ["one", "two", "three", "four"]) {
    expect(long).toContain(`href="#section-${part}"`);
    expect(long).toContain(`<h2 id="section-${part}">`);
  }
  const short = (await page(`/blog/${(await publish({ content: "<h2>One</h2>" })).slug}`)).html;
  expect(short).not.toContain("In this article");
});

test("shows the three newest other articles, with titles truncated to 26 characters", async () => {
  const titles = ["the first of the newest posts of all", "second", "third", "fourth"];
  for (const title of titles) await publish({ title });
  const { html } = await page("/blog/fourth");
  const others = html.slice(html.indexOf("Other Articles"));
  expect(others).toContain("The First Of The Newest Po…");
  expect(others).toContain("Third");
  expect(others).not.toContain(">Fourth<");
  expect(others.match(/View More/g)?.length).toBe(6);
  expect(others).toContain("Published <time");
});

test("the list has nine posts a page, real links between pages, and a URL for each", async () => {
  for (let at = 0; at < 12; at++) await publish();
  const { html } = await page("/blog");
  expect(titlesIn(html)).toHaveLength(9);
  expect(html).toContain('href="/blog?page=2"');
  const second = await page("/blog?page=2");
  expect(second.html).toContain('rel="canonical" href="https://linkstead.test/blog?page=2"');
  expect(second.html).toContain('href="/blog"');
  expect(second.html).toContain(", Page 2");
  expect(titlesIn(second.html).some((title) => titlesIn(html).includes(title))).toBe(false);
  const first = await get("/blog?page=1");
  expect([first.status, first.headers.get("location")]).toEqual([302, "/blog"]);
});

test.each([
  "/blog?page=999",
  "/blog?page=0",
  "/blog?page=-1",
  "/blog?page=abc",
  "/blog?page=1e3",
  "/blog?page=",
  "/blog/nothing-here",
  "/blog/a/b",
])("%s returns 404 without a redirect", async (path) => {
  const { status, html } = await page(path);
  expect(status).toBe(404);
  expect(html).toContain("noindex");
});

test("the URL without a slug redirects to the list", async () => {
  const response = await get("/blog/");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/blog"]);
});

test("search finds posts by their words, and result pages are not indexed", async () => {
  await publish({ title: "Zebra crossings", content: "<p>About striped animals.</p>" });
  const found = await page("/blog?q=zebras%20strip");
  expect(titlesIn(found.html)).toEqual(["Zebra Crossings"]);
  expect(found.html).toContain("noindex, follow");
  expect(found.html).not.toContain('rel="canonical"');
  const none = await page("/blog?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E");
  expect(none.status).toBe(200);
  expect(none.html).toContain("No posts found");
  expect(none.html).not.toContain("<script>alert");
});

test("a draft shows nowhere, and publishing, editing and deleting show everywhere at once", async () => {
  const title = "Comes and goes";
  const draft = await publish({ title, status: "draft" });
  const before = await everywhere();
  for (const [place, text] of Object.entries(before))
    expect([place, text.includes("comes-and-goes")]).toEqual([place, false]);
  expect((await page("/blog/comes-and-goes")).status).toBe(404);
  expect((await page("/blog?q=comes")).html).not.toContain("Comes And Goes");

  const save = (values: Partial<PostInput>) =>
    read(
      admin.blogposts[":id"].$put({
        param: { id: draft.id },
        json: { title, slug: draft.slug, content: "<p>One.</p>", status: "published", ...values },
      }),
    );
  await save({});
  const published = await everywhere();
  for (const [place, text] of Object.entries(published))
    expect([place, text.includes("comes-and-goes")]).toEqual([place, true]);
  expect((await page("/blog/comes-and-goes")).html).toContain("<p>One.</p>");

  await save({ content: "<p>Two.</p>" });
  expect((await page("/blog/comes-and-goes")).html).toContain("<p>Two.</p>");
  expect((await page("/blog/atom.xml")).html).toContain("Two.");

  await save({ status: "draft" });
  for (const [place, text] of Object.entries(await everywhere()))
    expect([place, text.includes("comes-and-goes")]).toEqual([place, false]);
  expect((await page("/blog/comes-and-goes")).status).toBe(404);
});

test("a cover comes in the fitting width, with its space reserved on the page", async () => {
  const file = await create.image({ placeholder: "data:image/webp;base64,AAAA" });
  const { slug } = await publish({ title: "Covered", coverImageId: file.id });
  const { html } = await page(`/blog/${slug}`);
  expect(html).toContain('src="data:image/webp;base64,AAAA"');
  expect(html).toMatch(
    new RegExp(`<img [^>]*src="/api/file-uploads/${file.id}/image\\?w=640"[^>]*fetchPriority="high"`, "i"),
  );
  expect(html).toContain(`/api/file-uploads/${file.id}/image?w=1920 1920w`);
  expect(html).toContain('width="1280" height="720"');
});
