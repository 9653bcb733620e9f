// Days and months as `2026-11-21` and `2026-11`, in UTC like all dates of the dashboard.

import { utcDay } from "#shared/time.ts";

/** The time in UTC, as time fields have it: `09:30`. */
export const timeOf = (instant: string) => new Date(instant).toISOString().slice(11, 16);

export const monthOf = (day: string) => day.slice(0, 7);

export const addDays = (day: string, days: number) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date.getTime());
};

/** The same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
};

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday to Sunday, with the days of other months that they contain. */
export const weeksOf = (month: string) => {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let start = monday; start < addMonths(first, 1); start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(start, at)));
  return weeks;
};
