import { expect, test } from "vitest";
import { type SubmissionState, submissionStates } from "#shared/links/submission-states.ts";
import { dayMs } from "#shared/time.ts";
import { firstCheckAt, nextCheckAt } from "./pacing.ts";

const start = new Date("2026-11-21T09:00:00Z");
const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
const [id = ""] = ids;

/** The days of all checks within 200 days, each check a few minutes late. */
const daysOf = (state: SubmissionState) => {
  const days: number[] = [];
  for (let at = firstCheckAt(state, start, id); at !== null; ) {
    const day = (at.getTime() - start.getTime()) / dayMs;
    if (day > 200) break;
    days.push(Math.ceil(day));
    at = nextCheckAt(state, start, new Date(at.getTime() + 5 * 60_000), id);
  }
  return days;
};

test.each([
  ["submitted", [1, 3, 7, 14, 30, 45, 60]],
  ["in_review", [1, 3, 7, 14, 30, 45, 60]],
  ["live", [1, 7, 30, 60, 90, 120, 150, 180]],
  ["lost", [7, 30, 90]],
  ["expired", [7, 30, 90]],
] as const)("checks %s submissions on days %j", (state, days) => {
  expect(daysOf(state)).toEqual(days);
});

test("checks suspect submissions after one, three and seven whole days, then weekly", () => {
  const at = (days: number, minutes = 0) => new Date(start.getTime() + days * dayMs + minutes * 60_000);
  expect(nextCheckAt("suspect", start, at(0), id)).toEqual(at(1));
  expect(nextCheckAt("suspect", start, at(1, 5), id)).toEqual(at(3));
  expect(nextCheckAt("suspect", start, at(3, 5), id)).toEqual(at(7));
  expect(nextCheckAt("suspect", start, at(7, 5), id)).toEqual(at(14));
});

test("checks nothing in the other states", () => {
  const checked = submissionStates.filter((state) => firstCheckAt(state, start, id) !== null);
  expect(checked).toEqual(["submitted", "in_review", "live", "suspect", "lost", "expired"]);
});

test("spreads checks over two hours before they are due", () => {
  const hours = ids.map((one) => ((firstCheckAt("live", start, one)?.getTime() ?? 0) - start.getTime()) / 3600_000);
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(22);
  expect(Math.max(...hours)).toBeLessThanOrEqual(24);
  expect(new Set(hours.map((hour) => Math.floor(hour * 6))).size).toBeGreaterThan(10);
});

test("skips scheduled days that have passed", () => {
  expect(nextCheckAt("live", start, new Date(start.getTime() + 100 * dayMs), id)?.getTime()).toBeGreaterThan(
    start.getTime() + 119 * dayMs,
  );
  expect(nextCheckAt("submitted", start, new Date(start.getTime() + 60 * dayMs), id)).toBeNull();
});
