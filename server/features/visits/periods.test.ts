import { expect, test } from "vitest";
import { splitIntoPeriods } from "./periods.ts";

const dayMs = 24 * 3600_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

test.each([
  ["2026-11-21", "2026-11-21"],
  ["2026-10-23", "2026-11-21"],
  ["2026-02-28", "2027-02-27"],
  ["1969-12-30", "1970-01-05"],
  ["0001-01-01", "9998-12-31"],
])("splits %s to %s into periods without gaps, at most six of each length but the longest", (first, last) => {
  const periods = splitIntoPeriods(first, last);
  expect(periods[0]?.from).toBe(first);
  for (const [at, { from, to, days }] of periods.entries()) {
    expect(Math.abs((Date.parse(from) / dayMs) % days)).toBe(0);
    if (at) expect(from).toBe(periods[at - 1]?.to);
    if (days < 256) expect(daysBetween(from, to) / days).toBeLessThanOrEqual(6);
  }
  expect(daysBetween(last, periods.at(-1)?.to ?? "")).toBe(1);
});

test("has no periods if the last day is before the first", () => {
  expect(splitIntoPeriods("2026-11-12", "2026-11-10")).toEqual([]);
});
