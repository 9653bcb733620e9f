import { and, gte, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { dayMs, startOfDay } from "#shared/time.ts";

type Range = { from?: Date | undefined; to?: Date | undefined };

/** Whether a time is at or after `from` and not after the UTC day of `to`. */
export const isInRange = (time: AnyPgColumn, { from, to }: Range): SQL | undefined =>
  and(from && gte(time, from), to && lt(time, new Date(startOfDay(to).getTime() + dayMs)));

/** Whether a time is on the UTC days from `from` to `to`, which are inclusive. */
export const isOnDays = (time: AnyPgColumn, { from, to }: Range): SQL | undefined =>
  isInRange(time, { from: from && startOfDay(from), to });
