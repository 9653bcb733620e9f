import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { failureModes } from "../testing/failure-modes.ts";
import { website } from "../testing/stand-ins/website.ts";
import { callService } from "./service-fetch.ts";

const behavior = { answer: (): Response | Promise<Response> => new Response("hello") };
const service = website({ "/": () => behavior.answer() });
afterAll(() => service.stop());
const call = () => callService(service.url, { method: "GET", headers: {}, timeoutMs: 300, limitBytes: 10_000 });
const behaviorOf = (name: string) => failureModes.find(([behavior]) => behavior === name)?.[1] ?? behavior.answer;

test("returns a response with any status", async () => {
  behavior.answer = () => new Response(gzipSync("héllo"), { status: 503, headers: { "content-encoding": "gzip" } });
  expect(await call()).toMatchObject({ status: 503, text: "héllo" });
});

test.each(["silence", "a drip", "more than it should", "a little that unpacks to a lot", "another place"])(
  "%s is refused in time",
  async (name) => {
    behavior.answer = behaviorOf(name);
    await expect(call()).rejects.toThrow();
  },
);
