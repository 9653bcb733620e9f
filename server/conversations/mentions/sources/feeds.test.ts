import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import { Problem } from "#shared/problem.ts";
import { SourceError } from "../../../integrations/mention-source.ts";
import { createSafeFetch } from "../../../integrations/safe-fetch.ts";
import { website } from "../../../testing/stand-ins/website.ts";
import { parseUntrusted } from "../../../testing/test-parser.ts";
import type { ParseUntrusted } from "../../../untrusted/parse-untrusted.ts";
import { noChoices } from "../../source-settings/source-settings.ts";
import { feeds } from "./feeds.ts";

const now = new Date("2026-11-21T09:00:00Z");
const since = new Date("2026-11-20T00:00:00Z");
const rss = (items: string) => `<?xml version="1.0"?><rss><channel>${items}</channel></rss>`;
const xml = (body: string | Buffer<ArrayBuffer>, type = "application/rss+xml") =>
  new Response(body, { headers: { "content-type": type } });
const item = (id: string, day = 20) =>
  `<item><title>Parcel tracker ${id}</title><link>/posts/${id}</link><guid>${id}</guid><pubDate>${day} Nov 2026 12:00 GMT</pubDate></item>`;

const site = website({
  "/feed": () => xml(rss(item("new") + item("old", 19))),
  "/other": () => xml(rss(item("new"))),
  "/undated": () => xml(rss("<item><title>Parcel tracker</title><link>https://a.example/undated</link></item>")),
  "/nowhere": () => xml(rss("<item><title>Parcel tracker</title><link>javascript:alert(1)</link></item>")),
  "/as-html": () => xml(rss(item("new")), "text/html"),
  "/as-nothing": () => new Response(Buffer.from(rss(item("new")))),
  "/latin": () => xml(Buffer.from(rss(item("caf\xe9")), "latin1"), "application/xml; charset=iso-8859-1"),
  "/declared": () =>
    xml(
      Buffer.from(
        `<?xml version="1.0" encoding="windows-1252"?><rss><channel>${item("caf\xe9")}</channel></rss>`,
        "latin1",
      ),
    ),
  "/utf16": () => xml(Buffer.from(`\ufeff${rss(item("café"))}`, "utf16le")),
  "/unknown": () => xml(rss(item("new")), "application/xml; charset=klingon"),
  "/wrong": () => xml(Buffer.from(rss(item("caf\xe9")), "latin1"), "application/xml; charset=utf-8"),
  "/long": () => xml(rss(`${item("new")}<item><title>${"long ".repeat(1_000_000)}</title></item>`)),
  "/bomb": () =>
    new Response(gzipSync(Buffer.from(rss(item("new") + " ".repeat(40_000_000)))), {
      headers: { "content-type": "text/xml", "content-encoding": "gzip" },
    }),
  "/page": () => new Response("<!doctype html><title>Blog</title>", { headers: { "content-type": "text/html" } }),
  "/picture": () => xml(rss(item("new")), "image/png"),
  "/broken": () => new Response("no", { status: 500 }),
  "/busy": () => new Response("no", { status: 429, headers: { "retry-after": "60" } }),
  "/private": () => Response.redirect("http://169.254.169.254/feed"),
  "/moved": () => Response.redirect(`${site.url}/feed`, 301),
});
afterAll(() => site.stop());
beforeEach(() => {
  site.requests.length = 0;
});
const source = feeds({ safeFetch: createSafeFetch({ allow: [site.host] }), parseUntrusted, clock: () => now });
const search = (...paths: string[]) =>
  source.search({ keywords: ["parcel tracker", "lost parcel"], targets: paths.map((path) => site.url + path) }, since);

test("all feeds of a project are one search, however many keywords it has", () => {
  const keywords = Array.from({ length: 1_000 }, (_, at) => `keyword ${at}`);
  expect(source.queriesFor(keywords, { ...noChoices, feeds: ["https://a.example/feed"] })).toEqual([
    { keywords, targets: ["https://a.example/feed"] },
  ]);
  expect(source.queriesFor(keywords, noChoices)).toEqual([]);
  expect(source.queriesFor([], { ...noChoices, feeds: ["https://a.example/feed"] })).toEqual([]);
});

test("returns posts since the last scan with their URLs, reading each feed once", async () => {
  expect(await search("/feed")).toEqual([
    {
      externalId: expect.stringMatching(/^[\w-]{43}$/),
      url: `${site.url}/posts/new`,
      author: null,
      authorUrl: null,
      title: "Parcel tracker new",
      text: "",
      publishedAt: new Date("2026-11-20T12:00:00Z"),
      comments: null,
      points: null,
    },
  ]);
  expect(site.requests).toHaveLength(1);
});

test("an id is unique within its feed and stable", async () => {
  const ids = (await search("/feed", "/other", "/feed")).map(({ externalId }) => externalId);
  expect(new Set(ids).size).toBe(2);
});

test("dates an undated post by when it was first seen, and skips one without a URL", async () => {
  expect(await search("/undated", "/nowhere")).toMatchObject([{ url: "https://a.example/undated", publishedAt: now }]);
});

test.each([
  ["/as-html", "Parcel tracker new"],
  ["/as-nothing", "Parcel tracker new"],
  ["/latin", "Parcel tracker café"],
  ["/declared", "Parcel tracker café"],
  ["/utf16", "Parcel tracker café"],
  ["/unknown", "Parcel tracker new"],
  ["/wrong", "Parcel tracker caf\ufffd"],
  ["/long", "Parcel tracker new"],
  ["/bomb", "Parcel tracker new"],
  ["/moved", "Parcel tracker new"],
])("%s is read: %s", async (path, title) => {
  expect((await search(path))[0]).toMatchObject({ title });
});

test.each(["/page", "/picture", "/broken", "/busy", "/private", "/gone"])(
  "%s cannot be read, and that is said",
  async (path) => {
    const failure = await search(path).catch((error) => error);
    expect(failure).toBeInstanceOf(SourceError);
    expect(failure).toMatchObject({
      reason: `Your feed at ${site.host} cannot be read.`,
      retryAfterMs: undefined,
      posts: [],
    });
  },
);

test("a failing feed does not hold back the others", async () => {
  const failure = await search("/feed", "/broken", "/other", "/gone").catch((error) => error);
  expect(failure.reason).toBe(`2 of your 4 feeds cannot be read: ${site.host}.`);
  expect(failure.posts).toHaveLength(2);
});

test("a feed that is too complex to parse fails alone", async () => {
  const reader = {
    safeFetch: createSafeFetch({ allow: [site.host] }),
    parseUntrusted: ((task, input) =>
      "url" in input && input.url.endsWith("/other")
        ? Promise.reject(new Problem("upstream", "This website's content is too complex to read."))
        : parseUntrusted(task, input)) as ParseUntrusted,
    clock: () => now,
  };
  const failure = await feeds(reader)
    .search({ keywords: ["x"], targets: [`${site.url}/other`, `${site.url}/feed`] }, since)
    .catch((error) => error);
  expect(failure.reason).toBe(`1 of your 2 feeds cannot be read: ${site.host}.`);
  expect(failure.posts).toHaveLength(1);
});

test("never reads private network addresses", async () => {
  const targets = ["http://169.254.169.254/feed", "http://localhost:5432/", "file:///etc/passwd"];
  const failure = await source.search({ keywords: ["x"], targets }, since).catch((error) => error);
  expect(failure.reason).toMatch(/^3 of your 3 feeds cannot be read: /);
});

test("reads at most four feeds at a time", async () => {
  const open = { now: 0, most: 0 };
  const slow = website({
    "/feed": async () => {
      open.most = Math.max(open.most, ++open.now);
      await new Promise(setImmediate);
      open.now--;
      return xml(rss(""));
    },
  });
  const reading = feeds({ safeFetch: createSafeFetch({ allow: [slow.host] }), parseUntrusted, clock: () => now });
  await reading.search(
    { keywords: ["x"], targets: Array.from({ length: 20 }, (_, at) => `${slow.url}/feed?${at}`) },
    since,
  );
  slow.stop();
  expect(open.most).toBeLessThanOrEqual(4);
  expect(slow.requests).toHaveLength(20);
});

test("asks a feed only for what has changed, and searches an unchanged one again", async () => {
  let version = 1;
  const blog = website({
    "/feed": ({ headers }) =>
      headers.get("if-none-match") === `"${version}"`
        ? new Response(null, { status: 304 })
        : new Response(rss(item(`v${version}`)), {
            headers: {
              "content-type": "text/xml",
              etag: `"${version}"`,
              "last-modified": "Fri, 20 Nov 2026 09:00:00 GMT",
            },
          }),
    "/dated": ({ headers }) =>
      headers.has("if-modified-since") ? new Response(null, { status: 304 }) : xmlModified(rss(item("dated"))),
  });
  const source = feeds({ safeFetch: createSafeFetch({ allow: [blog.host] }), parseUntrusted, clock: () => now });
  const titles = async (path: string) =>
    (await source.search({ keywords: ["x"], targets: [blog.url + path] }, since)).map(({ title }) => title);
  expect(await titles("/feed")).toEqual(["Parcel tracker v1"]);
  expect(await titles("/feed")).toEqual(["Parcel tracker v1"]);
  version = 2;
  expect(await titles("/feed")).toEqual(["Parcel tracker v2"]);
  expect(blog.requests.map(({ headers }) => headers.get("if-none-match"))).toEqual([null, '"1"', '"1"']);
  expect([await titles("/dated"), await titles("/dated")]).toEqual([
    ["Parcel tracker dated"],
    ["Parcel tracker dated"],
  ]);
  expect(blog.requests.at(-1)?.headers.get("if-modified-since")).toBe("Fri, 20 Nov 2026 09:00:00 GMT");
  blog.stop();
});

const xmlModified = (body: string) =>
  new Response(body, { headers: { "content-type": "text/xml", "last-modified": "Fri, 20 Nov 2026 09:00:00 GMT" } });
