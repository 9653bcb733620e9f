import { expect, test } from "vitest";
import { addMonths } from "#shared/time.ts";
import { currentMonthEnd } from "./months.ts";

test.each([
  ["2026-11-21T09:30:00Z", 1, "2026-12-21T09:30:00.000Z"],
  ["2026-12-31T09:30:00Z", 2, "2027-02-28T09:30:00.000Z"],
  ["2026-03-31T09:30:00Z", -1, "2026-02-28T09:30:00.000Z"],
  ["2026-01-15T09:30:00Z", -1, "2025-12-15T09:30:00.000Z"],
])("%s and %i months is %s", (time, months, expected) => {
  expect(addMonths(new Date(time), months).toISOString()).toBe(expected);
});

test.each([
  ["2026-11-21T09:00:00Z", "2026-12-10T00:00:00.000Z"],
  ["2026-12-10T00:00:00Z", "2027-01-10T00:00:00.000Z"],
  ["2027-11-09T00:00:00Z", "2027-11-10T00:00:00.000Z"],
  ["2027-11-12T00:00:00Z", "2027-11-10T00:00:00.000Z"],
])("of a year that ends on November 10, 2027, the month at %s ends at %s", (now, expected) => {
  expect(currentMonthEnd(new Date("2027-11-10T00:00:00Z"), new Date(now)).toISOString()).toBe(expected);
});
