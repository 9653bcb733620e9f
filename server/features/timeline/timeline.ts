import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { countListed, countUpTo, sumTotals } from "#db/queries/count.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  articles,
  directories,
  directoryVisits,
  mentions,
  pageSets,
  pages,
  publications,
  reports,
  submissionEvents,
  submissions,
} from "#db/schema/index.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { monthText } from "#shared/text/month.ts";
import type { Timeline, TimelineEntry, TimelineKind } from "#shared/timeline.ts";
import { isUndone } from "../ledger/outcomes.ts";

/** Lists what happened to a project, newest first. */
export const listTimeline = async (db: Db, projectId: string, paging: Paging): Promise<Timeline> => {
  // No branch can contribute more rows than this, so each reads only its newest.
  const newest = offsetOf(paging) + paging.limit;
  const rows = await unionAll(
    selectEvents(db, projectId).orderBy(desc(submissionEvents.at)).limit(newest),
    selectMentions(db, projectId).orderBy(sql`${mentions.foundAt} desc nulls last`).limit(newest),
    selectMilestones(db, projectId),
    selectReports(db, projectId),
    selectArticles(db, projectId),
    selectPages(db, projectId),
    selectGone(db, projectId),
  )
    .orderBy(sql`at desc, id desc`)
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const totals = await Promise.all([
    countUpTo(db, selectEvents(db, projectId)),
    countListed(db, mentions, eq(mentions.projectId, projectId), newestFirst(mentions.foundAt)),
    countListed(db, reports, eq(reports.projectId, projectId)),
    countListed(db, articles, isPublished(articles, projectId)),
    countListed(db, publications, isGone(projectId)),
    countUpTo(db, selectMilestones(db, projectId)),
    countUpTo(db, selectPages(db, projectId)),
  ]);
  return { entries: rows.map(toEntry), ...sumTotals(totals) };
};

const shownStates = ["submitted", "live", "lost", "rejected", "unavailable", "expired", "needs_customer"] as const;

/** A link that was only suspected to be lost is no news, and neither is a note without a change of state. */
const isShown = (db: Db, projectId: string) =>
  and(
    eq(submissions.projectId, projectId),
    inArray(submissionEvents.to, [...shownStates]),
    or(ne(submissionEvents.to, "live"), ne(submissionEvents.from, "suspect")),
    sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`,
    sql`not ${isUndone(db, submissionEvents)}`,
  );

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

const selectEvents = (db: Db, projectId: string) =>
  db
    .select(
      columnsOf({
        id: submissionEvents.id,
        at: submissionEvents.at,
        kind: sql`${submissionEvents.to}`,
        subject: directories.name,
        detail: submissionEvents.from,
        url: sql`coalesce(${submissions.linkUrl}, ${submissions.listingUrl})`,
        submissionId: submissions.id,
      }),
    )
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(isShown(db, projectId));

const selectMentions = (db: Db, projectId: string) =>
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
    .where(eq(mentions.projectId, projectId));

/** The days on which the visits from a directory reached 1, 10, 100 and so on: the total has a digit more than before. */
const selectMilestones = (db: Db, projectId: string) => {
  const { day, directoryId } = directoryVisits;
  const reached = sql<number>`sum(${directoryVisits.visits}) over (partition by ${directoryId} order by ${day})`;
  const totals = db
    .select({ day, directoryId, visits: directoryVisits.visits, reached: reached.as("reached") })
    .from(directoryVisits)
    .where(eq(directoryVisits.projectId, projectId))
    .as("totals");
  const before = sql`(${totals.reached} - ${totals.visits})`;
  return db
    .select(
      columnsOf({
        id: totals.directoryId,
        at: sql`${totals.day}::timestamp at time zone 'UTC'`,
        kind: "visits",
        subject: directories.name,
        detail: sql`power(10, length(${totals.reached}::text) - 1)::bigint`,
      }),
    )
    .from(totals)
    .innerJoin(directories, eq(directories.id, totals.directoryId))
    .where(or(sql`${before} = 0`, sql`length(${totals.reached}::text) > length(${before}::text)`));
};

const selectReports = (db: Db, projectId: string) =>
  db
    .select(columnsOf({ id: reports.id, at: reports.createdAt, kind: "report", subject: reports.month }))
    .from(reports)
    .where(eq(reports.projectId, projectId));

/** Drafts are not public yet. */
const isPublished = (table: typeof articles | typeof pages, projectId: string) =>
  and(eq(table.projectId, projectId), eq(table.publishAs, "live"), isNotNull(table.publishedAt));

const selectArticles = (db: Db, projectId: string) =>
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
    .where(isPublished(articles, projectId));

/** A set's pages of one day in one entry: there may be thousands. */
const selectPages = (db: Db, projectId: string) =>
  db
    .select(
      columnsOf({
        id: pageSets.id,
        at: sql`max(${pages.publishedAt})`,
        kind: "pages",
        subject: sql`case when count(*) = 1 then min(${pages.title}) else ${pageSets.name} end`,
        detail: sql`count(*)`,
        pageSetId: pageSets.id,
      }),
    )
    .from(pages)
    .innerJoin(pageSets, eq(pageSets.id, pages.pageSetId))
    .where(isPublished(pages, projectId))
    .groupBy(pageSets.id, sql`date_trunc('day', ${pages.publishedAt}, 'UTC')`);

const isGone = (projectId: string) =>
  and(
    eq(publications.projectId, projectId),
    eq(publications.state, "published"),
    eq(publications.mode, "live"),
    eq(publications.problem, "gone"),
    isNotNull(publications.problemConfirmedAt),
  );

/** Published articles and pages that two checks in a row did not find. */
const selectGone = (db: Db, projectId: string) =>
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
    .where(isGone(projectId));

type Row = Awaited<ReturnType<typeof selectEvents>>[number];

const toEntry = ({ at, kind, subject, detail, ...links }: Row): TimelineEntry => ({
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
  lost: (directory) => `Link lost on ${directory}`,
  rejected: (directory) => `Rejected by ${directory}`,
  unavailable: (directory) => `${directory} was not available`,
  expired: (directory) => `No listing on ${directory} in time`,
  needs_customer: (directory) => `${directory} needs something from you`,
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
