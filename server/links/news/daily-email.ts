import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";

/** Whether a user wants emails about submissions and reports, has confirmed the address, stays, and had none for a day. */
export const canBeEmailed = (now: Date) =>
  and(
    eq(users.wantsSubmissionEmails, true),
    isNotNull(users.emailVerifiedAt),
    isNull(users.deletionAt),
    or(isNull(users.submissionEmailAt), lte(users.submissionEmailAt, new Date(now.getTime() - dayMs))),
  );

/**
 * Claims the user's one email about submissions and reports in 24 hours; call it in the transaction that enqueues it.
 * Undefined if the user can't be emailed now.
 */
export const claimDailyEmail = async (tx: Db, now: Date, userId: string) => {
  const [user] = await tx
    .select({ email: users.email, lastNewsAt: users.submissionNewsAt })
    .from(users)
    .where(and(eq(users.id, userId), canBeEmailed(now)))
    .for("update");
  if (user) await tx.update(users).set({ submissionEmailAt: now }).where(eq(users.id, userId));
  return user;
};
