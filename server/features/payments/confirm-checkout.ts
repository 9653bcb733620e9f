import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { purchases, subscriptions } from "#db/schema/index.ts";
import { usableStatuses } from "#shared/payments.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { CheckoutSession } from "../../integrations/stripe-objects.ts";
import { findPlanOfPrice } from "./apply-plan.ts";
import { paymentsUnavailable, type Self } from "./checkout.ts";

/**
 * Returns the status of the caller's checkout as reported by Stripe, because the success URL proves nothing. It is
 * `paid` once the plan is active here, `pending` while the payment, the event or the owner's review is outstanding.
 * Throws Problem `not-found`.
 */
export const confirmCheckout = async ({ db, payments }: Dependencies, self: Self, id: string) => {
  if (!payments) throw paymentsUnavailable();
  const checkout = await payments.findCheckout(id);
  if (checkout?.userId !== self.id) throw new Problem("not-found", "Payment not found.");
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
