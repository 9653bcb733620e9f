import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { apiKeys, sessions, users, verificationTokens } from "#db/schema/index.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { Jobs } from "../../dependencies.ts";
import { matchUnmatchedPayments } from "../payments/unmatched-payments.ts";

type UserValues = typeof users.$inferInsert;

type IdentityChange = {
  values?: Partial<
    Pick<UserValues, "email" | "emailVerifiedAt" | "passwordHash" | "role" | "googleId" | "googleEmail">
  >;
  /** The session that made the change and stays open. Without it, all sessions end. */
  exceptSessionId?: string;
  /** True if a signed-in user made the change, so the linked Google identity and the API keys are theirs. */
  isOwnChange?: boolean;
};

/**
 * Changes an account's password, address, role or Google identity. Revokes mailed links, the pending address, sessions,
 * API keys, and a Google identity unless Google vouches for the current address, so no earlier access survives the change.
 * A verified address gets its unmatched payments. Call it in a transaction. Throws Problem `not-found`.
 */
export const changeIdentity = async (
  tx: Db,
  jobs: Jobs,
  userId: string,
  { values, exceptSessionId, isOwnChange = false }: IdentityChange,
) => {
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
  if (!isOwnChange) await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  if (values?.emailVerifiedAt)
    await matchUnmatchedPayments(tx, jobs, { userId, email: user.email, verifiedAt: values.emailVerifiedAt });
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
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  const isOpen = user && (await tx.$count(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, id)))) > 0;
  if (!isOpen) throw new Problem("unauthenticated", badCredentials);
  return user;
};
