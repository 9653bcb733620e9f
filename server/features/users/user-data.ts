import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { dataOf } from "../account/data-export.ts";
import { eraseAccount } from "../account/deletion.ts";
import { noteAdminCall } from "../audit-log/audit-log.ts";
import type { User } from "../auth/sessions.ts";

type Request = { call: string; requestId: string };

/** Everything that is stored about a user, for an administrator. Reading it is audited like a change. Problem `not-found`. */
export const exportUser = async (parts: Parts, acting: Pick<User, "id">, userId: string, request: Request) => {
  const data = await dataOf(parts, { id: userId });
  await noteAdminCall(parts.db, { adminId: acting.id, ...request });
  return data;
};

/** Erases another account as its owner could. Problems: `conflict` for one's own account, and those of `eraseAccount`. */
export const eraseUser = async (parts: Parts, acting: Pick<User, "id">, userId: string) => {
  if (userId === acting.id)
    throw new Problem("conflict", "You cannot delete your own account here. Use your account page.");
  await eraseAccount(parts, userId);
};
