import { expect, test } from "vitest";
import { getAccountStatus } from "./account-status.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const plan = { label: "Growth Partner" };
const someone = { plan: null, isAdmin: false, trialEndsAt: null };

test.each([
  ["three days are left of a fresh trial", { trialEndsAt: "2026-11-24T09:00:00Z" }, { kind: "trial", daysLeft: 3 }],
  ["a minute after midnight counts as a day", { trialEndsAt: "2026-11-22T09:01:00Z" }, { kind: "trial", daysLeft: 2 }],
  ["the last second is a day", { trialEndsAt: "2026-11-21T09:00:01Z" }, { kind: "trial", daysLeft: 1 }],
  ["the trial is over when its end has come", { trialEndsAt: "2026-11-21T09:00:00Z" }, { kind: "over" }],
  ["without a trial there is nothing", {}, { kind: "over" }],
  ["a plan counts for more than a trial", { plan, trialEndsAt: "2026-11-24T09:00:00Z" }, { kind: "plan" }],
  ["an admin needs no trial", { isAdmin: true }, { kind: "admin" }],
])("%s", (_, values, standing) => {
  expect(getAccountStatus({ ...someone, ...values }, now)).toMatchObject(standing);
});
