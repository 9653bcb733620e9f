import { eq } from "drizzle-orm";
import { proofs, sessions, users } from "#db/schema/index.ts";
import { queueMail } from "../emails/mails.ts";
import type { Parts } from "../parts.ts";
import { matchUnmatchedPayments } from "../payments/unmatched.ts";
import { refuseCommon } from "./common-passwords.ts";
import { hashPassword } from "./passwords.ts";
import { takeProof } from "./proofs.ts";

/** Sets a new password with a mailed token, which also proves the address. Every session ends, nobody is signed in. */
export const resetPassword = async (parts: Parts, { password, token }: { password: string; token: string }) => {
  await refuseCommon(password);
  const now = parts.clock();
  const { userId, email } = await takeProof(parts.db, now, "password-reset", token);
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, emailVerifiedAt: now }).where(eq(users.id, userId));
    await matchUnmatchedPayments(tx, userId, email);
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(proofs).where(eq(proofs.userId, userId));
    await queueMail(tx, { to: email, template: "password-changed", props: {} });
  });
  parts.jobs.nudge("send-mails");
  return { email };
};
