import { expect, test } from "vitest";
import { subscriptionStatuses } from "#shared/billing/payments.ts";
import { getAccountStatus, subscriptionText } from "./account-status.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const plan = { label: "Growth Partner" };
const user = { plan: null, isAdmin: false, trialEndsAt: null };

test.each([
  ["a new trial has 3 days left", { trialEndsAt: "2026-11-24T09:00:00Z" }, { kind: "trial", daysLeft: 3 }],
  ["a started day counts as a whole day", { trialEndsAt: "2026-11-22T09:01:00Z" }, { kind: "trial", daysLeft: 2 }],
  ["the last second counts as a day", { trialEndsAt: "2026-11-21T09:00:01Z" }, { kind: "trial", daysLeft: 1 }],
  ["a trial that ends now is over", { trialEndsAt: "2026-11-21T09:00:00Z" }, { kind: "over" }],
  ["a user without trial or plan has no access", {}, { kind: "over" }],
  ["a plan takes precedence over a trial", { plan, trialEndsAt: "2026-11-24T09:00:00Z" }, { kind: "plan" }],
  ["an admin needs no trial", { isAdmin: true }, { kind: "admin" }],
])("%s", (_, values, status) => {
  expect(getAccountStatus({ ...user, ...values }, now)).toMatchObject(status);
});

const currentPeriodEnd = "2026-12-21T09:00:00Z";

test.each([
  ["active", false, "Active. Renews on December 21, 2026.", false],
  ["active", true, "Ends on December 21, 2026. You have full access until then.", false],
  ["past_due", false, "Your last payment failed. Update your payment method to keep your plan.", true],
  ["canceled", true, "Your subscription has ended.", false],
] as const)(
  "describes a subscription that is %s (cancelled: %s): %s",
  (status, isCancelled, text, hasPaymentProblem) => {
    expect(subscriptionText({ status, currentPeriodEnd, cancelAtPeriodEnd: isCancelled })).toEqual({
      text,
      hasPaymentProblem,
    });
  },
);

test.each(subscriptionStatuses)("describes the status %s in a sentence without a date", (status) => {
  const { text } = subscriptionText({ status, currentPeriodEnd: null, cancelAtPeriodEnd: false });
  expect(text).toMatch(/^[A-Z].*\.$/);
});
