import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { SignedIn } from "#shared/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { paymentUrlOf } from "../payments/payment-url.ts";
import type { Caller } from "./known-device.ts";
import { createSession } from "./sessions.ts";

/** The account as it was when the password, the link or Google's token was checked. */
type Account = Pick<typeof users.$inferSelect, "id" | "email" | "passwordHash" | "googleId">;

/**
 * Opens a session; the answer of every way to sign in, with the account's address. `planId`: the plan that was chosen with
 * it. Problem `unauthenticated` when the account's identity changed since it was checked: the change ends all sessions,
 * and this one would have come after it.
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
