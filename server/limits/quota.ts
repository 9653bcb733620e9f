// Monthly usage of a user, counted against the plan's limits.
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { monthlyUsage } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";

export type QuotaKind = "replies" | "exports";

export const monthKey = (now: Date) => now.toISOString().slice(0, 7);

/** Returns the start of the next month in UTC. */
export const startOfNextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

export const getMonthlyUsage = async (db: Db, userId: string, kind: QuotaKind, now: Date) => {
  const [row] = await db
    .select({ used: monthlyUsage.used })
    .from(monthlyUsage)
    .where(and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.kind, kind), eq(monthlyUsage.month, monthKey(now))));
  return row?.used ?? 0;
};

type QuotaUse = { userId: string; kind: QuotaKind; count: number; limit: number | null; now: Date; message: string };

/** Counts `count` uses, or throws Problem `limit` and counts none. Concurrent calls never exceed the limit together. */
export const consumeQuota = async (db: Db, { userId, kind, count, limit, now, message }: QuotaUse) => {
  if (limit !== null && count > limit) throw new Problem("limit", message);
  const [counted] = await db
    .insert(monthlyUsage)
    .values({ userId, kind, month: monthKey(now), used: count })
    .onConflictDoUpdate({
      target: [monthlyUsage.userId, monthlyUsage.month, monthlyUsage.kind],
      set: { used: sql`${monthlyUsage.used} + ${count}` },
      setWhere: limit === null ? undefined : sql`${monthlyUsage.used} + ${count} <= ${limit}`,
    })
    .returning({ used: monthlyUsage.used });
  if (!counted) throw new Problem("limit", message);
};

/** Returns uses that produced nothing. `now` is the time at which they were counted, which selects the month. */
export const refundQuota = async (
  db: Db,
  { userId, kind, count, now }: Pick<QuotaUse, "userId" | "kind" | "count" | "now">,
) => {
  await db
    .update(monthlyUsage)
    .set({ used: sql`greatest(${monthlyUsage.used} - ${count}, 0)` })
    .where(and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.kind, kind), eq(monthlyUsage.month, monthKey(now))));
};
