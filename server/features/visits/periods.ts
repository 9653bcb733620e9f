import { visitPeriodDays } from "#db/schema/index.ts";

const dayMs = 24 * 3600_000;

/** Periods of the same length that follow each other: `from` is the first day, `to` the day after the last. */
export type Periods = { days: number; from: string; to: string };

const longestFirst = [...visitPeriodDays].toReversed();

/** Returns the stored periods and single days that make up the days from one to another, both included. */
export const splitIntoPeriods = (first: string, last: string): Periods[] => {
  const split = (from: number, to: number, lengths: readonly number[]): Periods[] => {
    if (from >= to) return [];
    const [days, ...shorter] = lengths;
    if (days === undefined) return [{ days: 1, from: toDay(from), to: toDay(to) }];
    const [start, end] = [Math.ceil(from / days) * days, Math.floor(to / days) * days];
    if (start >= end) return split(from, to, shorter);
    return [...split(from, start, shorter), { days, from: toDay(start), to: toDay(end) }, ...split(end, to, shorter)];
  };
  return split(toNumber(first), toNumber(last) + 1, longestFirst);
};

/** Days since 1970-01-01, as in the database. */
const toNumber = (day: string) => Date.parse(day) / dayMs;
const toDay = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
