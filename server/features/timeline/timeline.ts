import { and, desc, eq, gte, inArray, isNotNull, lt, min, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { countListed, countUpTo, sumTotals } from "#db/queries/count.ts";
import { newestFirst } from "#db/queries/order.ts";
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
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { monthText } from "#shared/text/month.ts";
import type { Timeline, TimelineEntry, TimelineKind } from "#shared/timeline.ts";
import { isUndone } from "../ledger/outcomes.ts";

/** Lists what happened to a project, newest first. Only the entries of the page are read whole. */
export const listTimeline = async (db: Db, projectId: string, paging: Paging): Promise<Timeline> => {
  const [keys, ...totals] = await Promise.all([
    selectKeys(db, projectId, paging),
    countUpTo(db, selectEventKeys(db, projectId)),
    countListed(db, mentions, eq(mentions.projectId, projectId), newestFirst(mentions.foundAt)),
    countListed(db, visitMilestones, eq(visitMilestones.projectId, projectId), [desc(visitMilestones.day)]),
    countListed(db, reports, eq(reports.projectId, projectId)),
    countListed(db, articles, isPublished(projectId), [desc(articles.publishedAt)]),
    countListed(db, publishedPages, eq(publishedPages.projectId, projectId), newestFirst(publishedPages.lastAt)),
    countListed(db, publications, isGone(projectId)),
  ]);
  const keysOf = (group: Group) => keys.filter((key) => key.group === group);
  const idsOf = (group: Group) => keysOf(group).map(({ id }) => id);
  const rows = keys.length
    ? await unionAll(
        selectEvents(db, inArray(submissionEvents.id, idsOf("events"))),
        selectMentions(db, inArray(mentions.id, idsOf("mentions"))),
        selectMilestones(db, and(eq(visitMilestones.projectId, projectId), isMilestone(keysOf("milestones")))),
        selectReports(db, inArray(reports.id, idsOf("reports"))),
        selectArticles(db, inArray(articles.id, idsOf("articles"))),
        selectPages(db, isPublishedAt(keysOf("pages"))),
        selectGone(db, inArray(publications.id, idsOf("gone"))),
      ).orderBy(sql`at desc, id desc`)
    : [];
  return { entries: rows.map(toEntry), ...sumTotals(totals) };
};

type Group = "events" | "mentions" | "milestones" | "reports" | "articles" | "pages" | "gone";
type Key = { group: Group; id: string; at: Date };

/** Selects what identifies the entries of a page. Each branch reads only its newest, most of them from an index alone. */
const selectKeys = (db: Db, projectId: string, paging: Paging): Promise<Key[]> => {
  const newest = offsetOf(paging) + paging.limit;
  const { day, directoryId } = visitMilestones;
  return unionAll(
    selectEventKeys(db, projectId).orderBy(desc(submissionEvents.at), desc(submissionEvents.id)).limit(newest),
    db
      .select(keyOf("mentions", mentions.id, mentions.foundAt))
      .from(mentions)
      .where(eq(mentions.projectId, projectId))
      .orderBy(...newestFirst(mentions.foundAt, mentions.id))
      .limit(newest),
    db
      .select(keyOf("milestones", directoryId, startOfDay))
      .from(visitMilestones)
      .where(eq(visitMilestones.projectId, projectId))
      .orderBy(desc(day), desc(directoryId))
      .limit(newest),
    db
      .select(keyOf("reports", reports.id, reports.createdAt))
      .from(reports)
      .where(eq(reports.projectId, projectId)),
    db
      .select(keyOf("articles", articles.id, articles.publishedAt))
      .from(articles)
      .where(isPublished(projectId))
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(newest),
    db
      .select(keyOf("pages", publishedPages.pageSetId, publishedPages.lastAt))
      .from(publishedPages)
      .where(eq(publishedPages.projectId, projectId))
      .orderBy(...newestFirst(publishedPages.lastAt, publishedPages.pageSetId))
      .limit(newest),
    db
      .select(keyOf("gone", publications.id, publications.problemSeenAt))
      .from(publications)
      .where(isGone(projectId)),
  )
    .orderBy(sql`at desc, id desc`)
    .limit(paging.limit)
    .offset(offsetOf(paging));
};

/** The same columns in every branch, as Postgres takes their names and types from the first one. */
const keyOf = (group: Group, id: PgColumn, at: Source) => ({
  group: sql<Group>`${group}::text`.as("kind"),
  id: sql<string>`${id}::text`.as("id"),
  at: sql<Date>`${at}`.mapWith(submissionEvents.at).as("at"),
});

const selectEventKeys = (db: Db, projectId: string) =>
  db
    .select(keyOf("events", submissionEvents.id, submissionEvents.at))
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .where(isShown(db, projectId));

const startOfDay = sql`${visitMilestones.day}::timestamp at time zone 'UTC'`;

const isMilestone = (keys: readonly Key[]) =>
  isAnyOf(
    sql`(${visitMilestones.directoryId}, ${visitMilestones.day})`,
    keys.map(({ id, at }) => sql`(${id}::uuid, ${at.toISOString().slice(0, 10)}::date)`),
  );

const isPublishedAt = (keys: readonly Key[]) =>
  isAnyOf(
    sql`(${publishedPages.pageSetId}, ${publishedPages.lastAt})`,
    keys.map(({ id, at }) => sql`(${id}::uuid, ${at.toISOString()}::timestamptz)`),
  );

const isAnyOf = (columns: SQL, values: readonly SQL[]) =>
  values.length ? sql`${columns} in (${sql.join([...values], sql`, `)})` : sql`false`;

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

const selectEvents = (db: Db, where: SQL | undefined) =>
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
    .where(where);

const selectMentions = (db: Db, where: SQL | undefined) =>
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

const selectMilestones = (db: Db, where: SQL | undefined) =>
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

const selectReports = (db: Db, where: SQL | undefined) =>
  db
    .select(columnsOf({ id: reports.id, at: reports.createdAt, kind: "report", subject: reports.month }))
    .from(reports)
    .where(where);

/** Drafts are not public yet. */
const isPublished = (projectId: string) =>
  and(eq(articles.projectId, projectId), eq(articles.publishAs, "live"), isNotNull(articles.publishedAt));

const selectArticles = (db: Db, where: SQL | undefined) =>
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
const selectPages = (db: Db, where: SQL | undefined) => {
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

const isGone = (projectId: string) =>
  and(
    eq(publications.projectId, projectId),
    eq(publications.state, "published"),
    eq(publications.mode, "live"),
    eq(publications.problem, "gone"),
    isNotNull(publications.problemConfirmedAt),
  );

/** Published articles and pages that two checks in a row did not find. */
const selectGone = (db: Db, where: SQL | undefined) =>
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
