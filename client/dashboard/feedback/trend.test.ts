import { expect, test } from "vitest";
import { countTrend, ratingTrend, shareTrend } from "./trend.ts";

test.each([
  [28, 25, "up", "Up 12% from 25"],
  [25, 28, "down", "Down 11% from 28"],
  [0, 4, "down", "Down 100% from 4"],
  [13, 1, "up", "Up 1,200% from 1"],
  [100_100, 100_000, "up", "Up 0.1% from 100,000"],
  [4, 4, "same", "The same as before"],
  [4, 0, "none", "None before to compare with"],
])("%d after %d is %s: %s", (now, before, direction, text) => {
  expect(countTrend(now, before)).toEqual({ direction, text });
});

test.each([
  [3.44, 3.11, "Up 0.3 from 3.1"],
  [2, 4.5, "Down 2.5 from 4.5"],
  [3.04, 2.96, "The same as before"],
  [null, 3, "None before to compare with"],
  [3, null, "None before to compare with"],
])("an average of %s after one of %s: %s", (now, before, text) => {
  expect(ratingTrend(now, before).text).toBe(text);
});

test.each([
  [0.25, 0.2, "Up 5 points from 20%"],
  [0.19, 0.2, "Down 1 point from 20%"],
  [0.201, 0.199, "The same as before"],
  [0.5, null, "None before to compare with"],
])("a share of %s after one of %s: %s", (now, before, text) => {
  expect(shareTrend(now, before).text).toBe(text);
});
