import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { failureModes } from "../testing/failure-modes.ts";
import { website } from "../testing/stand-ins/website.ts";
import { callService } from "./service-fetch.ts";

const behavior = { respond: (): Response | Promise<Response> => new Response("hello") };
const service = website({ "/": () => behavior.respond() });
afterAll(() => service.stop());
const call = (timeoutMs = 30_000) =>
  callService(service.url, { method: "GET", headers: {}, timeoutMs, limitBytes: 10_000 });
const respondOf = (name: string) => failureModes.find(([mode]) => mode === name)?.[1] ?? behavior.respond;

test("returns a response with any status", async () => {
  behavior.respond = () => new Response(gzipSync("héllo"), { status: 503, headers: { "content-encoding": "gzip" } });
  expect(await call()).toMatchObject({ status: 503, text: "héllo" });
});

test.each([
  "no response",
  "a body that never ends",
  "a body that is too large",
  "a decompression bomb",
  "a redirect to a private address",
])("rejects %s in time", async (name) => {
  behavior.respond = respondOf(name);
  await expect(call(300)).rejects.toThrow();
});
