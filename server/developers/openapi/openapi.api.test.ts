import { Validator } from "@seriousme/openapi-schema-validator";
import type { ExtractSchema } from "hono/types";
import { expect, expectTypeOf, test } from "vitest";
import type { Operation } from "#shared/developers/openapi.ts";
import { type Api, api, apiReference } from "../../api.ts";
import type { documentedOutput } from "../../http/route.ts";
import { expectDocumented } from "../../testing/openapi-conformance.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { buildDocument } from "./document.ts";

const document = buildDocument(apiReference);

const { get, cache } = await createTestApp();

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  (Object.entries(methods) as [string, Operation][]).map(([method, operation]) => ({ path, method, operation })),
);

test("documents every endpoint, and nothing else", () => {
  const routes = api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  const described = operations.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

test("serves a valid OpenAPI 3.1 document to anyone", async () => {
  const response = await get("/api/openapi.json");
  const served = await response.json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const validator = new Validator();
  expect(await validator.validate(served)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("serves the document compressed and from the cache", async () => {
  const url = "https://linkstead.test/api/openapi.json";
  const headers = { "accept-encoding": "br" };
  await get("/api/openapi.json");
  const cached = cache.find(new Request(url, { headers }));
  expect(Object.fromEntries(cached?.headers ?? [])).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=3600",
    "content-encoding": "br",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "content-type": "application/json",
  });
  const etag = cached?.headers.get("etag") ?? "";
  expect(cache.find(new Request(url, { headers: { ...headers, "if-none-match": etag } }))?.status).toBe(304);
});

type ApiSchema = ExtractSchema<Api>;
type JsonOutput<Endpoint> = Endpoint extends { output: infer Output; outputFormat: "json" } ? Output : never;
type DocumentedOutput<Endpoint> = Endpoint extends { input: { [documentedOutput]?: infer Output } }
  ? NonNullable<Output>
  : never;
/** The endpoints whose handler returns JSON that their documented responses don't allow. */
type WronglyDocumented = {
  [Path in keyof ApiSchema & string]: {
    [Method in keyof ApiSchema[Path] & string]: [JsonOutput<ApiSchema[Path][Method]>] extends [
      DocumentedOutput<ApiSchema[Path][Method]>,
    ]
      ? never
      : `${Method} ${Path}`;
  }[keyof ApiSchema[Path] & string];
}[keyof ApiSchema & string];

test("documents the response types of the handlers", () => {
  expectTypeOf<WronglyDocumented>().toBeNever();
});

test("gives each operation a unique id, a summary and a tag", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }) => name);
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(tags).toContain(operation.tags[0]);
    expect(operation.description ?? "Text.").toMatch(/^[A-Z`].*\.$/);
  }
});

test("reads access and input from the middleware of a route", () => {
  const keyword = document.paths["/projects/{id}/keyword"]?.post;
  expect(keyword).toMatchObject({
    "x-who": "member",
    security: [{ bearer: [] }],
    parameters: [
      { name: "id", in: "path", required: true, schema: { format: "uuid" } },
      { $ref: "#/components/parameters/IdempotencyKey" },
    ],
    requestBody: { content: { "application/json": { schema: { required: ["text"] }, example: { text: /./ } } } },
  } satisfies Record<string, unknown> as never);
  expect(Object.keys(keyword?.responses ?? {})).toEqual([
    "201",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "429",
    "default",
  ]);
  const list = document.paths["/posts/{projectId}/mentions"]?.get;
  expect(list?.security).toEqual([{ bearer: [] }, { apiKey: ["read"] }]);
  expect(list?.responses["200"]).toMatchObject({
    headers: { "RateLimit-Remaining": { $ref: "#/components/headers/RateLimit-Remaining" } },
  });
  expect(list?.parameters).toContainEqual(
    expect.objectContaining({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", default: 10, minimum: 1, maximum: 100 },
    }),
  );
});

test.each<[string, string, RequestInit, number]>([
  ["without a token", "/projects/my", {}, 401],
  [
    "with an invalid body",
    "/waitlist",
    { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
    400,
  ],
  ["for a missing resource", "/plans/2000000000", {}, 404],
])("responds to a request %s with the documented problem details", async (_, path, init, status) => {
  const response = await get(`/api${path}`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
});

const plans = new Request("https://linkstead.test/api/plans/all");
test.each<[string, Response, RegExp]>([
  ["an extra field", Response.json([{ secret: 1 }]), /must NOT have additional properties|required/],
  ["another shape", Response.json({ plans: [] }), /must be array/],
  ["an undocumented status", Response.json({}, { status: 409 }), /is not documented/],
  ["another media type", new Response("plans", { headers: { "content-type": "text/plain" } }), /type text\/plain/],
  [
    "a problem without its code",
    Response.json({}, { status: 500, headers: { "content-type": "application/problem+json" } }),
    /required/,
  ],
])("the conformance check detects %s", async (_, response, reason) => {
  await expect(expectDocumented(plans, response)).rejects.toThrow(reason);
});
