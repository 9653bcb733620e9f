import type { Db } from "#db/connect.ts";
import type { users } from "#db/schema/index.ts";
import { Problem } from "../../problem.ts";
import { changeIdentity } from "./identity.ts";

type Verified = {
  /** The account's row, locked by the caller. */
  user: typeof users.$inferSelect;
  email: string;
  now: Date;
  /** A session of the account in which the address was confirmed: both are the same person's. */
  sessionId?: string;
};

/**
 * Marks an address as this account's. Unless it was confirmed within the account, a password set before, sessions and a
 * Google identity of another address are dropped: they may be those of someone who made the account with this address, or
 * moved it there. Problem `conflict` for an administrator's new address that was confirmed without signing in: a mistyped
 * one would give the role away.
 */
export const markEmailVerified = async (tx: Db, { user, email, now, sessionId }: Verified) => {
  if (user.emailVerifiedAt && user.email === email) return user;
  const verified = { email, emailVerifiedAt: now };
  if (sessionId !== undefined)
    return changeIdentity(tx, user.id, { values: verified, exceptSessionId: sessionId, keepsGoogle: true });
  if (user.isAdmin && user.email !== email)
    throw new Problem("conflict", "Sign in as the administrator first, then open the link again.");
  return changeIdentity(tx, user.id, { values: { ...verified, passwordHash: null } });
};
