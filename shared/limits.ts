import type { Plan } from "./plans.ts";

/** What can be used up; `usage` has the same keys. */
export type Counts = { projects: number; keywords: number; replies: number; exports: number };

/** The most of each; null where there is none. Keywords count a project, replies and exported leads a month. */
export type Limits = { [Key in keyof Counts]: number | null };

/** Everything works in the trial, in a small measure. */
export const trialLimits: Limits = { projects: 1, keywords: 5, replies: 10, exports: 25 };

/** After the trial what is there stays readable, and nothing is added. */
export const expiredLimits: Limits = { projects: 0, keywords: 0, replies: 0, exports: 0 };

const onetimeLimits: Limits = { projects: 3, keywords: 20, replies: 100, exports: 500 };
const recurringLimits: Limits = { projects: 10, keywords: 50, replies: 500, exports: null };

export const limitsOfPlan = (type: Plan["type"]): Limits => (type === "onetime" ? onetimeLimits : recurringLimits);

type Account = { isAdmin: boolean; trialEndsAt: Date | null; planType: Plan["type"] | null };

/** Whether the trial is over and nothing was bought: what is there can be read, and nothing written. */
export const isExpired = ({ isAdmin, trialEndsAt, planType }: Account, now: Date) =>
  !isAdmin && !planType && !(trialEndsAt && trialEndsAt > now);

/** What someone may use now: what their plan allows, else the trial's while it lasts. Admins are not limited. */
export const limitsOf = (account: Account, now: Date): Limits => {
  if (account.isAdmin) return { projects: null, keywords: null, replies: null, exports: null };
  if (account.planType) return limitsOfPlan(account.planType);
  return isExpired(account, now) ? expiredLimits : trialLimits;
};
