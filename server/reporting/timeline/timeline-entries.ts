// What the timeline shows of each kind of entry, in the same columns.
import { and, eq, gte, lt, min, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  articles,
  directories,
  mentions,
  pageSets,
  pages,
  publications,
  publishedPages,
  reports,
  submissionEvents,
  submissions,
  visitMilestones,
} from "#db/schema/index.ts";
import type { TimelineEntry, TimelineKind } from "#shared/reporting/timeline.ts";
import { monthText } from "#shared/text/month.ts";
import { isUnfollowed } from "../../links/submissions/decisions.ts";

export const startOfDay = sql`${visitMilestones.day}::timestamp at time zone 'UTC'`;

type Source = SQL | PgColumn;
type Columns = Record<"id" | "at" | "subject", Source> & { kind: SQL | TimelineKind } & Partial<
    Record<"detail" | "url" | "submissionId" | "mentionId" | "articleId" | "pageSetId", Source>
  >;

const text = (value: Source | undefined) => sql<string | null>`${value ?? sql`null`}::text`;

/** The same columns in every branch, as Postgres takes their names and types from the first one. */
const columnsOf = ({ at, kind, ...columns }: Columns) => ({
  id: text(columns.id).as("id"),
  at: sql<Date>`${at}`.mapWith(submissionEvents.at).as("at"),
  kind: sql<TimelineKind>`${kind}::text`.as("kind"),
  subject: text(columns.subject).as("subject"),
  detail: text(columns.detail).as("detail"),
  url: text(columns.url).as("url"),
  submissionId: text(columns.submissionId).as("submission_id"),
  mentionId: text(columns.mentionId).as("mention_id"),
  articleId: text(columns.articleId).as("article_id"),
  pageSetId: text(columns.pageSetId).as("page_set_id"),
});

export const selectEvents = (db: Db, where: SQL | undefined) =>
  db
    .select(
      columnsOf({
        id: submissionEvents.id,
        at: submissionEvents.at,
        kind: sql`case when ${isUnfollowed} then 'unfollowed' else ${submissionEvents.to} end`,
        subject: directories.name,
        detail: submissionEvents.from,
        url: sql`coalesce(${submissions.linkUrl}, ${submissions.listingUrl})`,
        submissionId: submissions.id,
      }),
    )
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(where);

export const selectMentions = (db: Db, where: SQL | undefined) =>
  db
    .select(
      columnsOf({
        id: mentions.id,
        at: mentions.foundAt,
        kind: "mention",
        subject: sql`coalesce(nullif(${mentions.title}, ''), left(${mentions.excerpt}, 100))`,
        url: mentions.url,
        mentionId: mentions.id,
      }),
    )
    .from(mentions)
    .where(where);

export const selectMilestones = (db: Db, where: SQL | undefined) =>
  db
    .select(
      columnsOf({
        id: visitMilestones.directoryId,
        at: startOfDay,
        kind: "visits",
        subject: directories.name,
        detail: visitMilestones.visits,
      }),
    )
    .from(visitMilestones)
    .innerJoin(directories, eq(directories.id, visitMilestones.directoryId))
    .where(where);

export const selectReports = (db: Db, where: SQL | undefined) =>
  db
    .select(columnsOf({ id: reports.id, at: reports.createdAt, kind: "report", subject: reports.month }))
    .from(reports)
    .where(where);

export const selectArticles = (db: Db, where: SQL | undefined) =>
  db
    .select(
      columnsOf({
        id: articles.id,
        at: articles.publishedAt,
        kind: "article",
        subject: articles.title,
        url: articles.publishedUrl,
        articleId: articles.id,
      }),
    )
    .from(articles)
    .where(where);

/** A set's pages of one day in one entry: there may be thousands. */
export const selectPages = (db: Db, where: SQL | undefined) => {
  const { day } = publishedPages;
  const isOfDay = and(
    eq(pages.pageSetId, publishedPages.pageSetId),
    eq(pages.publishAs, "live"),
    gte(pages.publishedAt, sql`${day}::timestamp at time zone 'UTC'`),
    lt(pages.publishedAt, sql`(${day} + 1)::timestamp at time zone 'UTC'`),
  );
  const title = db
    .select({ title: min(pages.title) })
    .from(pages)
    .where(isOfDay);
  return db
    .select(
      columnsOf({
        id: publishedPages.pageSetId,
        at: publishedPages.lastAt,
        kind: "pages",
        subject: sql`case when ${publishedPages.count} = 1 then (${title}) else ${pageSets.name} end`,
        detail: publishedPages.count,
        pageSetId: publishedPages.pageSetId,
      }),
    )
    .from(publishedPages)
    .innerJoin(pageSets, eq(pageSets.id, publishedPages.pageSetId))
    .where(where);
};

/** Published articles and pages that two checks in a row did not find. */
export const selectGone = (db: Db, where: SQL | undefined) =>
  db
    .select(
      columnsOf({
        id: publications.id,
        at: publications.problemSeenAt,
        kind: "gone",
        subject: sql`${publications.document}->>'title'`,
        url: publications.url,
        articleId: publications.articleId,
      }),
    )
    .from(publications)
    .where(where);

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

export const toEntry = ({ at, kind, subject, detail, ...links }: Row): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  title: titles[kind](subject ?? "", detail),
  ...(links.url && { url: links.url }),
  ...(links.submissionId && { submissionId: links.submissionId }),
  ...(links.mentionId && { mentionId: links.mentionId }),
  ...(links.articleId && { articleId: links.articleId }),
  ...(links.pageSetId && { pageSetId: links.pageSetId }),
});

const number = new Intl.NumberFormat("en-US");

const titles: Record<TimelineKind, (subject: string, detail: string | null) => string> = {
  submitted: (directory) => `Submitted to ${directory}`,
  live: (directory, from) => (from === "lost" ? `Live again on ${directory}` : `Live on ${directory}`),
  unfollowed: (directory) => `Link no longer followed on ${directory}`,
  lost: (directory) => `Link lost on ${directory}`,
  rejected: (directory) => `Rejected by ${directory}`,
  unavailable: (directory) => `${directory} was not available`,
  expired: (directory) => `No listing on ${directory} in time`,
  needs_customer: (directory) => `${directory} needs your answer`,
  mention: (title) => title,
  visits: (directory, milestone) =>
    milestone === "1"
      ? `First visit from ${directory}`
      : `${number.format(Number(milestone))} visits from ${directory}`,
  report: (month) => `Report for ${monthText(month)}`,
  article: (title) => `Article published: ${title}`,
  pages: (subject, pages) =>
    pages === "1" ? `Page published: ${subject}` : `${number.format(Number(pages))} pages of “${subject}” published`,
  gone: (title) => `No longer online: ${title}`,
};
