// What the article calendar shows on its days.
import type { ArticleSummary } from "#shared/content/articles.ts";
import { utcDay } from "#shared/time.ts";
import { searchParams } from "../../../app/search-params.ts";
import { monthOf } from "../../../ui/dates/days.ts";
import { projectLink } from "../../current-project.ts";

const calendarParams = searchParams({
  month: (text) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
});

/** The month in the URL; by default the current one. */
export const monthIn = (url: string, now: number) => calendarParams.parse(url).month ?? monthOf(utcDay(now));

export const calendarLink = (projectId: string, month: string) =>
  calendarParams.link(projectLink("articleCalendar", projectId), { month });

/** The day on which the calendar shows an article. */
export const dayOf = ({ publishedAt, scheduledAt }: Pick<ArticleSummary, "publishedAt" | "scheduledAt">) => {
  const at = publishedAt ?? scheduledAt;
  return at ? utcDay(at) : undefined;
};

type Movable = Pick<ArticleSummary, "scheduledAt" | "destinationId">;

/** `ask`: its time or destination has to be chosen first. */
export type Move = { kind: "past" | "same" | "ask" } | { kind: "move"; time: { at: string; destinationId: string } };

/** What moving an article to a day takes. It keeps its time of day, unless that has passed. */
export const planMove = ({ scheduledAt, destinationId }: Movable, day: string, now: number): Move => {
  if (day < utcDay(now)) return { kind: "past" };
  if (!scheduledAt || !destinationId) return { kind: "ask" };
  if (utcDay(scheduledAt) === day) return { kind: "same" };
  const at = `${day}T${new Date(scheduledAt).toISOString().slice(11)}`;
  return Date.parse(at) > now ? { kind: "move", time: { at, destinationId } } : { kind: "ask" };
};
