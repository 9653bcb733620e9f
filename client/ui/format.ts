// Formats dates, numbers and prices (other amounts of money: `shared/money.ts`). Formatters are created once, since creating one is slow.

import { maxTotal } from "#shared/max-total.ts";
import type { Total } from "#shared/pagination.ts";
import { dayMs } from "#shared/time.ts";

// A fixed time zone, so that server and browser render the same text.
const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const shortDate = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const dayOfYear = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-US");

export const formatDate = (time: string) => date.format(new Date(time));
export const formatShortDate = (time: string) => shortDate.format(new Date(time));
export const formatDateTime = (time: string) => `${dateTime.format(new Date(time))} UTC`;
export const formatTime = (instant: string) => time.format(new Date(instant));
export const formatWeekday = (day: string) => weekday.format(new Date(day));

const units = [
  ["d", dayMs],
  ["h", dayMs / 24],
  ["min", dayMs / 1440],
] as const;

/** Formats a time as seen from another: `3 h ago`, `in 2 d`, and after a week `Nov 3` or `Nov 3, 2025`. */
export const formatRelative = (time: string, now: number) => {
  const ms = Date.parse(time) - now;
  if (Math.abs(ms) >= 7 * dayMs)
    return time.slice(0, 4) === new Date(now).toISOString().slice(0, 4)
      ? dayOfYear.format(new Date(time))
      : formatShortDate(time);
  const unit = units.find(([, unitMs]) => Math.abs(ms) >= unitMs);
  if (!unit) return "just now";
  const text = `${Math.trunc(Math.abs(ms) / unit[1])} ${unit[0]}`;
  return ms < 0 ? `${text} ago` : `in ${text}`;
};

export const formatNumber = (value: number) => number.format(value);

/** Formats a number of things: `1 directory`, `2,657 directories`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`) =>
  `${number.format(count)} ${count === 1 ? singular : plural}`;

/** Formats a figure that is counted up to ten thousand: `10,000+` if there are more. */
export const formatUpTo = (count: number) => (count > maxTotal ? `${number.format(maxTotal)}+` : number.format(count));

/** Formats the total of a list: `1 directory`, `10,000+ directories`; without a noun, the number alone. */
export const formatTotal = ({ total, totalIsCapped }: Total, singular?: string, plural = `${singular}s`) => {
  const shown = `${number.format(total)}${totalIsCapped ? "+" : ""}`;
  return singular === undefined ? shown : `${shown} ${total === 1 ? singular : plural}`;
};
