import type { Counts, Limits } from "../limits.ts";
import type { Subscription } from "./payments.ts";
import type { Plan } from "./plans.ts";

/** What an account may use and why: as an admin, by its plan or by its trial. */
export type Entitlement = {
  isAdmin: boolean;
  trialEndsAt: string | null;
  plan: Plan | null;
  subscription: Subscription | null;
  /** The plan bought last with a single payment, which is the plan once the subscription has ended. */
  boughtPlan: Plan | null;
  limits: Limits;
  usage: Counts;
};
