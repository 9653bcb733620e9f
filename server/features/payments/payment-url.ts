import { isExpired } from "#shared/limits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { withTimeout } from "../../limits/timeout.ts";
import { changePlan } from "./change-plan.ts";
import { completePaymentUrl, getBuyer, type Self } from "./checkout.ts";

/** Whoever signs in does not wait longer than this for the payment service. */
const signInWaitMs = 3_000;

/**
 * Where somebody who signs in goes to pay: whoever chose a plan with it, and whoever has neither plan nor trial. A payment
 * service that does not answer keeps nobody from signing in.
 */
export const paymentUrlOf = async (
  dependencies: Dependencies,
  self: Self,
  planId?: number,
): Promise<string | undefined> => {
  if (!dependencies.payments) return undefined;
  try {
    return await withTimeout(
      signInWaitMs,
      planId === undefined ? urlAfterTrial(dependencies, self) : planChangeUrl(dependencies, self, planId),
    );
  } catch (err) {
    dependencies.log.warn({ err }, "There is no address to pay at for somebody who signed in.");
    return undefined;
  }
};

const planChangeUrl = async (dependencies: Dependencies, self: Self, planId: number) => {
  const change = await changePlan(dependencies, self, planId);
  return "paymentUrl" in change ? change.paymentUrl : undefined;
};

const urlAfterTrial = async (dependencies: Dependencies, self: Self) => {
  const { isAdmin, trialEndsAt, planId } = await getBuyer(dependencies, self);
  const isOver = planId === null && isExpired({ isAdmin, trialEndsAt, planType: null }, dependencies.clock());
  return isOver ? completePaymentUrl(dependencies, self) : undefined;
};
