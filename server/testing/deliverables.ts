import type { Deliverables } from "#shared/billing/plans.ts";

const none = { count: 0, per: "once" } as const;

/** What a plan delivers that includes reports only. */
export const withReports = (count: number, per: Deliverables["reportMonths"]["per"]): Deliverables => ({
  submissions: none,
  articles: none,
  pages: none,
  reportMonths: { count, per },
  freeDirectoriesOnly: false,
  replacements: 0,
});
