import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { kits } from "#db/schema/index.ts";
import { emptyKit, type KitFields } from "#shared/kit.ts";

/** Returns the kit of a project; version 0 and empty fields before it is first saved. */
export const getKit = async (db: Db, projectId: string): Promise<{ version: number; fields: KitFields }> => {
  const [row] = await db
    .select({ version: kits.version, fields: kits.fields })
    .from(kits)
    .where(eq(kits.projectId, projectId));
  return row ? { version: row.version, fields: { ...emptyKit, ...row.fields } } : { version: 0, fields: emptyKit };
};
