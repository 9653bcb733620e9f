// The statistics' period and the previous one to compare with.

import { dayMs, utcDay } from "#shared/time.ts";
import { choiceParam, dayParam, searchParams } from "../../../app/search-params.ts";
import { addDays } from "../../../ui/dates/days.ts";
import { projectLink } from "../../current-project.ts";
import type { FeedbackScope } from "./feedback-filters.tsx";

export const presetPeriods = [7, 30, 90] as const;
const defaultDays: number = 30;
/** More bars can't be told apart. */
export const maxDays = 366;

/** First day, last day and number of days. `isPreset`: not set by explicit days, so it ends today. */
export type Period = { from: string; to: string; days: number; isPreset: boolean };

const periodParams = searchParams({
  days: choiceParam(Object.fromEntries(presetPeriods.map((days) => [days, days])), String(defaultDays)),
  from: dayParam,
  to: dayParam,
});

/** Reads the period from a URL: explicit days, or a number of days up to today. */
export const parsePeriod = (url: string, now: number): Period => {
  const { days, from, to } = periodParams.parse(url);
  if (from || to) return customPeriod(from, to ?? utcDay(now));
  return { ...periodUpTo(utcDay(now), Number(days)), isPreset: true };
};

const periodUpTo = (to: string, days: number) => ({ from: addDays(to, 1 - days), to, days });

/** Swaps days in the wrong order and keeps the end of a period that is too long. */
const customPeriod = (first: string | undefined, last: string): Period => {
  const [from = "", to = ""] = [first ?? addDays(last, 1 - defaultDays), last].sort();
  return { ...periodUpTo(to, Math.min(countDays(from, to), maxDays)), isPreset: false };
};

/** Returns the period of the same length just before. */
export const periodBefore = ({ from, days }: Period) => periodUpTo(addDays(from, -1), days);

export const daysOf = ({ from, days }: Period) => Array.from({ length: days }, (_, at) => addDays(from, at));

/** Path of the statistics, by default for 30 days. */
export const statsLink = (
  { projectId, mode }: FeedbackScope,
  period: Partial<ReturnType<typeof periodParams.parse>> = {},
) => periodParams.link(`${projectLink("feedbackStats", projectId)}&mode=${mode}`, period);

/** Returns the number of days, including both ends. */
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
