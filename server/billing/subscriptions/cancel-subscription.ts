import { usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { paymentsUnavailable } from "../payments/checkout.ts";
import { findOwnSubscription, getOwnSubscription } from "./subscriptions.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Runs a change in Stripe of the caller's running subscription, and saves the result. Admins change only their own. */
const changeOwn = async (
  dependencies: Dependencies,
  userId: string,
  id: string,
  change: (payments: NonNullable<Dependencies["payments"]>, stripeId: string) => Promise<void>,
) => {
  const { db, payments } = dependencies;
  const caller = { id: userId, isAdmin: false };
  const { stripeId, status } = await findOwnSubscription(db, caller, id);
  if (!payments) throw paymentsUnavailable();
  if (!usableStatuses.includes(status)) throw new Problem("conflict", "This subscription has already ended.");
  await change(payments, stripeId);
  await syncSubscription(dependencies, stripeId);
  return getOwnSubscription(db, caller, id);
};

/** Ends the subscription with its paid period. Throws Problem `not-found`, or `conflict` if it has ended. */
export const cancelSubscription = (dependencies: Dependencies, userId: string, id: string) =>
  changeOwn(dependencies, userId, id, (payments, stripeId) => payments.endAtPeriodEnd(stripeId));

/** Takes the cancellation back. Throws Problem `not-found`, or `conflict` if the subscription has ended. */
export const resumeSubscription = (dependencies: Dependencies, userId: string, id: string) =>
  changeOwn(dependencies, userId, id, (payments, stripeId) => payments.resume(stripeId));
