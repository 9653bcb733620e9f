import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countMentions } from "#db/queries/mention-counts.ts";
import { articles, dailyVisits, leads, mentionCounts, pages } from "#db/schema/index.ts";
import type { ReportFigures } from "#shared/reports.ts";
import { countOutcomes, monthRange } from "../ledger/outcomes.ts";
import { isPublishedIn } from "./content.ts";

/** Counts what happened to a project in a month (UTC). */
export const countFigures = async (db: Db, projectId: string, month: string): Promise<ReportFigures> => {
  const { start, end } = monthRange(month);
  const [firstDay, endDay] = [`${month}-01`, end.toISOString().slice(0, 10)];
  const [visited] = await db
    .select({ visits: sql<number>`coalesce(sum(${dailyVisits.visits}), 0)`.mapWith(Number) })
    .from(dailyVisits)
    .where(and(eq(dailyVisits.projectId, projectId), gte(dailyVisits.day, firstDay), lt(dailyVisits.day, endDay)));
  return {
    ...(await countOutcomes(db, month, projectId)),
    articlesPublished: await db.$count(articles, isPublishedIn(db, articles, projectId, month)),
    pagesPublished: await db.$count(pages, isPublishedIn(db, pages, projectId, month)),
    mentions: await countMentions(
      db,
      and(
        eq(mentionCounts.projectId, projectId),
        eq(mentionCounts.dimension, "status"),
        gte(mentionCounts.day, firstDay),
        lt(mentionCounts.day, endDay),
      ),
    ),
    leads: await db.$count(
      leads,
      and(eq(leads.projectId, projectId), gte(leads.createdAt, start), lt(leads.createdAt, end)),
    ),
    visits: visited?.visits ?? 0,
  };
};
