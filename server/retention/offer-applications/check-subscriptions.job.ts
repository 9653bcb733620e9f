// Looks daily whether subscriptions that an offer saved still run.

import { and, eq, isNull, lte } from "drizzle-orm";
import { offerApplications } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";

/** Records when a saved subscription has ended. An account that can't be read is tried again a day later. */
export const checkSavedSubscriptions = async ({ db, clock, payments, lifecycle, log }: Dependencies) => {
  if (!payments) return;
  const { feedbackId: id, state, endedAt, nextCheckAt } = offerApplications;
  await runDue(
    { lifecycle },
    {
      claim: (limit) =>
        claimDue(db, {
          table: offerApplications,
          id,
          where: and(eq(state, "applied"), isNull(endedAt), lte(nextCheckAt, clock())),
          orderBy: [nextCheckAt],
          limit,
          lease: { nextCheckAt: new Date(clock().getTime() + dayMs) },
        }),
      run: async ({ feedbackId, accountId, mode, subscriptionId }) => {
        const subscription = await payments.findConnectedSubscription(accountId, mode, subscriptionId);
        if (subscription && !subscription.isEnded) return;
        await db
          .update(offerApplications)
          .set({ endedAt: subscription?.endedAt ?? clock() })
          .where(eq(id, feedbackId));
      },
      onError: (err, { feedbackId }) =>
        log.warn({ err, feedbackId }, "A saved subscription was not checked. It is checked again tomorrow."),
    },
  );
};
