import { asc } from "drizzle-orm";
import { projects } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { updateThemes } from "./audits.ts";

/** Updates the feedback themes of every project, because themes also expire as feedback ages. */
export const updateAllThemes = async ({ db, clock, lifecycle }: Dependencies) => {
  for (const { id } of await db.select({ id: projects.id }).from(projects).orderBy(asc(projects.id))) {
    if (lifecycle.isStopping) return;
    await updateThemes(db, id, clock());
  }
};
