import type { Db } from "#db/connect.ts";
import type { users } from "#db/schema/index.ts";
import { invitationsPath } from "#shared/account/auth.ts";
import { Problem } from "#shared/problem.ts";
import { link } from "#shared/routes.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import { isBelow } from "#shared/urls/is-below.ts";
import type { Dependencies, Jobs } from "../../dependencies.ts";
import { canEmailLink, resetLinkLimits } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { Caller } from "../../security/known-device.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { changeIdentity } from "./identity.ts";
import { hashPassword, rejectCommonPassword } from "./passwords.ts";
import { consumeToken, extendVerificationToken, requireVerificationToken } from "./verification-tokens.ts";

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

/**
 * Sets a new password with the token of a mailed reset link or team invitation, confirms the address and ends all sessions.
 * Does not sign in.
 * Throws Problem `invalid` for a bad token or a common password.
 */
export const resetPassword = async (
  dependencies: Dependencies,
  { password, token }: { password: string; token: string },
) => {
  await rejectCommonPassword(password);
  const now = dependencies.clock();
  const allowed = ["password-reset", "team-invitation"] as const;
  const { purpose } = await requireVerificationToken(dependencies.db, now, allowed, token);
  const passwordHash = await hashPassword(password);
  const email = await dependencies.db.transaction(async (tx) => {
    const { user, email } = await consumeToken(tx, now, purpose, token);
    await changeIdentity(tx, dependencies.jobs, user.id, { values: { passwordHash, emailVerifiedAt: now } });
    if (purpose === "password-reset")
      await enqueueEmail(tx, dependencies.jobs, { to: email, template: "password-changed", props: {} });
    return email;
  });
  await resetLinkLimits(dependencies.db, "password-reset", email);
  return { email };
};

/**
 * Queues a link mail. The account is looked up when the mail is sent, so response times do not reveal accounts.
 * A rate-limited request extends the last mailed link instead, so a stranger's requests cannot lock out the owner.
 * `next`: dashboard page or invitation that the link opens; anything else falls back to the dashboard.
 */
export const requestEmailLink = async (
  { db, jobs, clock }: Pick<Dependencies, "db" | "jobs" | "clock">,
  template: "magic-link" | "password-reset",
  email: string,
  next?: string,
) => {
  if (await canEmailLink(db, template, email))
    await db.transaction((tx) => enqueueEmail(tx, jobs, { to: email, template, props: emailedPath(next) }));
  else await extendVerificationToken(db, clock(), template, email);
};

/**
 * Only dashboard paths: other URLs of the site may contain a token, and mails must not store tokens. That of an invitation
 * is added when the mail is sent.
 */
const emailedPath = (next: string | undefined): Record<string, string> => {
  const path = internalPath(next, "");
  if (isBelow(path, invitationsPath)) return { next: invitationsPath };
  return isBelow(path, link("dashboard")) ? { next: path } : {};
};

/** Signs in with the token of a mailed link and confirms the address. Throws Problem `invalid`. */
export const signInWithEmailLink = async (dependencies: Dependencies, token: string, caller: Caller) => {
  const now = dependencies.clock();
  const user = await dependencies.db.transaction(async (tx) => {
    const { user, email } = await consumeToken(tx, now, "magic-link", token);
    return markEmailVerified(tx, dependencies.jobs, { user, email, now });
  });
  await resetLinkLimits(dependencies.db, "magic-link", user.email);
  return createSignedInResponse(dependencies, user, caller);
};
