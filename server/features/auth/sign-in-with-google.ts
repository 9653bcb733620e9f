import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { GoogleInput } from "#shared/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import type { Parts } from "../../dependencies.ts";
import type { GoogleIdentity } from "../../integrations/google.ts";
import { Problem } from "../../problem.ts";
import { signedInAs } from "./create-signed-in-response.ts";
import type { Caller } from "./known-device.ts";
import { addUser, requirePlan } from "./sign-up.ts";
import { proveEmail } from "./verify-email.ts";

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

/**
 * What is stored of an identity. The address only where Google answers for its mailbox: an account that is recovered by
 * mail keeps the identity if it has that address, and loses it otherwise.
 */
const identityColumns = ({ id, email, isAuthoritative }: GoogleIdentity) => ({
  googleId: id,
  googleEmail: isAuthoritative ? email : null,
});

const findByGoogle = async ({ db }: Parts, identity: GoogleIdentity) => {
  const [user] = await db.select().from(users).where(eq(users.googleId, identity.id));
  const columns = identityColumns(identity);
  // An identity keeps its id when its address changes.
  if (user && user.googleEmail !== columns.googleEmail)
    await db
      .update(users)
      .set(columns)
      .where(and(eq(users.id, user.id), eq(users.googleId, identity.id)));
  return user;
};

const joinGoogle = async (parts: Parts, identity: GoogleIdentity, planId: number | undefined) => {
  const { email, name, isVerified, isAuthoritative } = identity;
  if (!isVerified) throw new Problem("invalid", "Google has not confirmed this address. Sign up with a password.");
  const now = parts.clock();
  const columns = identityColumns(identity);
  const added = await addUser(parts, { email, name, ...columns, emailVerifiedAt: now, wantedPlanId: planId ?? null });
  if (added) {
    parts.jobs.nudge("send-mails");
    return { user: added, isNew: true };
  }
  // The address may have changed hands since Google saw it: only for its own mailboxes is Google's word enough.
  if (!isAuthoritative)
    throw new Problem("conflict", "This address has an account. Sign in with your password or by a mailed link.");
  const user = await parts.db.transaction(async (tx) => {
    const [existing] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!existing || existing.googleId) throw new Problem("unauthenticated", badCredentials);
    const verified = await proveEmail(tx, { user: existing, email, now });
    await tx.update(users).set(columns).where(eq(users.id, existing.id));
    return { ...verified, ...columns };
  });
  return { user, isNew: false };
};
