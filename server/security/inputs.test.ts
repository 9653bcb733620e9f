// How every route responds to a request with a single invalid part.
import { expect, test } from "vitest";
import { problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";
import { type RequestValues, requestOf, validRequests } from "../testing/valid-requests.ts";

const { get, create, dependencies, tokenOf } = await createTestApp();
const rows = Object.entries(validRequests(dependencies, create));
const admin = await create.user({ isAdmin: true });
const token = await tokenOf(admin);

/** The signature covers the raw bytes, so the body is not validated. */
const unread = ["POST /payments/webhook"];
const requests = async (row: (typeof rows)[number][1]): Promise<RequestValues> =>
  (await row.requestValues?.(admin)) ?? {};
const tried = await Promise.all(rows.map(async ([call, row]) => [call, row, await requests(row)] as const));
const writing = tried.filter(
  ([call, , { body }]) => body !== undefined && !(body instanceof FormData) && !unread.includes(call),
);
const asking = tried.filter(([, , { query }]) => query !== undefined);

const invalid = async (call: string, sent: RequestValues, headers: Record<string, string> = {}) => {
  const [path, init] = requestOf(call, sent, token);
  const answer = await get(path, { ...init, headers: { ...init.headers, ...headers } });
  expect(await problemOf(answer, 400)).toMatchObject({ error: "invalid" });
};

test("most endpoints take input", () => {
  expect(writing.length).toBeGreaterThan(30);
  expect(asking.length).toBeGreaterThan(20);
});

/** Fields an attacker might try to set. */
const wishes = [
  { isAdmin: true },
  { userId: admin.id },
  { planId: [1] },
  { createdAt: 0 },
  { trialEndsAt: "2099-01-01T00:00:00Z" },
  { widgetSecret: "mine" },
];

test.each(writing)("%s rejects unknown fields", async (call, _, { body, ...rest }) => {
  for (const pendingAction of wishes.filter(
    (pendingAction) => !Object.hasOwn(body as object, Object.keys(pendingAction)[0] ?? ""),
  ))
    await invalid(call, { ...rest, body: { ...(body as object), ...pendingAction } });
  const withProto = JSON.parse(
    `{"__proto__":{"isAdmin":true},${JSON.stringify(body).slice(1).replace(/^}/, '"x":1}')}`,
  );
  const [path, init] = requestOf(call, { ...rest, body: withProto }, token);
  expect((await get(path, init)).status).toBeLessThan(500);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each(writing)("%s accepts only JSON, declared as such", async (call, _, sent) => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
    await invalid(call, sent, { "content-type": type });
});

test.each(writing)("%s rejects an array, a string and null as its body", async (call, _, { body, ...rest }) => {
  for (const other of [[body], "text", null, 1]) await invalid(call, { ...rest, body: other });
});

/** Query parameters that may repeat. */
const manyAllowed = ["exclude"];

test.each(asking)("%s accepts each query parameter once, and no others", async (call, _, sent) => {
  const [path, init] = requestOf(call, sent, token);
  for (const [name, value] of Object.entries(sent.query ?? {}).filter(([name]) => !manyAllowed.includes(name))) {
    for (const more of [`${name}=${encodeURIComponent(value)}`, `${name}[]=x`, "stranger=1", "__proto__=1"])
      expect(await problemOf(await get(`${path}&${more}`, init), 400)).toMatchObject({ error: "invalid" });
  }
});
