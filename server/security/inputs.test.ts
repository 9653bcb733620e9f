// How every route responds to a request with a single invalid part.
import { expect, test } from "vitest";
import type { RequestValues } from "../testing/define-requests.ts";
import { problemOf } from "../testing/raw-http.ts";
import { createRequestsApp, requestOf } from "../testing/valid-requests.ts";

const { get, create, tokenOf, requests } = await createRequestsApp();
const admin = await create.user({ isAdmin: true });
const token = await tokenOf(admin);

/** The signature covers the raw bytes, so the body is not validated. */
const unread = ["POST /payments/webhook"];
const tried = await Promise.all(
  requests.map(async ({ name, call, createValues }) => [name, call, await createValues(admin)] as const),
);
const writing = tried.filter(
  ([, call, { body }]) =>
    body !== undefined && !(body instanceof FormData || body instanceof Blob) && !unread.includes(call),
);
const withQuery = tried.filter(([, , { query }]) => query !== undefined);

const invalid = async (call: string, sent: RequestValues, headers: Record<string, string> = {}) => {
  const [path, init] = requestOf(call, sent, token);
  const response = await get(path, { ...init, headers: { ...init.headers, ...headers } });
  expect(await problemOf(response, 400)).toMatchObject({ error: "invalid" });
};

test("most endpoints take input", () => {
  expect(writing.length).toBeGreaterThan(30);
  expect(withQuery.length).toBeGreaterThan(20);
});

/** Fields an attacker might try to set. */
const foreignFields = [
  { isAdmin: true },
  { userId: admin.id },
  { planId: [1] },
  { createdAt: 0 },
  { trialEndsAt: "2099-01-01T00:00:00Z" },
  { widgetSecret: "mine" },
];

test.each(writing)("%s rejects unknown fields", async (_, call, { body, ...rest }) => {
  for (const field of foreignFields.filter((field) => !Object.hasOwn(body as object, Object.keys(field)[0] ?? "")))
    await invalid(call, { ...rest, body: { ...(body as object), ...field } });
  const withProto = JSON.parse(
    `{"__proto__":{"isAdmin":true},${JSON.stringify(body).slice(1).replace(/^}/, '"x":1}')}`,
  );
  const [path, init] = requestOf(call, { ...rest, body: withProto }, token);
  expect((await get(path, init)).status).toBeLessThan(500);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

/** Open to every website without a session, so a request without preflight gains an attacker nothing. */
const readText = ["POST /visits"];

test.each(writing)("%s accepts only JSON, declared as such", async (_, call, sent) => {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  for (const type of readText.includes(call) ? types : ["text/plain", ...types])
    await invalid(call, sent, { "content-type": type });
});

test.each(writing)("%s rejects an array, a string and null as its body", async (_, call, { body, ...rest }) => {
  for (const other of [[body], "text", null, 1]) await invalid(call, { ...rest, body: other });
});

/** Query parameters that may repeat. */
const manyAllowed = ["exclude"];

test.each(withQuery)("%s accepts each query parameter once, and no others", async (_, call, sent) => {
  const [path, init] = requestOf(call, sent, token);
  for (const [name, value] of Object.entries(sent.query ?? {}).filter(([name]) => !manyAllowed.includes(name))) {
    for (const more of [`${name}=${encodeURIComponent(value)}`, `${name}[]=x`, "stranger=1", "__proto__=1"])
      expect(await problemOf(await get(`${path}&${more}`, init), 400)).toMatchObject({ error: "invalid" });
  }
});
