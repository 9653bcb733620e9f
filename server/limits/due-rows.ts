// What jobs over rows share. Several processes work on one table: each row is claimed by a lease, and a process that dies
// leaves its rows to the next one when their leases expire.
import { and, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../dependencies.ts";

/** More than the clocks of two processes differ. */
const clockToleranceMs = 60_000;

/** Whether no process holds a lease. One that ends later than any was taken before the clock was set back. */
export const isLeaseFree = (until: PgColumn, now: Date, leaseMs: number) =>
  or(isNull(until), lte(until, now), gt(until, new Date(now.getTime() + leaseMs + clockToleranceMs)));

type Due<Table extends PgTable> = {
  table: Table;
  /** Identifies the row among those that are due. */
  id: PgColumn;
  where: SQL | undefined;
  orderBy: (PgColumn | SQL)[];
  limit: number;
  /** Values by which the row is not due while the lease runs. */
  lease: PgUpdateSetSource<Table>;
};

/** Claims due rows that no other process is claiming, and returns them. */
export const claimDue = async <Table extends PgTable>(
  db: Db,
  { table, id, where, orderBy, limit, lease }: Due<Table>,
): Promise<Table["$inferSelect"][]> => {
  // As a common table expression it runs once: a subquery can run for each row, and then claims more than `limit`.
  const due = db.$with("due").as(
    db
      .select({ id })
      .from(table as PgTable)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  const isClaimed = and(where, inArray(id, db.select({ id: due.id }).from(due)));
  return (await db.with(due).update(table).set(lease).where(isClaimed).returning()) as Table["$inferSelect"][];
};

type Work<Row, Result> = {
  /** Returns at most `limit` rows to work on next, given those that this process works on already. */
  claim: (limit: number, running: Row[]) => Promise<Row[]>;
  run: (row: Row) => Promise<Result>;
  /** Its lease postpones the retry, so that one failing row cannot block the others. */
  onError: (err: unknown, row: Row) => void;
  /** Rows worked on in parallel. */
  atOnce?: number;
  /** Ends the run, so that the next one starts with what is most urgent by then. */
  most?: number;
  /** Keeps looking for new rows, for so long and so often. */
  watch?: { forMs: number; everyMs: number };
};

/** Works on rows until none is due or the process stops. Returns the results of those that did not fail. */
export const runDue = async <Row, Result>(
  { lifecycle }: Pick<Dependencies, "lifecycle">,
  { claim, run, onError, atOnce = 1, most = Number.POSITIVE_INFINITY, watch }: Work<Row, Result>,
): Promise<Result[]> => {
  const watchedUntil = performance.now() + (watch?.forMs ?? 0);
  const running = new Map<Row, Promise<void>>();
  const results: Result[] = [];
  let started = 0;
  const start = (row: Row) =>
    run(row)
      .then((result) => void results.push(result))
      .catch((err) => onError(err, row))
      .finally(() => running.delete(row));
  while (!lifecycle.isStopping && started < most) {
    for (const row of await claim(atOnce - running.size, [...running.keys()])) {
      running.set(row, start(row));
      started++;
    }
    if (!running.size && performance.now() >= watchedUntil) break;
    await Promise.race([...running.values(), ...(watch ? [Bun.sleep(watch.everyMs)] : [])]);
  }
  await Promise.all(running.values());
  return results;
};

/**
 * Changes rows one by one, each in a transaction. What another process or the customer changed in the meantime ends in a
 * `conflict` and is left alone. Returns how many were changed.
 */
export const changeEachOnce = async <Row>(
  db: Db,
  rows: readonly Row[],
  lifecycle: { isStopping: boolean },
  change: (tx: Db, row: Row) => Promise<unknown>,
) => {
  let changed = 0;
  for (const row of rows) {
    if (lifecycle.isStopping) break;
    try {
      await db.transaction((tx) => change(tx, row));
      changed += 1;
    } catch (error) {
      if (!(error instanceof Problem && (error.code === "conflict" || error.code === "not-found"))) throw error;
    }
  }
  return changed;
};
