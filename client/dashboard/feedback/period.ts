// The statistics' period and the previous one to compare with.

import { choiceParam, dayParam, searchParams } from "../../app/search-params.ts";
import { dayAt, daysAfter, daysFromTo } from "../../ui/days.ts";
import { projectLink } from "../projects/current-project.ts";
import type { Place } from "./feedback-filters.ts";

export const defaultPeriods = [7, 30, 90] as const;
const defaultPeriod: number = 30;
/** More bars can't be told apart. */
export const maxDays = 366;

/** First day, last day and number of days. `isDefault`: not set by explicit days, so it ends today. */
export type Period = { from: string; to: string; days: number; isDefault: boolean };

const periodParams = searchParams({
  days: choiceParam(Object.fromEntries(defaultPeriods.map((days) => [days, days])), String(defaultPeriod)),
  from: dayParam,
  to: dayParam,
});

/** Reads the period from a URL: explicit days, or a number of days up to today. */
export const parsePeriod = (url: string, now: number): Period => {
  const { days, from, to } = periodParams.parse(url);
  if (from || to) return customPeriod(from, to ?? dayAt(now));
  return { ...periodUpTo(dayAt(now), Number(days)), isDefault: true };
};

const periodUpTo = (to: string, days: number) => ({ from: daysAfter(to, 1 - days), to, days });

/** Swaps days in the wrong order and keeps the end of a period that is too long. */
const customPeriod = (first: string | undefined, last: string): Period => {
  const [from = "", to = ""] = [first ?? daysAfter(last, 1 - defaultPeriod), last].sort();
  return { ...periodUpTo(to, Math.min(daysFromTo(from, to), maxDays)), isDefault: false };
};

/** Returns the period of the same length just before. */
export const periodBefore = ({ from, days }: Period) => periodUpTo(daysAfter(from, -1), days);

export const daysOf = ({ from, days }: Period) => Array.from({ length: days }, (_, at) => daysAfter(from, at));

/** Path of the statistics, by default for the default period. */
export const statsLink = ({ projectId, mode }: Place, days = defaultPeriod) =>
  periodParams.link(`${projectLink("feedbackStats", projectId)}&mode=${mode}`, { days: String(days) });
