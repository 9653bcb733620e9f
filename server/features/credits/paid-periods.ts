// Which periods of subscriptions are paid, saved beside the payment events. The status doesn't tell: Stripe calls a
// subscription active from the start of a period, and charges for it about an hour later.
import { eq, exists, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { paymentEvents, subscriptions } from "#db/schema/index.ts";

/** Stripe's periods end at whole seconds. */
const idOf = (stripeId: string, periodEnd: Date) => `${stripeId} ${Math.round(periodEnd.getTime() / 1000)}`;
const currentId = sql`${subscriptions.stripeId} || ' ' || extract(epoch from ${subscriptions.currentPeriodEnd})::bigint`;

/** Saves that a subscription has paid until the end of this period. */
export const savePaidPeriod = async (tx: Db, stripeId: string, periodEnd: Date) =>
  void (await tx
    .insert(paymentEvents)
    .values({ id: idOf(stripeId, periodEnd), type: "period-paid" })
    .onConflictDoNothing());

/** Condition for subscriptions that have paid for their current period. */
export const hasPaidPeriod = (db: Db) =>
  exists(db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, currentId)));
