import { expect, test } from "vitest";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { type Plan, planInput } from "#shared/billing/plans.ts";
import { ApiError } from "../../../../app/api-client.ts";
import { InvalidFields, toFormErrors } from "../../../../app/form-errors.ts";
import {
  amountOf,
  checkAmounts,
  fieldsOfPlan,
  inputOfPlan,
  newFeature,
  withFormMessages,
  withoutEmptyFeatures,
} from "./plan-fields.ts";

test("a plan passes through the form unchanged", () => {
  for (const [at, values] of landingPlans.entries()) {
    const plan = { ...planInput.parse(values), id: at } as Plan;
    const { id: _, ...input } = plan;
    expect(inputOfPlan(fieldsOfPlan(plan), plan.position)).toEqual(input);
  }
});

test("lines under a feature become its sub-items, without empty ones", () => {
  const fields = { ...fieldsOfPlan(), features: [newFeature(" One "), newFeature("Two", "a\n\n b ")] };
  expect(inputOfPlan(fields, 0).features).toEqual(["One", { text: "Two", items: ["a", "b"] }]);
});

test("drops an empty feature, but keeps one that has only sub-items", () => {
  const features = [newFeature(), newFeature("One"), newFeature("  ", "\n"), newFeature("", "alone")];
  const stored = withoutEmptyFeatures({ ...fieldsOfPlan(), features, nofeatures: [newFeature()] });
  expect(inputOfPlan(stored, 0)).toMatchObject({ features: ["One", { text: "", items: ["alone"] }], nofeatures: [] });
});

test.each([
  ["299", 299],
  ["12.5", 12.5],
  ["12,50", 12.5],
  [" 7 ", 7],
  ["0", 0],
  ["1,269", 1269],
  ["1,269.90", 1269.9],
  ["1,000,000", 1_000_000],
  ["", Number.NaN],
  ["many", Number.NaN],
  ["12.345", Number.NaN],
  ["1,26,900", Number.NaN],
  ["-5", Number.NaN],
  ["1e3", Number.NaN],
  ["0x10", Number.NaN],
  ["$9", Number.NaN],
])("%j as a price is %d", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

const names = new Set(["label", "price", "url", "features", "features.3", "nofeatures", "nofeatures.0"]);
const errorsOf = (...paths: string[]) => {
  const issues = paths.map((path) => ({ path, message: "Too small" }));
  const detail = "The request body is invalid.";
  return toFormErrors(withFormMessages(new ApiError(400, { error: "invalid", detail, issues })), names);
};

test.each([
  ["label", "label", "Enter a name of at most 80 characters."],
  ["url", "url", "Enter a URL that starts with https://."],
  ["features", "features", "Use at most 40 features."],
  ["features.3", "features.3", "A feature has a text"],
  ["features.3.text", "features.3", "A feature has a text"],
  ["nofeatures.0.items.12", "nofeatures.0", "A feature has a text"],
])("an issue at %s is shown at %s and nowhere else", (path, field, words) => {
  const { fields, message } = errorsOf(path);
  expect([Object.keys(fields), message]).toEqual([[field], ""]);
  expect(fields[field]).toContain(words);
});

test.each([[["position"]], [["label", "position"]], [["featuresque"]], [[]]])(
  "shows the form's error when an issue of %j matches no field",
  (paths) => {
    expect(errorsOf(...paths).message).toBe("The request body is invalid.");
  },
);

test("an invalid amount is rejected at its field before it is sent", () => {
  const fields = { ...fieldsOfPlan(), price: "12", strokePrice: "a lot" };
  const check = (strokePrice: string) => () => checkAmounts(inputOfPlan({ ...fields, strokePrice }, 0));
  expect(check("a lot")).toThrow(InvalidFields);
  expect(check("")).not.toThrow();
  expect(toFormErrors(new InvalidFields({ strokePrice: "No" })).fields).toEqual({ strokePrice: "No" });
});
