import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, directoryVisits, leads, mentions, pages } from "#db/schema/index.ts";
import type { ReportFigures } from "#shared/reporting/reports.ts";
import { utcDay } from "#shared/time.ts";
import { countOutcomes, monthRange } from "../../links/ledger/outcomes.ts";
import { isPublishedIn } from "./content.ts";

/** Counts what happened to a project in a month (UTC). */
export const countFigures = async (db: Db, projectId: string, month: string): Promise<ReportFigures> => {
  const { start, end } = monthRange(month);
  const [firstDay, endDay] = [`${month}-01`, utcDay(end)];
  const [visited] = await db
    .select({ visits: sql<number>`coalesce(sum(${directoryVisits.visits}), 0)`.mapWith(Number) })
    .from(directoryVisits)
    .where(
      and(
        eq(directoryVisits.projectId, projectId),
        gte(directoryVisits.day, firstDay),
        lt(directoryVisits.day, endDay),
      ),
    );
  return {
    ...(await countOutcomes(db, month, projectId)),
    articlesPublished: await db.$count(articles, isPublishedIn(db, articles, projectId, month)),
    pagesPublished: await db.$count(pages, isPublishedIn(db, pages, projectId, month)),
    mentions: await db.$count(
      mentions,
      and(eq(mentions.projectId, projectId), gte(mentions.foundAt, start), lt(mentions.foundAt, end)),
    ),
    leads: await db.$count(
      leads,
      and(eq(leads.projectId, projectId), gte(leads.createdAt, start), lt(leads.createdAt, end)),
    ),
    visits: visited?.visits ?? 0,
  };
};
