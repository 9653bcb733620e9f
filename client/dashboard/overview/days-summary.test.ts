import { expect, test } from "vitest";
import { daysSummary } from "./days-summary.ts";

const days = (...counts: number[]) =>
  counts.map((mentions, at) => ({ day: `2026-11-${String(at + 1).padStart(2, "0")}`, mentions }));

test.each([
  ["nothing", days(0, 0), "Nothing was found in the last 2 days."],
  ["one", days(0, 1), "1 mention in the last 2 days, all on November 2, 2026."],
  ["one good day", days(7, 0), "7 mentions in the last 2 days, all on November 1, 2026."],
  ["several days", days(2, 5, 1), "8 mentions in the last 3 days; the most were 5 on November 2, 2026."],
  ["the later of two like days", days(2, 2), "4 mentions in the last 2 days; the most were 2 on November 2, 2026."],
])("the chart is said in a sentence: %s", (_, given, sentence) => {
  expect(daysSummary(given)).toBe(sentence);
});
