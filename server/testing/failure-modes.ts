// The ways a service can fail. Every source is tested against all of them.
import { gzipSync } from "node:zlib";

type FailureMode = () => Response | Promise<Response>;

const zeros = new Uint8Array(30_000_000);
const bomb = gzipSync(zeros);

/** A response that starts and never ends. */
const endless = () =>
  new Response(
    new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new TextEncoder().encode(" "));
        return new Promise(() => {});
      },
    }),
  );

/** Without an answer, tests wait this long; for answers, as long as it takes. */
const [soonMs, lateMs] = [300, 30_000];

const modes: [behavior: string, respond: FailureMode, retryAfterMs: number | undefined, timeoutMs?: number][] = [
  ["an error", () => new Response("{}", { status: 500 }), undefined],
  ["an error with Retry-After", () => new Response("{}", { status: 500, headers: { "retry-after": "120" } }), 120_000],
  ["a client error", () => new Response("{}", { status: 418 }), undefined],
  ["a rate limit", () => new Response("{}", { status: 429, headers: { "retry-after": "30" } }), 30_000],
  ["a rate limit without Retry-After", () => new Response("{}", { status: 429 }), 60_000],
  ["a rate limit with an invalid Retry-After", () => rateLimited("soon"), 60_000],
  ["a rate limit until a date", () => rateLimited("Sat, 21 Nov 2026 10:05:00 GMT"), 300_000],
  ["a rate limit until a date in the past", () => rateLimited("Sat, 21 Nov 2026 09:00:00 GMT"), 1_000],
  ["a rate limit for years", () => rateLimited("999999999"), 86_400_000],
  ["an HTML page", () => new Response("<!doctype html><title>Hello</title><p>Hi"), undefined],
  ["truncated JSON", () => new Response('{"items": [{"title": "a'), undefined],
  ["an unexpected JSON object", () => Response.json({ results: [] }), undefined],
  ["null", () => new Response("null"), undefined],
  ["binary data", () => new Response(new Uint8Array([0, 255, 254, 1, 2, 3])), undefined],
  ["an empty body", () => new Response(""), undefined],
  [
    "a redirect to a private address",
    () => Response.redirect("http://169.254.169.254/latest/meta-data", 302),
    undefined,
  ],
  ["no response", () => new Promise<Response>(() => {}), undefined, soonMs],
  ["a body that never ends", endless, undefined, soonMs],
  ["a body that is too large", () => new Response(zeros), undefined],
  ["a decompression bomb", () => new Response(bomb, { headers: { "content-encoding": "gzip" } }), undefined],
  ["a wrong content encoding", () => new Response("{}", { headers: { "content-encoding": "gzip" } }), undefined],
];

/** The response of each failure mode, the retry delay in milliseconds it calls for, and how long to wait for it. */
export const failureModes = modes.map(
  ([behavior, respond, retryAfterMs, timeoutMs = lateMs]) => [behavior, respond, retryAfterMs, timeoutMs] as const,
);

const rateLimited = (retryAfter: string) =>
  new Response("{}", {
    status: 429,
    headers: { "retry-after": retryAfter, date: "Sat, 21 Nov 2026 10:00:00 GMT" },
  });
