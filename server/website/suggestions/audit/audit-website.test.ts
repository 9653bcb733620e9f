import { createServer, type Server } from "node:http";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "#shared/problem.ts";
import { createSafeFetch, type SafeFetch } from "../../../integrations/safe-fetch.ts";
import { htmlPage, website } from "../../../testing/stand-ins/website.ts";
import { stopElapsedTime } from "../../../testing/stop-date.ts";
import { parseUntrusted } from "../../../testing/test-parser.ts";
import type { ParseUntrusted } from "../../../untrusted/parse-untrusted.ts";
import { findingsOf } from "../checks/all.ts";
import { validPage } from "../testing/valid-page.ts";
import { auditWebsite } from "./audit-website.ts";

type Pages = Parameters<typeof website>[0];
const stops: (() => unknown)[] = [];
beforeEach(stopElapsedTime);
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** A local website with these pages and a robots.txt. */
const siteWith = (pages: (url: string) => Pages) => {
  const responses: Pages = {};
  const site = website(responses);
  Object.assign(responses, { "/robots.txt": () => new Response("User-agent: *\nAllow: /") }, pages(site.url));
  stops.push(site.stop);
  return { ...site, paths: () => site.requests.map(({ url }) => new URL(url).pathname) };
};
const look = (site: { host: string; url: string }, path = "/", totalMs = 50_000) =>
  auditWebsite({ safeFetch: createSafeFetch({ allow: [site.host] }), parseUntrusted }, site.url + path, { totalMs });
const kindsOf = (read: Awaited<ReturnType<typeof look>>) => findingsOf(read).map(({ kind }) => kind);
const linking = (...to: string[]) => htmlPage(to.map((path) => `<a href="${path}">x</a>`).join(""));

test("reads pages once each, in the order of their links, starting at the home page", async () => {
  const site = siteWith(() => ({
    "/": () => linking("/b", "/a#part", "/a", "/b?x=1", "mailto:a@b.example", "https://other.example/", "/file"),
    "/a": () => linking("/c", "/"),
    "/b": () => linking("/d"),
    "/c": () => linking(),
    "/d": () => linking(),
    "/file": () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
  }));
  const { pages } = await look(site);
  expect(pages.map(({ url }) => url.slice(site.url.length))).toEqual(["/", "/b", "/a", "/b?x=1", "/d", "/c"]);
  expect(site.paths().filter((path) => path === "/a")).toHaveLength(1);
});

test("finds pages through the sitemap that no link leads to", async () => {
  const site = siteWith((url) => ({
    "/robots.txt": () => new Response("Sitemap: /maps.xml"),
    "/maps.xml": () => new Response(`<sitemapindex><sitemap><loc>${url}/map.xml</loc></sitemap></sitemapindex>`),
    "/map.xml": () => new Response(`<urlset><url><loc>${url}/lonely?a=1&amp;b=2</loc></url></urlset>`),
    "/": () => linking(),
    "/lonely": () => linking(),
  }));
  expect((await look(site)).pages.map(({ url }) => url)).toEqual([`${site.url}/`, `${site.url}/lonely?a=1&b=2`]);
});

test("does not read what robots.txt disallows, and reports a site that disallows everything", async () => {
  const fence = siteWith(() => ({
    "/robots.txt": () => new Response("User-agent: LinksteadBot\nDisallow: /private"),
    "/": () => linking("/private/page", "/open"),
    "/open": () => linking(),
    "/private/page": () => linking(),
  }));
  expect((await look(fence)).pages).toHaveLength(2);
  expect(fence.paths()).not.toContain("/private/page");

  const wall = siteWith(() => ({
    "/robots.txt": () => new Response("User-agent: *\nDisallow: /"),
    "/": () => linking(),
  }));
  const read = await look(wall);
  expect(read.failure).toContain("robots.txt blocks our crawler");
  expect(kindsOf(read)).toEqual(["robots-blocks"]);
  expect(wall.paths()).toEqual(["/robots.txt"]);
});

test.each<[what: string, robots: string, shutOut: string[]]>([
  ["allows everything", "User-agent: *\nAllow: /", []],
  ["keeps AI models out", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /", ["GPTBot", "ClaudeBot"]],
  [
    "keeps assistants out",
    "User-agent: OAI-SearchBot\nDisallow: /\nUser-agent: perplexitybot\nDisallow: /",
    ["OAI-SearchBot", "PerplexityBot"],
  ],
  [
    "allows only Google",
    "User-agent: *\nDisallow: /\nUser-agent: Googlebot\nUser-agent: LinksteadBot\nDisallow:",
    ["Bingbot", "OAI-SearchBot", "PerplexityBot", "GPTBot", "ClaudeBot", "Google-Extended"],
  ],
  ["keeps a folder from all", "User-agent: *\nDisallow: /admin/", []],
])("names the crawlers that a robots.txt shuts out which %s", async (_, robots, shutOut) => {
  const site = siteWith(() => ({ "/": () => linking(), "/robots.txt": () => new Response(robots) }));
  expect((await look(site)).shutOut).toEqual(shutOut);
});

test.each([
  ["text", () => new Response("# Parcelo", { headers: { "content-type": "text/plain" } }), true],
  ["a page for any address", () => htmlPage("Home"), false],
  ["not found", () => new Response("", { status: 404 }), false],
  ["an error", () => new Response("", { status: 503 }), null],
])("an llms.txt that is %s", async (_, respond, expected) => {
  const site = siteWith(() => ({ "/": () => linking(), "/llms.txt": respond }));
  expect((await look(site)).hasLlmsTxt).toBe(expected);
});

test("a failing robots.txt disallows everything, as the standard says", async () => {
  const site = siteWith(() => ({ "/robots.txt": () => new Response("", { status: 500 }), "/": () => linking() }));
  const read = await look(site);
  expect([read.pages, read.failure?.includes("robots.txt"), kindsOf(read)]).toEqual([[], true, []]);
  expect(site.paths()).toEqual(["/robots.txt"]);
});

test("reads at most thirty pages, two at a time, however many links there are", async () => {
  const running = { now: 0, most: 0 };
  const site = siteWith(() => ({}));
  const answers = Array.from({ length: 1_000 }, (_, at) => `/page/${at}`);
  const read: SafeFetch = async (address) => {
    running.most = Math.max(running.most, ++running.now);
    await Bun.sleep(1);
    running.now--;
    const isRobots = address.endsWith(".txt");
    const response = isRobots ? new Response("") : linking(...answers, "/endless", `${address}/deeper`);
    const type = isRobots ? "text/plain" : "text/html";
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      url: address,
      status: address.endsWith(".xml") ? 404 : 200,
      type,
      headers: new Headers(),
      bytes,
      isTruncated: false,
    };
  };
  const { pages, failure } = await auditWebsite({ safeFetch: read, parseUntrusted }, `${site.url}/`);
  expect([pages.length, running.most, failure]).toEqual([30, 2, null]);
});

test("tells moved, looping and empty pages apart", async () => {
  const site = siteWith((url) => ({
    "/": () => linking("/gone", "/loop", "/away", "/inside", "/secret", "/fails", "/moved"),
    "/gone": () => new Response("", { status: 410 }),
    "/loop": () => Response.redirect(`${url}/loop`),
    "/away": () => Response.redirect("http://169.254.169.254/"),
    "/inside": () => new Response("", { status: 401 }),
    "/secret": () => new Response("", { status: 403 }),
    "/fails": () => new Response("", { status: 502 }),
    "/moved": () => Response.redirect(`${url}/`),
  }));
  const { broken, unread, pages } = await look(site);
  expect(broken.map(({ address, why }) => [address.slice(site.url.length), why])).toEqual([
    ["/gone", "answers 410"],
    ["/loop", "does not respond as it should"],
    ["/away", "does not respond as it should"],
    ["/fails", "answers 502"],
  ]);
  expect(unread).toEqual(["/loop", "/away", "/fails"].map((path) => site.url + path));
  expect(pages).toHaveLength(1);
});

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const strange: [what: string, response: () => Response, title: string | undefined][] = [
  ["nothing at all", () => htmlPage(""), undefined],
  ["broken markup", () => htmlPage("<title>Shop</title><p <<a href='></table></b><h1><select><xmp><h1"), "Shop"],
  ["a tag that never ends", () => htmlPage(`<title>Shop</title><a href="${"x".repeat(1_500_000)}`), "Shop"],
  ["a deep nest", () => htmlPage(`<title>Shop</title>${"<div>".repeat(50_000)}`), "Shop"],
  ["a flood of headings and titles", () => htmlPage("<title>Shop</title><h1>x".repeat(20_000)), "Shop"],
  ["a long title", () => htmlPage(`<title>${"Shop ".repeat(100_000)}</title>`), undefined],
  [
    "the old Latin charset",
    () =>
      new Response(latin("<title>Caf\u00e9</title>"), { headers: { "content-type": "text/html; charset=ISO-8859-1" } }),
    "Café",
  ],
  [
    "a charset in its head",
    () =>
      new Response(latin('<meta charset="windows-1252"><title>Caf\u00e9</title>'), {
        headers: { "content-type": "text/html" },
      }),
    "Café",
  ],
  ["a charset that there is not", () => htmlPage("<title>Café</title>", "text/html; charset=klingon"), "Café"],
  [
    "a wrong charset",
    () => new Response(latin("<title>Caf\u00e9</title>"), { headers: { "content-type": "text/html; charset=utf-8" } }),
    "Caf�",
  ],
  ["zero bytes and surrogates", () => htmlPage("<title>Sh\u0000op \ud800</title>"), undefined],
  ["an entity as large as can be", () => htmlPage('<title>Shop</title><a href="&#x110000;&#0;&#xd800;">x</a>'), "Shop"],
  ["a base that is none", () => htmlPage('<base href="http://["><title>Shop</title><a href="//[">x</a>'), "Shop"],
  [
    "broken data",
    () => htmlPage(`<title>Shop</title><script type="application/ld+json">${"[".repeat(100_000)}</script>`),
    "Shop",
  ],
];

test.each(strange)("reads a page with %s without failing", async (_, response, title) => {
  const site = siteWith(() => ({ "/": response }));
  const read = await look(site);
  expect([read.failure, read.pages.length]).toEqual([null, 1]);
  if (title !== undefined) expect(read.pages[0]?.titles[0]).toBe(title);
  expect(findingsOf(read).length).toBeGreaterThan(3);
});

/** A server with full control over the connection. */
const rawSite = async (response: Parameters<typeof createServer>[1]) => {
  const server: Server = createServer(response as never);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return { host, url: `http://${host}` };
};

test("truncates an endless page, and ends the audit of one that hangs with what was read", async () => {
  const hanging = Promise.withResolvers<void>();
  const site = await rawSite(async (request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    if (request.url === "/hangs") {
      vi.advanceTimersByTime(8_000);
      return hanging.resolve();
    }
    if (request.url === "/endless") await hanging.promise;
    response.writeHead(request.url === "/sitemap.xml" ? 404 : 200, { "content-type": "text/html" });
    if (request.url !== "/endless")
      return response.end('<a href="/endless">x</a><a href="/hangs">x</a><a href="/next">x</a>');
    response.write("<title>Endless</title>");
    const timer = setInterval(() => response.write("x".repeat(200_000)), 1);
    response.on("close", () => clearInterval(timer));
  });
  const read = await look(site, "/", 8_000);
  expect(read.pages.map(({ url, bytes }) => [url.slice(site.url.length), bytes > 1_900_000])).toEqual([
    ["/", false],
    ["/endless", true],
  ]);
  expect(read.failure).toContain("so slowly that we could read only 2 pages");
  expect(read.unread).toContain(`${site.url}/hangs`);
});

test("reports a website that hangs from the start as a failure", async () => {
  const site = await rawSite(() => {});
  expect(await look(site, "/", 300)).toMatchObject({
    pages: [],
    failure: expect.stringContaining("did not return a valid response"),
  });
});

test.each([
  ["once", 1, undefined],
  ["twice", 2, "/page"],
])("a page that is slow %s is reported then only", async (_, times, evidence) => {
  let requests = 0;
  const site = siteWith(() => ({
    "/": () => linking("/page"),
    "/page": () => {
      if (++requests <= times) vi.advanceTimersByTime(1_900);
      return linking();
    },
  }));
  const slow = findingsOf(await look(site)).find(({ kind }) => kind === "slow-pages");
  expect(slow?.evidence).toBe(evidence && site.url + evidence);
});

test("requests an HTTPS website over HTTP, which has to redirect", async () => {
  const site = siteWith((url) => ({ "/": () => htmlPage(validPage({ url: `${url}/` })) }));
  const plain = createSafeFetch({ allow: [site.host] });
  const door = { leadsOn: false };
  // Simulates a TLS proxy in front of the website: the same pages at an HTTPS URL.
  const encrypted: SafeFetch = async (address, reading) => {
    const url = new URL(address);
    const response = await plain(site.url + url.pathname, reading);
    return { ...response, url: door.leadsOn ? address.replace("http:", "https:") : address };
  };
  const kinds = async () =>
    kindsOf(await auditWebsite({ safeFetch: encrypted, parseUntrusted }, "https://shop.example/"));
  expect(await kinds()).toContain("https-missing");
  door.leadsOn = true;
  expect(await kinds()).not.toContain("https-missing");
});

test("requests each preview image once, and reports what is not an image", async () => {
  const site = siteWith(() => ({
    "/": () => htmlPage('<meta property="og:image" content="/no-picture"><a href="/a">x</a>'),
    "/a": () =>
      htmlPage('<meta property="og:image" content="/no-picture"><meta name="twitter:image" content="/picture">'),
    "/no-picture": () => htmlPage("Not found"),
    "/picture": () => new Response("x", { headers: { "content-type": "image/webp" } }),
  }));
  const { broken } = await look(site);
  expect(broken).toEqual([
    { address: `${site.url}/no-picture`, from: `${site.url}/`, by: "preview", why: "is not an image" },
  ]);
  expect(site.paths().filter((path) => path === "/no-picture")).toHaveLength(1);
});

test("a page that is too complex to parse fails the audit as the home page, and is skipped otherwise", async () => {
  const site = siteWith(() => ({
    "/": () => linking("/complex", "/a"),
    "/complex": () => linking(),
    "/a": () => linking(),
  }));
  const isStopping = (path: string) =>
    ((task, input) =>
      task === "pageFacts" && "url" in input && new URL(input.url).pathname === path
        ? Promise.reject(new Problem("upstream", "This website's content is too complex to read."))
        : parseUntrusted(task, input)) as ParseUntrusted;
  const lookWith = (path: string) =>
    auditWebsite(
      { safeFetch: createSafeFetch({ allow: [site.host] }), parseUntrusted: isStopping(path) },
      `${site.url}/`,
    );
  expect(await lookWith("/")).toMatchObject({ pages: [], failure: expect.stringContaining("too complex") });
  const { pages, broken, unread, failure } = await lookWith("/complex");
  expect([pages.length, broken, unread, failure]).toEqual([2, [], [`${site.url}/complex`], null]);
});
