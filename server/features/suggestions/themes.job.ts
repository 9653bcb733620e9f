import { asc, gt } from "drizzle-orm";
import { inBatches } from "#db/queries/batches.ts";
import { projects } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import { raiseThemes } from "./themes.ts";

/** Brings the themes of every project's feedback up to date: they also pass by getting old. */
export const raiseAllThemes = async ({ db, clock, life }: Parts) => {
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
      if (life.stopping) return;
      await raiseThemes(db, id, clock());
    }
};
