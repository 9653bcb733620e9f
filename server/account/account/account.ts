import { and, eq, gte } from "drizzle-orm";
import { onUniqueViolation } from "#db/queries/unique-violation.ts";
import { sessions, users } from "#db/schema/index.ts";
import type { MeInput, PasswordInput } from "#shared/account/account.ts";
import { type ConfirmationInput, recentSignInMinutes } from "#shared/account/sign-in-methods.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import { canEmailLink, canEmailUnverified, countUnverifiedEmail } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { confirmNewEmail, emailChanged, emailChangeRequested, passwordChanged } from "../account.emails.tsx";
import { markEmailVerified } from "../auth/email-links.ts";
import { changeIdentity, lockOwnAccount } from "../auth/identity.ts";
import { countOwnPasswordAttempt } from "../auth/password-attempts.ts";
import { hashPassword, rejectCommonPassword, verifyPassword } from "../auth/passwords.ts";
import { requireSecondFactorCode } from "../auth/second-factor.ts";
import { consumeToken, extendVerificationToken } from "../auth/verification-tokens.ts";
import { accountGone, getMe } from "./me.ts";

type Self = Pick<User, "id" | "sessionId">;

/**
 * Updates the given fields. A new address stays in `pendingEmail` until it is confirmed; a confirmed current address is
 * notified. Sending the pending or unconfirmed address again resends its link.
 * Throws Problem `invalid` for a wrong password, `rate-limited` for too many mails.
 */
export const updateAccount = async (
  dependencies: Dependencies,
  user: Self,
  { password, email, ...changes }: MeInput,
) => {
  const account = await getUserRow(dependencies, user);
  const pendingEmail = email === undefined || email === account.email ? null : email;
  const isEmailChanged = pendingEmail !== null && pendingEmail !== account.pendingEmail;
  if (isEmailChanged) {
    await requirePassword(dependencies, user, account, password);
    await consumeRateLimit(addressChanges(dependencies.db), account.id);
  }
  await dependencies.db.transaction(async (tx) => {
    const locked = await lockOwnAccount(tx, user);
    await tx
      .update(users)
      .set({ ...emptyAsNull(changes), pendingEmail: email === undefined ? locked.pendingEmail : pendingEmail })
      .where(eq(users.id, user.id));
    if (isEmailChanged) await mailAddressChange(tx, dependencies.jobs, locked, pendingEmail);
  });
  const waiting = isEmailChanged ? null : (pendingEmail ?? (account.emailVerifiedAt ? null : email));
  if (waiting) await mailConfirmation(dependencies, user.id, waiting);
  return getMe(dependencies, user);
};

/** Each request to change the address also mails the current one, so it is limited. */
const addressChanges = createRateLimit({ name: "address-changes-day", points: 10, seconds: 24 * 3600 });

/** Mails the link to the new address, and a notice to the current one if it is confirmed. */
const mailAddressChange = async (
  tx: Dependencies["db"],
  jobs: Jobs,
  { id, email, emailVerifiedAt }: typeof users.$inferSelect,
  newEmail: string,
) => {
  await countUnverifiedEmail(tx, newEmail);
  await enqueueEmail(tx, jobs, { to: newEmail, email: confirmNewEmail, props: { userId: id } });
  if (emailVerifiedAt) await enqueueEmail(tx, jobs, { to: email, email: emailChangeRequested, props: { newEmail } });
};

/** Resends the link. If rate-limited, it extends the last mailed link instead. */
const mailConfirmation = async ({ db, clock, jobs }: Dependencies, userId: string, email: string) => {
  const mayMail =
    (await canEmailLink(db, confirmNewEmail, `${userId} ${email}`)) && (await canEmailUnverified(db, email));
  if (mayMail)
    await db.transaction((tx) => enqueueEmail(tx, jobs, { to: email, email: confirmNewEmail, props: { userId } }));
  else await extendVerificationToken(db, clock(), "confirm-email", email);
};

const emptyAsNull = ({ name, website }: Pick<MeInput, "name" | "website">) => ({
  ...(name !== undefined && { name: name || null }),
  ...(website !== undefined && { website: website || null }),
});

/**
 * Confirms an address with a mailed token and notifies the confirmed address it replaces.
 * Throws Problem `conflict` if another account has the address.
 */
export const confirmEmail = async (
  dependencies: Dependencies,
  token: string,
  viewer: Pick<User, "id" | "sessionId"> | undefined,
) => {
  const now = dependencies.clock();
  await dependencies.db
    .transaction(async (tx) => {
      const { user, email } = await consumeToken(tx, now, "confirm-email", token);
      const sessionId = viewer?.id === user.id ? viewer.sessionId : undefined;
      await markEmailVerified(tx, dependencies.jobs, { user, email, now, sessionId });
      if (email !== user.email && user.emailVerifiedAt)
        await enqueueEmail(tx, dependencies.jobs, { to: user.email, email: emailChanged, props: {} });
    })
    .catch(onUniqueViolation("users_email_unique", () => new Problem("conflict", "Another account uses this email.")));
};

/**
 * Sets a new password, ends all other sessions, drops a pending address and mails a notice.
 * Throws Problem `invalid` for a wrong current or a common new password.
 */
export const changePassword = async (
  dependencies: Dependencies,
  user: Self,
  { password, newPassword }: PasswordInput,
) => {
  const account = await getUserRow(dependencies, user);
  await requirePassword(dependencies, user, account, password);
  await rejectCommonPassword(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await dependencies.db.transaction(async (tx) => {
    const { email } = await lockOwnAccount(tx, user);
    await changeIdentity(tx, dependencies.jobs, user.id, {
      values: { passwordHash },
      exceptSessionId: user.sessionId,
      isOwnChange: true,
    });
    await enqueueEmail(tx, dependencies.jobs, { to: email, email: passwordChanged, props: {} });
  });
};

/**
 * Requires proof that the owner changes how the account is signed in to, not someone with their open session: a code if
 * one is given, else the password, else a recent sign-in. Throws Problem `invalid`, `forbidden` or `rate-limited`.
 */
export const reauthenticate = async (dependencies: Dependencies, user: Self, { password, code }: ConfirmationInput) => {
  if (code !== undefined) return requireSecondFactorCode(dependencies, user.id, code);
  await requirePassword(dependencies, user, await getUserRow(dependencies, user), password);
};

const requireRecentSignIn = async ({ db, clock }: Pick<Dependencies, "db" | "clock">, { id, sessionId }: Self) => {
  const since = new Date(clock().getTime() - recentSignInMinutes * 60_000);
  const isRecent = and(eq(sessions.id, sessionId), eq(sessions.userId, id), gte(sessions.createdAt, since));
  if ((await db.$count(sessions, isRecent)) > 0) return;
  throw new Problem("forbidden", "To make sure that it's you, sign out, sign in again, and repeat this.");
};

/** Returns the user's row. Throws Problem `not-found`. */
export const getUserRow = async ({ db }: Pick<Dependencies, "db">, { id }: Pick<User, "id">) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw accountGone();
  return row;
};

/**
 * Requires the password, or a recent sign-in for accounts without one: a stolen session must not take the account over.
 * Throws Problem `invalid` for a wrong password (a 401 would sign the user out), and `forbidden`.
 */
export const requirePassword = async (
  dependencies: Pick<Dependencies, "db" | "clock">,
  user: Self,
  { passwordHash }: Pick<typeof users.$inferSelect, "passwordHash">,
  password: string | undefined,
) => {
  if (passwordHash === null) return requireRecentSignIn(dependencies, user);
  if (password !== undefined) {
    const forgetAttempts = await countOwnPasswordAttempt(dependencies.db, user.id);
    if (await verifyPassword(password, passwordHash)) return forgetAttempts();
  }
  throw problemAt("password", password === undefined ? "Enter your password." : "This is not your password.");
};
