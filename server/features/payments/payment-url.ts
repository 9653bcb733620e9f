import { isExpired } from "#shared/limits.ts";
import type { Parts } from "../../dependencies.ts";
import { within } from "../../limits/timeout.ts";
import { changePlan } from "./change-plan.ts";
import { completePayment, getBuyer, type Self } from "./checkout.ts";

/** Whoever signs in does not wait longer than this for the payment service. */
const signInWaitMs = 3_000;

/**
 * Where somebody who signs in goes to pay: whoever chose a plan with it, and whoever has neither plan nor trial. A payment
 * service that does not answer keeps nobody from signing in.
 */
export const paymentUrlOf = async (parts: Parts, self: Self, planId?: number): Promise<string | undefined> => {
  if (!parts.payments) return undefined;
  try {
    return await within(signInWaitMs, planId === undefined ? urlAfterTrial(parts, self) : urlFor(parts, self, planId));
  } catch (err) {
    parts.log.warn({ err }, "There is no address to pay at for somebody who signed in.");
    return undefined;
  }
};

const urlFor = async (parts: Parts, self: Self, planId: number) => {
  const change = await changePlan(parts, self, planId);
  return "paymentUrl" in change ? change.paymentUrl : undefined;
};

const urlAfterTrial = async (parts: Parts, self: Self) => {
  const { isAdmin, trialEndsAt, planId } = await getBuyer(parts, self);
  const isOver = planId === null && isExpired({ isAdmin, trialEndsAt, planType: null }, parts.clock());
  return isOver ? completePayment(parts, self) : undefined;
};
