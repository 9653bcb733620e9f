import { eq } from "drizzle-orm";
import { projectMembers } from "#db/schema/index.ts";
import { isExpired } from "#shared/limits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { withTimeout } from "../../limits/timeout.ts";
import { changePlan } from "../subscriptions/change-plan.ts";
import { completePaymentUrl, getBuyer, type Self } from "./checkout.ts";

/**
 * Returns the URL to pay at after signing in, for users who chose a plan; the URL to choose one, for users with neither a
 * plan nor a trial; else undefined. Stripe failures are only logged, because signing in must still work.
 */
export const paymentUrlOf = async (
  dependencies: Dependencies,
  self: Self,
  planId?: number,
): Promise<string | undefined> => {
  if (!dependencies.payments) return undefined;
  try {
    return await withTimeout(
      dependencies.payments.signInTimeoutMs,
      planId === undefined ? urlAfterTrial(dependencies, self) : planChangeUrl(dependencies, self, planId),
    );
  } catch (err) {
    dependencies.log.warn({ err }, "There is no address to pay at for somebody who signed in.");
    return undefined;
  }
};

const planChangeUrl = async (dependencies: Dependencies, self: Self, planId: number) => {
  const change = await changePlan(dependencies, self, { planId });
  return "paymentUrl" in change ? change.paymentUrl : undefined;
};

const urlAfterTrial = async (dependencies: Dependencies, self: Self) => {
  const { role, isAdmin, trialEndsAt, planId } = await getBuyer(dependencies, self);
  const isOver = planId === null && isExpired({ isAdmin, trialEndsAt, planType: null }, dependencies.clock());
  if (!isOver || role === "operator" || (await isMember(dependencies, self))) return undefined;
  return completePaymentUrl(dependencies, self);
};

/** Members of other accounts' projects need no plan. */
const isMember = async ({ db }: Dependencies, { id }: Self) =>
  (await db.$count(projectMembers, eq(projectMembers.userId, id))) > 0;
