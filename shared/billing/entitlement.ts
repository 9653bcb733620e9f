import type { Me } from "../account/account.ts";

/** What an account may use and why: as an admin, by its plan or by its trial. */
export type Entitlement = Pick<
  Me,
  "isAdmin" | "trialEndsAt" | "plan" | "subscription" | "boughtPlan" | "limits" | "usage"
>;
