import pino from "pino";
import { afterEach, expect, test } from "vitest";
import type { Log } from "../observability/log.ts";
import { createRawHttp, isPageOf, problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";

const complaints: string[] = [];
const log: Log = pino({ level: "warn" }, { write: (line: string) => complaints.push(line) });
const { dependencies, get } = await createTestApp({ log });
const { raw, send } = createRawHttp(dependencies);

// Malformed URLs must not log errors.
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const long = "a".repeat(10_000);

test.each([
  "/g/UPPER",
  "/g/under_score",
  "/g/é",
  "/g/%F0%9F%98%80",
  "/g/nothing-of-this-name",
  "/g/%3Cscript%3E",
  `/g/${"a".repeat(1_500)}`,
  "/page/nothing-of-this-name",
  "/page/__proto__",
  "/c/a-b",
  "/c/constructor",
])("shows the not-found page for the malformed slug of %s", async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
});

test.each(["/nothing", "/g", "/page", "/c", "/404", "/g/a/b", "/index.html", "/%F0%9F%98%80", "/API/health"])(
  "shows the not-found page for %s",
  async (path) => {
    await isPageOf(await get(path), 404);
  },
);

test.each([
  "//",
  "//terms",
  "/terms//",
  "//evil.example/",
  "/.//evil.example/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%09/evil.example/",
  "/..%2fetc%2fpasswd",
  "/%2e%2e%2fetc/passwd",
  "/..%5c..%5cwindows",
  "/assets/..%2f..%2fpackage.json",
  "/g/..%2f..%2fx",
  "/%00",
  "/g/x%0d%0aSet-Cookie:a=b",
  "/%",
  "/%c0%ae%c0%ae/x",
  "/%ff",
  "/%ed%a0%80",
  `/${long}`,
  `/g/${long}`,
  `/g/${"%41".repeat(3_400)}`,
  `/${"a/".repeat(5_000)}`,
])("rejects %s as a raw request and as a Request", async (path) => {
  await isPageOf(await raw(path), 400);
  if (!path.startsWith("//")) await isPageOf(await get(path), 400);
});

test.each([
  "/%2e%2e/%2e%2e/etc/passwd",
  "/../../etc/passwd",
  "/assets/../../package.json",
  "/assets/%2e%2e/package.json",
  "/.env",
  "/.git/config",
  "/server/main.ts",
  "/dist/server/main.js",
  "/.data/secret",
])("%s does not leave the served folder", async (path) => {
  await isPageOf(await raw(path), 404);
});

test.each(["/%2fevil.example/", "/%2f%2fevil.example/", "/@evil.example/", "/%E2%82%AC/", "/g/x/?next=//evil.example"])(
  "%s does not redirect to another site",
  async (path) => {
    const response = await raw(path);
    const location = response.headers.get("location");
    if (location === null) expect([400, 404]).toContain(response.status);
    else {
      expect(response.status).toBe(308);
      expect(new URL(location, "https://linkstead.test").origin).toBe("https://linkstead.test");
      expect(location).toMatch(/^\/[!-~]*$/);
    }
  },
);

test.each(["", "/", "/nothing", "/nothing/", "/plans/all/more", "/API", "/%E2%82%AC", "/plans%2Fall", "/auth/signin"])(
  "responds 404 to /api%s",
  async (path) => {
    expect(await problemOf(await get(`/api${path}`), 404)).toMatchObject({ error: "not-found" });
  },
);

test.each(["/plans/all", "/plans/all/", "/health", "/health/", "/plans/1/"])(
  "/api%s is a call, with and without a slash",
  async (path) => {
    expect((await get(`/api${path}`)).status).toBe(200);
  },
);

test.each([
  "//plans/all",
  "/plans//all",
  "/..%2fetc",
  "/%2e%2e%2fetc",
  "/plans/..%5call",
  "/plans/%00",
  "/plans/%ff",
  "/plans/%zz",
  "/plans/x",
  "/plans/-1",
  "/plans/1.5",
  "/plans/2147483648",
  "/plans/1;drop",
  "/plans/%20",
  `/plans/${"9".repeat(1_900)}`,
  `/${long}`,
  `/plans/${long}`,
])("responds 400 to /api%s", async (path) => {
  const { error } = await problemOf(await get(`/api${path}`), 400, path === "/plans/%20" ? 404 : 400);
  expect(["invalid", "not-found"]).toContain(error);
});

test.each(["[", "a b", "x:y", "", "\u00e9", "a/b", "a?b", "a#b", "user@evil.example", "x:99999", "%00", "<script>"])(
  "rejects the Host %j without echoing it",
  async (host) => {
    for (const path of ["/nothing", "/api/plans/all", "/g/x/", "/auth/login"]) {
      const response = await raw(path, { host });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain("script>");
    }
  },
);

test.each(["/", "/api/health", "/api/auth/exist", "/robots.txt"])("refuses two Host headers at %s", async (target) => {
  await raw(target);
  for (const headers of [["Host: evil.example"], ["host: linkstead.test"]])
    expect((await raw(target, { headers })).status).toBe(400);
});

test("rejects a request without a Host", async () => {
  expect((await send("GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n")).status).toBe(400);
});
