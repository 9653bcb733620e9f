import { Hono } from "hono";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { connect } from "#db/connect.ts";
import type { Limit } from "../limits/rate-limit.ts";
import { createRawHttp } from "../testing/raw-http.ts";
import { stopDate } from "../testing/stop-date.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { AppEnv, Bindings } from "./app-env.ts";
import { onError } from "./error-handler.ts";
import { rateLimit } from "./rate-limit.ts";

const { dependencies } = await createTestApp();
const lost = await connect({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
afterAll(() => lost.close());
beforeEach(stopDate);

/** An app with one rate-limited route. */
const limited = (limit: Partial<Limit> = {}, db = dependencies.db) => {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    for (const [name, part] of Object.entries({ ...dependencies, db })) c.set(name as "db", part as never);
    await next();
  });
  app.onError(onError);
  app.get("/api/limited", rateLimit({ name: crypto.randomUUID(), points: 3, seconds: 60, ...limit }), (c) =>
    c.text("done"),
  );
  return (address: string) => {
    const bindings: Bindings = { server: { requestIP: () => ({ address }), timeout: () => {} } };
    return app.fetch(new Request("http://x/api/limited"), bindings);
  };
};
const statuses = async (send: (address: string) => Response | Promise<Response>, address: string, times: number) => {
  const all = [];
  for (let at = 0; at < times; at++) all.push((await send(address)).status);
  return all;
};

test("allows the configured number of calls, then answers with Retry-After", async () => {
  const send = limited();
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
  const refused = await send("192.0.2.1");
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(refused.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(await refused.json()).toEqual({
    title: "Too many requests",
    status: 429,
    detail: "Too many requests. Try again in 60 seconds.",
    error: "rate-limited",
  });
});

test("a clock that was set back does not extend the wait beyond the window", async () => {
  const start = Date.now();
  const send = limited();
  vi.setSystemTime(start + 3600_000);
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
  vi.setSystemTime(start);
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
  // A small clock difference between processes must not lift the limit.
  vi.setSystemTime(start - 30_000);
  expect(await statuses(send, "192.0.2.1", 1)).toEqual([429]);
});

test("parallel requests after a clock was set back are still limited", async () => {
  const start = Date.now();
  const send = limited();
  vi.setSystemTime(start + 3600_000);
  expect(await statuses(send, "192.0.2.1", 1)).toEqual([200]);
  vi.setSystemTime(start);
  const parallel = await Promise.all(Array.from({ length: 40 }, () => statuses(send, "192.0.2.1", 1)));
  // The last ones of the old window and those of a new one.
  expect(parallel.flat().filter((status) => status === 200).length).toBeLessThanOrEqual(2 + 3);
  expect(await statuses(send, "192.0.2.1", 1)).toEqual([429]);
});

test("the limit resets when its window ends, and not before", async () => {
  const start = Date.now();
  const send = limited();
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
  vi.setSystemTime(start + 59_500);
  const last = await send("192.0.2.1");
  expect([last.status, last.headers.get("retry-after")]).toEqual([429, "1"]);
  vi.setSystemTime(start + 60_001);
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
});

test("rejected calls do not extend the wait", async () => {
  const start = Date.now();
  const send = limited();
  for (let at = 0; at < 6; at++) {
    vi.setSystemTime(start + at * 9_000);
    await send("192.0.2.1");
  }
  vi.setSystemTime(start + 60_001);
  expect((await send("192.0.2.1")).status).toBe(200);
});

test("each IP address has its own count, and the addresses of one IPv6 network share one", async () => {
  const send = limited();
  expect(await statuses(send, "192.0.2.1", 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses(send, "192.0.2.2", 1)).toEqual([200]);
  const network = ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8:0:0:9::"];
  expect((await Promise.all(network.map(send))).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  expect(await statuses(send, "2001:db8:0:1::1", 1)).toEqual([200]);
  expect(await statuses(send, "::ffff:192.0.2.1", 1)).toEqual([429]);
});

test("limits with different names are counted separately", async () => {
  const [one, other] = [limited(), limited()];
  await statuses(one, "192.0.2.1", 4);
  expect((await other("192.0.2.1")).status).toBe(200);
});

test("two processes on one database share a limit", async () => {
  const name = crypto.randomUUID();
  const [one, other] = [limited({ name }), limited({ name })];
  expect(await statuses(one, "192.0.2.1", 2)).toEqual([200, 200]);
  expect(await statuses(other, "192.0.2.1", 2)).toEqual([200, 429]);
});

test("exactly the allowed number of concurrent calls passes", async () => {
  const send = limited({ points: 10 });
  const responses = await Promise.all(Array.from({ length: 40 }, () => send("192.0.2.1")));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("rejects an address over its limit from memory, without a database write per call", async () => {
  let writes = 0;
  const counting = new Proxy(dependencies.db, {
    get: (db, name) => {
      if (name === "insert") writes++;
      const value = Reflect.get(db, name);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
  const send = limited({}, counting);
  expect(await statuses(send, "192.0.2.1", 20)).toEqual([...Array(3).fill(200), ...Array(17).fill(429)]);
  expect(writes).toBe(3);
});

test("rejects every request if the limiter cannot count", async () => {
  const response = await limited({}, lost.db)("192.0.2.1");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
});

test("a chunked body counts for the same address as any other", async () => {
  const { raw } = createRawHttp(dependencies);
  const enter = async (framing: string, body: string) => {
    const headers = ["Content-Type: application/json", framing];
    return (await raw("/api/auth/signIn", { method: "POST", headers, body })).status;
  };
  const whole = () => enter("Content-Length: 2", "{}");
  const chunked = () => enter("Transfer-Encoding: chunked", "2\r\n{}\r\n0\r\n\r\n");
  const all = [];
  for (let at = 0; at < 20; at++) all.push(await (at % 2 ? whole : chunked)());
  expect(all).toEqual(Array(20).fill(400));
  expect([await whole(), await chunked()]).toEqual([429, 429]);
});
