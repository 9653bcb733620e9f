import { expect, test } from "vitest";
import type { FeedbackStats } from "#shared/feedback.ts";
import { outcomeBreakdown, ratingBreakdown, reasonBreakdown } from "./breakdown.ts";

const stats = (values: Partial<FeedbackStats> = {}): FeedbackStats => ({
  total: 0,
  average: null,
  saveRate: null,
  byReason: {},
  byDay: [],
  byRating: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  byStatus: { new: 0, read: 0, resolved: 0 },
  byOutcome: { accepted: 0, declined: 0, left: 0 },
  ...values,
});

test("reasons stand beside those of before, and what gave none comes last", () => {
  const now = stats({ total: 9, byReason: { "Too expensive": 5, constructor: 1 } });
  const before = stats({ total: 4, byReason: { Bugs: 1, "Too expensive": 2 } });
  expect(reasonBreakdown({ now, before })).toEqual([
    { key: "Too expensive", label: "Too expensive", count: 5, before: 2 },
    { key: "constructor", label: "constructor", count: 1, before: 0 },
    { key: undefined, label: "None given", count: 3, before: 2 },
  ]);
});

test("many reasons are shown by the most frequent, and the others together", () => {
  const byReason = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Reason ${at}`, 20 - at]));
  const parts = reasonBreakdown({ now: stats({ total: 200, byReason }), before: stats() });
  expect(parts).toHaveLength(13);
  expect(parts.at(-1)).toMatchObject({ label: "Others, or none given", count: 200 - 174 });
});

test("ratings go from the best to the worst, and what has none is left out where there is nothing of it", () => {
  const now = stats({ total: 3, byRating: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 1 } });
  expect(ratingBreakdown({ now, before: stats() }).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    "5 stars: 1",
    "4 stars: 0",
    "3 stars: 0",
    "2 stars: 0",
    "1 star: 2",
  ]);
});

test("outcomes say how many told none", () => {
  const now = stats({ total: 5, byOutcome: { accepted: 1, declined: 2, left: 0 } });
  expect(outcomeBreakdown({ now, before: stats() }).at(-1)).toMatchObject({ label: "Not told", count: 2 });
});
