// The articles and pages of a report, as proof of its figures.
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, assistantVisits, directoryVisits, leads, mentions, pages, publications } from "#db/schema/index.ts";
import { publishedEvidence } from "#shared/published-page.ts";
import { maxReportDocuments } from "#shared/reporting/report-limits.ts";
import type { ReportFigures } from "#shared/reporting/reports.ts";
import { utcDay } from "#shared/time.ts";
import { isPublicArticle } from "../../content/articles/publication.ts";
import { isOnline } from "../../content/destinations/publications.ts";
import { countHeldBack } from "../../content/page-sets/gate.ts";
import { countOutcomes, monthRange } from "../../links/ledger/ledger.ts";
import { sumSearchMonth } from "../impact/search-month.ts";

/** Counts what happened to a project in a month (UTC). */
export const countFigures = async (db: Db, projectId: string, month: string): Promise<ReportFigures> => {
  const { start, end } = monthRange(month);
  const [firstDay, endDay] = [`${month}-01`, utcDay(end)];
  const sumVisits = async (table: typeof directoryVisits | typeof assistantVisits) => {
    const [visited] = await db
      .select({ visits: sql<number>`coalesce(sum(${table.visits}), 0)`.mapWith(Number) })
      .from(table)
      .where(and(eq(table.projectId, projectId), gte(table.day, firstDay), lt(table.day, endDay)));
    return visited?.visits ?? 0;
  };
  const search = await sumSearchMonth(db, projectId, month);
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
    visits: await sumVisits(directoryVisits),
    assistantVisits: await sumVisits(assistantVisits),
    ...(search && { search }),
  };
};

/** Published for readers, not as a draft, in the month. */
const isPublishedIn = (db: Db, table: typeof articles | typeof pages, projectId: string, month: string) => {
  const { start, end } = monthRange(month);
  return and(
    eq(table.projectId, projectId),
    table === articles ? isPublicArticle(db) : eq(table.publishAs, "live"),
    gte(table.publishedAt, start),
    lt(table.publishedAt, end),
  );
};

/** What was published in a month, the newest first, and how many pages were held back. */
export const listContent = async (db: Db, projectId: string, month: string) => {
  const list = async (
    table: typeof articles | typeof pages,
    url: SQL<string | null>,
    isPublication: SQL | undefined,
  ) => {
    const rows = await db
      .select({
        title: table.title,
        url,
        // Not null, as the month is a range.
        publishedAt: sql<Date>`${table.publishedAt}`.mapWith(table.publishedAt),
        evidence: publications.evidence,
        checkedAt: publications.checkedAt,
      })
      .from(table)
      .leftJoin(publications, isPublication)
      .where(isPublishedIn(db, table, projectId, month))
      .orderBy(desc(table.publishedAt), table.title, publications.createdAt)
      .limit(maxReportDocuments);
    return rows.map(({ evidence: found, checkedAt, ...row }) => {
      const { data: evidence } = publishedEvidence.safeParse(found);
      if (!evidence || !checkedAt) return { ...row, check: null };
      const { reachable, indexable, reason } = evidence;
      return { ...row, check: { at: checkedAt, reachable, indexable, reason } };
    });
  };
  // An article has a line for each destination where it is public.
  const isPublicAt = and(eq(publications.articleId, articles.id), eq(publications.mode, "live"), isOnline);
  const isOfPage = and(eq(publications.pageId, pages.id), eq(publications.destinationId, pages.destinationId));
  return {
    articles: await list(articles, sql`coalesce(${publications.url}, ${articles.publishedUrl})`, isPublicAt),
    pages: await list(pages, sql`${pages.url}`, isOfPage),
    heldBack: await countHeldBack(db, projectId, monthRange(month)),
  };
};
