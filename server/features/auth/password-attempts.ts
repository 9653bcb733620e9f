import type { Db } from "#db/connect.ts";
import { consumeRateLimit, createRateLimit } from "../../http/rate-limit.ts";
import { type Caller, deviceIdOf } from "./known-device.ts";
import type { Tokens } from "./session-tokens.ts";
import { hashToken } from "./verification-tokens.ts";

const minutes = 60;
/** Ten attempts in 15 minutes from one network (a /24, or a /56 of IPv6), so that strangers elsewhere cannot lock the owner out. */
const byNetwork = createRateLimit({ name: "password-network", points: 10, seconds: 15 * minutes });
/** Many networks together: NIST SP 800-63B allows 100 failures of one account. Known devices and mailed links still work. */
const byAccount = createRateLimit({ name: "password-account", points: 100, seconds: 60 * minutes });
const byDevice = createRateLimit({ name: "password-device", points: 10, seconds: 15 * minutes });
/** For whoever has a session and guesses the password that changes the account. */
const byUser = createRateLimit({ name: "password-user", points: 10, seconds: 15 * minutes });

type Scope = { db: Db; tokens: Tokens; clock: () => Date };
type Counted = { limit: ReturnType<typeof createRateLimit>; key: string }[];

/**
 * Counts an attempt to sign in, before its password is hashed: of many at once no more are hashed than the limit allows.
 * Problem `rate-limited` beyond it, whether the address has an account or not. The result forgets the attempts again,
 * after the right password.
 */
export const countSignInAttempt = (scope: Scope, email: string, caller: Caller) => {
  const deviceId = deviceIdOf(scope, email, caller.deviceToken);
  if (deviceId) return count(scope.db, [{ limit: byDevice, key: deviceId }]);
  return count(scope.db, [
    { limit: byNetwork, key: hashToken(`${email} ${caller.network}`) },
    { limit: byAccount, key: hashToken(email) },
  ]);
};

/** The same for the password that a signed-in person enters to change their account. */
export const countOwnPasswordAttempt = (db: Db, userId: string) => count(db, [{ limit: byUser, key: userId }]);

const count = async (db: Db, counted: Counted) => {
  for (const { limit, key } of counted) await consumeRateLimit(limit(db), key);
  return async () => {
    for (const { limit, key } of counted) await limit(db).delete(key);
  };
};
