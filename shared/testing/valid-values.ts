// Generates values that a schema accepts in most cases, from its JSON Schema.
import fc from "fast-check";
import { z } from "zod";
import { hostileText } from "./hostile-values.ts";

type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
};

export const validValue = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", metadata: z.registry() }) as Shape);

const valuesOf = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (Array.isArray(shape.type)) return fc.oneof(...shape.type.map((type) => valuesOf({ ...shape, type })));
  switch (shape.type) {
    case "object":
      return shape.properties ? objectOf(shape, shape.properties) : recordOf(shape);
    case "array":
      return fc.array(valuesOf(shape.items ?? {}), { minLength: shape.minItems ?? 0, maxLength: 4 });
    case "integer":
      return integerOf(shape);
    case "number":
      return fc.oneof(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 9_999 }).map((cents) => cents / 100),
      );
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return textOf(shape);
    default:
      return fc.constantFrom("a", 1, null, {});
  }
};

const integerOf = ({ minimum: min = -1_000, maximum = 1_000 }: Shape) =>
  fc.integer({ min, max: Math.max(min, Math.min(maximum, 1_000)) });

const objectOf = ({ required = [] }: Shape, properties: Record<string, Shape>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape)])), {
    requiredKeys: required,
  });

const recordOf = ({ propertyNames, additionalProperties }: Shape): fc.Arbitrary<unknown> => {
  const value = valuesOf(typeof additionalProperties === "object" ? additionalProperties : {});
  const names = propertyNames?.enum as string[] | undefined;
  return names
    ? fc.record(Object.fromEntries(names.map((name) => [name, value])))
    : fc.dictionary(fc.constantFrom("a", "b", "Too expensive"), value);
};

const addresses = ["https://a.example", "https://ä.example/é?q=1#x", "http://b.example:8080/a/b", "mailto:a@b.example"];
const words = [
  "ab",
  "seo tools",
  "Ünïcödé Wörds",
  "12345678",
  "a-slug",
  "ada@people.example",
  "Ada+x@People.Example",
  "UTC",
];

const textOf = ({ format, pattern, maxLength = 100 }: Shape): fc.Arbitrary<string> => {
  if (format === "uuid") return fc.uuid();
  if (format === "uri") return fc.oneof(fc.constantFrom(...addresses), fc.webUrl({ withFragments: true }));
  if (pattern === "^\\d{1,10}$") return fc.integer({ min: 0, max: 30 }).map(String);
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: "small" });
  const plain = fc.constantFrom(...addresses, ...words);
  return fc.oneof({ weight: 2, arbitrary: plain }, hostileText).map((text) => text.slice(0, maxLength));
};
