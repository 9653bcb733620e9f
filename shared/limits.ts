/** How a plan is paid. */
export const planTypes = ["onetime", "monthly", "annually"] as const;
export type PlanType = (typeof planTypes)[number];

/** Limited resources; `usage` has the same keys. */
export type Counts = { projects: number; keywords: number; replies: number; exports: number };

/** Limits; null means unlimited. Keywords are per project, replies and exported leads per month. */
export type Limits = { [Key in keyof Counts]: number | null };

/** The longest pause that an offer can give. */
export const maxPauseMonths = 12;

/** Default length of the trial of a new account. */
export const trialDays = 3;

/** Submission credits of a trial, so that newcomers see real listings. */
export const trialCredits = 3;
/** A link lost within this many days of its first proof gives its credit back. */
export const replacementDays = 90;
/** Submissions that a project sends in any seven days, unless its owner chooses another pace. */
export const defaultWeeklyPace = 10;

/** Defaults; the owner edits them in the settings. The trial includes every feature, with low limits. */
export const trialLimits: Limits = { projects: 1, keywords: 5, replies: 10, exports: 25 };

/** After the trial, existing data stays readable but nothing can be added. */
export const expiredLimits: Limits = { projects: 0, keywords: 0, replies: 0, exports: 0 };

export const onetimeLimits: Limits = { projects: 3, keywords: 20, replies: 100, exports: 500 };
export const recurringLimits: Limits = { projects: 10, keywords: 50, replies: 500, exports: null };

/** The limits that the owner has set. */
export type PlanLimits = { trial: Limits; onetime: Limits; recurring: Limits };

export const limitsOfPlan = (type: PlanType, limits: PlanLimits): Limits =>
  type === "onetime" ? limits.onetime : limits.recurring;

type Account = { isAdmin: boolean; trialEndsAt: Date | null; planType: PlanType | null };

/** Whether the trial has ended without a purchase: the account is read-only. */
export const isExpired = ({ isAdmin, trialEndsAt, planType }: Account, now: Date) =>
  !isAdmin && !planType && !(trialEndsAt && trialEndsAt > now);

/** The current limits: the plan's, otherwise the trial's until it ends. Admins are unlimited. */
export const limitsOf = (account: Account, now: Date, limits: PlanLimits): Limits => {
  if (account.isAdmin) return { projects: null, keywords: null, replies: null, exports: null };
  if (account.planType) return limitsOfPlan(account.planType, limits);
  return isExpired(account, now) ? expiredLimits : limits.trial;
};
