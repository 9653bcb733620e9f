// Days and months of the article calendar, as `2026-11-21` and `2026-11`, in UTC like all dates of the dashboard.
import type { ArticleSummary } from "#shared/articles.ts";
import { searchParams } from "../../app/search-params.ts";
import { projectLink } from "../projects/current-project.ts";

const calendarParams = searchParams({
  month: (text) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
});

/** The month in the URL; by default the current one. */
export const monthIn = (url: string, now: number) => calendarParams.parse(url).month ?? monthOf(dayAt(now));

export const calendarLink = (projectId: string, month: string) =>
  calendarParams.link(projectLink("articleCalendar", projectId), { month });

export const dayAt = (instant: number | string) => new Date(instant).toISOString().slice(0, 10);
export const monthOf = (day: string) => day.slice(0, 7);

export const addDays = (day: string, days: number) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayAt(date.getTime());
};

/** The same day of another month, or that month's last day. */
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
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

/** The day on which the calendar shows an article. */
export const dayOf = ({ publishedAt, scheduledAt }: Pick<ArticleSummary, "publishedAt" | "scheduledAt">) => {
  const at = publishedAt ?? scheduledAt;
  return at ? dayAt(at) : undefined;
};

/** The time in UTC, as time fields have it: `09:30`. */
export const timeOf = (instant: string) => new Date(instant).toISOString().slice(11, 16);

type Movable = Pick<ArticleSummary, "scheduledAt" | "destinationId">;

/** `ask`: its time or destination has to be chosen first. */
export type Move = { kind: "past" | "same" | "ask" } | { kind: "move"; time: { at: string; destinationId: string } };

/** What moving an article to a day takes. It keeps its time of day, unless that has passed. */
export const planMove = ({ scheduledAt, destinationId }: Movable, day: string, now: number): Move => {
  if (day < dayAt(now)) return { kind: "past" };
  if (!scheduledAt || !destinationId) return { kind: "ask" };
  if (dayAt(scheduledAt) === day) return { kind: "same" };
  const at = `${day}T${new Date(scheduledAt).toISOString().slice(11)}`;
  return Date.parse(at) > now ? { kind: "move", time: { at, destinationId } } : { kind: "ask" };
};
