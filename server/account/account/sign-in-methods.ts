import type { Db } from "#db/connect.ts";
import type { ConfirmationInput } from "#shared/account/sign-in-methods.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { changeIdentity, lockOwnAccount } from "../auth/identity.ts";
import { deletePasskey, listPasskeys, startPasskey } from "../auth/passkeys.ts";
import { disableSecondFactor, findSecondFactor, renewRecoveryCodes, startSecondFactor } from "../auth/second-factor.ts";
import { getUserRow, reauthenticate } from "./account.ts";

type Self = Pick<User, "id" | "sessionId">;

/** Returns how the user can sign in. */
export const getSignInMethods = async ({ db }: { db: Db }, user: Pick<User, "id">) => {
  const { passwordHash, googleId, googleEmail } = await getUserRow({ db }, user);
  return {
    hasPassword: passwordHash !== null,
    google: googleId === null ? null : { email: googleEmail },
    secondFactor: await findSecondFactor(db, user.id),
    passkeys: await listPasskeys(db, user.id),
  };
};

/** Runs a change of the sign-in after its owner was confirmed again. */
const confirmed =
  <Caller extends Self, Rest extends unknown[], Result>(
    change: (dependencies: Dependencies, user: Caller, ...rest: Rest) => Promise<Result>,
  ) =>
  async (dependencies: Dependencies, user: Caller, confirmation: ConfirmationInput, ...rest: Rest) => {
    await reauthenticate(dependencies, user, confirmation);
    return change(dependencies, user, ...rest);
  };

export const setUpSecondFactor = confirmed(startSecondFactor);
export const turnOffSecondFactor = confirmed(disableSecondFactor);
export const createRecoveryCodes = confirmed(renewRecoveryCodes);
export const setUpPasskey = confirmed((dependencies: Dependencies, user: User) => startPasskey(dependencies, user));
export const removePasskey = confirmed(({ db }: Dependencies, user: Self, id: string) => deletePasskey(db, user, id));

/** Throws Problem `not-found` if Google isn't connected, `conflict` if there is no other way to sign in. */
export const disconnectGoogle = confirmed(({ db, jobs }: Dependencies, user: Self) =>
  db.transaction(async (tx) => {
    const { googleId, passwordHash, emailVerifiedAt } = await lockOwnAccount(tx, user);
    if (googleId === null) throw new Problem("not-found", "Google is not connected.");
    const hasAnotherWay =
      passwordHash !== null || emailVerifiedAt !== null || (await listPasskeys(tx, user.id)).length > 0;
    if (!hasAnotherWay) throw new Problem("conflict", "Set a password first: you have no other way to sign in.");
    await changeIdentity(tx, jobs, user.id, {
      values: { googleId: null, googleEmail: null },
      exceptSessionId: user.sessionId,
      isOwnChange: true,
    });
  }),
);
