import { expect, test } from "vitest";
import { daysOf, maxDays, parsePeriod, periodBefore } from "./period.ts";

const now = Date.parse("2026-11-21T23:30:00Z");
const period = (query: string) => parsePeriod(`https://linkstead.test/dashboard/feedback/statistics?${query}`, now);

test.each([
  ["", "2026-10-23", "2026-11-21", 30],
  ["days=7", "2026-11-15", "2026-11-21", 7],
  ["days=90", "2026-08-24", "2026-11-21", 90],
  ["days=8", "2026-10-23", "2026-11-21", 30],
  ["days=7&from=2026-11-01&to=2026-11-03", "2026-11-01", "2026-11-03", 3],
  ["from=2026-11-03&to=2026-11-01", "2026-11-01", "2026-11-03", 3],
  ["from=2026-11-20", "2026-11-20", "2026-11-21", 2],
  ["to=2026-11-01", "2026-10-03", "2026-11-01", 30],
  ["from=2024-02-28&to=2024-03-01", "2024-02-28", "2024-03-01", 3],
  ["from=2026-02-30&to=soon", "2026-10-23", "2026-11-21", 30],
  ["from=0202-11-01", "2026-10-23", "2026-11-21", 30],
  ["from=2001-01-01&to=2026-11-21", "2025-11-21", "2026-11-21", maxDays],
])("reads %j as the days from %s to %s", (query, from, to, days) => {
  expect(period(query)).toMatchObject({ from, to, days });
});

test("returns the period of the same length just before", () => {
  expect(periodBefore(period("days=7"))).toEqual({ from: "2026-11-08", to: "2026-11-14", days: 7 });
  expect(periodBefore(period("from=2026-03-01&to=2026-03-01"))).toMatchObject({ from: "2026-02-28", to: "2026-02-28" });
});

test("lists every day of a period", () => {
  expect(daysOf(period("from=2026-10-24&to=2026-10-27"))).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
    "2026-10-27",
  ]);
});
