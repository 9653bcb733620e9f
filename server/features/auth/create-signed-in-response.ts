import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { SignedIn } from "#shared/auth.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { paymentUrlOf } from "../payments/payment-url.ts";
import type { Caller } from "./known-device.ts";
import { createSession } from "./sessions.ts";

/** The account as read when the password, link or Google token was verified. */
type Account = Pick<typeof users.$inferSelect, "id" | "email" | "passwordHash" | "googleId">;

/**
 * Creates a session and returns the response shared by all sign-in methods. `planId` is the plan chosen at sign-up.
 * Throws Problem `unauthenticated` if the identity changed since it was verified: that change ended all sessions, and
 * this one would survive it.
 */
export const createSignedInResponse = async (
  dependencies: Dependencies,
  account: Account,
  caller: Caller,
  planId?: number,
): Promise<SignedIn & { email: string }> => {
  const accessToken = await dependencies.db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, account.id)).for("share");
    if (!current || !isSameIdentity(current, account)) throw new Problem("unauthenticated", badCredentials);
    return createSession({ ...dependencies, db: tx }, current, caller);
  });
  const paymentUrl = await paymentUrlOf(dependencies, account, planId);
  return { email: account.email, accessToken, ...(paymentUrl && { paymentUrl }) };
};

const isSameIdentity = (one: Account, other: Account) =>
  one.email === other.email && one.passwordHash === other.passwordHash && one.googleId === other.googleId;
