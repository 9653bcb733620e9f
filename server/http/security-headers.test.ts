import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { speculationRules } from "#client/site/speculation-rules.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { pages } from "#shared/routes.ts";
import { createApp } from "../app.ts";
import { builtAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createStaticFiles } from "../rendering/static-files.ts";
import { createTestApp } from "../testing/test-app.ts";
import { pagePolicy, securityHeaders } from "./security-headers.ts";

const { dependencies, create, tokenOf } = await createTestApp();
const siteUrl = dependencies.env.SITE_URL;
const assetsOf = builtAssets();

const createSite = () => {
  const cache = createPageCache();
  const app = createApp(dependencies, { cache, assetsOf, files: createStaticFiles(cache, siteUrl) });
  /** Like main.ts: from the page cache, else from the app. */
  const send = async (path: string, init: RequestInit = {}) => {
    const request = new Request(siteUrl + path, init);
    const server = { requestIP: () => ({ address: "192.0.2.1" }), timeout: () => {} };
    return cache.find(request) ?? (await app.fetch(request, { server }));
  };
  return { cache, app, send };
};
const { cache, app, send } = createSite();

const slug = landingPages[0]?.slug ?? "";
const publicPaths = Object.values(pages)
  .filter(({ kind }) => kind === "public")
  .map(({ path }) => path.replace("/c/:slug", "/c/germany-saas-b2b-startup").replace(":slug", slug));
const css = assetsOf("app").css;
const styles = "href" in css ? css.href : "";
const script = assetsOf("public").lateScripts?.[0] ?? "";

const everywhere: [string, string, RequestInit?][] = [
  ["a call", "/api/health"],
  ["a call with data", "/api/plans/all"],
  ["an unknown call", "/api/nothing"],
  ["a call without sign-in", "/api/waitlist"],
  ["a call by another method", "/api/health", { method: "DELETE" }],
  ["an invalid call", "/api/plans/x"],
  ["a body that is too large", "/api/auth/signIn", { method: "POST", body: "x".repeat(1_000_001) }],
  ["an address that cannot be read", "/%00"],
  ["a page", "/terms"],
  ["a page requested with HEAD", "/privacy", { method: "HEAD" }],
  ["an app page", "/auth/login"],
  ["an app page without sign-in", "/dashboard/admin/waitlist"],
  ["a page that is not there", "/nothing/here"],
  ["a wrong slug", "/g/UPPER"],
  ["an address with a slash too many", "/terms/"],
  ["a page by another method", "/terms", { method: "PUT" }],
  ["a form that no page has", "/terms", { method: "POST" }],
  ["robots.txt", "/robots.txt"],
  ["the manifest", "/manifest.webmanifest"],
  ["a picture", "/icon-192.png"],
  ["a drawing", "/favicon.svg"],
  ["a style sheet", styles],
  ["a script", script],
  ["a file that is not there", "/assets/nothing.js"],
];

const carriesAll = (response: Response) => {
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": expect.stringContaining("same-origin"),
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(headers["content-security-policy"]).toMatch(/^default-src '(none|self)'/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cache-control"]).toBeTruthy();
  for (const name of ["server", "x-powered-by", "set-cookie", "access-control-allow-origin"])
    expect(headers[name]).toBeUndefined();
};

test.each(everywhere)("%s has the security headers, from the cache too", async (_, path, init) => {
  for (let time = 0; time < 2; time++) {
    const response = await send(path, init);
    await response.arrayBuffer();
    carriesAll(response);
  }
});

test("rejects other sites' preflights and cross-origin calls", async () => {
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  const preflight = await send("/api/auth/signIn", { method: "OPTIONS", headers });
  expect(preflight.status).toBe(405);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  const call = await send("/api/plans/all", { headers });
  expect([...call.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("sends HSTS only over HTTPS, for two years and all subdomains", () => {
  expect(securityHeaders("https://linkstead.test")["Strict-Transport-Security"]).toBe(
    "max-age=63072000; includeSubDomains",
  );
  expect(securityHeaders("http://localhost:3000")["Strict-Transport-Security"]).toBeUndefined();
});

const directivesOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inline scripts and styles of a page, and attributes that its CSP forbids. */
const inlineOf = (html: string) => ({
  scripts: [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(([, , text]) => text ?? ""),
  styles: [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? ""),
  attributes: [...html.matchAll(/<[a-z][^>]*\s(style|on[a-z]+)="/g)].map(([tag]) => tag),
});

test.each(publicPaths)("the policy of %s allows what the page contains and nothing else inline", async (path) => {
  const response = await send(path);
  const html = await response.text();
  const directives = directivesOf(response);
  const { scripts, styles, attributes } = inlineOf(html);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).not.toMatch(/unsafe|nonce|\*/);
  // The site's script adds the speculation rules after the first paint.
  expect(directives["script-src"]).toEqual(["'self'", ...new Set([...scripts, speculationRules].map(hashOf))]);
  expect(directives["style-src"]).toEqual(["'self'", ...new Set(styles.map(hashOf))]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(attributes).toEqual([]);
  expect(html).not.toMatch(/\bnonce=/);
  expect(directives).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", "data:", "https:"],
    "connect-src": ["'self'"],
  });
});

test("an app page has a fresh nonce on every script, and is never cached", async () => {
  // A site of its own: the other cache may still be saving pages of the tests above.
  const { cache, send } = createSite();
  const nonces = new Set<string>();
  for (let at = 0; at < 20; at++) {
    const response = await send("/auth/login");
    const html = await response.text();
    const sources = directivesOf(response)["script-src"] ?? [];
    const nonce = sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1) ?? "";
    nonces.add(nonce);
    expect(sources).toEqual(["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"]);
    const tags = html.match(/<script\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(1);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  }
  expect(nonces.size).toBe(20);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64").length).toBeGreaterThanOrEqual(16);
  expect(cache.size().pages).toBe(0);
});

test("only development allows inline scripts and web sockets", () => {
  expect(pagePolicy({ scripts: [], styles: [] })).not.toContain("ws:");
  expect(pagePolicy({ scripts: [], styles: [], development: true })).toContain("connect-src 'self' ws:");
});

test("responses for signed-in users are not stored by intermediaries", async () => {
  const token = await tokenOf(await create.user({ isAdmin: true }));
  const call = await send("/api/waitlist", { headers: { authorization: `Bearer ${token}` } });
  expect([call.status, call.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const page = await send("/dashboard/admin/waitlist", { headers: { cookie: `token=${token}` } });
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test.each(["/dashboard/admin/waitlist/x.css", "/api/waitlist/x.js", "/api/waitlist/export.css", "/auth/login/x.png"])(
  "%s is not served, so nothing private is cached under such a name",
  async (path) => {
    const token = await tokenOf(await create.user({ isAdmin: true }));
    const before = cache.size();
    const response = await send(path, { headers: { cookie: `token=${token}`, authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    expect([404, 405]).toContain(response.status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(cache.size()).toEqual(before);
  },
);

test("a public page is the same for everyone: a session cookie does not change the cached page", async () => {
  const token = await tokenOf(await create.user({ isAdmin: true }));
  const signedIn = await (await send("/gdpr?first", { headers: { cookie: `token=${token}` } })).text();
  const signedOut = await (await send("/gdpr")).text();
  expect(signedOut).toBe(signedIn);
  expect(signedOut).not.toContain(token);
});

test("a foreign Host does not appear in a page, so that the cache cannot be poisoned", async () => {
  for (const path of publicPaths) {
    const request = new Request(`https://evil.example${path}?fresh`, {
      headers: { "x-forwarded-host": "evil.example" },
    });
    const html = await (await app.fetch(request, {})).text();
    expect(html, path).not.toContain("evil.example");
  }
});

test("a built file is cached for a year with a hash in its name, else for an hour", async () => {
  expect(styles).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.css$/);
  for (const path of [styles, script])
    expect((await send(path)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await send("/icon-192.png")).headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  [styles, "text/css"],
  [script, "text/javascript"],
  ["/favicon.svg", "image/svg+xml"],
  ["/icon-192.png", "image/png"],
  ["/licenses/inter.txt", "text/plain"],
])("%s is %s", async (path, type) => {
  const response = await send(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test.each(["/.vite/manifest.json", "/assets/", "/assets", "/assets/../index.html", "/package.json", "/.env"])(
  "%s is not served",
  async (path) => {
    expect((await send(path)).status).toBeGreaterThanOrEqual(300);
  },
);
