import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { keywords, mentions } from "#db/schema/index.ts";
import { feedList, maxFeeds, projectFeed } from "#shared/conversations/project-feeds.ts";
import { sourceList } from "#shared/conversations/sources.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { parseUntrusted } from "../../testing/test-parser.ts";
import { scanProjects } from "../mentions/scan.job.ts";
import { feeds } from "../mentions/sources/feeds.ts";

const item = `<item><title>Which parcel tracker?</title><link>/a</link><dc:creator>Ada</dc:creator></item>`;
const feed =
  (items = "") =>
  () =>
    new Response(`<rss><channel>${items}</channel></rss>`, { headers: { "content-type": "application/rss+xml" } });
const site = website({
  "/feed.xml": feed(),
  "/other.xml": feed(item),
  "/": () => htmlPage("<title>Blog</title>"),
  "/blog": () => htmlPage('<link rel="alternate" type="application/rss+xml" title="Posts" href="other.xml">'),
  "/feed.json": () =>
    Response.json({ version: "https://jsonfeed.org/version/1.1", items: [{ id: "1", url: "/a", title: "Parcel" }] }),
  "/json-blog": () =>
    htmlPage('<base href="/x/"><link rel="alternate" type="application/feed+json" href="../feed.json?a=1&amp;b=2">'),
  "/json-1.0": () => htmlPage('<link rel="Alternate" type="application/json" href="/feed.json">'),
  "/wordpress": () =>
    htmlPage(
      `<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/1"><link rel="alternate" type="application/rss+xml" href="/other.xml">`,
    ),
  "/circle": () => htmlPage('<link rel="alternate" type="application/rss+xml" href="/circle">'),
  "/inside": () => htmlPage('<link rel="alternate" type="application/rss+xml" href="http://169.254.169.254/feed">'),
});
afterAll(() => site.stop());

const start = new Date("2026-11-21T09:00:00Z");
const safeFetch = createSafeFetch({ allow: [site.host] });
const { dependencies, create, get, tokenOf, enqueued } = await createTestApp({
  safeFetch,
  sources: [feeds({ safeFetch, parseUntrusted, clock: () => start })],
});
const call = callWith(get);

const owner = async (values = {}) => {
  const user = await create.user({ isAdmin: true, ...values });
  const { id } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const add = (url: unknown) => call("POST", `projects/${id}/feeds`, token, { url });
  const list = async () => feedList.parse(await (await call("GET", `projects/${id}/feeds`, token)).json());
  const source = async () =>
    sourceList.parse(await (await call("GET", `projects/${id}/sources`, token)).json()).sources[0];
  return { id, token, add, list, source };
};

test("validates and saves a feed, and reads it at once", async () => {
  const { add, list } = await owner();
  enqueued.length = 0;
  const response = await add(`${site.url}/feed.xml#top`);
  expect(response.status).toBe(201);
  const added = projectFeed.parse(await response.json());
  expect(added.url).toBe(`${site.url}/feed.xml`);
  expect(enqueued).toEqual(["scan-projects"]);
  expect(await list()).toEqual({ feeds: [added], total: 1 });
});

test("the source is off without a feed and on with one", async () => {
  const { add, source } = await owner();
  expect(await source()).toMatchObject({
    state: "off",
    reason: expect.stringMatching(/^Add an RSS, Atom or JSON feed/),
  });
  await add(`${site.url}/feed.xml`);
  expect(await source()).toMatchObject({ source: "feeds", state: "on" });
});

test("finds keywords in a feed, also when the feed is added after the other sources were searched", async () => {
  const { id, add } = await owner();
  await dependencies.db
    .insert(keywords)
    .values({ projectId: id, text: "parcel tracker", normalizedText: "parcel tracker", match: "phrase", exclude: [] });
  const found = () => dependencies.db.select().from(mentions).where(eq(mentions.projectId, id));
  await add(`${site.url}/feed.xml`);
  await scanProjects(dependencies);
  expect(await found()).toEqual([]);
  await add(`${site.url}/other.xml`);
  await scanProjects(dependencies);
  expect(await found()).toMatchObject([{ source: "feeds", url: `${site.url}/a`, author: "Ada", leadId: null }]);
});

test.each([
  ["/blog", "/other.xml"],
  ["/json-blog", "/feed.json?a=1&b=2"],
  ["/json-1.0", "/feed.json"],
  ["/wordpress", "/other.xml"],
  ["/feed.json", "/feed.json"],
])("finds the feed of %s", async (page, feed) => {
  const { add } = await owner();
  expect(projectFeed.parse(await (await add(site.url + page)).json()).url).toBe(site.url + feed);
});

test("adds a feed once", async () => {
  const { add, list } = await owner();
  await add(`${site.url}/feed.xml`);
  const again = await add(`${site.url}/feed.xml#again`);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ error: "conflict" });
  expect((await list()).total).toBe(1);
});

test("limits the number of feeds", async () => {
  const { add, list } = await owner();
  const responses = await Promise.all(
    Array.from({ length: maxFeeds + 4 }, (_, at) => add(`${site.url}/feed.xml?${at}`)),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxFeeds);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  expect((await list()).total).toBe(maxFeeds);
});

test.each([
  ["a website without a feed", () => `${site.url}/`, 400, "There is no RSS, Atom or JSON feed at this address."],
  [
    "a website whose feed link is the page itself",
    () => `${site.url}/circle`,
    400,
    "There is no RSS, Atom or JSON feed at this address.",
  ],
  ["a website whose feed link is in a private network", () => `${site.url}/inside`, 400, /can't be fetched/],
  ["a missing page", () => `${site.url}/gone`, 502, /not responding as expected/],
  ["a private network", () => "http://169.254.169.254/latest", 400, /can't be fetched/],
  ["localhost", () => "http://localhost:5432/", 400, /can't be fetched/],
  ["another protocol", () => "ftp://a.example/feed", 400, undefined],
  ["a text that is not a URL", () => "feed", 400, undefined],
  ["a URL that is too long", () => `https://a.example/${"x".repeat(2_000)}`, 400, undefined],
  ["a number", () => 7, 400, undefined],
])("rejects %s", async (_, url, status, detail) => {
  const { add, list } = await owner();
  const response = await add(url());
  expect(response.status).toBe(status);
  const body = (await response.json()) as { detail: string };
  if (detail) expect(body.detail).toMatch(detail);
  expect((await list()).total).toBe(0);
});

test("a removed feed is no longer read", async () => {
  const { id, token, add, list, source } = await owner();
  const added = projectFeed.parse(await (await add(`${site.url}/feed.xml`)).json());
  expect((await call("DELETE", `projects/${id}/feeds/${added.id}`, token)).status).toBe(204);
  expect((await call("DELETE", `projects/${id}/feeds/${added.id}`, token)).status).toBe(404);
  expect((await list()).total).toBe(0);
  expect(await source()).toMatchObject({ state: "off" });
});
