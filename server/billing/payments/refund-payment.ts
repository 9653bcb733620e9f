import { eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { listedPayments, refunds } from "#db/schema/index.ts";
import type { RefundInput } from "#shared/billing/payments.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMinorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { retryOnConflict, syncSubscription } from "../subscriptions/sync-subscription.ts";
import { paymentsUnavailable } from "./checkout.ts";
import { getPayment, refundableAmount } from "./payment-detail.ts";
import { returnEffect, saveRefunds } from "./returned-payments.ts";

/**
 * Refunds a payment in Stripe, whole or in part, and saves the refund; the events about it change nothing more. Throws
 * Problem `not-found`; `invalid` for too large an amount; `conflict` if the payment was refunded meanwhile or Stripe
 * refuses; `upstream` if Stripe fails: repeating the same refund within the hour makes only one.
 */
export const refundPayment = async (
  dependencies: Dependencies,
  id: string,
  { amount, reason, refunded, cancelSubscription }: RefundInput,
) => {
  const { db, payments, clock } = dependencies;
  if (!payments) throw paymentsUnavailable();
  // Before the payment is read: two owners who refund at once have seen the same number, so that Stripe makes one.
  const count = await db.$count(refunds, inArray(refunds.paymentIntentId, intentOf(db, id)));
  const payment = await getPayment(db, id);
  const { paymentIntentId, currency, listed, subscriptionStripeId } = payment;
  if (listed.refunded !== refunded)
    throw new Problem("conflict", "This payment was refunded in the meantime. Reload the page.");
  const left = refundableAmount(payment);
  if (left === null || !paymentIntentId || !currency)
    throw new Problem("conflict", "Nothing is left to refund of this payment.");
  const minor = toMinorUnits(amount, currency);
  if (minor < 1 || minor > toMinorUnits(left, currency)) throw problemAt("amount", `Enter an amount up to ${left}.`);
  const hour = clock().toISOString().slice(0, 13);
  const idempotencyKey = `refund-${paymentIntentId}-${count}-${hour}`;
  const refund = await payments.refund({ paymentIntentId, amount: minor, reason, idempotencyKey });
  const readAt = clock();
  await retryOnConflict(async () =>
    db.transaction(
      await returnEffect(dependencies, paymentIntentId, (tx) => saveRefunds(tx, paymentIntentId, [refund], readAt)),
    ),
  );
  if (!cancelSubscription || !subscriptionStripeId) return;
  await payments.cancelNow(subscriptionStripeId);
  await syncSubscription(dependencies, subscriptionStripeId);
};

const intentOf = (db: Db, id: string) =>
  db.select({ id: listedPayments.paymentIntentId }).from(listedPayments).where(eq(listedPayments.id, id));
