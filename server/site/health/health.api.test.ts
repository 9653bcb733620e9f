import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const { get, dependencies } = await createTestApp();

test("the process is healthy, and ready while its database responds", async () => {
  expect(await (await get("/api/health")).json()).toEqual({ ok: true });
  const ready = await get("/api/ready");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ok: true });
});

test("a stopping process is healthy, but not ready", async () => {
  dependencies.lifecycle.isStopping = true;
  const ready = await get("/api/ready");
  dependencies.lifecycle.isStopping = false;
  expect(ready.status).toBe(503);
  expect(ready.headers.get("retry-after")).toBe("2");
  expect(await ready.json()).toMatchObject({ error: "unavailable" });
});

test("a process without its database is healthy, but not ready", async () => {
  const lost = await createTestApp({ db: { execute: () => Promise.reject(new Error("lost")) } as never });
  expect((await lost.get("/api/health")).status).toBe(200);
  expect((await lost.get("/api/ready")).status).toBe(503);
});
