import { expect, test } from "vitest";
import { groupByDay } from "./day-sections.tsx";

test("groups entries by their day in UTC, in their order", () => {
  const entries = ["2026-11-22T00:30:00Z", "2026-11-21T23:59:59Z", "2026-11-21T01:00:00+02:00"].map((at) => ({ at }));
  expect(groupByDay(entries)).toEqual([
    { day: "2026-11-22", entries: [entries[0]] },
    { day: "2026-11-21", entries: [entries[1]] },
    { day: "2026-11-20", entries: [entries[2]] },
  ]);
});
