// Old visits: the days of a month become one row per directory, so that reports, totals and milestones stay true.
import { and, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directoryVisits } from "#db/schema/index.ts";
import { addMonths } from "#shared/time.ts";
import type { ArchivedRow } from "./archive.ts";
import { isAnyOf } from "./kinds.ts";

const { projectId, directoryId, day, visits } = directoryVisits;
const month = sql<string>`to_char(${day}, 'YYYY-MM')`;

/** Only whole months are summed up. */
const firstDayToKeep = (now: Date, months: number) => `${addMonths(now, -months).toISOString().slice(0, 7)}-01`;

const selectMonths = (db: Db, now: Date, months: number, projectIds: string[]) =>
  db
    .select({
      projectId,
      directoryId,
      month: month.as("month"),
      days: sql<number>`count(*)`.mapWith(Number).as("days"),
    })
    .from(directoryVisits)
    .where(and(isAnyOf(projectId, projectIds), lt(day, firstDayToKeep(now, months))))
    .groupBy(projectId, directoryId, month)
    .having(sql`count(*) > 1`);

/** How many rows summing up would delete, at most `limit`. */
export const countSummedVisits = async (
  db: Db,
  now: Date,
  months: number,
  { projectIds, limit }: { projectIds: string[]; limit: number },
) => {
  const found = selectMonths(db, now, months, projectIds).limit(limit).as("months");
  const [counted] = await db
    .select({ rows: sql<number>`coalesce(sum(${found.days} - 1), 0)`.mapWith(Number) })
    .from(found);
  return Math.min(counted?.rows ?? 0, limit);
};

/** All their old visits are read to find those to sum up. */
export const projectsPerStatement = 10;

/** A month has at most 31 days. */
const monthsPerBatch = 160;

/**
 * Sums up some months of these projects. Each row is passed to `archive` before it changes. Call it in a transaction that
 * no other one does at the same time. Returns how many rows were deleted.
 */
export const sumVisits = async (
  tx: Db,
  now: Date,
  months: number,
  { projectIds, archive }: { projectIds: string[]; archive: (rows: ArchivedRow[]) => Promise<void> },
) => {
  const found = tx.$with("months").as(selectMonths(tx, now, months, projectIds).limit(monthsPerBatch));
  const rows = await tx
    .with(found)
    .select({ projectId, directoryId, day, visits, month, line: sql<string>`row_to_json(${directoryVisits})::text` })
    .from(directoryVisits)
    .where(
      sql`(${projectId}, ${directoryId}, ${month}) in (select project_id, directory_id, month from ${found})
        and ${isAnyOf(projectId, projectIds)} and ${day} < ${firstDayToKeep(now, months)}`,
    )
    .orderBy(projectId, directoryId, day)
    .for("update");
  if (!rows.length) return 0;
  await archive(rows);
  const sums = [...Map.groupBy(rows, (row) => `${row.projectId} ${row.directoryId} ${row.month}`).values()].flatMap(
    (days) => (days[0] ? [{ ...days[0], visits: days.reduce((sum, row) => sum + row.visits, 0) }] : []),
  );
  // The first day has the sum, so that a first visit stays where it was.
  const firsts = new Set(sums.map((row) => `${row.projectId} ${row.directoryId} ${row.day}`));
  const deleted = rows.filter((row) => !firsts.has(`${row.projectId} ${row.directoryId} ${row.day}`));
  const key = sql`(${projectId}, ${directoryId}, ${day})`;
  await tx.delete(directoryVisits).where(sql`${key} in (select (item ->> 'projectId')::uuid,
    (item ->> 'directoryId')::uuid, (item ->> 'day')::date from jsonb_array_elements(${jsonOf(deleted)}::jsonb) item)`);
  await tx.execute(sql`update ${directoryVisits} set visits = (item ->> 'visits')::int
    from jsonb_array_elements(${jsonOf(sums)}::jsonb) item
    where ${key} = ((item ->> 'projectId')::uuid, (item ->> 'directoryId')::uuid, (item ->> 'day')::date)`);
  return deleted.length;
};

type Sum = Pick<typeof directoryVisits.$inferSelect, "projectId" | "directoryId" | "day" | "visits">;

const jsonOf = (rows: readonly Sum[]) =>
  JSON.stringify(rows.map(({ projectId, directoryId, day, visits }) => ({ projectId, directoryId, day, visits })));
