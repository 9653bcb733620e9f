// Until when subscriptions are paid. The status doesn't tell: Stripe calls a subscription active from the start of a
// period, and charges for it about an hour later.
import { eq, gte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { subscriptions } from "#db/schema/index.ts";

/** Saves that a subscription has paid until the end of this period. */
export const savePaidPeriod = async (tx: Db, stripeId: string, periodEnd: Date) =>
  void (await tx
    .update(subscriptions)
    .set({ paidUntil: sql`greatest(${subscriptions.paidUntil}, ${periodEnd.toISOString()}::timestamptz)` })
    .where(eq(subscriptions.stripeId, stripeId)));

/** Whether a subscription has paid for its current period; null, like false, without a payment. */
export const hasPaidPeriod = gte(subscriptions.paidUntil, subscriptions.currentPeriodEnd);
