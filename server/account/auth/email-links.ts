import { invitationsPath } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { internalPath } from "#shared/urls/internal-path.ts";
import { isBelow } from "#shared/urls/is-below.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailLink, resetLinkLimits } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import type { Caller } from "./known-device.ts";
import { consumeToken, extendVerificationToken } from "./verification-tokens.ts";
import { markEmailVerified } from "./verify-email.ts";

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
