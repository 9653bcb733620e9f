// Ranges of days, and the keys that move between days.

import { formatShortDate } from "../format.ts";
import { addDays, addMonths, monthOf, weekdayOf } from "./days.ts";

type Move = Pick<KeyboardEvent, "key" | "shiftKey">;

/** The day that a key moves to in a calendar: by day, week, month or, with Shift, year. Undefined for other keys. */
export const dayAfterKey = (day: string, { key, shiftKey }: Move) => {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
};

/** A first and a last day, both included. Lists may be limited by one of them only. */
export type DayRange = { from?: string | undefined; to?: string | undefined };

/** The usual ranges up to today. */
export const rangesUpTo = (today: string): { label: string; range: Required<DayRange> }[] => {
  const firstOfMonth = `${monthOf(today)}-01`;
  return [
    { label: "Today", range: { from: today, to: today } },
    { label: "Last 7 days", range: { from: addDays(today, -6), to: today } },
    { label: "Last 30 days", range: { from: addDays(today, -29), to: today } },
    { label: "Last 90 days", range: { from: addDays(today, -89), to: today } },
    { label: "This month", range: { from: firstOfMonth, to: today } },
    { label: "Last month", range: { from: addMonths(firstOfMonth, -1), to: addDays(firstOfMonth, -1) } },
  ];
};

// A fixed time zone, so that server and browser render the same text.
const monthDay = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });

export const formatMonthDay = (time: string) => monthDay.format(new Date(time));
/** Formats two days: `Nov 3 – Nov 9, 2026`. */
export const formatDays = (from: string, to: string) => {
  if (from === to) return formatShortDate(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? formatMonthDay(from) : formatShortDate(from)} – ${formatShortDate(to)}`;
};
