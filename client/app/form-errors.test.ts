import { expect, test } from "vitest";
import { ApiError } from "./api-client.ts";
import { toFormErrors, waitText } from "./form-errors.ts";

const taken = { path: "email", message: "This address is taken." };
const odd = { path: "planId", message: "This plan is not on offer." };
const detail = "The body is not as it should be.";

test.each([
  ["an issue of a field stands by the field", [taken], { fields: { email: taken.message }, message: "" }],
  ["an issue of no field is said for the form", [odd], { fields: {}, message: detail }],
  ["of both kinds nothing is lost", [taken, odd], { fields: { email: taken.message }, message: detail }],
  ["a refusal without issues is said for the form", [], { fields: {}, message: detail }],
])("%s", (_, issues, failure) => {
  expect(toFormErrors(new ApiError(400, { detail, error: "invalid", issues }), ["email"])).toEqual(failure);
});

test("who tries too often hears how long to wait", () => {
  const refusal = new ApiError(429, { detail: "Too many requests.", error: "rate-limited" }, 300);
  expect(toFormErrors(refusal).message).toBe("Too many tries. Try again in 5 minutes.");
});

test.each([
  [1, "a second"],
  [57, "57 seconds"],
  [91, "2 minutes"],
  [3540, "59 minutes"],
  [7201, "3 hours"],
])("%i seconds are %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
