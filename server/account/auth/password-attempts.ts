import type { Db } from "#db/connect.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { type Caller, deviceIdOf } from "../../security/known-device.ts";
import { hashToken } from "../../security/random-token.ts";
import type { Tokens } from "../../security/session-tokens.ts";

const minutes = 60;
/** Ten attempts per 15 minutes and network (/24, or /56 for IPv6), so strangers elsewhere cannot lock out the owner. */
const byNetwork = createRateLimit({ name: "password-network", points: 10, seconds: 15 * minutes });
/** All networks together: NIST SP 800-63B allows 100 failures. Known devices and mailed links still work. */
const byAccount = createRateLimit({ name: "password-account", points: 100, seconds: 60 * minutes });
const byDevice = createRateLimit({ name: "password-device", points: 10, seconds: 15 * minutes });
/** Stops a stolen session from guessing the password that account changes require. */
const byUser = createRateLimit({ name: "password-user", points: 10, seconds: 15 * minutes });
/** Codes have six digits, and someone who guesses them knows the password or reads the mails of the account. */
const byCode = createRateLimit({ name: "second-factor", points: 10, seconds: 15 * minutes, blocksInMemory: false });
const byCodeDay = createRateLimit({
  name: "second-factor-day",
  points: 100,
  seconds: 24 * 60 * minutes,
  blocksInMemory: false,
});

type Scope = { db: Db; tokens: Tokens; clock: () => Date };
type Counted = { limit: ReturnType<typeof createRateLimit>; key: string }[];

/**
 * Counts a sign-in attempt. Call it before hashing, so concurrent attempts cannot exceed the limit. Throws Problem
 * `rate-limited`, with or without an account. Returns a function that resets the counts after a correct password.
 */
export const countSignInAttempt = (scope: Scope, email: string, caller: Caller) => {
  const deviceId = deviceIdOf(scope, email, caller.deviceToken);
  if (deviceId) return count(scope.db, [{ limit: byDevice, key: deviceId }]);
  return count(scope.db, [
    { limit: byNetwork, key: hashToken(`${email} ${caller.network}`) },
    { limit: byAccount, key: hashToken(email) },
  ]);
};

/** Same as `countSignInAttempt`, for the password a signed-in user enters to change their account. */
export const countOwnPasswordAttempt = (db: Db, userId: string) => count(db, [{ limit: byUser, key: userId }]);

/** Same as `countSignInAttempt`, for codes of the second factor. */
export const countSecondFactorAttempt = (db: Db, userId: string) =>
  count(db, [
    { limit: byCode, key: userId },
    { limit: byCodeDay, key: userId },
  ]);

const count = async (db: Db, counted: Counted) => {
  for (const { limit, key } of counted) await consumeRateLimit(limit(db), key);
  return async () => {
    for (const { limit, key } of counted) await limit(db).delete(key);
  };
};
