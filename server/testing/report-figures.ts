import type { ReportFigures } from "#shared/reporting/reports.ts";

/** The figures of a month in which nothing happened. */
export const noFigures: ReportFigures = {
  submitted: 0,
  live: 0,
  rejected: 0,
  expired: 0,
  lost: 0,
  replaced: 0,
  articlesPublished: 0,
  pagesPublished: 0,
  mentions: 0,
  leads: 0,
  visits: 0,
  assistantVisits: 0,
};
