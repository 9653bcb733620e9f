import type { Parts } from "../../dependencies.ts";
import { forgetLinkMails } from "../../emails/email-limits.ts";
import { queueMail } from "../../emails/email-queue.ts";
import { refuseCommon } from "./common-passwords.ts";
import { changeIdentity } from "./identity.ts";
import { hashPassword } from "./passwords.ts";
import { requireProof, takeProof } from "./verification-tokens.ts";

/** Sets a new password with a mailed token, which also proves the address. Every session ends, nobody is signed in. */
export const resetPassword = async (parts: Parts, { password, token }: { password: string; token: string }) => {
  await refuseCommon(password);
  const now = parts.clock();
  await requireProof(parts.db, now, "password-reset", token);
  const passwordHash = await hashPassword(password);
  const email = await parts.db.transaction(async (tx) => {
    const { user, email } = await takeProof(tx, now, "password-reset", token);
    await changeIdentity(tx, user.id, { values: { passwordHash, emailVerifiedAt: now } });
    await queueMail(tx, { to: email, template: "password-changed", props: {} });
    return email;
  });
  await forgetLinkMails(parts.db, "password-reset", email);
  parts.jobs.nudge("send-mails");
  return { email };
};
