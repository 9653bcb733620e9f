import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { countListed, countUpTo, sumTotals } from "#db/queries/count.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  articles,
  mentions,
  publications,
  publishedPages,
  reports,
  submissionEvents,
  visitMilestones,
} from "#db/schema/index.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import type { Timeline } from "#shared/reporting/timeline.ts";
import { utcDay } from "#shared/time.ts";
import { isPublicArticle } from "../../content/articles/publication.ts";
import { isUndone } from "../../links/ledger/ledger.ts";
import { isUnfollowed } from "../../links/submissions/decisions.ts";
import {
  selectArticles,
  selectEvents,
  selectGone,
  selectMentions,
  selectMilestones,
  selectPages,
  selectReports,
  startOfDay,
  toEntry,
} from "./timeline-entries.ts";

/** Lists what happened to a project, newest first. Only the entries of the page are read whole. */
export const listTimeline = async (db: Db, projectId: string, paging: Paging): Promise<Timeline> => {
  const [keys, ...totals] = await Promise.all([
    selectKeys(db, projectId, paging),
    countUpTo(db, selectEventKeys(db, isShown(db, projectId))),
    countUpTo(db, selectEventKeys(db, isShownNote(projectId))),
    countListed(db, mentions, eq(mentions.projectId, projectId), newestFirst(mentions.foundAt)),
    countListed(db, visitMilestones, eq(visitMilestones.projectId, projectId), [desc(visitMilestones.day)]),
    countListed(db, reports, eq(reports.projectId, projectId)),
    countListed(db, articles, isPublished(db, projectId), [desc(articles.publishedAt)]),
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
    selectEventKeys(db, isShown(db, projectId)).limit(newest),
    selectEventKeys(db, isShownNote(projectId)).limit(newest),
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
      .where(isPublished(db, projectId))
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
const keyOf = (group: Group, id: PgColumn, at: SQL | PgColumn) => ({
  group: sql<Group>`${group}::text`.as("kind"),
  id: sql<string>`${id}::text`.as("id"),
  at: sql<Date>`${at}`.mapWith(submissionEvents.at).as("at"),
});

const selectEventKeys = (db: Db, where: SQL | undefined) =>
  db
    .select(keyOf("events", submissionEvents.id, submissionEvents.at))
    .from(submissionEvents)
    .where(where)
    .orderBy(desc(submissionEvents.at), desc(submissionEvents.id));

const isMilestone = (keys: readonly Key[]) =>
  isAnyOf(
    sql`(${visitMilestones.directoryId}, ${visitMilestones.day})`,
    keys.map(({ id, at }) => sql`(${id}::uuid, ${utcDay(at)}::date)`),
  );

const isPublishedAt = (keys: readonly Key[]) =>
  isAnyOf(
    sql`(${publishedPages.pageSetId}, ${publishedPages.lastAt})`,
    keys.map(({ id, at }) => sql`(${id}::uuid, ${at.toISOString()}::timestamptz)`),
  );

const isAnyOf = (columns: SQL, values: readonly SQL[]) =>
  values.length ? sql`${columns} in (${sql.join([...values], sql`, `)})` : sql`false`;

const shownStates = ["submitted", "live", "lost", "rejected", "unavailable", "expired", "needs_customer"] as const;

/** A link that was only suspected to be lost is no news, unless it is no longer followed. */
const isShown = (db: Db, projectId: string) =>
  and(
    eq(submissionEvents.projectId, projectId),
    inArray(submissionEvents.to, [...shownStates]),
    or(ne(submissionEvents.to, "live"), ne(submissionEvents.from, "suspect"), isUnfollowed),
    sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`,
    sql`not ${isUndone(db, submissionEvents)}`,
  );

/** The only note without a change of state that is news. */
const isShownNote = (projectId: string) =>
  and(eq(submissionEvents.projectId, projectId), eq(submissionEvents.from, submissionEvents.to), isUnfollowed);

const isPublished = (db: Db, projectId: string) =>
  and(eq(articles.projectId, projectId), isPublicArticle(db), isNotNull(articles.publishedAt));

const isGone = (projectId: string) =>
  and(
    eq(publications.projectId, projectId),
    eq(publications.state, "published"),
    eq(publications.mode, "live"),
    eq(publications.problem, "gone"),
    isNotNull(publications.problemConfirmedAt),
  );
