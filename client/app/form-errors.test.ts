import { expect, test } from "vitest";
import { ApiError } from "./api-client.ts";
import { InvalidFields, toFormErrors, waitText } from "./form-errors.ts";

const taken = { path: "email", message: "This address is taken." };
const unknownPlan = { path: "planId", message: "This plan is not on offer." };
const origin = { path: "origins.3", message: "Write it as https://example.com." };
const detail = "The body is not as it should be.";
const form = new Set(["email", "origins"]);

test.each([
  ["assigns an issue to its field", [taken], { fields: { email: taken.message }, message: "" }],
  ["assigns an issue to the closest field above", [origin], { fields: { origins: origin.message }, message: "" }],
  ["shows the message for an issue without a field", [unknownPlan], { fields: {}, message: detail }],
  ["shows both", [taken, unknownPlan], { fields: { email: taken.message }, message: detail }],
  ["shows the message of an error without issues", [], { fields: {}, message: detail }],
])("%s", (_, issues, expected) => {
  expect(toFormErrors(new ApiError(400, { detail, error: "invalid", issues }), form)).toEqual(expected);
});

test("assigns the messages of a form that rejects its input", () => {
  expect(toFormErrors(new InvalidFields({ email: taken.message }))).toEqual({
    fields: { email: taken.message },
    message: "",
  });
});

test("states how long to wait after too many requests", () => {
  const tooMany = new ApiError(429, { detail: "Too many requests.", error: "rate-limited" }, 300);
  expect(toFormErrors(tooMany).message).toBe("Too many attempts. Try again in 5 minutes.");
});

test.each([
  [1, "a second"],
  [57, "57 seconds"],
  [91, "2 minutes"],
  [3540, "59 minutes"],
  [7201, "3 hours"],
])("%i seconds read as %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
