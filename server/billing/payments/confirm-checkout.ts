import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { purchases, subscriptions } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { CheckoutSession } from "../../integrations/stripe-objects.ts";
import { applyCheckout } from "./apply-checkout.ts";
import { findPlanOfPrice } from "./apply-plan.ts";
import { paymentsUnavailable, type Self } from "./checkout.ts";
import { retryOnConflict } from "./sync-subscription.ts";

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
