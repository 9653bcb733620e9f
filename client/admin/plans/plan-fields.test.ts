import { expect, test } from "vitest";
import { landingPlans } from "#shared/landing/plans.ts";
import { type Plan, planInput } from "#shared/plans.ts";
import { amountOf, fieldsOfPlan, inputOfPlan, newFeature, withoutEmptyFeatures } from "./plan-fields.ts";

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
