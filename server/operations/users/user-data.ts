import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordAuditEntry } from "../../site/audit-log/audit-log.ts";
import { exportAccount } from "../account-data/data-export.ts";
import { eraseAccount } from "../account-data/deletion.ts";

type Request = { call: string; requestId: string; summary: string | undefined };

/** Exports a user's data for an admin and adds the request to the audit log. Throws Problem `not-found`. */
export const exportUser = async (
  dependencies: Dependencies,
  acting: Pick<User, "id">,
  userId: string,
  request: Request,
) => {
  const data = await exportAccount(dependencies, { id: userId });
  await recordAuditEntry(dependencies.db, { actorId: acting.id, ...request });
  return data;
};

/**
 * Erases another user's account. Throws Problem `conflict` for the admin's own account, and those of `eraseAccount`.
 */
export const eraseUser = async (dependencies: Dependencies, acting: Pick<User, "id">, userId: string) => {
  if (userId === acting.id)
    throw new Problem("conflict", "You cannot delete your own account here. Use your account page.");
  await eraseAccount(dependencies, userId);
};
