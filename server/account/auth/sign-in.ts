import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { users } from "#db/schema/index.ts";
import type { SignInInput } from "#shared/account/auth.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import { matchUnmatchedPayments } from "../../billing/payments/unmatched-payments.ts";
import type { Dependencies } from "../../dependencies.ts";
import { unknownCaller } from "../../security/known-device.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { changeIdentity } from "./identity.ts";
import { countSignInAttempt } from "./password-attempts.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/**
 * Signs in with email and password. Throws Problem `rate-limited`, or `unauthenticated` for an unknown address and a
 * wrong password alike.
 */
export const signIn = async (dependencies: Dependencies, { email, password }: SignInInput, caller = unknownCaller) => {
  const address = normalizeEmail(email);
  const forgetAttempts = await countSignInAttempt(dependencies, address, caller);
  const [user] = await dependencies.db.select().from(users).where(eq(users.email, address));
  const matches = await verifyPassword(password, user?.passwordHash);
  if (!user || !matches) throw new Problem("unauthenticated", badCredentials);
  await forgetAttempts();
  return createSignedInResponse(dependencies, user, caller);
};

export const accountExists = async (db: Db, email: string) => (await db.$count(users, eq(users.email, email))) > 0;

/**
 * Creates an administrator or promotes the existing account. Someone else may have signed up with the address, so its
 * password, mailed links, pending address, Google identity, second factor, passkeys and sessions are dropped. Idempotent: runs at every start.
 */
export const upsertAdmin = async (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  { email, password }: SignInInput,
) => {
  const address = normalizeEmail(email);
  const [existing] = await db.select().from(users).where(eq(users.email, address));
  if (existing?.isAdmin && existing.emailVerifiedAt && (await verifyPassword(password, existing.passwordHash))) return;
  const values = { passwordHash: await hashPassword(password), role: "admin" as const, emailVerifiedAt: new Date() };
  await db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(users)
      .values({ email: address, ...values })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    const { emailVerifiedAt: verifiedAt } = values;
    if (inserted) return matchUnmatchedPayments(tx, jobs, { userId: inserted.id, email: address, verifiedAt });
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address)).for("update");
    if (user)
      await changeIdentity(tx, jobs, user.id, {
        values: { ...values, googleId: null, googleEmail: null },
        dropsSecondFactor: true,
      });
  });
};
