import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { SignInInput } from "#shared/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { matchUnmatchedPayments } from "../payments/unmatched-payments.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { changeIdentity } from "./identity.ts";
import { unknownCaller } from "./known-device.ts";
import { countSignInAttempt } from "./password-attempts.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Checks email and password and opens a session. The answer is the same whether the account or the password is wrong. */
export const signIn = async (dependencies: Dependencies, { email, password }: SignInInput, caller = unknownCaller) => {
  const address = normalizeEmail(email);
  const forgetAttempts = await countSignInAttempt(dependencies, address, caller);
  const [user] = await dependencies.db.select().from(users).where(eq(users.email, address));
  const matches = await verifyPassword(password, user?.passwordHash);
  if (!user || !matches) throw new Problem("unauthenticated", badCredentials);
  await forgetAttempts();
  return createSignedInResponse(dependencies, user, caller);
};

/** Whether an address has an account. */
export const accountExists = async (db: Db, email: string) => (await db.$count(users, eq(users.email, email))) > 0;

/**
 * Makes an administrator, or takes an account over for one: the operator vouches for the address, so all that was set up
 * before (password, mailed links, a pending address, Google, sessions) is dropped, since someone else may have signed up
 * with it. Run at every start, so it changes nothing where nothing changed.
 */
export const upsertAdmin = async (db: Db, { email, password }: SignInInput) => {
  const address = normalizeEmail(email);
  const [existing] = await db.select().from(users).where(eq(users.email, address));
  if (existing?.isAdmin && existing.emailVerifiedAt && (await verifyPassword(password, existing.passwordHash))) return;
  const values = { passwordHash: await hashPassword(password), isAdmin: true, emailVerifiedAt: new Date() };
  await db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(users)
      .values({ email: address, ...values })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (inserted) return matchUnmatchedPayments(tx, inserted.id, address);
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address)).for("update");
    if (user) await changeIdentity(tx, user.id, { values: { ...values, googleId: null, googleEmail: null } });
  });
};
