import { type SQL, sql, sum } from "drizzle-orm";
import type { Db } from "../connect.ts";
import { mentionCounts } from "../schema/index.ts";

/** A subquery of how many mentions the selected counts add up to. Select one dimension only. */
export const sumMentionCounts = (where: SQL | undefined) =>
  sql<number>`(select coalesce(sum(${mentionCounts.count}), 0)::int from ${mentionCounts} where ${where})`;

/** Returns how many mentions the selected counts add up to. Select one dimension only. */
export const countMentions = async (db: Db, where: SQL | undefined) => {
  const [counted] = await db
    .select({ total: sum(mentionCounts.count).mapWith(Number) })
    .from(mentionCounts)
    .where(where);
  return counted?.total ?? 0;
};
