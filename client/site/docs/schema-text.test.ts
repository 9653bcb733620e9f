import { expect, test } from "vitest";
import type { JsonSchema } from "#shared/developers/openapi.ts";
import { schemaText } from "./schema-text.ts";

const text: JsonSchema = { type: "string" };

test.each<[JsonSchema, string]>([
  [{ type: "string", format: "uuid" }, "uuid"],
  [{ type: "string", minLength: 2, maxLength: 80 }, "string (2–80)"],
  [{ type: "string", maxLength: 80 }, "string (max 80)"],
  [{ type: "integer", minimum: 0 }, "integer (min 0)"],
  [{ type: ["string", "null"] }, "string | null"],
  [{ enum: ["live", "test"] }, '"live" | "test"'],
  [{ type: "boolean", const: true }, "true"],
  [{ anyOf: [{ $ref: "#/components/schemas/Plan" }, { type: "null" }] }, "Plan | null"],
  [{ type: "array", items: text, maxItems: 20 }, "string[] (max 20)"],
  [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
  [{ type: "object", properties: { a: text, b: text }, required: ["a"] }, "{ a: string, b?: string }"],
  [{ type: "object", properties: { mode: { type: "string", default: "live" } } }, '{ mode?: string = "live" }'],
  [{ type: "object", additionalProperties: { type: "integer" } }, "{ [any key]: integer }"],
  [{ type: "object" }, "{}"],
  [{}, "any"],
])("formats %j as %s", (schema, shape) => {
  expect(schemaText(schema)).toBe(shape);
});

test("breaks long objects into indented lines", () => {
  const inner: JsonSchema = { type: "object", properties: { aRatherLongName: text, anotherLongName: text, one: text } };
  const shape = schemaText({ type: "object", properties: { inner }, required: ["inner"] });
  expect(shape).toBe(
    "{\n  inner: {\n    aRatherLongName?: string,\n    anotherLongName?: string,\n    one?: string\n  }\n}",
  );
});
