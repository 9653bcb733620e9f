import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import { queueMail } from "../../emails/email-queue.ts";

/** Tells those whose trial ends within a day, once each. */
export const remindTrials = async ({ db, clock, jobs }: Parts) => {
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
          eq(users.isAdmin, false),
        ),
      )
      .returning({ email: users.email });
    for (const { email } of ending) await queueMail(tx, { to: email, template: "trial-ends", props: {} });
  });
  jobs.nudge("send-mails");
};
