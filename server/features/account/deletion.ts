import { and, eq, notExists, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { emails, projects, users } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { User } from "../auth/sessions.ts";
import { deleteProjectImages } from "../files/project-images.ts";
import { endSubscriptions } from "../payments/subscriptions.ts";
import { eraseContactOf } from "../waitlist/waitlist.ts";
import { getUserRow, requirePassword } from "./account.ts";

/** Deletes the caller's account. Throws Problem `invalid` for a wrong password. */
export const deleteAccount = async (
  dependencies: Dependencies,
  user: Pick<User, "id">,
  password: string | undefined,
) => {
  await requirePassword(dependencies.db, await getUserRow(dependencies, user), password);
  await eraseAccount(dependencies, user.id);
};

/**
 * Cancels the account's subscriptions, then deletes it with its projects, mails and, if its address is confirmed, the
 * waitlist contact. Throws Problem `not-found`, `conflict` for the only administrator, `upstream` if canceling fails.
 */
export const eraseAccount = async (dependencies: Dependencies, userId: string) => {
  const { isAdmin } = await getUserRow(dependencies, { id: userId });
  if (!isAdmin) return cancelAndErase(dependencies, userId);
  // Given up first, because a deletion that is refused later would have canceled the subscriptions for nothing.
  await dependencies.db.transaction(async (tx) => {
    await requireAnotherAdmin(tx, userId);
    await tx.update(users).set({ role: "customer" }).where(eq(users.id, userId));
  });
  await cancelAndErase(dependencies, userId).catch(async (err) => {
    await dependencies.db.update(users).set({ role: "admin" }).where(eq(users.id, userId));
    throw err;
  });
};

const cancelAndErase = async (dependencies: Dependencies, userId: string) => {
  await endSubscriptions(dependencies, userId);
  await dependencies.db.transaction(async (tx) => {
    const own = await tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
    const projectIds = own.map(({ id }) => id);
    await deleteProjectImages(tx, dependencies.jobs, projectIds);
    const [erased] = await tx.delete(users).where(eq(users.id, userId)).returning();
    if (!erased) return;
    await deleteMailsOf(tx, erased);
    // An unconfirmed address, and so its waitlist contact, may belong to someone else.
    if (erased.emailVerifiedAt) await eraseContactOf(tx, dependencies, erased.email);
  });
};

/** Locks all administrators, so two concurrent deletions cannot remove the last two. */
const requireAnotherAdmin = async (db: Db, userId: string) => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  if (!admins.some(({ id }) => id !== userId))
    throw new Problem("conflict", "You are the only administrator. Make another user an administrator first.");
};

/** Deletes mails to the account's address, and to its pending address unless another account has it. */
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
