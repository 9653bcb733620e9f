// The ways a service can fail. Every source is tested against all of them.
import { gzipSync } from "node:zlib";

type FailureMode = () => Response | Promise<Response>;

const nothing = new Uint8Array(30_000_000);
const bomb = gzipSync(nothing);

/** A response that starts and never ends. */
const dripping = () =>
  new Response(
    new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new TextEncoder().encode(" "));
        return new Promise(() => {});
      },
    }),
  );

/** The response of each failure mode, and the retry delay in milliseconds it calls for. */
export const failureModes: [behavior: string, answer: FailureMode, retryAfterMs: number | undefined][] = [
  ["an error", () => new Response("{}", { status: 500 }), undefined],
  ["an error with a time", () => new Response("{}", { status: 500, headers: { "retry-after": "120" } }), 120_000],
  ["a refusal", () => new Response("{}", { status: 418 }), undefined],
  ["too many questions", () => new Response("{}", { status: 429, headers: { "retry-after": "30" } }), 30_000],
  ["too many questions without a time", () => new Response("{}", { status: 429 }), 60_000],
  ["too many questions, and a time that is none", () => tooMany("soon"), 60_000],
  ["too many questions until a date", () => tooMany("Sat, 21 Nov 2026 10:05:00 GMT"), 300_000],
  ["too many questions until a date that is past", () => tooMany("Sat, 21 Nov 2026 09:00:00 GMT"), 1_000],
  ["too many questions for years", () => tooMany("999999999"), 86_400_000],
  ["a page", () => new Response("<!doctype html><title>Hello</title><p>Hi"), undefined],
  ["JSON that was cut off", () => new Response('{"items": [{"title": "a'), undefined],
  ["another envelope", () => Response.json({ results: [] }), undefined],
  ["null", () => new Response("null"), undefined],
  ["bytes", () => new Response(new Uint8Array([0, 255, 254, 1, 2, 3])), undefined],
  ["nothing", () => new Response(""), undefined],
  ["another place", () => Response.redirect("http://169.254.169.254/latest/meta-data", 302), undefined],
  ["silence", () => new Promise<Response>(() => {}), undefined],
  ["a drip", dripping, undefined],
  ["more than it should", () => new Response(nothing), undefined],
  ["a little that unpacks to a lot", () => new Response(bomb, { headers: { "content-encoding": "gzip" } }), undefined],
  ["what is not packed as it says", () => new Response("{}", { headers: { "content-encoding": "gzip" } }), undefined],
];

const tooMany = (retryAfter: string) =>
  new Response("{}", {
    status: 429,
    headers: { "retry-after": retryAfter, date: "Sat, 21 Nov 2026 10:00:00 GMT" },
  });
