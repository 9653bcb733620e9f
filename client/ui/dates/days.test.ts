import { expect, test } from "vitest";
import { addMonths, weeksOf } from "./days.ts";

test.each([
  // February 2027 has exactly four weeks.
  ["2027-02", "2027-02-01", "2027-02-28", 4],
  ["2026-11", "2026-10-26", "2026-12-06", 6],
  ["2026-12", "2026-11-30", "2027-01-03", 5],
])("the weeks of %s go from Monday %s to Sunday %s", (month, first, last, count) => {
  const weeks = weeksOf(month);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count]);
});

test("a month later stays in that month", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
});
