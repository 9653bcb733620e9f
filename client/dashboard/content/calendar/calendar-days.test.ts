import { expect, test } from "vitest";
import { calendarLink, monthIn, planMove } from "./calendar-days.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

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
