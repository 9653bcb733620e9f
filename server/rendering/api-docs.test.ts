import { expect, test } from "vitest";
import { problemStatus } from "#shared/problem.ts";
import { document } from "../features/openapi/document.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get } = await createTestApp();
const answer = await get("/api/docs");
const html = await answer.text();

test("the reading page is a page of the site, without React in the browser", () => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain('href="/api/openapi.json"');
  expect(html).not.toMatch(/page-data|entry\.tsx|<script[^>]+src="http/);
});

test("each call, each problem and each name has a place that can be linked to", () => {
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

test("each call can be tried from a terminal, as it stands there", () => {
  expect(html).toContain("curl -X POST &quot;https://linkstead.test/api/waitlist&quot;");
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(html.match(/<code>curl /g)).toHaveLength(calls.length);
});

test("it is another page than a call of that name would be", async () => {
  expect((await get("/api/docs/")).headers.get("location")).toBe("/api/docs");
  expect((await get("/api/docs", { method: "POST" })).status).toBe(405);
  expect((await get("/api/docs/nothing")).headers.get("content-type")).toMatch(/^application\/problem\+json/);
});
