import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { joinedMessage, joinFailedMessage } from "#shared/site/waitlist-messages.ts";
import { stopDate } from "../testing/stop-date.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, cache, dependencies } = await createTestApp();
const html = async (path: string, init?: RequestInit) => (await get(path, init)).text();

/** Requests a page and waits until it is cached, which happens after the streamed response. */
const stored = async (path: string) => {
  await html(path);
  await expect.poll(() => cache.find(new Request(`https://linkstead.test${path}`))).toBeDefined();
  return cache.find(new Request(`https://linkstead.test${path}`, { headers: { "accept-encoding": "br" } })) as Response;
};

test("a public page has no React, no inline scripts but two constants, and its data once", async () => {
  const page = await html("/");
  expect(page).not.toMatch(/page-data|__staticRouterHydrationData|entry\.tsx/);
  expect(page.match(/<script(?! type="(module|application\/ld\+json)")[^>]*>/g)).toHaveLength(2);
  // Once in the visible page and once in the structured data.
  expect(page.split("What does Linkstead").length).toBeLessThanOrEqual(3);
});

test("an app page's data is JSON that cannot end its script", async () => {
  const page = await html("/auth/login?next=</script><script>alert(1)</script>");
  expect(page).toMatch(/<script type="application\/json" id="page-data"/);
  expect(page).not.toContain("<script>alert(1)");
});

test("a cached page answers a known ETag with 304, and a query string changes nothing", async () => {
  const page = await stored("/terms");
  const etag = page.headers.get("etag") ?? "";
  expect(page.headers.get("vary")).toBe("Accept-Encoding");
  expect(page.headers.get("content-encoding")).toBe("br");
  const again = cache.find(
    new Request("https://linkstead.test/terms?utm_source=x", {
      headers: { "accept-encoding": "br", "if-none-match": etag },
    }),
  );
  expect(again?.status).toBe(304);
  expect(await again?.text()).toBe("");
});

test.each(["/404", "/nope", "/blog-of-nobody", "/TERMS"])(
  "%s is not found, not stored and not indexed",
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await response.text()).toContain('content="noindex"');
  },
);

test("a page has one URL: a trailing slash redirects to it, with the query", async () => {
  const response = await get("/terms/?a=1");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/terms?a=1"]);
});

test("a page that is requested by many first visitors at once is rendered once", async () => {
  cache.invalidateAll();
  const before = cache.stats().misses;
  const visits = await Promise.all(Array.from({ length: 10 }, () => html("/terms")));
  expect(new Set(visits).size).toBe(1);
  expect(cache.stats().misses).toBe(before + 1);
});

test("only pages of known countries are cached; unknown ones are unbounded", async () => {
  await stored("/c/directory-submission-websites-southafrica");
  const before = cache.size().pages;
  for (let at = 0; at < 5; at++) await html(`/c/made-up-words-${at}`);
  expect(cache.size().pages).toBe(before);
});

test("only one spelling of a page's path is cached", async () => {
  expect((await get("/%74erms")).status).toBe(200);
  await stored("/terms");
  expect([cache.has("/terms"), cache.has("/%74erms")]).toEqual([true, false]);
});

test("the licenses page attributes the country facts, the directory facts and the font", async () => {
  const page = await html("/licenses");
  for (const notice of [
    "Contains information from mledoze/countries, which is made available under the Open Database License (ODbL) 1.0.",
    "launch-directories by Team Handyapps (CC BY 4.0), changed.",
    "SIL Open Font License, Version 1.1",
    'href="/licenses/inter.txt"',
  ])
    expect(page).toContain(notice);
});

test("every public page links to the licenses, a country page next to its facts", async () => {
  expect(await html("/blog")).toContain('href="/licenses"');
  expect(await html("/g/rwanda-business-directories-list")).toContain("Country facts: mledoze/countries, ODbL 1.0");
});

test("a country page shows its register, an identifier, a phone number and how an address is written", async () => {
  const page = await html("/g/uk-business-directories-list");
  for (const fact of ["Companies House", "09506232", "+44 121 234 5678", "EC1Y 8SY", "British Chambers of Commerce"])
    expect(page).toContain(fact);
  expect(page).toContain("Neither takes submissions, so we never send one there.");
  expect(await html("/g/andorra-business-directories-list")).not.toContain("Official register");
});

test("the license text of the font is the one in its package", () => {
  const served = readFileSync("client/public/licenses/inter.txt", "utf8");
  expect(served).toBe(readFileSync("node_modules/@fontsource-variable/inter/LICENSE", "utf8"));
});

const post = (path: string, fields: Record<string, string>, address?: string) =>
  get(path, { method: "POST", body: new URLSearchParams(fields) }, address);

test("without JavaScript the form posts to its own page", async () => {
  const joined = await post("/waitlist", { email: "nojs@people.example", source: "hero", nickname: "" });
  expect(joined.status).toBe(200);
  expect(joined.headers.get("cache-control")).toBe("no-store");
  expect(await joined.text()).toContain(joinedMessage);
  expect(await dependencies.db.query.contacts.findMany()).toMatchObject([
    { email: "nojs@people.example", source: "hero" },
  ]);
});

test("shows the form with an invalid email and its error", async () => {
  const response = await post("/waitlist", { email: 'not"an@email' });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain("not&quot;an@email");
  expect(page).toContain("Enter an address like name@company.com.");
});

test("limits the form by the visitor's IP address, with the specified message", async () => {
  stopDate();
  for (let at = 0; at < 30; at++) await post("/waitlist", { email: `${at}@flood.example` }, "192.0.2.77");
  const refused = await post("/waitlist", { email: "31@flood.example" }, "192.0.2.77");
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(joinFailedMessage);
  expect((await post("/waitlist", { email: "other@flood.example" }, "192.0.2.78")).status).toBe(200);
});

test("unknown URLs share one cached response, with its status", async () => {
  await stored("/404");
  const before = cache.size().pages;
  const first = await html("/nobody-made-this");
  expect(await html("/nor-this/one?x=1")).toBe(first);
  const response = await get("/nor-that", { headers: { "accept-encoding": "br", "if-none-match": "*" } });
  expect([response.status, response.headers.get("content-encoding")]).toEqual([404, "br"]);
  expect(cache.size().pages).toBe(before);
});
