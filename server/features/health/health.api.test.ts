import { expect, test } from "vitest";
import { world } from "../../testing/test-app.ts";

const { get, parts } = await world();

test("the process is healthy, and ready while its database answers", async () => {
  expect(await (await get("/api/health")).json()).toEqual({ ok: true });
  const ready = await get("/api/ready");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ok: true });
});

test("a process that stops is healthy, but not ready", async () => {
  parts.life.stopping = true;
  const ready = await get("/api/ready");
  parts.life.stopping = false;
  expect(ready.status).toBe(503);
  expect(ready.headers.get("retry-after")).toBe("2");
  expect(await ready.json()).toMatchObject({ error: "unavailable" });
});

test("a process without its database is healthy, but not ready", async () => {
  const lost = await world({ db: { execute: () => Promise.reject(new Error("lost")) } as never });
  expect((await lost.get("/api/health")).status).toBe(200);
  expect((await lost.get("/api/ready")).status).toBe(503);
});
