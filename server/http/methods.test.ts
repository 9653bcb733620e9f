import { expect, test } from "vitest";
import { createRawHttp, problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";

const { dependencies, get } = await createTestApp();
const { raw } = createRawHttp(dependencies);

const unusualMethods = ["TRACE", "PROPFIND", "OPTIONS", "PATCH", "CONNECT", "PURGE", "M-SEARCH"];

test.each(unusualMethods)("%s on an endpoint is answered 405 with its methods", async (method) => {
  for (const [path, allow] of [
    ["/api/health", "GET, HEAD"],
    ["/api/plans", "POST"],
    ["/api/plans/", "POST"],
    ["/api/auth/signIn", "POST"],
    ["/api/waitlist", "POST, GET, HEAD"],
  ] as const) {
    const response = await raw(path, { method, headers: ["Content-Length: 0"] });
    expect(response.headers.get("allow")).toBe(allow);
    expect(await problemOf(response, 405)).toMatchObject({ error: "method-not-allowed" });
  }
  expect((await raw("/api/plans/all", { method })).status).toBe(405);
  await problemOf(await raw("/api/nothing", { method }), 404);
});

test.each([...unusualMethods, "PUT", "DELETE"])(
  "responds 405 to %s on a page or a file, and echoes nothing",
  async (method) => {
    for (const path of ["/", "/terms", "/auth/login", "/robots.txt", "/sitemap.xml", "/assets/x.js", "/nothing"]) {
      const response = await raw(path, { method, headers: ["X-Secret: hunter2"] });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await response.text()).not.toContain("hunter2");
    }
  },
);

test.each(["FOO", "get", "{}"])("the unknown method %s gets no page", async (method) => {
  const { status } = await raw("/terms", { method });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each(["/", "/terms", "/auth/login", "/nothing", "/robots.txt"])(
  "responds 405 to a form posted to %s, which has none",
  async (path) => {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", "application/json"]) {
      const response = await get(path, { method: "POST", body: "a=%zz&b=%00", headers: { "content-type": type } });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);
