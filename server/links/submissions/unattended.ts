import type { Db } from "#db/connect.ts";
import { Problem } from "#shared/problem.ts";

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
