import { sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { searchFigures } from "#db/schema/index.ts";

export type SearchFigure = Omit<typeof searchFigures.$inferInsert, "projectId">;

const rowsAtOnce = 20_000;

/** As JSON, which takes a third of the time that a parameter per value takes. */
export const insertFigures = async (tx: Db, projectId: string, figures: readonly SearchFigure[]) => {
  for (let at = 0; at < figures.length; at += rowsAtOnce)
    await tx.execute(sql`
      insert into ${searchFigures} (project_id, day, dimension, value, clicks, impressions, position)
      select ${projectId}::uuid, day, dimension, value, clicks, impressions, position
      from jsonb_to_recordset(${JSON.stringify(figures.slice(at, at + rowsAtOnce))}::jsonb)
        as figures(day date, dimension text, value text, clicks int, impressions int, position real)
      on conflict do nothing`);
};
