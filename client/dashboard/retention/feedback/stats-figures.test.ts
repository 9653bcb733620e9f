import { expect, test } from "vitest";
import type { FeedbackStats } from "#shared/retention/feedback.ts";
import {
  countTrend,
  outcomeBreakdown,
  ratingBreakdown,
  ratingTrend,
  reasonBreakdown,
  shareTrend,
} from "./stats-figures.tsx";

test.each([
  [28, 25, "up", "Up 12% from 25"],
  [25, 28, "down", "Down 11% from 28"],
  [0, 4, "down", "Down 100% from 4"],
  [13, 1, "up", "Up 1,200% from 1"],
  [100_100, 100_000, "up", "Up 0.1% from 100,000"],
  [4, 4, "same", "No change"],
  [4, 0, "none", "No previous data"],
])("%d after %d goes %s: %s", (now, before, direction, text) => {
  expect(countTrend(now, before)).toEqual({ direction, text });
});

test.each([
  [3.44, 3.11, "Up 0.3 from 3.1"],
  [2, 4.5, "Down 2.5 from 4.5"],
  [3.04, 2.96, "No change"],
  [null, 3, "No previous data"],
  [3, null, "No previous data"],
])("an average of %s after one of %s: %s", (now, before, text) => {
  expect(ratingTrend(now, before).text).toBe(text);
});

test.each([
  [0.25, 0.2, "Up 5 points from 20%"],
  [0.19, 0.2, "Down 1 point from 20%"],
  [0.201, 0.199, "No change"],
  [0.5, null, "No previous data"],
])("a share of %s after one of %s: %s", (now, before, text) => {
  expect(shareTrend(now, before).text).toBe(text);
});

const stats = (values: Partial<FeedbackStats> = {}): FeedbackStats => ({
  total: 0,
  average: null,
  saveRate: null,
  savedMrr: [],
  byReason: {},
  byDay: [],
  byRating: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  byStatus: { new: 0, read: 0, resolved: 0 },
  byOutcome: { accepted: 0, declined: 0, left: 0 },
  ...values,
});

test("lists reasons with their previous count, and missing reasons last", () => {
  const current = stats({ total: 9, byReason: { "Too expensive": 5, constructor: 1 } });
  const previous = stats({ total: 4, byReason: { Bugs: 1, "Too expensive": 2 } });
  expect(reasonBreakdown({ current, previous })).toEqual([
    { key: "Too expensive", label: "Too expensive", count: 5, previous: 2 },
    { key: "constructor", label: "constructor", count: 1, previous: 0 },
    { key: undefined, label: "Not given", count: 3, previous: 2 },
  ]);
});

test("groups the less frequent of many reasons", () => {
  const byReason = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`Reason ${at}`, 20 - at]));
  const rows = reasonBreakdown({ current: stats({ total: 200, byReason }), previous: stats() });
  expect(rows).toHaveLength(13);
  expect(rows.at(-1)).toMatchObject({ label: "Other or not given", count: 200 - 174 });
});

test("lists ratings from best to worst, without an empty remainder", () => {
  const current = stats({ total: 3, byRating: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 1 } });
  expect(ratingBreakdown({ current, previous: stats() }).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    "5 stars: 1",
    "4 stars: 0",
    "3 stars: 0",
    "2 stars: 0",
    "1 star: 2",
  ]);
});

test("counts unknown outcomes", () => {
  const current = stats({ total: 5, byOutcome: { accepted: 1, declined: 2, left: 0 } });
  expect(outcomeBreakdown({ current, previous: stats() }).at(-1)).toMatchObject({ label: "Unknown", count: 2 });
});
