import { asc, gt } from "drizzle-orm";
import { inBatches } from "#db/queries/batches.ts";
import { projects } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { updateThemes } from "./audits.ts";

/** Updates the feedback themes of every project, because themes also expire as feedback ages. */
export const updateAllThemes = async ({ db, clock, lifecycle }: Dependencies) => {
  const all = inBatches(
    (after: string | undefined, count) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(after === undefined ? undefined : gt(projects.id, after))
        .orderBy(asc(projects.id))
        .limit(count),
    ({ id }) => id,
  );
  for await (const batch of all)
    for (const { id } of batch) {
      if (lifecycle.isStopping) return;
      await updateThemes(db, id, clock());
    }
};
