import { z } from "zod";
import { subscription } from "./payments.ts";
import { plan } from "./plans.ts";

const limit = z.number().int().nullable();
const limits = z.object({ projects: limit, keywords: limit, replies: limit, exports: limit }).strict();
const count = z.number().int();
const usage = z.object({ projects: count, keywords: count, replies: count, exports: count }).strict();

/** What an account may use and why: as an admin, by its plan or by its trial. */
export const entitlement = z.object({
  isAdmin: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  plan: plan.nullable(),
  subscription: subscription.nullable(),
  /** The plan bought last with a single payment, which is the plan once the subscription has ended. */
  boughtPlan: plan.nullable(),
  limits,
  usage,
});
export type Entitlement = z.infer<typeof entitlement>;
