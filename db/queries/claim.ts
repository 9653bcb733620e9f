// Rows that wait for an external service are their own queue: nothing is lost when the service or our process is down.

import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type DueColumns = { attempts: AnyPgColumn; nextAttemptAt: AnyPgColumn };

/** How many rows a job claims at once. */
export const claimBatchSize = 20;

/**
 * The columns to set when claiming a row: the next attempt with backoff, from 30 s doubling up to one hour. This hides
 * the row from other workers; if the worker fails or dies, the row is retried then.
 */
export const nextAttempt = ({ attempts }: DueColumns, now: Date) => ({
  attempts: sql`${attempts} + 1`,
  nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => least(3600, 30 * power(2, least(${attempts}, 10))))`,
});
