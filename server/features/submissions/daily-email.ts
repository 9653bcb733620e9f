import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";

const dayMs = 24 * 3600_000;

/**
 * Claims the user's one email about submissions in 24 hours; call it in the transaction that enqueues it. Undefined if
 * the user had one, doesn't want any or hasn't confirmed the address.
 */
export const claimDailyEmail = async (tx: Db, now: Date, userId: string) => {
  const canBeMailed = and(eq(users.wantsSubmissionEmails, true), isNotNull(users.emailVerifiedAt));
  const isDue = or(isNull(users.submissionEmailAt), lte(users.submissionEmailAt, new Date(now.getTime() - dayMs)));
  const [user] = await tx
    .select({ email: users.email, lastEmailAt: users.submissionEmailAt })
    .from(users)
    .where(and(eq(users.id, userId), canBeMailed, isDue))
    .for("update");
  if (user) await tx.update(users).set({ submissionEmailAt: now }).where(eq(users.id, userId));
  return user;
};
