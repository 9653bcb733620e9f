// The articles and pages of a report, as proof of its figures.
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, pages, publications } from "#db/schema/index.ts";
import { publishedEvidence } from "#shared/publishing.ts";
import { maxReportDocuments } from "#shared/report-limits.ts";
import type { ReportContent, ReportDocument } from "#shared/reports.ts";
import { monthRange } from "../ledger/outcomes.ts";
import { countHeldBack } from "../page-sets/held-back.ts";

/** Published for readers, not as a draft, in the month. */
export const isPublishedIn = (table: typeof articles | typeof pages, projectId: string, month: string) => {
  const { start, end } = monthRange(month);
  return and(
    eq(table.projectId, projectId),
    eq(table.publishAs, "live"),
    gte(table.publishedAt, start),
    lt(table.publishedAt, end),
  );
};

/** What was published in a month, the newest first, and how many pages were held back. */
export const listContent = async (db: Db, projectId: string, month: string): Promise<ReportContent> => {
  const list = async (
    table: typeof articles | typeof pages,
    url: SQL<string | null>,
    isPublication: SQL | undefined,
  ) => {
    const rows = await db
      .select({
        title: table.title,
        url,
        publishedAt: table.publishedAt,
        evidence: publications.evidence,
        checkedAt: publications.checkedAt,
      })
      .from(table)
      .leftJoin(publications, and(isPublication, eq(publications.destinationId, table.destinationId)))
      .where(isPublishedIn(table, projectId, month))
      .orderBy(desc(table.publishedAt), table.title)
      .limit(maxReportDocuments);
    return rows.map(toDocument);
  };
  return {
    articles: await list(articles, sql`${articles.publishedUrl}`, eq(publications.articleId, articles.id)),
    pages: await list(pages, sql`${pages.url}`, eq(publications.pageId, pages.id)),
    heldBack: await countHeldBack(db, projectId, monthRange(month)),
  };
};

type Row = { title: string; url: string | null; publishedAt: Date | null; evidence: unknown; checkedAt: Date | null };

const toDocument = ({ title, url, publishedAt, checkedAt, ...row }: Row): ReportDocument => {
  const { data: evidence } = publishedEvidence.safeParse(row.evidence);
  return {
    title,
    url,
    publishedAt: publishedAt?.toISOString() ?? "",
    check:
      evidence && checkedAt
        ? {
            at: checkedAt.toISOString(),
            reachable: evidence.reachable,
            indexable: evidence.indexable,
            reason: evidence.reason,
          }
        : null,
  };
};
