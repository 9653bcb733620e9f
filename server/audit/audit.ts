import type { Db } from "#db/connect.ts";
import { auditEntries } from "#db/schema/index.ts";

/** Writes down a call of an admin's that changed something. */
export const noteAdminCall = async (db: Db, entry: { adminId: string; call: string; requestId: string }) => {
  await db.insert(auditEntries).values(entry);
};
