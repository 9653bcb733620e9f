import type { Db } from "#db/connect.ts";
import type { users } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Jobs } from "../../dependencies.ts";
import { changeIdentity } from "./identity.ts";

type Verified = {
  /** Row locked by the caller. */
  user: typeof users.$inferSelect;
  email: string;
  now: Date;
  /** The account's session in which the link was opened: the account owner confirmed the address. */
  sessionId?: string;
};

/**
 * Marks an address as verified. Without `sessionId` it drops the password, sessions and a Google identity of another
 * address: someone else may have created the account. Throws Problem `conflict` if an administrator's new address is
 * confirmed while signed out: a mistyped one would give the role away.
 */
export const markEmailVerified = async (tx: Db, jobs: Jobs, { user, email, now, sessionId }: Verified) => {
  if (user.emailVerifiedAt && user.email === email) return user;
  const verified = { email, emailVerifiedAt: now };
  if (sessionId !== undefined)
    return changeIdentity(tx, jobs, user.id, { values: verified, exceptSessionId: sessionId, isOwnChange: true });
  if (user.isAdmin && user.email !== email)
    throw new Problem("conflict", "Sign in as this administrator first, then open the link again.");
  return changeIdentity(tx, jobs, user.id, { values: { ...verified, passwordHash: null } });
};
