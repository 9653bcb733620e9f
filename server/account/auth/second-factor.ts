// Two-factor authentication: codes of an authenticator app (TOTP, RFC 6238) and recovery codes.

import { randomBytes } from "node:crypto";
import { and, count, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { recoveryCodes, secondFactors } from "#db/schema/index.ts";
import { recoveryCodeCount } from "#shared/account/sign-in-methods.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { site } from "#shared/site.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { secondFactorOff, secondFactorOn } from "../account.emails.tsx";
import { changeIdentity, lockOwnAccount } from "./identity.ts";
import { countSecondFactorAttempt } from "./password-attempts.ts";

type Self = Pick<User, "id" | "sessionId">;
type Scope = Pick<Dependencies, "db" | "clock" | "secrets">;

/** RFC 6238 recommends 160 bits, and at most one step of delay. */
const secretBytes = 20;
const periodSeconds = 30;
const window = 1;
const totpOf = (secret: Secret, label = "") => new TOTP({ issuer: site.name, label, secret, period: periodSeconds });

const isConfirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

export const hasSecondFactor = async (db: Db, userId: string) =>
  (await db.$count(secondFactors, isConfirmed(userId))) > 0;

/** When two-factor authentication was turned on, with the number of unused recovery codes; null while it is off. */
export const findSecondFactor = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ enabledAt: secondFactors.confirmedAt, recoveryCodesLeft: count(recoveryCodes.id) })
    .from(secondFactors)
    .leftJoin(recoveryCodes, eq(recoveryCodes.userId, secondFactors.userId))
    .where(isConfirmed(userId))
    .groupBy(secondFactors.id);
  return row?.enabledAt ? { enabledAt: row.enabledAt, recoveryCodesLeft: row.recoveryCodesLeft } : null;
};

/** Creates the secret for an authenticator app, in place of an unconfirmed one. Throws Problem `conflict` if it is on. */
export const startSecondFactor = ({ db, secrets }: Scope, user: Self) =>
  db.transaction(async (tx) => {
    const { email } = await lockOwnAccount(tx, user);
    if (await hasSecondFactor(tx, user.id)) throw new Problem("conflict", "Two-factor authentication is already on.");
    await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    const secret = new Secret({ size: secretBytes });
    const id = Bun.randomUUIDv7();
    await tx.insert(secondFactors).values({ id, userId: user.id, secret: secrets.seal(secret.base32, id) });
    return { secret: secret.base32, uri: totpOf(secret, email).toString() };
  });

/**
 * Turns two-factor authentication on with a first code, and returns the recovery codes. Ends the user's other sessions,
 * which were signed in to without a code. Throws Problem `invalid` for a wrong code, `conflict` if it wasn't started.
 */
export const confirmSecondFactor = async (dependencies: Dependencies, user: Self, code: string) => {
  const { db, clock, jobs } = dependencies;
  const forgetAttempts = await countSecondFactorAttempt(db, user.id);
  const codes = await db.transaction(async (tx) => {
    const { email } = await lockOwnAccount(tx, user);
    if (!(await consumeTotp({ ...dependencies, db: tx }, user.id, code, "unconfirmed"))) throw wrongCode();
    await tx.update(secondFactors).set({ confirmedAt: clock() }).where(eq(secondFactors.userId, user.id));
    await changeIdentity(tx, jobs, user.id, { exceptSessionId: user.sessionId, isOwnChange: true });
    await enqueueEmail(tx, jobs, { to: email, email: secondFactorOn, props: {} });
    return replaceRecoveryCodes({ ...dependencies, db: tx }, user.id);
  });
  await forgetAttempts();
  return codes;
};

/** Returns new recovery codes in place of all others. Throws Problem `conflict` while two-factor authentication is off. */
export const renewRecoveryCodes = ({ db, ...dependencies }: Dependencies, user: Self) =>
  db.transaction(async (tx) => {
    await lockOwnAccount(tx, user);
    if (!(await hasSecondFactor(tx, user.id))) throw notEnabled();
    return replaceRecoveryCodes({ ...dependencies, db: tx }, user.id);
  });

/** Turns two-factor authentication off. Throws Problem `conflict` if it isn't on. */
export const disableSecondFactor = ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, user: Self) =>
  db.transaction(async (tx) => {
    const { email } = await lockOwnAccount(tx, user);
    if (!(await hasSecondFactor(tx, user.id))) throw notEnabled();
    await deleteSecondFactor(tx, user.id);
    await changeIdentity(tx, jobs, user.id, { exceptSessionId: user.sessionId, isOwnChange: true });
    await enqueueEmail(tx, jobs, { to: email, email: secondFactorOff, props: {} });
  });

/**
 * Turns it off for a user who lost their device and recovery codes, and signs them out. The administrator has verified
 * who asks. Throws Problem `not-found`, or `conflict` if it isn't on.
 */
export const resetSecondFactor = ({ db, jobs }: Pick<Dependencies, "db" | "jobs">, userId: string) =>
  db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) throw notEnabled();
    await deleteSecondFactor(tx, userId);
    await changeIdentity(tx, jobs, userId, { isOwnChange: true });
    await enqueueEmail(tx, jobs, { to: user.email, email: secondFactorOff, props: {} });
  });

const deleteSecondFactor = async (tx: Db, userId: string) => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
};

/** Uses up a code of a signed-in user. Throws Problem `invalid`, or `rate-limited`. */
export const requireSecondFactorCode = async (scope: Scope, userId: string, code: string) => {
  const forgetAttempts = await countSecondFactorAttempt(scope.db, userId);
  const isRight = await scope.db.transaction((tx) => consumeCode({ ...scope, db: tx }, userId, code));
  if (!isRight) throw wrongCode();
  await forgetAttempts();
};

/** Uses up a code of the app or a recovery code, and returns whether it was right. Call it in a transaction. */
export const consumeCode = async (scope: Scope, userId: string, code: string) =>
  /^[\d\s]+$/.test(code) ? consumeTotp(scope, userId, code, "confirmed") : consumeRecoveryCode(scope, userId, code);

/** Whether the app shows this code now, or did so a step ago, and it wasn't used. Uses it up. */
const consumeTotp = async (
  { db, clock, secrets }: Scope,
  userId: string,
  code: string,
  state: "confirmed" | "unconfirmed",
) => {
  const isInState = (state === "confirmed" ? isNotNull : isNull)(secondFactors.confirmedAt);
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isInState));
  if (!factor) {
    if (state === "unconfirmed") throw new Problem("conflict", "Start setting up two-factor authentication first.");
    return false;
  }
  const timestamp = clock().getTime();
  const totp = totpOf(Secret.fromBase32(secrets.open(factor.secret, factor.id)));
  const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp, window });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  const isUnused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const [used] = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, factor.id), isUnused))
    .returning({ id: secondFactors.id });
  return used !== undefined;
};

/** Crockford's alphabet, which has no letters that look alike. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 12;
const normalizeCode = (code: string) =>
  code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");

const createRecoveryCode = () => {
  // The first character is a letter, so that no code looks like one of an app.
  const [first = 0, ...others] = randomBytes(codeLength);
  const text = [10 + (first % 22), ...others.map((byte) => byte % 32)].map((at) => alphabet[at]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
};

const replaceRecoveryCodes = async ({ db, clock, secrets }: Scope, userId: string) => {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ userId, codeHash: secrets.lookupHashes(normalizeCode(code))[0], createdAt: clock() })),
    );
  return codes;
};

const consumeRecoveryCode = async ({ db, secrets }: Scope, userId: string, code: string) => {
  const isThis = inArray(recoveryCodes.codeHash, secrets.lookupHashes(normalizeCode(code)));
  const [used] = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isThis))
    .returning({ id: recoveryCodes.id });
  return used !== undefined;
};

export const wrongCode = () => {
  return problemAt("code", "This code is wrong, too old or was already used.");
};
const notEnabled = () => new Problem("conflict", "Two-factor authentication is off.");
