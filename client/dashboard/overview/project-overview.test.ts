import { expect, test } from "vitest";
import { daysSummary, linksSummary } from "./project-overview.tsx";

const days = (...counts: number[]) =>
  counts.map((mentions, index) => ({ day: `2026-11-${String(index + 1).padStart(2, "0")}`, mentions }));

test.each([
  ["no mentions", days(0, 0), "No mentions in the last 2 days."],
  ["one mention", days(0, 1), "1 mention in the last 2 days, on November 2, 2026."],
  ["mentions on one day", days(7, 0), "7 mentions in the last 2 days, all on November 1, 2026."],
  ["several days", days(2, 5, 1), "8 mentions in the last 3 days, with a peak of 5 on November 2, 2026."],
  ["the later of two equal peaks", days(2, 2), "4 mentions in the last 2 days, with a peak of 2 on November 2, 2026."],
])("summarizes the chart in a sentence: %s", (_, counts, summary) => {
  expect(daysSummary(counts)).toBe(summary);
});

const liveOn = (...counts: number[]) =>
  counts.map((live, index) => ({ day: `2026-11-${String(index + 1).padStart(2, "0")}`, live }));

test.each([
  [liveOn(3, 5), "5 links are live, 2 more than 2 days ago."],
  [liveOn(1_200, 1_201, 1), "1 link is live, 1,199 fewer than 3 days ago."],
  [liveOn(0, 0), "0 links are live, as many as 2 days ago."],
])("summarizes live links: %j", (counts, summary) => {
  expect(linksSummary(counts)).toBe(summary);
});
