import { expect, test } from "vitest";
import { createMetrics } from "../../observability/metrics.ts";
import { createTestApp } from "../../testing/test-app.ts";

const METRICS_TOKEN = "a token of the tests";
const metrics = createMetrics();
const plain = await createTestApp();
const env = { ...plain.dependencies.env, METRICS_TOKEN };
const { get, cache } = await createTestApp({ metrics, env });
const scrape = (token = METRICS_TOKEN) => get("/metrics", { headers: { authorization: `Bearer ${token}` } });
const lines = async () => (await (await scrape()).text()).split("\n");

test("serves metrics with the token; without it the page does not exist", async () => {
  const response = await scrape();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  for (const refused of [get("/metrics"), scrape("another token"), scrape(""), plain.get("/metrics")]) {
    expect((await refused).status).toBe(404);
    expect(await (await refused).text()).not.toContain("http_requests_total");
  }
});

test("counts and times requests by route pattern, never by URL", async () => {
  for (const path of ["/api/plans/71", "/api/plans/72", "/api/plans/all", "/api/nowhere/secret", "/blog/a-secret-slug"])
    await (await get(path)).text();
  await get("/api/plans/71", { method: "PATCH" });
  await get("/no/such/page", { method: "PURGE" });
  const text = await lines();
  expect(text).toContain('http_requests_total{route="/api/plans/:id",method="GET",status="404"} 2');
  expect(text).toContain('http_requests_total{route="/api/plans/all",method="GET",status="200"} 1');
  expect(text).toContain('http_requests_total{route="/api/*",method="GET",status="404"} 1');
  expect(text).toContain('http_requests_total{route="/api/*",method="other",status="405"} 1');
  expect(text).toContain('http_requests_total{route="/blog/:slug",method="GET",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/plans/:id",method="GET"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="/api/plans/:id",method="GET"} 2');
  expect(text.join("\n")).not.toMatch(/secret|PURGE/);
});

test("the scrape itself is the one request in flight", async () => {
  expect(await lines()).toContain("http_requests_in_flight 1");
});

test("the page cache reports hits and misses", async () => {
  await (await get("/terms")).text();
  await expect.poll(() => cache.find(new Request("https://linkstead.test/terms"))).toBeDefined();
  const { hits, misses } = cache.stats();
  expect(hits).toBeGreaterThan(0);
  expect(misses).toBeGreaterThan(0);
  const text = await lines();
  expect(text).toContain(`page_cache_hits_total ${hits}`);
  expect(text).toContain(`page_cache_misses_total ${misses}`);
});

test("counts jobs by name and outcome", async () => {
  metrics.job("send-email", "done");
  metrics.job("send-email", "done");
  metrics.job("scan-projects", "failed");
  const text = await lines();
  expect(text).toContain('jobs_total{name="send-email",outcome="done"} 2');
  expect(text).toContain('jobs_total{name="scan-projects",outcome="failed"} 1');
});

test("reads the state of the database and the process on request", async () => {
  const text = await lines();
  expect(text).toContain("database_up 1");
  expect(text.some((line) => /^process_resident_memory_bytes \d{7,}$/.test(line))).toBe(true);
  expect(text.some((line) => line.startsWith('event_loop_delay_seconds{quantile="0.99"} '))).toBe(true);
  expect(text.some((line) => /^build_info\{version="[\d.]+",bun="[\d.]+"\} 1$/.test(line))).toBe(true);
  const lost = await createTestApp({ metrics, env, db: { execute: () => Promise.reject(new Error("lost")) } as never });
  const response = await lost.get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await response.text()).toContain("database_up 0");
});
