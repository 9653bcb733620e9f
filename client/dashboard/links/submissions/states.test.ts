import { expect, test } from "vitest";
import { type SubmissionState, submissionStates, submissionTransitions } from "#shared/links/submission-states.ts";
import {
  afterUnknown,
  canApprove,
  canSkip,
  linkText,
  nextStep,
  reasonText,
  stateDate,
  stateLabels,
} from "./states.tsx";
import { submissionOf } from "./testing/submission.ts";

const isForCustomer = (from: SubmissionState, to: SubmissionState) =>
  submissionTransitions[from][to]?.actors.includes("customer") ?? false;

test.each(submissionStates)("offers the decisions that customers have on a %s submission", (state) => {
  expect(canApprove({ state, submittedAt: null })).toBe(isForCustomer(state, "approved"));
  expect(canSkip({ state })).toBe(isForCustomer(state, "skipped"));
});

test("labels each state once", () => {
  expect(Object.keys(stateLabels).sort()).toEqual([...submissionStates].sort());
  expect(new Set(Object.values(stateLabels)).size).toBe(submissionStates.length);
});

test.each(submissionStates)("says what happens next to a %s submission", (state) => {
  const dates = { dueAt: "2026-11-24T09:00:00Z", nextCheckAt: "2026-11-25T09:00:00Z" };
  for (const submission of [submissionOf({ state }), submissionOf({ state, ...dates })]) {
    const text = nextStep(submission);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/null|undefined| {2}|\.\./);
  }
});

test.each([
  [{ state: "live", firstLiveAt: "2026-11-03T09:00:00Z" }, "Since"],
  [{ state: "proposed" }, "Proposed"],
  [{ state: "proposed", dueAt: "2026-11-24T09:00:00Z" }, "Automatic approval"],
  [{ state: "needs_customer", dueAt: "2026-11-24T09:00:00Z" }, "Answer by"],
  [{ state: "rejected", submittedAt: null }, undefined],
] as const)("dates %j", (values, label) => {
  expect(stateDate(submissionOf(values))?.label).toBe(label);
});

test.each([
  [{ kind: "follow", rel: ["noopener"] }, "Followed link"],
  [{ kind: "nofollow", rel: ["nofollow", "ugc"] }, "Not followed (ugc)"],
  [{ kind: "nofollow", rel: [] }, "Not followed (page rule)"],
] as const)("names the link %j", ({ kind, rel }, text) => {
  expect(linkText({ kind, rel: [...rel] })).toBe(text);
});

test("says what follows a check that couldn't tell, while the listing is checked", () => {
  const nextCheckAt = "2026-11-25T09:00:00Z";
  expect(afterUnknown(submissionOf({ state: "live", nextCheckAt }))).toBe(
    "This doesn't count as a miss. We try again on Nov 25, 2026. After three such checks, one of our operators looks within three days.",
  );
  expect(afterUnknown(submissionOf({ state: "expired", nextCheckAt }))).toBe("");
});

test("shows an unknown reason as it is", () => {
  expect(reasonText("add_badge")).toBe("Add the directory's badge or link to your website");
  expect(reasonText("a new one")).toBe("a new one");
});
