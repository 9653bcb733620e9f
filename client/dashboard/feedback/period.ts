// The days that the statistics are of, and those before them to compare with.

import { dayAt, dayIn, daysAfter, daysFromTo } from "../../ui/days.ts";
import { projectLink } from "../projects/current-project.ts";
import type { Place } from "./feedback-filters.ts";

export const defaultPeriods = [7, 30, 90] as const;
const defaultPeriod = 30;
/** More bars than that nobody tells apart. */
export const maxDays = 366;

/** The first and the last day, and how many they are. `isUsual`: up to today, as the buttons choose. */
export type Period = { from: string; to: string; days: number; isDefault: boolean };

/** What the address asks for: its days, else that many up to today; what nobody understands counts as not asked. */
export const parsePeriod = (address: string, now: number): Period => {
  const params = new URL(address).searchParams;
  const get = (name: string) => params.get(name) ?? "";
  const [first, last] = [dayIn(get("from")), dayIn(get("to"))];
  if (first || last) return customPeriod(first, last || dayAt(now));
  const days = defaultPeriods.find((number) => String(number) === get("days")) ?? defaultPeriod;
  return { ...periodUpTo(dayAt(now), days), isDefault: true };
};

const periodUpTo = (to: string, days: number) => ({ from: daysAfter(to, 1 - days), to, days });

/** Days in the wrong order are meant the other way round; of a long time it is the end. */
const customPeriod = (first: string, last: string): Period => {
  const [from = "", to = ""] = [first || daysAfter(last, 1 - defaultPeriod), last].sort();
  return { ...periodUpTo(to, Math.min(daysFromTo(from, to), maxDays)), isDefault: false };
};

/** As many days, just before. */
export const periodBefore = ({ from, days }: Period) => periodUpTo(daysAfter(from, -1), days);

export const daysOf = ({ from, days }: Period) => Array.from({ length: days }, (_, at) => daysAfter(from, at));

/** The address of the statistics: of the usual days, or of that many. */
export const statsLink = ({ projectId, mode }: Place, days?: number) =>
  `${projectLink("feedbackStats", projectId)}&mode=${mode}${days ? `&days=${days}` : ""}`;
