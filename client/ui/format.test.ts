import { expect, test } from "vitest";
import { formatRelative } from "./format.ts";

const now = Date.parse("2026-11-28T12:00:00Z");

test("formats times of the last and next week relative to now, and others as a day", () => {
  const texts = {
    "2026-11-28T11:59:40Z": "just now",
    "2026-11-28T11:15:00Z": "45 min ago",
    "2026-11-28T09:00:01Z": "2 h ago",
    "2026-11-25T12:00:00Z": "3 d ago",
    "2026-11-30T13:00:00Z": "in 2 d",
    "2026-11-21T12:00:00Z": "Nov 21",
    "2025-12-31T23:00:00Z": "Dec 31, 2025",
  };
  for (const [time, text] of Object.entries(texts)) expect(formatRelative(time, now)).toBe(text);
});
