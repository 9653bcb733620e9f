import { eq } from "drizzle-orm";
import { Problem } from "#shared/problem.ts";
import type { Db } from "../connect.ts";
import { users } from "../schema/index.ts";

/**
 * Locks an account until the transaction ends, and returns it. Whatever changes its identity, plan or credits takes this lock
 * before any other, so that concurrent changes run one after the other and no two wait for each other. Undefined if the
 * account is gone.
 */
export const findLockedAccount = async (tx: Db, id: string) => {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return account;
};

/** Like `findLockedAccount`. Throws Problem `not-found` if the account is gone. */
export const lockAccount = async (tx: Db, id: string) => {
  const account = await findLockedAccount(tx, id);
  if (!account) throw new Problem("not-found", "Account not found.");
  return account;
};
