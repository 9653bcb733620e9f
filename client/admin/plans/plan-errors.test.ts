import { expect, test } from "vitest";
import { ApiError } from "../../app/api-client.ts";
import { invalidAmounts, toPlanErrors } from "./plan-errors.ts";
import { fieldsOfPlan, inputOfPlan } from "./plan-fields.ts";

const refused = (...paths: string[]) =>
  new ApiError(400, {
    error: "invalid",
    detail: "The request body is invalid.",
    issues: paths.map((path) => ({ path, message: "Too small" })),
  });

test.each([
  ["label", "label"],
  ["url", "url"],
  ["features", "features"],
  ["features.3", "features.3"],
  ["features.3.text", "features.3"],
  ["nofeatures.0.items.12", "nofeatures.0"],
])("a refused %s is said at %s and nowhere else", (path, field) => {
  const { fields, message } = toPlanErrors(refused(path));
  expect([Object.keys(fields), message]).toEqual([[field], ""]);
});

test.each([[["position"]], [["label", "position"]], [["featuresque"]], [[]]])(
  "%j has something that no field stands for, so it is said for the whole form",
  (paths) => {
    expect(toPlanErrors(refused(...paths)).message).toBe("The request body is invalid.");
  },
);

test("an invalid amount is rejected at its field before it is sent", () => {
  const fields = { ...fieldsOfPlan(), price: "12", strokePrice: "a lot" };
  expect(Object.keys(invalidAmounts(inputOfPlan(fields, 0))?.fields ?? {})).toEqual(["strokePrice"]);
  expect(invalidAmounts(inputOfPlan({ ...fields, strokePrice: "" }, 0))).toBeUndefined();
});
