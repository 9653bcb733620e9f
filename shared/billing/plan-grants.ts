// Plans that an admin gives to an account without a payment.
import { z } from "zod";
import { namedPlan } from "./plans.ts";

/** The reason for a change, saved as a note about the customer. */
export const changeReason = z.string().trim().min(1, "Enter a reason.").max(500);

export const planGrantInput = z
  .object({
    planId: z.number().int().positive().max(2_147_483_647),
    endsAt: z.iso.datetime({ offset: true }).nullable(),
    note: changeReason,
  })
  .strict();
export type PlanGrantInput = z.infer<typeof planGrantInput>;

export const planGrant = z
  .object({
    id: z.uuid(),
    plan: namedPlan,
    note: z.string(),
    admin: z.object({ email: z.string() }).strict().nullable(),
    isRunning: z.boolean(),
    endsAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .strict();
