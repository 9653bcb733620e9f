import { and, eq, lte, notExists, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { emails, projects, users } from "#db/schema/index.ts";
import { type DeleteInput, deletionGraceDays } from "#shared/account/account.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import type { User } from "../../access/user.ts";
import { getUserRow, requirePassword } from "../../account/account/account.ts";
import { changeIdentity, lockOwnAccount } from "../../account/auth/identity.ts";
import { consumeToken } from "../../account/auth/verification-tokens.ts";
import { endSubscriptions, stopRenewals } from "../../billing/subscriptions/subscriptions.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailUnverified } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { deleteProjectImages } from "../../site/files/project-images.ts";
import { eraseContactOf } from "../../site/waitlist/waitlist.ts";
import { deletionScheduled } from "../operations.emails.tsx";

/**
 * Deletes the caller's account: at once, or with `grace` after `deletionGraceDays`, until when nothing but the sign-ins and
 * the renewal of subscriptions ends. Throws Problem `invalid` for a wrong password, `conflict` for the only administrator,
 * `upstream` if Stripe fails.
 */
export const deleteAccount = async (
  dependencies: Dependencies,
  user: Pick<User, "id" | "sessionId">,
  { password, grace = false }: DeleteInput,
) => {
  const { db, clock, jobs } = dependencies;
  const account = await getUserRow(dependencies, user);
  await requirePassword(dependencies, user, account, password);
  if (!grace) return eraseAccount(dependencies, user.id);
  if (account.isAdmin) await db.transaction((tx) => requireAnotherAdmin(tx, user.id));
  await stopRenewals(dependencies, user.id);
  await db.transaction(async (tx) => {
    if (account.isAdmin) await requireAnotherAdmin(tx, user.id);
    const { email, emailVerifiedAt } = await lockOwnAccount(tx, user);
    const deletionAt = new Date(clock().getTime() + deletionGraceDays * dayMs);
    await tx.update(users).set({ deletionAt }).where(eq(users.id, user.id));
    await changeIdentity(tx, jobs, user.id, { isOwnChange: true });
    if (emailVerifiedAt || (await canEmailUnverified(tx, email)))
      await enqueueEmail(tx, jobs, {
        to: email,
        email: deletionScheduled,
        props: { deletionAt: deletionAt.toISOString() },
      });
  });
};

/** Keeps an account whose deletion is scheduled. Renewals stay off: their owner turns them on in the billing portal. */
export const keepAccount = async (db: Db, userId: string) => {
  await db.update(users).set({ deletionAt: null }).where(eq(users.id, userId));
};

/** Keeps the account of an emailed link. Throws Problem `invalid`. */
export const keepAccountWithToken = ({ db, clock }: Pick<Dependencies, "db" | "clock">, token: string) =>
  db.transaction(async (tx) => {
    const { user } = await consumeToken(tx, clock(), "keep-account", token);
    await keepAccount(tx, user.id);
  });

/** Erases the accounts whose time to reconsider is over. One that fails is tried again at the next run. */
export const eraseDueAccounts = async (dependencies: Dependencies) => {
  const { db, clock, log } = dependencies;
  const due = await db.select({ id: users.id }).from(users).where(lte(users.deletionAt, clock()));
  for (const { id } of due)
    await eraseAccount(dependencies, id).catch((err) =>
      log.error({ err, user: id }, "An account whose deletion is due could not be erased."),
    );
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
  // Ends the access to Google that this person gave to projects of others.
  dependencies.jobs.enqueue("import-search");
};

/** An administrator who is about to be erased doesn't count. Locks all of them, so two concurrent deletions cannot remove the last two. */
const requireAnotherAdmin = async (db: Db, userId: string) => {
  const admins = await db
    .select({ id: users.id, deletionAt: users.deletionAt })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for("update");
  if (!admins.some(({ id, deletionAt }) => id !== userId && deletionAt === null))
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
