// Passkeys: WebAuthn credentials that sign in without a password. They verify the user on the device, so they count as
// both factors.
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { onUniqueViolation } from "#db/queries/unique-violation.ts";
import { passkeys, users } from "#db/schema/index.ts";
import {
  challengeMinutes,
  maxPasskeys,
  type PasskeyInput,
  passkeyCreationOptions,
  passkeyRequestOptions,
  type UsedCredential,
} from "#shared/account/sign-in-methods.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import { site } from "#shared/site.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import type { Caller } from "../../security/known-device.ts";
import { passkeyAdded } from "../account.emails.tsx";
import { consumeChallenge, createChallenge } from "./challenges.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { lockOwnAccount } from "./identity.ts";

type Self = Pick<User, "id" | "sessionId">;

/** Loaded on first use: parsing certificates of all kinds takes time and memory. */
const webauthn = () => import("@simplewebauthn/server");

const relyingParty = ({ env }: Pick<Dependencies, "env">) => {
  const { hostname, origin } = new URL(env.SITE_URL);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

/** EdDSA, ES256 and RS256: what all authenticators support. */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60_000;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

const shownColumns = {
  id: passkeys.id,
  name: passkeys.name,
  isSynced: passkeys.isSynced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export const listPasskeys = (db: Db, userId: string) =>
  db.select(shownColumns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** Returns what the browser needs to create a passkey. Throws Problem `conflict` if there are too many. */
export const startPasskey = async (dependencies: Dependencies, user: Pick<User, "id" | "email" | "name">) => {
  const { db, clock } = dependencies;
  const existing = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  if (existing.length >= maxPasskeys)
    throw new Problem("conflict", `An account can have ${maxPasskeys} passkeys. Remove one first.`);
  const challenge = await createChallenge(db, clock(), "passkey-registration", user.id);
  const { generateRegistrationOptions } = await webauthn();
  const {
    hints: _,
    extensions: _extensions,
    ...options
  } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty(dependencies).expectedRPID,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    userID: new TextEncoder().encode(user.id),
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  return passkeyCreationOptions.parse(options);
};

/** Saves a passkey that the browser created. Throws Problem `invalid`, or `conflict` if it is already saved. */
export const addPasskey = async (dependencies: Dependencies, user: Self, { name, credential }: PasskeyInput) => {
  const { db, clock, jobs } = dependencies;
  const { userId } = await consumeChallenge(db, clock(), "passkey-registration", challengeOf(credential));
  if (userId !== user.id) throw unusable();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo: created } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challengeOf(credential),
    ...relyingParty(dependencies),
    supportedAlgorithmIDs: algorithms,
  }).catch((cause) => {
    throw unusable(cause);
  });
  if (!created) throw unusable();
  const { id: credentialId, publicKey, counter, transports = [] } = created.credential;
  return db
    .transaction(async (tx) => {
      const { email } = await lockOwnAccount(tx, user);
      const [saved] = await tx
        .insert(passkeys)
        .values({
          userId: user.id,
          name,
          credentialId,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports,
          isSynced: created.credentialBackedUp,
          createdAt: clock(),
        })
        .returning(shownColumns);
      if (!saved) throw unusable();
      await enqueueEmail(tx, jobs, { to: email, email: passkeyAdded, props: { name } });
      return saved;
    })
    .catch(
      onUniqueViolation("passkeys_credential_id_unique", () => new Problem("conflict", "This passkey already exists.")),
    );
};

const ownPasskey = (user: Pick<User, "id">, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
const passkeyNotFound = () => new Problem("not-found", "Passkey not found.");

/** Throws Problem `not-found`. */
export const renamePasskey = async (db: Db, user: Pick<User, "id">, id: string, name: string) => {
  const [renamed] = await db.update(passkeys).set({ name }).where(ownPasskey(user, id)).returning(shownColumns);
  if (!renamed) throw passkeyNotFound();
  return renamed;
};

/** Throws Problem `not-found`. */
export const deletePasskey = async (db: Db, user: Pick<User, "id">, id: string) => {
  const [deleted] = await db.delete(passkeys).where(ownPasskey(user, id)).returning({ id: passkeys.id });
  if (!deleted) throw passkeyNotFound();
};

/** Returns what the browser needs to sign in with any passkey of this site; it names no account. */
export const startPasskeySignIn = async (dependencies: Dependencies) => {
  const challenge = await createChallenge(dependencies.db, dependencies.clock(), "passkey-sign-in");
  const { generateAuthenticationOptions } = await webauthn();
  // The library adds empty fields, which are left out.
  const {
    allowCredentials: _,
    extensions: _extensions,
    ...options
  } = await generateAuthenticationOptions({
    rpID: relyingParty(dependencies).expectedRPID,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: "required",
  });
  return passkeyRequestOptions.parse(options);
};

/**
 * Signs in with a passkey. Throws Problem `invalid` for an expired or used challenge, and `unauthenticated` for an unknown
 * passkey, a wrong signature, or a counter that went back: the passkey may have been copied.
 */
export const signInWithPasskey = async (dependencies: Dependencies, credential: UsedCredential, caller: Caller) => {
  const { db, clock, log } = dependencies;
  await consumeChallenge(db, clock(), "passkey-sign-in", challengeOf(credential));
  const [found] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credential.id));
  if (!found) throw refused();
  const { passkey, user } = found;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challengeOf(credential),
    ...relyingParty(dependencies),
    credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
  }).catch((err) => {
    log.warn({ err, user: user.id, passkey: passkey.id }, "A passkey was refused.");
    throw refused();
  });
  if (!verified) throw refused();
  // Of two sign-ins with the same counter, one is a copy's. Passkeys without a counter always send 0.
  const isLatest = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter));
  const [used] = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock() })
    .where(isLatest)
    .returning({ id: passkeys.id });
  if (!used) throw refused();
  return createSignedInResponse(dependencies, user, caller, { hasBothFactors: true, passkeyId: passkey.id });
};

/** The challenge that the browser signed; "" if the data is malformed. Verifying the signature comes later. */
const challengeOf = ({ response }: { response: { clientDataJSON: string } }) => {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
};

const refused = () => new Problem("unauthenticated", badCredentials);
const unusable = (cause?: unknown) =>
  new Problem("invalid", "This passkey could not be verified. Try again.", { cause });
