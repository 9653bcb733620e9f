import { expect, test } from "vitest";
import type { Operation } from "#shared/developers/openapi.ts";
import { curlOf, pythonOf, typescriptOf } from "./code-examples.ts";

const base = "https://linkstead.test/api";
const operation: Operation = {
  operationId: "call",
  tags: [],
  summary: "Call",
  security: [],
  responses: {},
  "x-who": "anyone",
  "x-problems": [],
};
const parameters: Operation["parameters"] = [
  { name: "id", in: "path", required: true, schema: {}, example: "a/b" },
  { name: "url", in: "query", required: true, schema: {}, example: "https://example.com?a&b" },
  { name: "page", in: "query", required: false, schema: {}, example: 1 },
  { $ref: "#/components/parameters/IdempotencyKey" },
];
const bodyOf = (example: unknown): Operation["requestBody"] => ({
  required: true,
  content: { "application/json": { schema: {}, example } },
});

test("uses the URL alone without parameters", () => {
  const health = { base, method: "get", path: "/health", operation } as const;
  expect(curlOf(health)).toBe('curl "https://linkstead.test/api/health"');
  expect(typescriptOf(health)).toBe("const response = await api.health.$get();");
  expect(pythonOf(health)).toBe('response = api.get("/health")');
});

test("includes required parameters only, escaped", () => {
  const withParameters: Operation = { ...operation, parameters, security: [{ bearer: [] }] };
  const rows = { base, method: "delete", path: "/my-rows/{id}", operation: withParameters } as const;
  expect(curlOf(rows)).toBe(
    `curl -X DELETE "${base}/my-rows/a%2Fb?url=https%3A%2F%2Fexample.com%3Fa%26b" \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
  expect(typescriptOf(rows)).toBe(
    'const response = await api["my-rows"][":id"].$delete({ param: { id: "a/b" }, query: { url: "https://example.com?a&b" } });',
  );
  expect(pythonOf(rows)).toBe('response = api.delete("/my-rows/a%2Fb", params={ "url": "https://example.com?a&b" })');
});

test("writes the body in each language", () => {
  const example = { text: "it's $HOME", ids: [1, null], done: true, "a-b": {} };
  const create = {
    base,
    method: "post",
    path: "/rows",
    operation: { ...operation, requestBody: bodyOf(example) },
  } as const;
  expect(curlOf(create)).toBe(
    `curl -X POST "${base}/rows" \\\n  -H "Content-Type: application/json" \\\n  -d '{"text":"it'\\''s $HOME","ids":[1,null],"done":true,"a-b":{}}'`,
  );
  expect(typescriptOf(create)).toBe(
    `const response = await api.rows.$post({ json: { text: "it's $HOME", ids: [1, null], done: true, "a-b": {} } });`,
  );
  expect(pythonOf(create)).toBe(
    `response = api.post("/rows", json={ "text": "it's $HOME", "ids": [1, None], "done": True, "a-b": {} })`,
  );
});

test("sends a body with DELETE in Python, too", () => {
  const remove = { base, method: "delete", path: "/me", operation: { ...operation, requestBody: bodyOf({}) } } as const;
  expect(pythonOf(remove)).toBe('response = api.request("DELETE", "/me", json={})');
});
