import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { isDatabaseUnavailable } from "#db/connection-errors.ts";
import { Problem, type ProblemCode, problemStatus, somethingBad } from "#shared/problem.ts";
import { createApp } from "../app.ts";
import type { Log } from "../observability/log.ts";
import { developmentAssets } from "../rendering/assets.ts";
import { createPageCache } from "../rendering/page-cache.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { AppEnv, Bindings } from "./app-env.ts";
import { onError } from "./error-handler.ts";

const { dependencies } = await createTestApp();
const lost = await connect({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
afterAll(() => lost.close());

const socket: Bindings = { server: { requestIP: () => ({ address: "192.0.2.1" }), timeout: () => {} } };

/** Returns the response and log lines of an app whose handler throws `error`. */
const failing = async (error: Error, path = "/api/anything", init?: RequestInit) => {
  const lines: Record<string, unknown>[] = [];
  const log: Log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("log", log);
    c.set("requestId", "request-1");
    await next();
  });
  app.onError(onError);
  app.all("*", () => {
    throw error;
  });
  return { response: await app.fetch(new Request(`http://x${path}`, init), socket), lines };
};

test.each(Object.entries(problemStatus) as [ProblemCode, number][])(
  "maps %s to %d problem details",
  async (code, status) => {
    const { response, lines } = await failing(new Problem(code, "A sentence."));
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ title: expect.any(String), status, detail: "A sentence.", error: code });
    expect(lines).toEqual([]);
  },
);

test("a problem has its issues and headers, and hides its cause", async () => {
  const issues = [{ path: "email", message: "Too short." }];
  const headers = { "Retry-After": "7", "WWW-Authenticate": "Bearer" };
  const { response } = await failing(
    new Problem("invalid", "A sentence.", { issues, headers, cause: new Error("secret") }),
  );
  expect(response.headers.get("retry-after")).toBe("7");
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  const text = await response.text();
  expect(JSON.parse(text).issues).toEqual(issues);
  expect(text).not.toContain("secret");
});

test("the reason of an upstream failure is only logged", async () => {
  const { response, lines } = await failing(
    new Problem("upstream", "A sentence.", { cause: new Error("AccessDenied") }),
  );
  expect(await response.text()).not.toContain("AccessDenied");
  expect(lines).toMatchObject([{ err: { message: "AccessDenied" } }]);
});

test.each([400, 401, 413, 422] as const)("Hono's %d becomes an invalid request", async (status) => {
  const { response, lines } = await failing(new HTTPException(status, { message: "Malformed JSON in request body" }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid", detail: "Malformed JSON in request body" });
  expect(lines).toEqual([]);
});

test.each([
  ["an error", new Error("password is hunter2 in /srv/app/server/auth.ts")],
  ["an error with causes", new Error("outer hunter2", { cause: new Error("inner hunter2") })],
  ["an error of a database", Object.assign(new Error("hunter2"), { code: "23505", detail: "Key (email)=(hunter2)" })],
  ["an error with a status", Object.assign(new Error("hunter2"), { status: 200, statusCode: 418 })],
  ["a type error", new TypeError("undefined is not a hunter2")],
  ["a 500 of Hono", new HTTPException(500, { message: "hunter2" })],
])("%s is hidden from the caller and logged once", async (_, error) => {
  for (const path of ["/api/anything", "/page/anything"]) {
    const { response, lines } = await failing(error, path);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain(somethingBad);
    expect(text).not.toMatch(/hunter2|\.ts|at /);
    expect([...response.headers.values()].join()).not.toContain("hunter2");
    expect(lines).toMatchObject([
      { level: 50, requestId: "request-1", err: { message: expect.stringContaining("hunter2") } },
    ]);
  }
});

test("a page's problem is a short page that is neither indexed nor cached", async () => {
  const { response } = await failing(new Problem("invalid", "This address <b>cannot</b> be read."), "/some/page");
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain("This address &lt;b&gt;cannot&lt;/b&gt; be read.");
});

test.each([
  ["/api", "application/problem+json; charset=utf-8"],
  ["/api/", "application/problem+json; charset=utf-8"],
  ["/api/x/y", "application/problem+json; charset=utf-8"],
  ["/apiary", "text/html; charset=UTF-8"],
  ["/", "text/html; charset=UTF-8"],
  ["/page/api/x", "text/html; charset=UTF-8"],
])("responds to a failure at %s as %s", async (path, type) => {
  const { response } = await failing(new Problem("not-found", "Nothing here."), path);
  expect(response.headers.get("content-type")).toBe(type);
});

test("an aborted request is not logged as an error", async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { lines } = await failing(new Error("read aborted"), "/api/anything", { signal: leaving.signal });
  expect(lines).toEqual([]);
});

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });

test.each([
  ["CONNECT_TIMEOUT", true],
  ["CONNECTION_CLOSED", true],
  ["ECONNREFUSED", true],
  ["57P01", true],
  ["57P03", true],
  ["53300", true],
  ["57014", true],
  ["55P03", true],
  ["23505", false],
  ["157P01", false],
  ["", false],
])("the code %j means a lost database, also as a nested cause: %s", (code, isLost) => {
  expect(isDatabaseUnavailable(coded(code))).toBe(isLost);
  expect(isDatabaseUnavailable(new Error("outer", { cause: new Error("middle", { cause: coded(code) }) }))).toBe(
    isLost,
  );
});

test.each([null, undefined, "ECONNREFUSED", { code: "ECONNREFUSED" }, new Error("ECONNREFUSED")])(
  "%o is no lost database",
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);

const app = createApp({ ...dependencies, db: lost.db }, { cache: createPageCache(), assetsOf: developmentAssets() });
const call = (path: string, init?: RequestInit) =>
  app.fetch(new Request(`https://linkstead.test${path}`, init), socket);
const json = { "content-type": "application/json" };

test.each<[string, string, RequestInit]>([
  ["a list", "/api/plans/all", {}],
  ["a row", "/api/plans/1", {}],
  ["a sign-in", "/api/auth/signIn", { method: "POST", body: '{"email":"a@b.example","password":"x"}', headers: json }],
  ["a signed-in call", "/api/waitlist", { headers: { authorization: "Bearer x" } }],
  ["joining the waitlist", "/api/waitlist", { method: "POST", body: '{"email":"a@b.example"}', headers: json }],
  ["the readiness", "/api/ready", {}],
])("without a database %s responds 503 with Retry-After", async (_, path, init) => {
  const headers = new Headers(init.headers);
  if (headers.has("authorization")) {
    const ids = { sub: crypto.randomUUID(), sid: crypto.randomUUID(), isAdmin: true };
    const token = await dependencies.tokens.sign(ids, new Date(dependencies.clock().getTime() + 60_000));
    headers.set("authorization", `Bearer ${token}`);
  }
  const response = await call(path, { ...init, headers });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ status: 503, error: "unavailable" });
  expect(text).not.toMatch(/127\.0\.0\.1|ECONN|select|postgres/i);
});

test("without a database the process still serves pages that need none", async () => {
  expect((await call("/api/health")).status).toBe(200);
  expect((await call("/terms")).status).toBe(200);
  expect((await call("/robots.txt")).status).toBe(200);
});

test("a page that needs the database is unavailable and not cached", async () => {
  const response = await call("/");
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toContain("noindex");
  expect(text).not.toMatch(/127\.0\.0\.1|ECONN|postgres:/i);
});
