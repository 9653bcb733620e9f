// Until when subscriptions are paid. The status doesn't tell: Stripe calls a subscription active from the start of a
// period, and charges for it about an hour later.
import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { invoices, subscriptions } from "#db/schema/index.ts";

/** Saves that a subscription has paid until the end of this period. */
export const savePaidPeriod = async (tx: Db, stripeId: string, periodEnd: Date) =>
  void (await tx
    .update(subscriptions)
    .set({ paidUntil: sql`greatest(${subscriptions.paidUntil}, ${periodEnd.toISOString()}::timestamptz)` })
    .where(eq(subscriptions.stripeId, stripeId)));

type PaidInvoice = Pick<typeof invoices.$inferSelect, "subscriptionId" | "periodEnd" | "refundedAt">;

/** Counts the period of a paid invoice as paid, or, once its payment was returned, no longer. */
export const settlePaidPeriod = async (tx: Db, { subscriptionId, periodEnd, refundedAt }: PaidInvoice) => {
  const isIt = eq(subscriptions.id, subscriptionId);
  if (refundedAt === null) {
    const paidUntil = sql`greatest(${subscriptions.paidUntil}, ${periodEnd.toISOString()}::timestamptz)`;
    await tx.update(subscriptions).set({ paidUntil }).where(isIt);
    return;
  }
  const isPaid = and(eq(invoices.status, "paid"), isNull(invoices.refundedAt));
  const [last] = await tx
    .select({ periodEnd: sql<Date | null>`max(${invoices.periodEnd})`.mapWith(invoices.periodEnd) })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), isPaid));
  await tx
    .update(subscriptions)
    .set({ paidUntil: last?.periodEnd ?? null })
    .where(and(isIt, lte(subscriptions.paidUntil, periodEnd)));
};

/** Whether a subscription has paid for its current period; null, like false, without a payment. */
export const hasPaidPeriod = gte(subscriptions.paidUntil, subscriptions.currentPeriodEnd);
