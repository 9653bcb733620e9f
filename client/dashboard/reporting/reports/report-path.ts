import { link } from "#shared/routes.ts";
import { dayParam, pageParam, searchParams } from "../../../app/search-params.ts";
import type { DayRange } from "../../../ui/dates/day-range.ts";
import { projectLink } from "../../current-project.ts";

/** The path of a report. Its project is in the query, as on every page of a project. */
export const reportPath = (id: string, projectId: string) => `${link("report", { id })}?project=${projectId}`;

export const visitsId = "visits";

export const reportParams = searchParams({ page: pageParam, from: dayParam, to: dayParam });

/** The path of a project's visits from directories on these days. */
export const visitsPath = (projectId: string, range: DayRange = {}) =>
  `${reportParams.link(projectLink("reports", projectId), range)}#${visitsId}`;

export const brandingId = "branding";

/** The path of the form for a project's branding. */
export const brandingPath = (projectId: string) => `${projectLink("reports", projectId)}#${brandingId}`;

const shownMonths = 12;

/** The current month (UTC) and the eleven before it, newest first. */
export const lastMonths = (now: number) => {
  const current = new Date(now);
  return Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(current.getUTCFullYear(), current.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
};
