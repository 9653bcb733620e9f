import { and, eq, notExists, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { emails, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import type { User } from "../auth/sessions.ts";
import { endSubscriptions } from "../payments/subscriptions.ts";
import { eraseContactOf } from "../waitlist/waitlist.ts";
import { getUserRow, requirePassword } from "./account.ts";

/** Erases the caller's own account once the password is checked. */
export const deleteAccount = async (
  dependencies: Dependencies,
  user: Pick<User, "id">,
  password: string | undefined,
) => {
  await requirePassword(dependencies.db, await getUserRow(dependencies, user), password);
  await eraseAccount(dependencies, user.id);
};

/**
 * Erases an account and all that it owns, after its subscriptions were canceled at the payment service: projects, mails,
 * and the waitlist contact of its confirmed address. Problems: `not-found`, `conflict` for the last administrator, `upstream`.
 */
export const eraseAccount = async (dependencies: Dependencies, userId: string) => {
  const { isAdmin } = await getUserRow(dependencies, { id: userId });
  if (isAdmin) await requireAnotherAdmin(dependencies.db, userId);
  await endSubscriptions(dependencies, userId);
  await dependencies.db.transaction(async (tx) => {
    if (isAdmin) await requireAnotherAdmin(tx, userId);
    const [erased] = await tx.delete(users).where(eq(users.id, userId)).returning();
    if (!erased) return;
    await deleteMailsOf(tx, erased);
    // An address that was never confirmed may be somebody else's, and so may be the contact.
    if (erased.emailVerifiedAt) await eraseContactOf(tx, dependencies, erased.email);
  });
  dependencies.jobs.enqueue("sync-waitlist");
};

/** Locks the administrators, so that two who erase each other at once do not both succeed. */
const requireAnotherAdmin = async (db: Db, userId: string) => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  if (!admins.some(({ id }) => id !== userId))
    throw new Problem("conflict", "You are the only administrator. Make somebody else one first.");
};

/** All mails to the address of an erased account, and those to its pending address unless another account has that one. */
const deleteMailsOf = async (
  tx: Db,
  { email, pendingEmail }: Pick<typeof users.$inferSelect, "email" | "pendingEmail">,
) => {
  await tx.delete(emails).where(eq(emails.recipient, email));
  if (!pendingEmail) return;
  const another = tx
    .select()
    .from(users)
    .where(or(eq(users.email, pendingEmail), eq(users.pendingEmail, pendingEmail)));
  await tx.delete(emails).where(and(eq(emails.recipient, pendingEmail), notExists(another)));
};
