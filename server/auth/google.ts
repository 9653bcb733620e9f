import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { GoogleInput } from "#shared/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import type { GoogleIdentity } from "../outside/google.ts";
import type { Parts } from "../parts.ts";
import { Problem } from "../problem.ts";
import type { Caller } from "./known-device.ts";
import { proveEmail } from "./proved.ts";
import { addUser, requirePlan } from "./sign-up.ts";
import { signedInAs } from "./signed-in.ts";

/** Signs in with Google's ID token: known by Google's id, else linked by an address that Google vouches for, else new. */
export const signInWithGoogle = async (parts: Parts, { credential, planId }: GoogleInput, caller: Caller) => {
  if (!parts.google) throw new Problem("unavailable", "Signing in with Google is not set up here.");
  const identity = await parts.google.identityOf(credential);
  if (!identity) throw new Problem("unauthenticated", badCredentials);
  const known = await findByGoogle(parts, identity);
  if (known) return signedInAs(parts, known, caller);
  if (planId !== undefined) await requirePlan(parts.db, planId);
  const { user, isNew } = await joinGoogle(parts, identity, planId);
  return signedInAs(parts, user, caller, isNew ? planId : undefined);
};

const findByGoogle = async ({ db }: Parts, { id }: GoogleIdentity) => {
  const [user] = await db.select().from(users).where(eq(users.googleId, id));
  return user;
};

const joinGoogle = async (
  parts: Parts,
  { id, email, name, isVerified, isAuthoritative }: GoogleIdentity,
  planId: number | undefined,
) => {
  if (!isVerified) throw new Problem("invalid", "Google has not confirmed this address. Sign up with a password.");
  const now = parts.clock();
  const wantedPlanId = planId ?? null;
  const added = await addUser(parts, { email, name, googleId: id, emailVerifiedAt: now, wantedPlanId });
  if (added) {
    parts.jobs.nudge("send-mails");
    return { user: added, isNew: true };
  }
  // The address may have changed hands since Google saw it: only for its own mailboxes is Google's word enough.
  if (!isAuthoritative)
    throw new Problem("conflict", "This address has an account. Sign in with your password or by a mailed link.");
  const [known] = await parts.db.select().from(users).where(eq(users.email, email));
  if (!known || known.googleId) throw new Problem("unauthenticated", badCredentials);
  await proveEmail(parts.db, { userId: known.id, email, now });
  const [user] = await parts.db.update(users).set({ googleId: id }).where(eq(users.id, known.id)).returning();
  if (!user) throw new Problem("unauthenticated", badCredentials);
  return { user, isNew: false };
};
