import { expect, test } from "vitest";
import { subscriptionStatuses } from "#shared/payments.ts";
import { subscriptionText } from "./subscription-text.ts";

const currentPeriodEnd = "2026-12-21T09:00:00Z";

test.each([
  ["active", false, "Active until December 21, 2026, and renewed then.", false],
  ["active", true, "It will end on December 21, 2026. Until then everything works.", false],
  ["past_due", false, "The last payment failed. Update your payment soon, so that the plan goes on.", true],
  ["canceled", true, "Your subscription has ended.", false],
] as const)("a subscription that is %s (ends: %s) reads %s", (status, cancelAtPeriodEnd, text, hasPaymentProblem) => {
  expect(subscriptionText({ status, currentPeriodEnd, cancelAtPeriodEnd })).toEqual({ text, hasPaymentProblem });
});

test.each(subscriptionStatuses)("%s is said in a sentence, also without a date", (status) => {
  const { text } = subscriptionText({ status, currentPeriodEnd: null, cancelAtPeriodEnd: false });
  expect(text).toMatch(/^[A-Z].*\.$/);
});
