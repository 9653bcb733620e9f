import { eq } from "drizzle-orm";
import { passkeys, users } from "#db/schema/index.ts";
import type { SignedIn } from "#shared/account/auth.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import { paymentUrlOf } from "../../billing/payments/payment-url.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Caller } from "../../security/known-device.ts";
import { createChallenge } from "./challenges.ts";
import { hasSecondFactor } from "./second-factor.ts";
import { createSession } from "./sessions.ts";

/** The account as read when the password, link or Google token was verified. */
type Account = Pick<typeof users.$inferSelect, "id" | "email" | "passwordHash" | "googleId">;

type Options = {
  /** The plan chosen at sign-up. */
  planId?: number | undefined;
  /** True after a code or a passkey; otherwise an account with two-factor authentication needs a code. */
  hasBothFactors?: boolean;
  /** The passkey that signed in: its removal must not be overtaken. */
  passkeyId?: string;
};

/**
 * Creates a session and returns the response shared by all sign-in methods. Throws Problem `second-factor` with a challenge
 * if a code is needed, and `unauthenticated` if the identity changed since it was verified: that change ended all
 * sessions, and this one would survive it.
 */
export const createSignedInResponse = async (
  dependencies: Dependencies,
  account: Account,
  caller: Caller,
  { planId, hasBothFactors = false, passkeyId }: Options = {},
): Promise<SignedIn & { email: string }> => {
  const result = await dependencies.db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, account.id)).for("share");
    if (!current || !isSameIdentity(current, account)) throw new Problem("unauthenticated", badCredentials);
    if (passkeyId && !(await tx.$count(passkeys, eq(passkeys.id, passkeyId))))
      throw new Problem("unauthenticated", badCredentials);
    if (!hasBothFactors && (await hasSecondFactor(tx, current.id)))
      return { challenge: await createChallenge(tx, dependencies.clock(), "second-factor", current.id) };
    return { accessToken: await createSession({ ...dependencies, db: tx }, current, caller) };
  });
  if (result.challenge !== undefined)
    throw new Problem("second-factor", "Enter the code of your authenticator app.", { challenge: result.challenge });
  const paymentUrl = await paymentUrlOf(dependencies, account, planId);
  return { email: account.email, accessToken: result.accessToken, ...(paymentUrl && { paymentUrl }) };
};

const isSameIdentity = (one: Account, other: Account) =>
  one.email === other.email && one.passwordHash === other.passwordHash && one.googleId === other.googleId;
