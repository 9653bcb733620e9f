import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import { api } from "../api.ts";
import type { Log } from "../observability/log.ts";
import { createRawHttp, isPageOf, problemOf } from "../testing/raw-http.ts";
import { createTestApp } from "../testing/test-app.ts";
import { routeOptions } from "./route.ts";

const complaints: string[] = [];
const log: Log = pino({ level: "warn" }, { write: (line: string) => complaints.push(line) });
const { dependencies, get, create, tokenOf } = await createTestApp({ log });
const { origin, raw } = createRawHttp(dependencies);
const admin = { authorization: `Bearer ${await tokenOf(await create.user({ isAdmin: true }))}` };

// Invalid input must not log errors.
afterEach(() => expect(complaints.splice(0)).toEqual([]));

const long = "a".repeat(10_000);
/** Joins the waitlist. */
const post = (body: BodyInit, type = "application/json") =>
  get("/api/waitlist", { method: "POST", body, headers: { "content-type": type } });

test.each<[string, string]>([
  ["application/x-www-form-urlencoded", ""],
  ["application/x-www-form-urlencoded", "email=%zz"],
  ["application/x-www-form-urlencoded", "email=%00@people.example"],
  ["application/x-www-form-urlencoded", "email=a@people.example&source=%00"],
  ["application/x-www-form-urlencoded", "email[]=a@people.example"],
  ["application/x-www-form-urlencoded", `email=${long}@people.example`],
  ["multipart/form-data; boundary=b", "--b\r\n\r\n"],
  [
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="email"; filename="x"\r\n\r\na@people.example\r\n--b--\r\n',
  ],
  ["application/json", '{"email":"a@people.example"}'],
])("the waitlist form rejects %j %j", async (type, body) => {
  const before = await dependencies.db.$count(contacts);
  const response = await get("/waitlist", { method: "POST", body, headers: { "content-type": type } });
  await response.text();
  expect(response.status).toBe(400);
  expect(await dependencies.db.$count(contacts)).toBe(before);
});

const deep = 100_000;
const badBodies: [string, string][] = [
  ["nothing", ""],
  ["half an object", "{"],
  ["a comma too many", '{"email":"a@people.example",}'],
  ["null", "null"],
  ["a text", '"a@people.example"'],
  ["a list", '[{"email":"a@people.example"}]'],
  ["two objects", "{}{}"],
  ["an object for a text", '{"email":{"toString":"a@people.example"}}'],
  ["an unknown field", '{"email":"a@people.example","state":"synced"}'],
  ["a field named constructor", '{"email":"a@people.example","constructor":{"prototype":{"polluted":1}}}'],
  ["__proto__ alone", '{"__proto__":{"email":"a@people.example"}}'],
  ["NUL", '{"email":"a\\u0000@people.example"}'],
  ["a lone surrogate", '{"email":"a@people.example","source":"\\ud800"}'],
  ["a NUL byte", '{"email":"a@people.example"}\0'],
  ["100,000 open lists", "[".repeat(deep)],
  ["100,000 lists", "[".repeat(deep) + "]".repeat(deep)],
  ["100,000 lists in a field", `{"email":${"[".repeat(deep)}${"]".repeat(deep)}}`],
  ["100,000 lists in an unknown field", `{"email":"a@people.example","x":${"[".repeat(deep)}${"]".repeat(deep)}}`],
  ["100,000 fields", `{${Array.from({ length: 50_000 }, (_, at) => `"f${at}":1`).join()}}`],
  ["a text of 900,000 characters", `{"email":"${"a".repeat(900_000)}"}`],
  ["an address made to be slow to match", `{"email":"${"a@".repeat(100_000)}"}`],
];

test.each(badBodies)("rejects a body of %s quickly", async (_, body) => {
  const start = process.threadCpuUsage();
  const response = await post(body);
  expect(await problemOf(response, 400)).toMatchObject({ error: "invalid" });
  expect(process.threadCpuUsage(start).user).toBeLessThan(10_000_000);
});

test("an error echoes a bounded part of the input", async () => {
  const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`field-number-${at}`, 1]));
  const response = await post(JSON.stringify(fields));
  expect((await response.text()).length).toBeLessThan(10_000);
});

test("replaces or rejects invalid UTF-8, without an error", async () => {
  const body = Buffer.from('{"email":"a\xff\xfe@people.example"}', "latin1");
  const response = await post(body);
  expect(response.status).toBeLessThan(500);
  await response.text();
});

test("__proto__ in a body grants nothing and pollutes no object", async () => {
  const body = '{"email":"proto@people.example","__proto__":{"isAdmin":true,"polluted":true},"source":"x"}';
  const response = await post(body);
  expect([201, 400]).toContain(response.status);
  const plan = '{"__proto__":{"label":"x"},"label":"x","price":1,"type":"onetime"}';
  await get("/api/plans", { method: "POST", body: plan, headers: { "content-type": "application/json", ...admin } });
  expect(({} as { polluted?: boolean; isAdmin?: boolean; label?: string }).polluted).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { label?: string }).label).toBeUndefined();
});

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
  "accepts a body of type %j",
  async (type) => {
    const body = JSON.stringify({ email: `${crypto.randomUUID()}@people.example` });
    const response = await post(body, type);
    expect(response.status).toBe(201);
  },
);

/** A body of unknown length, sent in chunks. */
const inChunks = (text: string) =>
  new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < text.length; at += 60_000)
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + 60_000)));
      controller.close();
    },
  });

test.each(["/api/waitlist", "/api/auth/signIn", "/api", "/api/nothing"])(
  "rejects a body over 1 MB at %s, in one piece or in chunks",
  async (path) => {
    const headers = { "content-type": "application/json" };
    const body = `{"email":"${"a".repeat(1_000_000)}"}`;
    const chunked = () => new Response(body).body as ReadableStream;
    for (const sent of [body, chunked()]) {
      const response = await fetch(origin + path, { method: "POST", body: sent, headers });
      expect(await problemOf(response, 413)).toMatchObject({ error: "too-large" });
    }
  },
);

test.each(
  api.routes.filter(({ handler }) => routeOptions.get(handler)?.uploadBytes).map(({ method, path }) => [method, path]),
)("%s %s, which takes files, asks who sends more than 1 MB", async (method = "", path = "") => {
  const body = "a".repeat(1_000_001);
  await problemOf(await get(`/api${path.replaceAll(":", "")}`, { method, body }), 401);
});

test("rejects a form over 1 MB on a page", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = `email=${"a".repeat(1_000_000)}`;
  for (const sent of [body, inChunks(body)])
    await isPageOf(await fetch(`${origin}/waitlist`, { method: "POST", body: sent, headers }), 413);
});

test.each<[string, string[], string]>([
  ["a length and chunks", ["Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
  ["two lengths", ["Content-Length: 2", "Content-Length: 3"], "{}"],
  ["a negative length", ["Content-Length: -1"], "{}"],
  ["a length that is a word", ["Content-Length: two"], "{}"],
  ["a chunk of no size", ["Transfer-Encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"],
])("rejects a body framed by %s", async (_, framing, body) => {
  const headers = ["Content-Type: application/json", ...framing];
  const response = await raw("/api/auth/signIn", { method: "POST", headers, body });
  expect(response.status).toBe(400);
});

test.each([
  "page=0",
  "page=1e9",
  "page=one",
  "page=%ff",
  "page=1&page=2",
  "page[]=1",
  "limit=0",
  "sort=email;drop table users",
  "__proto__=1",
  `page=${"1".repeat(5_000)}`,
])("rejects the list query %s", async (query) => {
  const response = await get(`/api/waitlist?${query}`, { headers: admin });
  expect(await problemOf(response, 400)).toMatchObject({ error: "invalid", issues: expect.any(Array) });
});

test.each(["", "page=1&limit=100", "page=100000"])("a list requested with %j is a list", async (query) => {
  expect((await get(`/api/waitlist?${query}`, { headers: admin })).status).toBe(200);
});

test.each(["?a=1&a=2", "?%00", "?%ff=%zz", `?${"a=1&".repeat(2_000)}`, "?__proto__=1", "??", "?/../x"])(
  "a page ignores the query %s",
  async (query) => {
    const response = await raw(`/terms${query}`);
    expect(response.status).toBe(200);
  },
);

test("rejects endless headers", async () => {
  const response = await raw("/terms", { headers: [`X-Long: ${"a".repeat(100_000)}`] });
  expect([400, 431]).toContain(response.status);
});

const getAdminPage = (cookie: string) => raw("/dashboard/admin/waitlist", { headers: [`Cookie: ${cookie}`] });

test.each([
  "token=",
  "token",
  "=;=;",
  "token=%zz",
  "token=a.b.c",
  `token=${"a".repeat(9_000)}`,
  "token=a; token=b",
  "TOKEN=x",
])("redirects the cookie %s to sign-in", async (cookie) => {
  const response = await getAdminPage(cookie);
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/auth/login?next=%2Fdashboard%2Fadmin%2Fwaitlist",
  ]);
});

test.each(["token=a%0ab", "token=%E2%82%AC", "token=%00"])("redirects the cookie %s to sign-in too", async (cookie) => {
  expect((await getAdminPage(cookie)).status).toBe(302);
});
