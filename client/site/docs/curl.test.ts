import { expect, test } from "vitest";
import type { Operation } from "#shared/openapi.ts";
import { curlOf } from "./curl.ts";

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

test("uses the URL alone without parameters", () => {
  expect(curlOf(base, "get", "/health", operation)).toBe('curl "https://linkstead.test/api/health"');
});

test("includes required parameters only, escaped", () => {
  const parameters: Operation["parameters"] = [
    { name: "id", in: "path", required: true, schema: {}, example: "a/b" },
    { name: "url", in: "query", required: true, schema: {}, example: "https://example.com?a&b" },
    { name: "page", in: "query", required: false, schema: {}, example: 1 },
  ];
  expect(curlOf(base, "delete", "/rows/{id}", { ...operation, parameters, security: [{ bearer: [] }] })).toBe(
    `curl -X DELETE "${base}/rows/a%2Fb?url=https%3A%2F%2Fexample.com%3Fa%26b" \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
});

test("quotes the body for the shell", () => {
  const content = { "application/json": { schema: {}, example: { text: "it's $HOME" } } };
  expect(curlOf(base, "post", "/rows", { ...operation, requestBody: { required: true, content } })).toBe(
    `curl -X POST "${base}/rows" \\\n  -H "Content-Type: application/json" \\\n  -d '{"text":"it'\\''s $HOME"}'`,
  );
});
