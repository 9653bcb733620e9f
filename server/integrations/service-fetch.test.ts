import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { badMoods } from "../testing/failure-modes.ts";
import { website } from "../testing/stand-ins/website.ts";
import { callService } from "./service-fetch.ts";

const mood = { answer: (): Response | Promise<Response> => new Response("hello") };
const service = website({ "/": () => mood.answer() });
afterAll(() => service.stop());
const call = () => callService(service.url, { method: "GET", headers: {}, timeoutMs: 300, limitBytes: 10_000 });
const moodOf = (name: string) => badMoods.find(([mood]) => mood === name)?.[1] ?? mood.answer;

test("an answer is given with its status, whatever that is", async () => {
  mood.answer = () => new Response(gzipSync("héllo"), { status: 503, headers: { "content-encoding": "gzip" } });
  expect(await call()).toMatchObject({ status: 503, text: "héllo" });
});

test.each(["silence", "a drip", "more than it should", "a little that unpacks to a lot", "another place"])(
  "%s is refused in time",
  async (name) => {
    mood.answer = moodOf(name);
    await expect(call()).rejects.toThrow();
  },
);
