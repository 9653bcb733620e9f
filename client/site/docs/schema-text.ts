import type { JsonSchema } from "#shared/developers/openapi.ts";

/** Formats a schema like a type: `{ id: uuid, name: string (1–100) }`. */
export const schemaText = (schema: JsonSchema, indent = ""): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((one) => schemaText(one, indent)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => schemaText({ ...schema, type }, indent)).join(" | ");
  if (schema.type === "array") return arrayOf(schemaText(schema.items ?? {}, indent), schema);
  if (schema.type === "object") return objectOf(schema, indent);
  if (schema.type === "string") return (schema.format ?? "string") + rangeOf(schema.minLength, schema.maxLength);
  if (schema.type === "integer" || schema.type === "number")
    return schema.type + rangeOf(schema.minimum, schema.maximum);
  return schema.type ?? "any";
};

export const nameOf = (ref: string) => ref.split("/").at(-1) ?? "";

/** Returns the default value as JSON, or undefined. */
export const defaultOf = ({ default: value }: JsonSchema) => (value === undefined ? undefined : JSON.stringify(value));

const maxLineLength = 60;

const objectOf = ({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string) => {
  const innerIndent = `${indent}  `;
  const lines = Object.entries(properties).map(([key, value]) => {
    const defaultValue = required.includes(key) ? undefined : defaultOf(value);
    const mark = required.includes(key) ? "" : "?";
    return `${innerIndent}${key}${mark}: ${schemaText(value, innerIndent)}${defaultValue === undefined ? "" : ` = ${defaultValue}`}`;
  });
  if (typeof additionalProperties === "object")
    lines.push(`${innerIndent}[any key]: ${schemaText(additionalProperties, innerIndent)}`);
  const inOneLine = `{ ${lines.map((line) => line.trim()).join(", ")} }`;
  if (inOneLine.length <= maxLineLength && !inOneLine.includes("\n")) return lines.length ? inOneLine : "{}";
  return `{\n${lines.join(",\n")}\n${indent}}`;
};

const arrayOf = (items: string, { minItems, maxItems }: JsonSchema) =>
  `${items.includes(" | ") && !items.startsWith("{") ? `(${items})` : items}[]${rangeOf(minItems, maxItems)}`;

const rangeOf = (minimum: number | undefined, maximum: number | undefined) => {
  if (minimum === undefined && maximum === undefined) return "";
  if (maximum === undefined) return ` (min ${minimum})`;
  return minimum === undefined ? ` (max ${maximum})` : ` (${minimum}–${maximum})`;
};
