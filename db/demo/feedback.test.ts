import { expect, test } from "vitest";
import { feedbackInput, usualReasons } from "#shared/feedback.ts";
import { offerInput } from "#shared/offers.ts";
import { demoFeedbacks, demoOffers } from "./feedback.ts";

const projectId = crypto.randomUUID();

test("the offers are as a customer could save them", () => {
  for (const { ...offer } of demoOffers) offerInput.parse({ ...offer, projectId, reasons: [...offer.reasons] });
});

test("feedback goes back two months, with every rating, status and outcome and the reasons that are asked for", () => {
  const days = demoFeedbacks.map(({ daysAgo }) => daysAgo);
  expect(Math.max(...days)).toBeGreaterThan(60);
  const kinds = (name: "rating" | "status" | "outcome" | "reason") =>
    new Set(demoFeedbacks.map((feedback) => feedback[name]).filter((value) => value !== null)).size;
  expect([kinds("rating"), kinds("status"), kinds("outcome"), kinds("reason")]).toEqual([5, 3, 3, usualReasons.length]);
  for (const { mode, rating, reason, message } of demoFeedbacks)
    expect(feedbackInput.parse({ projectId, mode, rating, reason, message })).toMatchObject({ reason });
});
