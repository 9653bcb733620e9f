import { eq } from "drizzle-orm";
import { lockAccount } from "#db/queries/lock-account.ts";
import { users } from "#db/schema/index.ts";
import { type PlanChange, usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  type Buyer,
  checkoutUrl,
  findPlanOnOffer,
  getBuyer,
  isRecurring,
  type PlanOnOffer,
  portalUrl,
  type Self,
} from "../payments/checkout.ts";
import { applyPlan } from "./apply-plan.ts";
import { findActiveSubscription } from "./subscriptions.ts";
import { syncSubscription } from "./sync-subscription.ts";

type RunningSubscription = NonNullable<Awaited<ReturnType<typeof findActiveSubscription>>>;
type Change = { changed: true } | { paymentUrl: string };

const changed: Change = { changed: true };

/**
 * Switches the running subscription, or returns the URL to pay at. Does nothing if the user already has the plan, unless
 * they buy a one-time plan again.
 */
export const changePlan = async (
  dependencies: Dependencies,
  self: Self,
  { planId, running: runningChoice = "end", again = false }: Pick<PlanChange, "planId"> & Partial<PlanChange>,
): Promise<Change> => {
  const buyer = await getBuyer(dependencies, self);
  const plan = await findPlanOnOffer(dependencies, planId);
  if (!plan) throw new Problem("not-found", "This plan does not exist or is no longer on offer.");
  const buysAgain = again && !isRecurring(plan) && plan.price > 0;
  if (buyer.planId === plan.id && !buysAgain) return changed;
  const running = dependencies.payments && (await findActiveSubscription(dependencies.db, buyer.id));
  if (plan.price === 0) return switchToFreePlan(dependencies, buyer, plan, running);
  if (running && isRecurring(plan)) {
    // Its payment link would start a second subscription.
    if (!plan.stripePlanId)
      throw new Problem("conflict", "Your subscription can't be moved to this plan here. Contact us to change it.");
    // An overdue invoice has to be paid before switching.
    if (running.status === "past_due" && buyer.stripeCustomerId)
      return { paymentUrl: await portalUrl(dependencies, buyer.stripeCustomerId) };
    if (await changeSubscription(dependencies, running, plan.stripePlanId)) return changed;
  }
  const endsSubscriptionId =
    running && !isRecurring(plan) && runningChoice === "end" && !running.cancelAtPeriodEnd
      ? running.stripeId
      : undefined;
  return { paymentUrl: await checkoutUrl(dependencies, buyer, plan, endsSubscriptionId) };
};

/** Returns false if the subscription has ended and we had not received the event yet. */
const changeSubscription = async (dependencies: Dependencies, { stripeId }: RunningSubscription, priceId: string) => {
  const external = await dependencies.payments?.findSubscription(stripeId);
  const runs = external !== undefined && usableStatuses.includes(external.status);
  if (runs && external.priceId !== priceId) await dependencies.payments?.changePrice(external, priceId);
  await syncSubscription(dependencies, stripeId);
  return runs;
};

/** The running subscription continues to the end of the paid period, then the free plan starts. */
const switchToFreePlan = async (
  dependencies: Dependencies,
  { id }: Buyer,
  plan: PlanOnOffer,
  running: RunningSubscription | undefined,
) => {
  if (running) await dependencies.payments?.endAtPeriodEnd(running.stripeId);
  await dependencies.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    await tx.update(users).set({ chosenPlanId: plan.id }).where(eq(users.id, id));
    if ((await applyPlan(tx, id, dependencies.clock())) !== plan.id && !running)
      throw new Problem("conflict", "You have already bought a plan, and it does not expire.");
  });
  if (running) await syncSubscription(dependencies, running.stripeId);
  return changed;
};
