import { expect, test } from "vitest";
import { problemStatus } from "#shared/problem.ts";
import { apiReference } from "../api.ts";
import { buildDocument } from "../developers/openapi/document.ts";
import { createTestApp } from "../testing/test-app.ts";

const document = buildDocument(apiReference);

const { get } = await createTestApp();
const response = await get("/api/docs");
const html = await response.text();

test("the API reference is a page of the site, without React in the browser", () => {
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain('href="/api/openapi.json"');
  expect(html).not.toMatch(/page-data|entry\.tsx|<script[^>]+src="http/);
});

test("each endpoint, problem and schema has an anchor", () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const names = Object.keys(document.components.schemas);
  const problems = Object.keys(problemStatus).map((code) => `problem-${code}`);
  const missing = [...ids, ...names, ...problems].filter((id) => !html.includes(` id="${id}"`));
  expect(missing).toEqual([]);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id);
  expect(anchors.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});

test("each endpoint has an example for curl, TypeScript and Python", () => {
  expect(html).toContain("curl -X POST &quot;https://linkstead.test/api/waitlist&quot;");
  expect(html).toContain("await api.waitlist.$post({ json: {");
  expect(html).toContain("api.post(&quot;/waitlist&quot;, json={");
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  for (const example of [/<code>curl /g, /<code>const response = await api[.[]/g, /<code>response = api\./g])
    expect(html.match(example)).toHaveLength(calls.length);
});

test("it is a different page from an endpoint of that name", async () => {
  expect((await get("/api/docs/")).headers.get("location")).toBe("/api/docs");
  expect((await get("/api/docs", { method: "POST" })).status).toBe(405);
  expect((await get("/api/docs/nothing")).headers.get("content-type")).toMatch(/^application\/problem\+json/);
});
