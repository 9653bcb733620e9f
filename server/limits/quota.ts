// What someone used up this month, counted against their plan.
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { monthlyUses } from "#db/schema/index.ts";
import { Problem } from "../problem.ts";

export type UseKind = "replies" | "exports";

export const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/** The first moment of the next month, in UTC. */
export const nextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

export const usedThisMonth = async (db: Db, userId: string, kind: UseKind, now: Date) => {
  const [row] = await db
    .select({ used: monthlyUses.used })
    .from(monthlyUses)
    .where(and(eq(monthlyUses.userId, userId), eq(monthlyUses.kind, kind), eq(monthlyUses.month, monthOf(now))));
  return row?.used ?? 0;
};

type Use = { userId: string; kind: UseKind; count: number; limit: number | null; now: Date; sentence: string };

/** Counts a use, or refuses it whole with the Problem `limit`; of many at once no more get through than the limit lets. */
export const countUse = async (db: Db, { userId, kind, count, limit, now, sentence }: Use) => {
  if (limit !== null && count > limit) throw new Problem("limit", sentence);
  const [counted] = await db
    .insert(monthlyUses)
    .values({ userId, kind, month: monthOf(now), used: count })
    .onConflictDoUpdate({
      target: [monthlyUses.userId, monthlyUses.month, monthlyUses.kind],
      set: { used: sql`${monthlyUses.used} + ${count}` },
      setWhere: limit === null ? undefined : sql`${monthlyUses.used} + ${count} <= ${limit}`,
    })
    .returning({ used: monthlyUses.used });
  if (!counted) throw new Problem("limit", sentence);
};

/** Takes a use back that brought nothing; `now` is when it was counted. */
export const giveBackUse = async (
  db: Db,
  { userId, kind, count, now }: Pick<Use, "userId" | "kind" | "count" | "now">,
) => {
  await db
    .update(monthlyUses)
    .set({ used: sql`greatest(${monthlyUses.used} - ${count}, 0)` })
    .where(and(eq(monthlyUses.userId, userId), eq(monthlyUses.kind, kind), eq(monthlyUses.month, monthOf(now))));
};
