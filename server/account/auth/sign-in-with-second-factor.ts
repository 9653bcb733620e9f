import { findLockedAccount } from "#db/queries/lock-account.ts";
import type { SecondFactorInput } from "#shared/account/sign-in-methods.ts";
import { badCredentials, Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Caller } from "../../security/known-device.ts";
import { consumeChallenge, requireChallenge } from "./challenges.ts";
import { createSignedInResponse } from "./create-signed-in-response.ts";
import { countSecondFactorAttempt } from "./password-attempts.ts";
import { consumeCode, wrongCode } from "./second-factor.ts";

/**
 * Completes a sign-in with a code. Throws Problem `invalid` for a wrong or used code and for an expired challenge,
 * `rate-limited` after too many attempts.
 */
export const signInWithSecondFactor = async (
  dependencies: Dependencies,
  { challenge, code }: SecondFactorInput,
  caller: Caller,
) => {
  const now = dependencies.clock();
  const { userId } = await requireChallenge(dependencies.db, now, "second-factor", challenge);
  if (!userId) throw new Problem("unauthenticated", badCredentials);
  const forgetAttempts = await countSecondFactorAttempt(dependencies.db, userId);
  const user = await dependencies.db.transaction(async (tx) => {
    // Lock the account first, like every identity change, to avoid a deadlock.
    const locked = await findLockedAccount(tx, userId);
    await consumeChallenge(tx, now, "second-factor", challenge);
    if (!locked || !(await consumeCode({ ...dependencies, db: tx }, userId, code))) throw wrongCode();
    return locked;
  });
  await forgetAttempts();
  return createSignedInResponse(dependencies, user, caller, { hasBothFactors: true });
};
