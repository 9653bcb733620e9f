import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { trialEnds } from "../account.emails.tsx";

/** Mails users without a plan whose trial ends within a day, once each. */
export const sendTrialReminders = async ({ db, clock, jobs }: Dependencies) => {
  const now = clock();
  const tomorrow = new Date(now.getTime() + 24 * 3600 * 1000);
  await db.transaction(async (tx) => {
    const ending = await tx
      .update(users)
      .set({ trialRemindedAt: now })
      .where(
        and(
          gt(users.trialEndsAt, now),
          lte(users.trialEndsAt, tomorrow),
          isNull(users.planId),
          isNull(users.trialRemindedAt),
          isNull(users.deletionAt),
          eq(users.isAdmin, false),
        ),
      )
      .returning({ email: users.email });
    for (const { email } of ending) await enqueueEmail(tx, jobs, { to: email, email: trialEnds, props: {} });
  });
};
