import { expect, test } from "vitest";
import { lastMonths } from "./report-path.ts";

test("lists a year of months, across the turn of the year and from the last day of a long month", () => {
  const months = lastMonths(Date.parse("2027-03-31T23:59:59Z"));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(["2027-03", "2027-02", "2027-01", "2026-12"]);
});
