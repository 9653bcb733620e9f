// Payments for the owner's list: two by link without an account, one of them disputed, and a refunded one.
import { dayMs } from "#shared/time.ts";
import type { Db } from "../connect.ts";
import { disputes, paymentEvents, purchases, refunds } from "../schema/index.ts";

/** Adds the demo's payments. They belong to no account, so that the demo customer's credits stay as they are. */
export const seedPayments = async (tx: Db, planId: number | null, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const payment = (name: string, email: string, days: number) => ({
    checkoutId: `cs_test_demo_${name}`,
    paymentIntentId: `pi_demo_${name}`,
    customerId: `cus_demo_${name}`,
    buyerEmail: email,
    planId,
    amount: 29_900,
    currency: "usd",
    createdAt: daysAgo(days),
  });
  await tx
    .insert(purchases)
    .values([
      payment("unmatched", "billing@northpine.example", 1),
      payment("disputed", "rosa@fieldnote.example", 12),
      { ...payment("refunded", "hugo@quietship.example", 20), refundedAmount: 29_900, refundedAt: daysAgo(18) },
    ]);
  await tx.insert(refunds).values({
    id: "re_demo_refunded",
    paymentIntentId: "pi_demo_refunded",
    amount: 29_900,
    currency: "usd",
    status: "succeeded",
    reason: "requested_by_customer",
    readAt: now,
    createdAt: daysAgo(18),
  });
  await tx.insert(disputes).values({
    id: "dp_demo_disputed",
    paymentIntentId: "pi_demo_disputed",
    amount: 29_900,
    currency: "usd",
    reason: "product_not_received",
    status: "needs_response",
    dueAt: daysAgo(-6),
    readAt: now,
    createdAt: daysAgo(3),
  });
  const event = (type: string, name: string, days: number) => ({
    id: `evt_demo_${type}_${name}`,
    type,
    objectIds: [`pi_demo_${name}`],
    createdAt: daysAgo(days),
  });
  await tx
    .insert(paymentEvents)
    .values([
      event("checkout.session.completed", "unmatched", 1),
      event("checkout.session.completed", "disputed", 12),
      event("charge.dispute.created", "disputed", 3),
      event("checkout.session.completed", "refunded", 20),
      event("charge.refunded", "refunded", 18),
    ]);
};
