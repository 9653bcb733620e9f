import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { MeInput, PasswordInput } from "#shared/account.ts";
import { refuseCommon } from "../auth/common-passwords.ts";
import { mayMail } from "../auth/link-mails.ts";
import { countOwnPasswordAttempt } from "../auth/password-attempts.ts";
import { hashPassword, verifyPassword } from "../auth/passwords.ts";
import { takeProof } from "../auth/proofs.ts";
import { proveEmail } from "../auth/proved.ts";
import { endOtherSessions, type User } from "../auth/sessions.ts";
import { queueMail } from "../emails/mails.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import { getMe, gone } from "./me.ts";

type Self = Pick<User, "id" | "sessionId">;

/**
 * Changes what is given. A new address waits in `pendingEmail` until the link that is mailed to it was followed; one that
 * waits already, or the present one while it is unconfirmed, gets its link again.
 */
export const saveMe = async (parts: Parts, user: Self, { password, email, ...changes }: MeInput) => {
  const known = await getRow(parts, user);
  const pendingEmail = email === undefined ? known.pendingEmail : email === known.email ? null : email;
  const isNewAddress = pendingEmail !== null && pendingEmail !== known.pendingEmail;
  if (isNewAddress) await requirePassword(parts.db, known, password);
  const confirms = email && (email === pendingEmail || !known.emailVerifiedAt) ? email : undefined;
  const mailed = confirms && (await mayMail(parts.db, `confirm-email ${user.id} ${confirms}`)) ? confirms : undefined;
  await parts.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...emptyAsNull(changes), pendingEmail })
      .where(eq(users.id, user.id));
    if (mailed) await queueMail(tx, { to: mailed, template: "confirm-email", props: { userId: user.id } });
  });
  if (mailed) parts.jobs.nudge("send-mails");
  return getMe(parts, user);
};

const emptyAsNull = ({ name, website }: Pick<MeInput, "name" | "website">) => ({
  ...(name !== undefined && { name: name || null }),
  ...(website !== undefined && { website: website || null }),
});

/** Takes a mailed token as proof of an address; the one it replaces is told. */
export const confirmEmail = async (parts: Parts, token: string, reader: Pick<User, "id"> | undefined) => {
  const now = parts.clock();
  const { userId, email } = await takeProof(parts.db, now, "confirm-email", token);
  const known = await getRow(parts, { id: userId });
  if (email !== known.email && email !== known.pendingEmail)
    throw new Problem("invalid", "The address was changed again since. Use the newest link.");
  await proveEmail(parts.db, { userId, email, now, isHolder: reader?.id === userId });
  if (email === known.email) return;
  await queueMail(parts.db, { to: known.email, template: "email-changed", props: {} });
  parts.jobs.nudge("send-mails");
};

/** Sets a new password; the other sessions end and the address is told. */
export const savePassword = async (parts: Parts, user: Self, { password, newPassword }: PasswordInput) => {
  const known = await getRow(parts, user);
  await requirePassword(parts.db, known, password);
  await refuseCommon(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await parts.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(tx, user);
    await queueMail(tx, { to: known.email, template: "password-changed", props: {} });
  });
  parts.jobs.nudge("send-mails");
};

/** The person's row, for those who are signed in as them. */
export const getRow = async ({ db }: Pick<Parts, "db">, { id }: Pick<User, "id">) => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw gone();
  return row;
};

/** A wrong password inside the account is a mistake in the form, not the 401 that signs people out. */
export const requirePassword = async (
  db: Parts["db"],
  { id, passwordHash }: Pick<typeof users.$inferSelect, "id" | "passwordHash">,
  password: string | undefined,
) => {
  if (passwordHash === null) return;
  if (password !== undefined) {
    const forgetAttempts = await countOwnPasswordAttempt(db, id);
    if (await verifyPassword(password, passwordHash)) return forgetAttempts();
  }
  const message = password === undefined ? "Enter your password." : "This is not your password.";
  throw new Problem("invalid", message, { issues: [{ path: "password", message }] });
};
