import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { AppEnv } from "./app-env.ts";
import { asPublicRead, windowCostMs } from "./public-limits.ts";

const { get, cache, create, dependencies } = await createTestApp();
const newNetwork = () => `203.0.113.${++networks}`;
let networks = 0;

/** Sends `count` requests at once from one network and groups the responses by status. */
const statusesOf = async (path: string, count: number, network: string) => {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, at) => get(path.replace("{n}", `${at}`), {}, network)),
  );
  return Map.groupBy(responses, ({ status }) => status);
};

/** Sends a read of this cost, which needs no I/O. */
const readAtOnce = (network: string, costMs: number, onRead: () => void = () => {}) => {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("env", dependencies.env);
    return next();
  });
  app.get("/", (c) =>
    asPublicRead(c, costMs, async () => {
      onRead();
      return c.text("read");
    }),
  );
  const server = { requestIP: () => ({ address: network }), timeout: () => {} };
  return app.fetch(new Request("https://linkstead.test/"), { server });
};

/** Uses up the whole budget of a network, whose window doesn't end before the test: the limiter ends it by a timer. */
const useUp = async (network: string) => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  await readAtOnce(network, windowCostMs);
  vi.useFakeTimers({ toFake: ["Date"], now });
};

const { slug } = await create.post();

test("rejects all reads of a network over its budget, and of no other", async () => {
  const network = newNetwork();
  await useUp(network);
  // The 404 page is now cached, but finding that out still takes routing.
  expect((await get("/made-up", {}, newNetwork())).status).toBe(404);
  // At once, since each refusal is delayed.
  const calls = ["/api/blogposts?limit=100", `/api/blogposts/${slug}/slug`, "/api/plans/1", "/api/openapi.json"];
  const pages = ["/", `/blog/${slug}`, "/blog?q=words", "/c/a-b-c-d", "/auth/login", "/social/terms.png", "/made-up"];
  const responses = await Promise.all([...calls, ...pages].map((path) => get(path, {}, network)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 429));
  for (const [at, refused] of responses.entries()) {
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    if (at < calls.length) expect(await problemOf(refused, 429)).toMatchObject({ error: "rate-limited" });
    else expect(refused.headers.get("cache-control")).toBe("no-store");
  }
  expect((await get("/api/health", {}, network)).status).toBe(200);
  expect((await get("/api/ready", {}, network)).status).toBe(200);
  expect((await get("/terms", {}, newNetwork())).status).toBe(200);
  expect((await get("/api/plans/all", {}, newNetwork())).status).toBe(200);
});

test("answers a hundred concurrent requests of one network, one after another", async () => {
  for (const path of ["/api/blogposts?limit=100", "/blog?q=words{n}", "/f/0196a000-0000-7000-8000-000000000000"]) {
    const statuses = [...(await statusesOf(path, 100, newNetwork())).keys()];
    expect(statuses).not.toContain(503);
    expect(statuses).not.toContain(429);
  }
});

test("lets other requests run between the queued reads of a network", async () => {
  const network = newNetwork();
  let read = 0;
  const responses = Array.from({ length: 100 }, () => readAtOnce(network, 1, () => read++));
  for (let turn = 1; turn <= 5; turn++) {
    await setImmediate();
    expect(read).toBeLessThan(turn * 10);
  }
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(100).fill(200));
});

test("concurrent cache misses of a page render it only a few times", async () => {
  cache.invalidateAll();
  const responses = (await statusesOf("/terms", 100, newNetwork())).get(200) ?? [];
  expect(responses).toHaveLength(100);
  const cached = responses.filter(({ headers }) => headers.has("etag"));
  expect(cached.length).toBeGreaterThan(80);
  const pages = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(pages).size).toBe(1);
});
