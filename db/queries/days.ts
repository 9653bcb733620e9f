import { and, gte, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { dayMs } from "#shared/time.ts";

type Range = { from?: Date | undefined; to?: Date | undefined };

/** Whether a time is at or after `from` and not after the UTC day of `to`. */
export const isInRange = (time: AnyPgColumn, { from, to }: Range): SQL | undefined =>
  and(from && gte(time, from), to && lt(time, new Date((Math.floor(to.getTime() / dayMs) + 1) * dayMs)));
