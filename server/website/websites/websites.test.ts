import { afterAll, expect, test } from "vitest";
import { websiteInfos as response } from "#shared/website/websites.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { readPageWords } from "../../workspace/keywords/keyword-proposals.ts";
import { readPageMetadata } from "./page-metadata.ts";

const site = website({
  "/": () => htmlPage("<title>Parcelo</title><meta name=description content='Tracks parcels.'>"),
  "/latin": () =>
    new Response(Buffer.from("<title>Caf\xe9</title>", "latin1"), {
      headers: { "content-type": "text/html; charset=iso-8859-1" },
    }),
  "/meta": () =>
    new Response(Buffer.from("<meta charset=windows-1252><title>Caf\xe9</title>", "latin1"), {
      headers: { "content-type": "text/html" },
    }),
  "/long": () => htmlPage(`<title>Long</title>${"<p>text</p>".repeat(500_000)}`),
  "/picture": () => new Response("x", { headers: { "content-type": "image/png" } }),
});
afterAll(() => site.stop());
const { create, get, tokenOf } = await createTestApp({ safeFetch: createSafeFetch({ allow: [site.host] }) });
const call = callWith(get);
const token = await tokenOf(await create.user());
const request = (url: string) => call("GET", `projects/website-infos?url=${encodeURIComponent(url)}`, token);

test("reads a website with or without its scheme", async () => {
  for (const address of [`${site.url}/`, site.host])
    expect(response.parse(await (await request(address)).json())).toMatchObject({
      title: "Parcelo",
      description: "Tracks parcels.",
      imageUrl: null,
      iconUrl: `${site.url}/favicon.ico`,
    });
});

test.each([
  ["/latin", "Café"],
  ["/meta", "Café"],
  ["/long", "Long"],
])("%s is read as %s", async (path, title) => {
  expect(await (await request(site.url + path)).json()).toMatchObject({ title });
});

test.each([
  "http://127.0.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "http://[::1]/",
  "localhost:5432",
])("%s may not be read", async (address) => {
  const refused = await request(address);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: "invalid" });
});

test.each(["/nothing", "/picture"])("%s fails as upstream", async (path) => {
  const failed = await request(site.url + path);
  expect(failed.status).toBe(502);
  expect(await failed.json()).toMatchObject({ error: "upstream" });
});

const url = "https://a.example/shop/";
test.each([
  [
    "the title of the head, not of a picture",
    "<head><title>A</title></head><svg><title>B</title></svg>",
    { title: "A" },
  ],
  ["og: where there is no title", '<meta property="og:title" content="Og">', { title: "Og" }],
  ["the host where there is nothing", "<p>", { title: "a.example", description: "" }],
  ["entities once", "<title>A &amp;amp; B</title>", { title: "A &amp; B" }],
  [
    "hostile markup as text",
    '<meta name="description" content="<img src=x onerror=alert(1)>hi">',
    { description: "hi" },
  ],
  ["no control or turning characters", "<title>a\u202eb\u0007c\u200bd</title>", { title: "abcd" }],
  [
    "the largest icon",
    '<link rel="icon" sizes="32x32" href="s.png"><link rel="apple-touch-icon" sizes="180x180" href="/l.png">',
    { iconUrl: "https://a.example/l.png" },
  ],
  [
    "a touch icon before a small one and before a vector",
    '<link rel="icon" type="image/svg+xml" sizes="any" href="v.svg"><link rel="icon" href="s.ico"><link rel="apple-touch-icon" href="t.png">',
    { iconUrl: "https://a.example/shop/t.png" },
  ],
  [
    "addresses by the base",
    '<base href="https://cdn.example/x/"><link rel="shortcut icon" href="i.ico">',
    { iconUrl: "https://cdn.example/x/i.ico" },
  ],
  [
    "no address that runs",
    '<link rel="icon" href="javascript:alert(1)"><meta property="og:image" content="data:image/png;base64,x">',
    { iconUrl: "https://a.example/favicon.ico", imageUrl: null },
  ],
  ["broken markup", '<title>A<meta name="description" content="B', { description: "" }],
  ["200 characters of a title", `<title>${"x".repeat(9_000)}</title>`, { title: "x".repeat(200) }],
])("a page is read for %s", (_, html, expected) => {
  expect(readPageMetadata(url, html)).toMatchObject(expected);
});

test.each([
  ["drawings", "<svg>".repeat(80_000)],
  ["headings", "<h1><h2>".repeat(50_000)],
  ["titles in drawings", "<svg><title>x".repeat(30_000)],
  ["links", "<link rel=icon href=x>".repeat(20_000)],
])("400 kB of nested %s take less than three seconds of CPU time", (_, html) => {
  const start = process.threadCpuUsage();
  readPageMetadata(url, html);
  readPageWords(html);
  expect(process.threadCpuUsage(start).user).toBeLessThan(3_000_000);
});
