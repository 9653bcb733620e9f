import { expect, test } from "vitest";
import { defaultReasons, feedbackInput } from "#shared/retention/feedback.ts";
import { offerInput } from "#shared/retention/offers.ts";
import { demoFeedback, demoOffers } from "./feedback.ts";

const projectId = crypto.randomUUID();

test("the offers are valid input", () => {
  for (const { ...offer } of demoOffers) offerInput.parse({ ...offer, projectId, reasons: [...offer.reasons] });
});

test("feedback covers two months, with every rating, status and outcome, and the configured reasons", () => {
  const days = demoFeedback.map(({ daysAgo }) => daysAgo);
  expect(Math.max(...days)).toBeGreaterThan(60);
  const kinds = (name: "rating" | "status" | "outcome" | "reason") =>
    new Set(demoFeedback.map((feedback) => feedback[name]).filter((value) => value !== null)).size;
  expect([kinds("rating"), kinds("status"), kinds("outcome"), kinds("reason")]).toEqual([
    5,
    3,
    3,
    defaultReasons.length,
  ]);
  for (const { mode, rating, reason, message } of demoFeedback)
    expect(feedbackInput.parse({ projectId, mode, rating, reason, message })).toMatchObject({ reason });
});
