import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { sessions, users } from "#db/schema/index.ts";
import { matchUnmatchedPayments } from "../payments/unmatched.ts";
import { conflictAt, Problem } from "../problem.ts";

type Proved = {
  userId: string;
  email: string;
  now: Date;
  /** Whoever proves the address also holds a session of the account: they are one person. */
  isHolder?: boolean;
};

/**
 * Notes that the address is this account's. With the first proof of an address a password set before it is dropped and
 * older sessions end, so that nobody lies in wait in an account made with somebody else's address.
 */
export const proveEmail = (db: Db, { userId, email, now, isHolder = false }: Proved) =>
  db
    .transaction(async (tx) => {
      const [known] = await tx
        .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(eq(users.id, userId))
        .for("update");
      if (!known) throw new Problem("not-found", "There is no such account.");
      if (known.emailVerifiedAt && known.email === email) return;
      const proved = { email, emailVerifiedAt: now, pendingEmail: null };
      await tx
        .update(users)
        .set(isHolder ? proved : { ...proved, passwordHash: null })
        .where(eq(users.id, userId));
      await matchUnmatchedPayments(tx, userId, email);
      if (!isHolder) await tx.delete(sessions).where(eq(sessions.userId, userId));
    })
    .catch(conflictAt("users_email_unique", () => new Problem("conflict", "Another account has this address.")));
