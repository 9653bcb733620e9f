// Tests every schema of these folders with values that no form sends.
import { Glob } from "bun";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { feedbackForms, feedbackSave } from "./retention/feedback.ts";
import { corrupted, hostileTexts, hostileValue, hugeTexts, seed } from "./testing/hostile-values.ts";
import { validValue } from "./testing/valid-values.ts";

const modules = [...new Glob("**/*.ts").scanSync(import.meta.dirname)]
  .filter((file) => !file.includes(".test."))
  .sort();
const schemas: [string, z.ZodType][] = [];
for (const file of modules)
  for (const [name, value] of Object.entries(await import(`./${file}`)))
    if (value instanceof z.ZodType) schemas.push([`${name} of ${file}`, value]);

/** Path and query values are strings that get parsed; a body may be sent back as it was read. */
const inAddress = (name: string) => /(Query|Path) of/.test(name);
const inBody = (name: string) => /(Input|Change|Save|Order|Choices|leavingDialog) of/.test(name);
const inputs = schemas.filter(([name]) => inAddress(name) || inBody(name));

/** Values that the schema accepts in most cases; `feedbackSave` is custom, so its union is used instead. */
const fits = (schema: z.ZodType) => validValue(schema === feedbackSave ? feedbackForms : schema);

const runs = { seed, numRuns: 20 };

test("finds all schemas, including those of requests", () => {
  expect(schemas.length).toBeGreaterThan(120);
  expect(inputs.length).toBeGreaterThan(60);
});

test.each(schemas)("%s accepts or rejects any input without throwing", (_, schema) => {
  const anything = fc.oneof(hostileValue, fits(schema).chain(corrupted));
  fc.assert(
    fc.property(anything, (value) => {
      const { success, error } = schema.safeParse(value);
      return success || error.issues.length > 0;
    }),
    runs,
  );
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** One copy of the value per object in it, each with an extra field in that object. */
const withStranger = (value: unknown, field: Record<string, unknown>): unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((item, at) => withStranger(item, field).map((other) => value.with(at, other)));
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) =>
    withStranger(inner, field).map((other) => ({ ...value, [name]: other })),
  );
  return [Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(field)), ...inside];
};
const strangers = ['{"stranger":1}', '{"__proto__":{"stranger":1}}', '{"constructor":1}'];
const hasStranger = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasStranger)
    : isObject(value) &&
      (["stranger", "__proto__", "constructor"].some((name) => Object.hasOwn(value, name)) ||
        Object.getPrototypeOf(value) !== Object.prototype ||
        Object.values(value).some(hasStranger));

// The keys of a dictionary are data: those of `byReason` are reasons.
const dictionaries = [
  "feedbackStats of retention/feedback.ts",
  // The data of events.
  "webhookDelivery of developers/webhooks.ts",
  "deliveryList of developers/webhooks.ts",
  // The value is validated by the schema of its group.
  "settingsInput of site/settings.ts",
];

test.each(schemas.filter(([name]) => !dictionaries.includes(name)))("%s rejects unknown fields", (_, schema) => {
  let taken = 0;
  fc.assert(
    fc.property(fits(schema), fc.constantFrom(...strangers), (value, field) => {
      if (!schema.safeParse(value).success) return;
      taken++;
      for (const other of withStranger(value, JSON.parse(field))) {
        const { success, data } = schema.safeParse(other);
        expect(success && hasStranger(data), JSON.stringify(other)).toBe(false);
      }
    }),
    runs,
  );
  expect(taken).toBeGreaterThan(0);
});

/** A value that the schema accepts, with as many of its fields as possible. */
const fullest = (schema: z.ZodType) => {
  const sent = fc.sample(fits(schema), { seed, numRuns: 50 }) as object[];
  const samples = sent.filter((value) => schema.safeParse(value).success);
  const input = (value: object) => Object.values(value).filter((inner) => inner !== null).length;
  return samples.sort((one, other) => input(other) - input(one))[0] as object;
};

test.each(inputs.filter(([name]) => inBody(name)))("%s parses its own output to the same value", (_, schema) => {
  let taken = 0;
  const readsTheSame = (value: unknown) => {
    const { success, data } = schema.safeParse(value);
    if (!success) return;
    taken++;
    expect(schema.parse(data)).toEqual(data);
  };
  const good = fits(schema);
  fc.assert(fc.property(fc.oneof(good, good.chain(corrupted)), readsTheSame), runs);
  const full = fullest(schema);
  readsTheSame(full);
  for (const name of Object.keys(full)) for (const text of hostileTexts) readsTheSame({ ...full, [name]: text });
  expect(taken).toBeGreaterThan(0);
});

/** The value as it appears in a URL. */
const written = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(written);
  if (!isObject(value)) return String(value);
  const input = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(input.map(([name, inner]) => [name, written(inner)]));
};

test.each(inputs.filter(([name]) => inAddress(name)))(
  "%s reads what it has read, written again, as the same",
  (_, schema) => {
    let taken = 0;
    fc.assert(
      fc.property(fits(schema), (value) => {
        const { success, data } = schema.safeParse(value);
        if (!success) return;
        taken++;
        expect(schema.parse(written(data))).toEqual(data);
      }),
      runs,
    );
    expect(taken).toBeGreaterThan(0);
  },
);

/** The same value with every string replaced by `text`. */
const allTexts = (value: unknown, text: string): unknown => {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((inner) => allTexts(inner, text));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, allTexts(inner, text)]))
    : value;
};

test.each(inputs)("%s parses or rejects endless text quickly", (_, schema) => {
  const full = fullest(schema);
  for (const text of hugeTexts) {
    const start = process.threadCpuUsage();
    schema.safeParse(allTexts(full, text));
    expect(process.threadCpuUsage(start).user, JSON.stringify(text.slice(0, 20))).toBeLessThan(1_000_000);
  }
});
