import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { sessions, users } from "#db/schema/index.ts";
import type { SignInInput } from "#shared/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import { unknownCaller } from "./known-device.ts";
import { countSignInAttempt } from "./password-attempts.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { signedInAs } from "./signed-in.ts";

const normalEmail = (email: string) => email.trim().toLowerCase();

/** Checks email and password and opens a session. The answer is the same whether the account or the password is wrong. */
export const signIn = async (parts: Parts, { email, password }: SignInInput, caller = unknownCaller) => {
  const address = normalEmail(email);
  const forgetAttempts = await countSignInAttempt(parts, address, caller);
  const [user] = await parts.db.select().from(users).where(eq(users.email, address));
  const matches = await verifyPassword(password, user?.passwordHash);
  if (!user || !matches) throw new Problem("unauthenticated", badCredentials);
  await forgetAttempts();
  return signedInAs(parts, user, caller);
};

/** Whether an address has an account. */
export const accountExists = async (db: Db, email: string) => (await db.$count(users, eq(users.email, email))) > 0;

/**
 * Makes an admin, or makes an account one, with this password. Run at every start, so it changes nothing where nothing
 * changed; a new password ends the older sessions.
 */
export const saveAdmin = async (db: Db, { email, password }: SignInInput) => {
  const address = normalEmail(email);
  const [known] = await db
    .select({ isAdmin: users.isAdmin, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, address));
  if (known?.isAdmin && (await verifyPassword(password, known.passwordHash))) return;
  // The operator vouches for the address.
  const values = { passwordHash: await hashPassword(password), isAdmin: true, emailVerifiedAt: new Date() };
  await db.transaction(async (tx) => {
    const [admin] = await tx
      .insert(users)
      .values({ email: address, ...values })
      .onConflictDoUpdate({ target: users.email, set: values })
      .returning({ id: users.id });
    if (admin) await tx.delete(sessions).where(eq(sessions.userId, admin.id));
  });
};
