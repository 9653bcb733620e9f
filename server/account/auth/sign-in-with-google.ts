import { and, eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { GoogleInput } from "#shared/account/auth.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { GoogleIdentity } from "../../integrations/google.ts";
import type { Caller } from "../../security/known-device.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { markEmailVerified } from "./email-links.ts";
import { createUser, requirePlan } from "./sign-up.ts";

/**
 * Signs in with a Google ID token: by Google id, else to a new account, else by linking the account with the address.
 * Throws Problem `unavailable` if not set up, `unauthenticated`, `invalid` for an unverified address, `conflict` if the
 * address has an account and Google is not authoritative for it.
 */
export const signInWithGoogle = async (
  dependencies: Dependencies,
  { credential, planId }: GoogleInput,
  caller: Caller,
) => {
  if (!dependencies.google) throw new Problem("unavailable", "Sign-in with Google is not configured.");
  const identity = await dependencies.google.verify(credential);
  if (!identity) throw new Problem("unauthenticated", badCredentials);
  const existing = await findByGoogleId(dependencies, identity);
  if (existing) return createSignedInResponse(dependencies, existing, caller);
  if (planId !== undefined) await requirePlan(dependencies.db, planId);
  const { user, isNew } = await linkOrCreateAccount(dependencies, identity, planId);
  return createSignedInResponse(dependencies, user, caller, { planId: isNew ? planId : undefined });
};

/**
 * `googleEmail` is stored only if Google is authoritative for the mailbox: `changeIdentity` unlinks Google when the
 * account has a different address.
 */
const identityColumns = ({ id, email, isAuthoritative }: GoogleIdentity) => ({
  googleId: id,
  googleEmail: isAuthoritative ? email : null,
});

const findByGoogleId = async ({ db }: Dependencies, identity: GoogleIdentity) => {
  const [user] = await db.select().from(users).where(eq(users.googleId, identity.id));
  const columns = identityColumns(identity);
  // The Google id stays the same when the address changes.
  if (user && user.googleEmail !== columns.googleEmail)
    await db
      .update(users)
      .set(columns)
      .where(and(eq(users.id, user.id), eq(users.googleId, identity.id)));
  return user;
};

const linkOrCreateAccount = async (
  dependencies: Dependencies,
  identity: GoogleIdentity,
  planId: number | undefined,
) => {
  const { email, name, isVerified, isAuthoritative } = identity;
  if (!isVerified) throw new Problem("invalid", "Google has not verified this email. Sign up with a password.");
  const now = dependencies.clock();
  const columns = identityColumns(identity);
  const added = await createUser(dependencies, {
    email,
    name,
    ...columns,
    emailVerifiedAt: now,
    chosenPlanId: planId ?? null,
  });
  if (added) return { user: added, isNew: true };
  // Another request may have created it since the look-up.
  const created = await findByGoogleId(dependencies, identity);
  if (created) return { user: created, isNew: false };
  // The address may have changed owners since Google verified it; Google is authoritative only for its own mailboxes.
  if (!isAuthoritative)
    throw new Problem("conflict", "This email already has an account. Sign in with your password or a sign-in link.");
  const user = await dependencies.db.transaction(async (tx) => {
    const [existing] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (existing?.googleId === identity.id) return existing;
    if (!existing || existing.googleId) throw new Problem("unauthenticated", badCredentials);
    const verified = await markEmailVerified(tx, dependencies.jobs, { user: existing, email, now });
    await tx.update(users).set(columns).where(eq(users.id, existing.id));
    return { ...verified, ...columns };
  });
  return { user, isNew: false };
};
