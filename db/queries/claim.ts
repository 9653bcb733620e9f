// Rows that wait for an outside service are their own queue: nothing is lost when it, or we, are down.

import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type DueColumns = { attempts: AnyPgColumn; nextAttemptAt: AnyPgColumn };

/** How many rows a job claims at once. */
export const claimBatchSize = 20;

/**
 * What claiming a row sets: the next try, 30 s away and doubling up to an hour. Whoever claims a row moves it out of
 * the others' sight, and one that fails or dies leaves it to be tried again then.
 */
export const nextAttempt = ({ attempts }: DueColumns, now: Date) => ({
  attempts: sql`${attempts} + 1`,
  nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => least(3600, 30 * power(2, least(${attempts}, 10))))`,
});
