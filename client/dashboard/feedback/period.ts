// The statistics' period and the previous one to compare with.

import { dayAt, dayIn, daysAfter, daysFromTo } from "../../ui/days.ts";
import { projectLink } from "../projects/current-project.ts";
import type { Place } from "./feedback-filters.ts";

export const defaultPeriods = [7, 30, 90] as const;
const defaultPeriod = 30;
/** More bars can't be told apart. */
export const maxDays = 366;

/** First day, last day and number of days. `isDefault`: not set by explicit days, so it ends today. */
export type Period = { from: string; to: string; days: number; isDefault: boolean };

/** Parses the period from a URL: explicit days, or a number of days up to today. Invalid values are ignored. */
export const parsePeriod = (address: string, now: number): Period => {
  const params = new URL(address).searchParams;
  const get = (name: string) => params.get(name) ?? "";
  const [first, last] = [dayIn(get("from")), dayIn(get("to"))];
  if (first || last) return customPeriod(first, last || dayAt(now));
  const days = defaultPeriods.find((number) => String(number) === get("days")) ?? defaultPeriod;
  return { ...periodUpTo(dayAt(now), days), isDefault: true };
};

const periodUpTo = (to: string, days: number) => ({ from: daysAfter(to, 1 - days), to, days });

/** Swaps days in the wrong order and keeps the end of a period that is too long. */
const customPeriod = (first: string, last: string): Period => {
  const [from = "", to = ""] = [first || daysAfter(last, 1 - defaultPeriod), last].sort();
  return { ...periodUpTo(to, Math.min(daysFromTo(from, to), maxDays)), isDefault: false };
};

/** Returns the period of the same length just before. */
export const periodBefore = ({ from, days }: Period) => periodUpTo(daysAfter(from, -1), days);

export const daysOf = ({ from, days }: Period) => Array.from({ length: days }, (_, at) => daysAfter(from, at));

/** Path of the statistics, by default for the default period. */
export const statsLink = ({ projectId, mode }: Place, days?: number) =>
  `${projectLink("feedbackStats", projectId)}&mode=${mode}${days ? `&days=${days}` : ""}`;
