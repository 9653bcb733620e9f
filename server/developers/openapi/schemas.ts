// Converts our zod schemas to the JSON Schema of OpenAPI 3.1.
import { type ZodType, z } from "zod";
import type { JsonSchema } from "#shared/developers/openapi.ts";
import { problemStatus } from "#shared/problem.ts";

// RFC 9457 problem details with our error code; `issues` lists the errors of a body, query or path.
z.object({
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  error: z.enum(Object.keys(problemStatus) as (keyof typeof problemStatus)[]),
  issues: z.array(z.object({ path: z.string(), message: z.string() }).strict()).optional(),
  challenge: z.string().optional(),
})
  .strict()
  .meta({ id: "Problem" });

export const refTo = (name: string) => ({ $ref: uriOf(name) });
const uriOf = (name: string) => `#/components/schemas/${name}`;

/** Returns the components: all schemas with an id in their metadata, by name. Other schemas are inlined. */
export const namedSchemas = (): Record<string, JsonSchema> => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: "output", uri: uriOf, override });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, schema]) => [name, withoutIds(schema as JsonSchema)]),
  );
};

/** Describes a response body. */
export const describeOutput = (schema: ZodType): JsonSchema => {
  const { id } = z.globalRegistry.get(schema) ?? {};
  if (id) return refTo(id);
  const { $defs, ...described } = z.toJSONSchema(schema, { io: "output", override });
  // zod adds the named schemas as $defs; refer to the components instead.
  return JSON.parse(JSON.stringify(withoutIds(described as JsonSchema)).replaceAll("#/$defs/", uriOf("")));
};

// Input is always inlined: the components describe output, whose defaults and transforms differ.
const inputOptions = { unrepresentable: "any", metadata: z.registry<{ id?: string }>() } as const;

/** Describes a request body. */
export const describeInput = (schema: ZodType) =>
  withoutIds(z.toJSONSchema(schema, { ...inputOptions, io: "input", override }) as JsonSchema);

/**
 * Describes query or path parameters. They are strings in a URL; one that is parsed into an integer gets the integer
 * schema, which is more precise.
 */
export const describeParameters = (schema: ZodType) => {
  const { properties = {}, required = [] } = describeInput(schema);
  const parsed = z.toJSONSchema(schema, { ...inputOptions, io: "output", override }) as JsonSchema;
  return Object.entries(properties).map(([name, property]) => {
    const value = parsed.properties?.[name];
    return { name, required: required.includes(name), schema: value?.type === "integer" ? value : property };
  });
};

const withoutIds = ({ $schema, $id, ...schema }: JsonSchema & { $schema?: string; $id?: string }): JsonSchema => schema;

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** Drops constraints already implied by `format` or `integer`. */
const override: Override = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

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
