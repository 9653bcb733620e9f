// Looks daily whether subscriptions that an offer saved still run.

import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { offerApplications } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";

const batchSize = 50;

/** Records when a saved subscription has ended. An account that can't be read is tried again a day later. */
export const checkSavedSubscriptions = async ({ db, clock, payments, lifecycle, log }: Dependencies) => {
  if (!payments) return;
  while (!lifecycle.isStopping) {
    const now = clock();
    const due = db
      .select({ id: offerApplications.feedbackId })
      .from(offerApplications)
      .where(
        and(
          eq(offerApplications.state, "applied"),
          isNull(offerApplications.endedAt),
          lte(offerApplications.nextCheckAt, now),
        ),
      )
      .orderBy(asc(offerApplications.nextCheckAt))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const claimed = await db
      .update(offerApplications)
      .set({ nextCheckAt: new Date(now.getTime() + dayMs) })
      .where(inArray(offerApplications.feedbackId, due))
      .returning();
    for (const { feedbackId, accountId, mode, subscriptionId } of claimed)
      try {
        const subscription = await payments.findConnectedSubscription(accountId, mode, subscriptionId);
        if (subscription && !subscription.isEnded) continue;
        await db
          .update(offerApplications)
          .set({ endedAt: subscription?.endedAt ?? now })
          .where(eq(offerApplications.feedbackId, feedbackId));
      } catch (err) {
        log.warn({ err, feedbackId }, "A saved subscription was not checked. It is checked again tomorrow.");
      }
    if (claimed.length < batchSize) return;
  }
};
