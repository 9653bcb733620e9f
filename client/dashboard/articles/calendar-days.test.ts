import { expect, test } from "vitest";
import { addMonths, calendarLink, monthIn, planMove, weeksOf } from "./calendar-days.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

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

test("the URL's month is read, a wrong one is the current month", () => {
  expect(monthIn(`https://linkstead.test${calendarLink("1", "2027-02")}`, now)).toBe("2027-02");
  expect(monthIn("https://linkstead.test/?month=2027-13", now)).toBe("2026-11");
});

test("an article moves to another day at the same time of day", () => {
  const article = { scheduledAt: "2026-11-24T09:30:00.000Z", destinationId: "blog" };
  const to = (day: string) => planMove(article, day, now);
  expect(to("2026-12-01")).toEqual({
    kind: "move",
    time: { at: "2026-12-01T09:30:00.000Z", destinationId: "blog" },
  });
  expect(to("2026-11-24")).toEqual({ kind: "same" });
  expect(to("2026-11-20")).toEqual({ kind: "past" });
  // Today at 09:30 is over.
  expect(to("2026-11-21")).toEqual({ kind: "ask" });
});

test("an article without a time or a destination needs both first", () => {
  expect(planMove({ scheduledAt: null, destinationId: "blog" }, "2026-12-01", now)).toEqual({ kind: "ask" });
  expect(planMove({ scheduledAt: "2026-11-24T09:30:00Z", destinationId: null }, "2026-12-01", now)).toEqual({
    kind: "ask",
  });
});
