import type { JsonSchema } from "#shared/developers/openapi.ts";

const byFormat: Record<string, string> = {
  uuid: "01939e2a-7c1f-7b62-9d7e-2f1f0c3a5b84",
  email: "ada@company.com",
  uri: "https://example.com",
  date: "2026-11-21",
  "date-time": "2026-11-21T09:00:00.000Z",
};

// Examples for properties whose schema is just a string.
const byName: Record<string, string> = {
  email: "ada@company.com",
  url: "https://example.com",
  password: "correct horse battery",
  newPassword: "correct horse battery",
  name: "Parcelo",
  text: "parcel tracker",
  dm: "Hello {{handle}}!",
};

/** Returns an example value with the required properties only. */
export const exampleOf = (schema: JsonSchema, name = ""): unknown => {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name);
  const [type] = [schema.type].flat();
  if (type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, value]) => [key, exampleOf(value, key)]),
    );
  if (type === "array") return schema.minItems && schema.items ? [exampleOf(schema.items, name)] : [];
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return true;
  return byFormat[schema.format ?? ""] ?? byName[name] ?? "text";
};
