import { dayMs, utcDay } from "#shared/time.ts";

const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles", dateStyle: "short" });

/** The day of an instant for Google: `2026-11-28`. */
export const pacificDay = (at: Date) => format.format(at);

/** So many days after a day; negative for before. */
export const addDays = (day: string, days: number) => utcDay(Date.parse(day) + days * dayMs);

/** So many months before a day; the last day of a shorter month. */
export const monthsBefore = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 - months, Math.min(date, last)));
};
