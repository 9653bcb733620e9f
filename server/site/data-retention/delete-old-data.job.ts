// Deletes what the owner does not want to keep any longer, in small transactions.

import { setTimeout } from "node:timers/promises";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { directoryVisits, projects } from "#db/schema/index.ts";
import type { RetentionKind } from "#shared/site/data-retention.ts";
import { addMonths } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { type ArchivedRow, archiveRows, deleteOldArchives } from "./archive.ts";
import { type DeletedKind, deletedKinds, idBatches, isAnyOf, oldRows } from "./kinds.ts";
import { projectsPerStatement, sumVisits } from "./visits.ts";

const batchSize = 5_000;
/** Per kind, so that one with a backlog of years doesn't keep the others waiting. The next run continues. */
const kindBudgetMs = 2 * 60_000;

type Run = Dependencies & { archive: ((table: PgTable, rows: ArchivedRow[]) => Promise<void>) | undefined };
type Batch = (tx: Db) => Promise<number>;
type Result = { deleted: number; isComplete: boolean };

/**
 * Deletes the old rows of each kind. With the archive on, rows are deleted only once they are stored there; a crash in
 * between leaves some in the archive twice. Only one process deletes at a time.
 */
export const deleteOldData = async (dependencies: Dependencies) => {
  const { clock, log, settings, storage } = dependencies;
  const now = clock();
  const { retention } = await settings.read();
  const run: Run = {
    ...dependencies,
    archive: retention.archive ? (table, rows) => archiveRows(storage, now, getTableName(table), rows) : undefined,
  };
  const report = (kind: RetentionKind, { deleted, isComplete }: Result) => {
    if (deleted || !isComplete) log.info({ kind, deleted, isComplete }, "Old data was deleted.");
  };
  for (const kind of deletedKinds) {
    const months = retention[kind.name];
    if (months !== null) report(kind.name, await deleteKind(run, kind, addMonths(now, -months)));
  }
  if (retention.visits !== null) report("visits", await sumAllVisits(run, now, retention.visits));
  const files = await deleteOldArchives(storage, now, retention.archiveMonths);
  if (files) log.info({ files }, "Old archives were deleted.");
};

const deleteKind = (run: Run, kind: DeletedKind, cutoff: Date) => {
  const line = run.archive ? sql<string>`row_to_json(${kind.table})::text` : sql<string>`''`;
  const deleteFrom =
    (parentIds: string[]): Batch =>
    async (tx) => {
      const rows = await tx
        .select({
          id: sql<string>`${kind.table.id}`,
          month: sql<string>`to_char(${kind.at} at time zone 'UTC', 'YYYY-MM')`,
          line,
        })
        .from(kind.table as PgTable)
        .where(oldRows(tx, kind, cutoff, parentIds))
        .limit(batchSize)
        // A row that someone is changing is left to the next run.
        .for("update", { of: kind.table, skipLocked: true });
      if (!rows.length) return 0;
      await run.archive?.(kind.table, rows);
      const ids = rows.map(({ id }) => id);
      await tx.delete(kind.table).where(isAnyOf(kind.table.id, ids));
      return rows.length;
    };
  return inBatches(run, kind.parents ? idBatches(run.db, kind.parents.table) : [[]], deleteFrom);
};

const sumAllVisits = (run: Run, now: Date, months: number) =>
  inBatches(run, idBatches(run.db, projects, projectsPerStatement), (projectIds) => (tx) => {
    const archive = async (rows: ArchivedRow[]) => void (await run.archive?.(directoryVisits, rows));
    return sumVisits(tx, now, months, { projectIds, archive });
  });

/** Repeats the batches of each group until they delete nothing. Pauses after each as long as it took. */
const inBatches = async (
  { db, lifecycle }: Run,
  groups: AsyncIterable<string[]> | Iterable<string[]>,
  batchOf: (ids: string[]) => Batch,
): Promise<Result> => {
  let deletingMs = 0;
  let deleted = 0;
  for await (const ids of groups) {
    for (;;) {
      if (lifecycle.isStopping || deletingMs > kindBudgetMs) return { deleted, isComplete: false };
      const batchAt = performance.now();
      const count = await db.transaction(async (tx) => ((await lockRun(tx)) ? batchOf(ids)(tx) : undefined));
      // Another process deletes.
      if (count === undefined) return { deleted, isComplete: false };
      if (!count) break;
      deleted += count;
      const batchMs = performance.now() - batchAt;
      // Searching doesn't count: it starts from the beginning in each run, and must get to the end.
      deletingMs += batchMs;
      await setTimeout(batchMs);
    }
  }
  return { deleted, isComplete: true };
};

const lockRun = async (tx: Db) => {
  const result = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended('delete old data', 0)) as locked`,
  );
  return (result as unknown as { rows: { locked: boolean }[] }).rows[0]?.locked ?? false;
};
