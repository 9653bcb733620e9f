import type { Deliverables } from "#shared/billing/plans.ts";

const none = { count: 0, per: "once" } as const;

/** What a plan delivers that includes nothing but these. */
export const deliverablesOf = (values: Partial<Deliverables>): Deliverables => ({
  submissions: none,
  articles: none,
  pages: none,
  reportMonths: none,
  freeDirectoriesOnly: false,
  replacements: 0,
  ...values,
});
