import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { purchases, subscriptions } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { CheckoutSession } from "../../integrations/stripe/stripe-objects.ts";
import { applyPlan, findPlanByPrice, findPlanOfPrice, linkCustomer } from "../subscriptions/apply-plan.ts";
import { fetchSubscription, findById, retryOnConflict } from "../subscriptions/sync-subscription.ts";
import { paymentsUnavailable, type Self } from "./checkout.ts";
import { notifyOutcome, outcomeOf } from "./payment-notices.ts";
import { saveRefunds, settleReturns } from "./returned-payments.ts";
import { findByVerifiedEmail, holdBuyer } from "./unmatched-payments.ts";

/**
 * Returns the status of the caller's checkout as reported by Stripe, because the success URL proves nothing. A paid one is
 * saved as its event would, which may come later. It is `paid` once the plan is active here, `pending` while the payment
 * or the owner's review is outstanding. Throws Problem `not-found`.
 */
export const confirmCheckout = async (dependencies: Dependencies, self: Self, id: string) => {
  const { db, payments } = dependencies;
  if (!payments) throw paymentsUnavailable();
  const checkout = await payments.findCheckout(id);
  if (checkout?.userId !== self.id) throw new Problem("not-found", "Payment not found.");
  if (checkout.state === "paid" && !(await hasPlanOf(db, self, checkout)))
    await retryOnConflict(async () => {
      const save = await applyCheckout(dependencies, checkout);
      return !save || db.transaction(save);
    });
  const plan = await findPlanOfPrice(db, checkout.purchase?.priceId);
  return { status: await statusOf(db, self, checkout), ...(plan && { planId: plan.id }) };
};

const statusOf = async (db: Db, self: Self, checkout: CheckoutSession) => {
  if (checkout.state === "failed") return "failed" as const;
  return checkout.state === "paid" && (await hasPlanOf(db, self, checkout)) ? ("paid" as const) : ("pending" as const);
};

const hasPlanOf = async (db: Db, { id: userId }: Self, { id, subscriptionId }: CheckoutSession) => {
  const count = subscriptionId
    ? await db.$count(
        subscriptions,
        and(
          eq(subscriptions.userId, userId),
          eq(subscriptions.stripeId, subscriptionId),
          inArray(subscriptions.status, [...usableStatuses]),
          isNotNull(subscriptions.planId),
        ),
      )
    : await db.$count(
        purchases,
        and(
          eq(purchases.userId, userId),
          eq(purchases.checkoutId, id),
          isNull(purchases.refundedAt),
          isNotNull(purchases.planId),
        ),
      );
  return count > 0;
};

/** Runs in one transaction with saving the event's id; returns false if its data is outdated and must be read again. */
export type EventEffect = ((tx: Db) => Promise<boolean>) | undefined;

/**
 * Saves a paid checkout: grants the plan, and lets the running subscription end with its period if the buyer chose so. Both
 * its event and the buyer's return to the site lead here.
 */
export const applyCheckout = async (
  dependencies: Dependencies,
  checkout: CheckoutSession | undefined,
): Promise<EventEffect> => {
  if (!checkout) return undefined;
  const { db, jobs, log, clock, payments } = dependencies;
  const {
    id: checkoutId,
    purchase: bought,
    customerId,
    paymentIntentId,
    subscriptionId,
    hasRefunds,
    email,
    total,
    invoiceUrl,
  } = checkout;
  const userId = await findBuyer(db, checkout);
  if (subscriptionId) return (await fetchSubscription(dependencies, subscriptionId, { buyer: userId }))?.save;
  if (checkout.state !== "paid") return undefined;
  const ended = userId ? await endSubscription(dependencies, userId, checkout) : undefined;
  const plan = await findPlanByPrice(db, bought?.priceId, bought?.amounts ?? []);
  if (!plan) log.error({ checkout: checkoutId, price: bought?.priceId }, "A checkout does not fit a plan of ours.");
  if (!userId) log.info({ checkout: checkoutId }, "A checkout has no account yet.");
  const readAt = clock();
  const refunds = paymentIntentId && hasRefunds ? ((await payments?.listRefunds(paymentIntentId)) ?? []) : [];
  const purchase = {
    userId: userId ?? null,
    buyerEmail: userId ? null : (email ?? null),
    customerId: userId ? null : (customerId ?? null),
    planId: plan?.id ?? null,
    amount: total?.amount ?? null,
    currency: total?.currency ?? null,
  };
  return async (tx) => {
    if (!(await holdBuyer(tx, userId, purchase.buyerEmail))) return false;
    if (ended && !(await ended.save(tx))) return false;
    const values = { ...purchase, checkoutId, paymentIntentId: paymentIntentId ?? null };
    const [added] = await tx.insert(purchases).values(values).onConflictDoNothing().returning({ id: purchases.id });
    if (paymentIntentId) {
      await saveRefunds(tx, paymentIntentId, refunds, readAt);
      await settleReturns(tx, paymentIntentId, clock());
    }
    if (userId) {
      await linkCustomer(tx, userId, customerId);
      await applyPlan(tx, userId, clock());
    }
    if (added) {
      const [saved] = await tx.select().from(purchases).where(eq(purchases.id, added.id));
      await notifyOutcome(
        tx,
        jobs,
        outcomeOf(purchase, saved?.refundedAt === null),
        { ...purchase, invoiceUrl, paidAt: clock() },
        checkoutId,
      );
    }
    return true;
  };
};

/** By the client reference id, else by verified email. */
export const findBuyer = async (db: Db, { userId, email }: CheckoutSession) =>
  (await findById(db, userId)) ?? findByVerifiedEmail(db, email);

/** Ends the buyer's running subscription with its period, once per purchase: the buyer may resume it later. */
const endSubscription = async (
  dependencies: Dependencies,
  userId: string,
  { id: checkoutId, endsSubscriptionId }: CheckoutSession,
) => {
  const { db, payments } = dependencies;
  if (!endsSubscriptionId || (await db.$count(purchases, eq(purchases.checkoutId, checkoutId)))) return undefined;
  const isOwn = and(eq(subscriptions.stripeId, endsSubscriptionId), eq(subscriptions.userId, userId));
  if (!(await db.$count(subscriptions, isOwn))) return undefined;
  await payments?.endAtPeriodEnd(endsSubscriptionId);
  return fetchSubscription(dependencies, endsSubscriptionId);
};
