import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { findLockedAccount, lockAccount } from "#db/queries/lock-account.ts";
import {
  apiKeys,
  passkeys,
  recoveryCodes,
  secondFactors,
  sessions,
  signInChallenges,
  users,
  verificationTokens,
} from "#db/schema/index.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import { matchUnmatchedPayments } from "../../billing/payments/unmatched-payments.ts";
import type { Jobs } from "../../dependencies.ts";

type UserValues = typeof users.$inferInsert;

type IdentityChange = {
  values?: Partial<
    Pick<UserValues, "email" | "emailVerifiedAt" | "passwordHash" | "role" | "googleId" | "googleEmail">
  >;
  /** The session that made the change and stays open. Without it, all sessions end. */
  exceptSessionId?: string;
  /** True if a signed-in user made the change, so the linked Google identity, API keys and passkeys are theirs. */
  isOwnChange?: boolean;
  /** True if two-factor authentication may be of someone else. Always so before the first confirmed address. */
  dropsSecondFactor?: boolean;
};

/**
 * Changes an account's password, address, role or Google identity. Revokes mailed links, the pending address, sessions,
 * API keys, passkeys, started sign-ins, and a Google identity unless Google vouches for the current address, so no earlier
 * access survives the change. Two-factor authentication stays, also after a reset by email: it protects against someone who
 * reads the mailbox. It ends only if the address is confirmed for the first time or replaced without signing in.
 * A verified address gets its unmatched payments. Call it in a transaction. Throws Problem `not-found`.
 */
export const changeIdentity = async (
  tx: Db,
  jobs: Jobs,
  userId: string,
  { values, exceptSessionId, isOwnChange = false, dropsSecondFactor = false }: IdentityChange,
) => {
  const before = await lockAccount(tx, userId);
  const [user] = await tx
    .update(users)
    .set({ pendingEmail: null, ...values })
    .where(eq(users.id, userId))
    .returning();
  if (!user) throw new Problem("not-found", "Account not found.");
  if (!isOwnChange && user.googleEmail !== user.email) {
    user.googleId = user.googleEmail = null;
    await tx.update(users).set({ googleId: null, googleEmail: null }).where(eq(users.id, userId));
  }
  if (!isOwnChange) {
    await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    if (dropsSecondFactor || !before.emailVerifiedAt || before.email !== user.email) {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    }
  }
  if (values?.emailVerifiedAt)
    await matchUnmatchedPayments(tx, jobs, { userId, email: user.email, verifiedAt: values.emailVerifiedAt });
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(verificationTokens).where(eq(verificationTokens.userId, userId));
  const remaining = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), remaining));
  return user;
};

/**
 * Locks the caller's row against identity changes and returns it. Throws Problem `unauthenticated` if a concurrent
 * change has ended the caller's session.
 */
export const lockOwnAccount = async (tx: Db, { id, sessionId }: { id: string; sessionId: string }) => {
  const user = await findLockedAccount(tx, id);
  const isOpen = user && (await tx.$count(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, id)))) > 0;
  if (!isOpen) throw new Problem("unauthenticated", badCredentials);
  return user;
};
