import { expect, test } from "vitest";
import { dayAfterKey, rangesUpTo } from "./day-range.ts";

test.each([
  ["ArrowLeft", "2026-03-01", "2026-02-28"],
  ["ArrowRight", "2026-12-31", "2027-01-01"],
  ["ArrowUp", "2026-01-04", "2025-12-28"],
  ["ArrowDown", "2024-02-26", "2024-03-04"],
  ["Home", "2026-11-01", "2026-10-26"],
  ["End", "2026-12-31", "2027-01-03"],
  ["PageUp", "2026-03-31", "2026-02-28"],
  ["PageDown", "2026-12-31", "2027-01-31"],
  ["Shift PageUp", "2024-02-29", "2023-02-28"],
  ["Shift PageDown", "2026-11-30", "2027-11-30"],
])("%s moves from %s to %s", (keys, from, to) => {
  const key = keys.replace("Shift ", "");
  expect(dayAfterKey(from, { key, shiftKey: key !== keys })).toBe(to);
});

test("other keys don't move", () => {
  expect(dayAfterKey("2026-11-21", { key: "Enter", shiftKey: false })).toBeUndefined();
});

test.each([
  ["Today", "2027-01-01", "2027-01-01"],
  ["Last 7 days", "2026-12-26", "2027-01-01"],
  ["Last 30 days", "2026-12-03", "2027-01-01"],
  ["Last 90 days", "2026-10-04", "2027-01-01"],
  ["This month", "2027-01-01", "2027-01-01"],
  ["Last month", "2026-12-01", "2026-12-31"],
])("%s on New Year's Day is from %s to %s", (label, from, to) => {
  expect(rangesUpTo("2027-01-01").find((one) => one.label === label)?.range).toEqual({ from, to });
});
