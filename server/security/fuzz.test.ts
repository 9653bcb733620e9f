// Fuzzes every route as every role: no internal errors, and a reason in every error response.
import fc from "fast-check";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { corrupted, hostileText, seed } from "#shared/testing/hostile-values.ts";
import { FetchError } from "../integrations/safe-fetch.ts";
import type { Log } from "../observability/log.ts";
import type { RequestValues } from "../testing/define-requests.ts";
import { createRequestsApp, requestOf } from "../testing/valid-requests.ts";

const complaints: string[] = [];
const log: Log = pino({ level: "error" }, { write: (line: string) => complaints.push(line) });
const { get, create, tokenOf, requests } = await createRequestsApp({
  log,
  // Never fetch a generated URL.
  safeFetch: async () => {
    throw new FetchError("connection");
  },
});
const rows = requests.map((request) => [request.name, request] as const);

// Invalid input must not log errors.
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** URLs can hold any text except lone surrogates. */
const inAddress = hostileText.map((text) => text.toWellFormed().slice(0, 500));

const spoiltTexts = (texts: Record<string, string>): fc.Arbitrary<Record<string, string>> => {
  const names = Object.keys(texts);
  if (!names.length)
    return fc.dictionary(fc.constantFrom("page", "limit", "x", "__proto__"), inAddress, { maxKeys: 2 });
  return fc.oneof(
    fc.tuple(fc.constantFrom(...names), inAddress).map(([name, text]) => ({ ...texts, [name]: text })),
    fc.tuple(fc.constantFrom("page", "limit", "from", "x", "__proto__"), inAddress).map(([name, text]) => ({
      ...texts,
      [name]: text,
    })),
  );
};

/** The valid request with its body, query or path corrupted. */
const badly = ({ path = {}, query = {}, body }: RequestValues): fc.Arbitrary<RequestValues> =>
  fc.oneof(
    { weight: body === undefined ? 1 : 6, arbitrary: corrupted(body).map((body) => ({ path, query, body })) },
    {
      weight: Object.keys(query).length ? 6 : 1,
      arbitrary: spoiltTexts(query).map((query) => ({ path, query, ...(body !== undefined && { body }) })),
    },
    {
      weight: Object.keys(path).length,
      arbitrary: spoiltTexts(path).map((path) => ({ path, query, ...(body !== undefined && { body }) })),
    },
  );

const isReason = async (response: Response) => {
  const text = await response.text();
  if (response.status < 400) return;
  expect([400, 401, 403, 404, 405, 409, 413, 415, 429, 502, 503]).toContain(response.status);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(JSON.parse(text)).toMatchObject({
    status: response.status,
    error: expect.any(String),
    detail: expect.any(String),
  });
  expect(text).not.toMatch(/node_modules|\.ts:\d|select .* from|Failed query/i);
};

test.each(rows)("%s survives malformed input", async (_, { call, createValues }) => {
  const owner = await create.user({ trialEndsAt: new Date("2026-11-23T00:00:00Z") });
  const tokens = [undefined, await tokenOf(owner), await tokenOf(await create.user({ isAdmin: true }))];
  const good = await createValues(owner);
  await fc.assert(
    fc.asyncProperty(badly(good), fc.constantFrom(...tokens), async (requests, token) => {
      await isReason(await get(...requestOf(call, requests, token)));
    }),
    { seed, numRuns: 5 },
  );
});

/** Texts for every path and query value: SQL injection, numbers out of range, dates at the limits. */
const sharp = [
  "' or 1=1 --",
  "\\",
  "%",
  "\0",
  "2147483648",
  "-1",
  "0000-01-01",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-23:59",
];

const isId = /^[\da-f-]{36}$/;

test.each(rows.filter(([, { hasValues }]) => hasValues))(
  "%s accepts or rejects text that ends statements, in each field",
  async (_, { call, createValues }) => {
    const admin = await create.user({ isAdmin: true });
    const token = await tokenOf(admin);
    const good = await createValues(admin);
    const places = (["path", "query"] as const).flatMap((place) =>
      Object.entries(good[place] ?? {}).map(([name, value]) => ({ place, name, value })),
    );
    // Ids are validated by format, so one text is enough.
    for (const { place, name, value } of places)
      for (const text of isId.test(value) ? sharp.slice(0, 1) : sharp)
        await isReason(await get(...requestOf(call, { ...good, [place]: { ...good[place], [name]: text } }, token)));
  },
);
