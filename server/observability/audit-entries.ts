import type { Db } from "#db/connect.ts";
import { auditEntries } from "#db/schema/index.ts";

/** Records a call of an administrator that changed something or read another user's data, or anyone's on their API keys. */
export const recordAuditEntry = async (
  db: Db,
  {
    actorId,
    ...entry
  }: { actorId: string; onBehalfOf?: string; call: string; summary: string | undefined; requestId: string },
) => {
  await db.insert(auditEntries).values({ adminId: actorId, ...entry });
};

/** Records what the system did for an account. `action` names no person: it outlives the account. */
export const recordAutomaticEntry = async (db: Db, entry: { userId: string; action: string }) => {
  await db.insert(auditEntries).values({ isAutomatic: true, onBehalfOf: entry.userId, call: entry.action });
};
