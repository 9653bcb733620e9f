import type { Dependencies } from "../../dependencies.ts";
import { resetLinkLimits } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { passwordChanged, passwordReset } from "./auth.emails.tsx";
import { rejectCommonPassword } from "./common-passwords.ts";
import { changeIdentity } from "./identity.ts";
import { hashPassword } from "./passwords.ts";
import { consumeToken, requireVerificationToken } from "./verification-tokens.ts";

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
      await enqueueEmail(tx, dependencies.jobs, { to: email, email: passwordChanged, props: {} });
    return email;
  });
  await resetLinkLimits(dependencies.db, passwordReset, email);
  return { email };
};
