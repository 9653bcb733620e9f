import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/payments.ts";
import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { lockBuyer, settlePlan } from "./apply-plan.ts";
import {
  type Buyer,
  checkoutUrl,
  findOffered,
  getBuyer,
  isRecurring,
  type Offered,
  portalUrl,
  type Self,
} from "./checkout.ts";
import { findRunning } from "./subscriptions.ts";
import { mirrorSubscription } from "./sync-subscription.ts";

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;
type Change = { changed: true } | { paymentUrl: string };

const changed: Change = { changed: true };

/** Changes what runs already, or says where to pay. Asked for the plan that one has it changes nothing. */
export const changePlan = async (parts: Parts, self: Self, planId: number): Promise<Change> => {
  const buyer = await getBuyer(parts, self);
  const plan = await findOffered(parts, planId);
  if (!plan) throw new Problem("not-found", "There is no such plan on offer.");
  if (buyer.planId === plan.id) return changed;
  const running = parts.payments && (await findRunning(parts.db, buyer.id));
  if (plan.price === 0) return takeFreePlan(parts, buyer, plan, running);
  if (running && isRecurring(plan) && plan.stripePlanId) {
    // What is owed is paid before anything more is begun.
    if (running.status === "past_due" && buyer.stripeCustomerId)
      return { paymentUrl: await portalUrl(parts, buyer.stripeCustomerId) };
    if (await changeRunning(parts, running, plan.stripePlanId)) return changed;
  }
  return { paymentUrl: await checkoutUrl(parts, buyer, plan) };
};

/** False when the subscription runs no more, which we had not heard yet. */
const changeRunning = async (parts: Parts, { stripeId }: Running, priceId: string) => {
  const outside = await parts.payments?.findSubscription(stripeId);
  const runs = outside !== undefined && usableStatuses.includes(outside.status);
  if (runs && outside.priceId !== priceId) await parts.payments?.changePrice(outside, priceId);
  await mirrorSubscription(parts, stripeId);
  return runs;
};

/** What runs goes on until the end of what was paid for; the free plan follows it. */
const takeFreePlan = async (parts: Parts, { id }: Buyer, plan: Offered, running: Running | undefined) => {
  if (running) await parts.payments?.endAtPeriodEnd(running.stripeId);
  await parts.db.transaction(async (tx) => {
    await lockBuyer(tx, id);
    await tx.update(users).set({ wantedPlanId: plan.id }).where(eq(users.id, id));
    if ((await settlePlan(tx, id)) !== plan.id && !running)
      throw new Problem("conflict", "You have bought a plan, and it stays yours.");
  });
  if (running) await mirrorSubscription(parts, running.stripeId);
  return changed;
};
