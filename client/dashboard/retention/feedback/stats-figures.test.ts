import { expect, test } from "vitest";
import { countTrend, ratingTrend, shareTrend } from "./stats-figures.tsx";

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
