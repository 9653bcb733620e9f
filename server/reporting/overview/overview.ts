import { and, count, desc, eq, gte, inArray, isNotNull, min, ne, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  articles,
  creditBalances,
  feedbacks,
  leads,
  mentions,
  projects,
  submissions,
  suggestions,
} from "#db/schema/index.ts";
import { creditKinds } from "#shared/billing/credits.ts";
import { waitingStates } from "#shared/content/article-states.ts";
import { maxScore } from "#shared/conversations/mentions.ts";
import { maxTotal } from "#shared/max-total.ts";
import { Problem } from "#shared/problem.ts";
import { monthOf, monthRange } from "../../links/ledger/ledger.ts";
import { isForOwner } from "../../retention/feedback/feedback.ts";
import { includesMonth } from "../reports/report-months.ts";
import { countSources, lastDays, selectDays, selectMentionDays, toOverviewDays } from "./overview-days.ts";

const maxMentions = 5;

type Scope = { projectId: string; days: number };

/** Returns what changed in a project in the last days and in as many before, what waits and what comes next. */
export const getProjectOverview = async (db: Db, { projectId, days: length }: Scope, now: Date) => {
  const names = lastDays(2 * length, now);
  const [before = "", first = ""] = [names[0], names[length]];
  const [mentioned, others, [figures], best] = await Promise.all([
    selectMentionDays(db, projectId, before),
    selectDays(db, projectId, before),
    selectFigures(db, projectId, now),
    selectBest(db, projectId, first),
  ]);
  if (!figures) throw new Problem("not-found", "Project not found.");
  const { links, next, hasReport, creditsLeft, ...counts } = figures;
  const counted = toOverviewDays([...mentioned, ...others], names, links.live);
  const days = counted.slice(length);
  return {
    ...counts,
    days,
    previousDays: counted.slice(0, length),
    sources: countSources(mentioned, first),
    best,
    links: { ...links, days: days.map(({ day, live }) => ({ day, live })) },
    next: { ...next, reportAt: hasReport ? monthRange(monthOf(now)).end : null },
    credits: creditKinds.map((kind) => ({ kind, available: creditsLeft?.[kind] ?? 0 })),
  };
};

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Selects everything that isn't per day. Each joined subquery has exactly one row. */
export const selectFigures = (db: Db, projectId: string, now: Date) => {
  const ofProject = (table: typeof submissions | typeof articles) => eq(table.projectId, projectId);
  const { state, dueAt, autoApproveAt, plannedAt, replacesId } = submissions;
  const links = db
    .select({
      total: sql<number>`count(*)`.mapWith(Number).as("total"),
      live: countWhere(eq(state, "live")).as("live"),
      needsCustomer: countWhere(eq(state, "needs_customer")).as("needs_customer"),
      proposed: countWhere(eq(state, "proposed")).as("proposed"),
      lost: countWhere(eq(state, "lost")).as("lost"),
    })
    .from(submissions)
    .where(ofProject(submissions))
    .as("links");
  const first = (time: PgColumn, condition: SQL) =>
    sql<Date | null>`${min(time)} filter (where ${condition})`.mapWith(dueAt);
  const dates = db
    .select({
      answerBy: first(dueAt, eq(state, "needs_customer")).as("answer_by"),
      autoApproveAt: first(autoApproveAt, eq(state, "proposed")).as("auto_approve_at"),
      submissionAt: first(plannedAt, eq(state, "approved")).as("submission_at"),
    })
    .from(submissions)
    .where(and(ofProject(submissions), inArray(state, ["needs_customer", "proposed", "approved"])))
    .as("dates");
  const replaced = db
    .select({ replaced: sql<number>`count(*)`.mapWith(Number).as("replaced") })
    .from(submissions)
    .where(and(ofProject(submissions), isNotNull(replacesId)))
    .as("replacements");
  const written = db
    .select({
      total: countWhere(ne(articles.state, "archived")).as("all_articles"),
      waiting: countWhere(inArray(articles.state, [...waitingStates])).as("waiting"),
      ideas: countWhere(eq(articles.state, "idea")).as("ideas"),
      toReview: countWhere(eq(articles.state, "in_review")).as("to_review"),
      failed: countWhere(eq(articles.state, "failed")).as("failed"),
      scheduled: countWhere(eq(articles.state, "scheduled")).as("scheduled"),
      publishedThisMonth: countWhere(
        sql`${articles.state} <> 'archived' and ${articles.publishedAt} >= ${`${monthOf(now)}-01T00:00:00Z`}::timestamptz`,
      ).as("published_this_month"),
    })
    .from(articles)
    .where(ofProject(articles))
    .as("written");
  const upcoming = db
    .select({ nextAt: min(articles.scheduledAt).as("next_at") })
    .from(articles)
    // A literal, since the index has only scheduled articles.
    .where(and(ofProject(articles), sql`${articles.state} = 'scheduled'`))
    .as("upcoming");
  // In the order of an index, as in `countListed`.
  const countIn = (table: typeof mentions | typeof leads | typeof suggestions, condition: SQL, newest: PgColumn) =>
    sql<number>`(select count(*)::int from (select 1 from ${table} where ${and(eq(table.projectId, projectId), condition)} order by ${newestFirst(newest)[0]} limit ${maxTotal + 1}) counted)`;
  return db
    .select({
      newMentions: countIn(mentions, eq(mentions.status, "new"), mentions.foundAt),
      newLeads: countIn(leads, eq(leads.status, "new"), leads.lastSeenAt),
      acceptedOffers: sql<number>`(select count(*)::int from (select 1 from ${feedbacks} where ${isForOwner(projectId)} limit ${maxTotal + 1}) accepted)`,
      openSuggestions: countIn(suggestions, eq(suggestions.state, "open"), suggestions.createdAt),
      links: {
        total: links.total,
        live: links.live,
        needsCustomer: links.needsCustomer,
        proposed: links.proposed,
        lost: links.lost,
        replaced: replaced.replaced,
        answerBy: dates.answerBy,
        autoApproveAt: dates.autoApproveAt,
      },
      articles: {
        total: written.total,
        waiting: written.waiting,
        ideas: written.ideas,
        toReview: written.toReview,
        failed: written.failed,
        scheduled: written.scheduled,
        nextAt: upcoming.nextAt,
        publishedThisMonth: written.publishedThisMonth,
      },
      next: { scanAt: projects.nextScanAt, submissionAt: dates.submissionAt },
      hasReport: sql<boolean>`${includesMonth(db, projects.userId, monthOf(now))}`,
      creditsLeft: sql<Record<
        string,
        number
      > | null>`(select json_object_agg(${creditBalances.kind}, ${creditBalances.available}) from ${creditBalances} where ${creditBalances.userId} = ${projects.userId})`,
    })
    .from(projects)
    .crossJoin(links)
    .crossJoin(dates)
    .crossJoin(replaced)
    .crossJoin(written)
    .crossJoin(upcoming)
    .where(eq(projects.id, projectId));
};

const bestFirst = [desc(mentions.score), desc(mentions.foundAt), desc(mentions.id)];

/** Selects the best new mentions found since a day. Of each score, at most five are read, from an index alone. */
export const selectBest = (db: Db, projectId: string, since: string) => {
  const score = sql`scores.score`;
  const ofScore = db
    .select({ id: mentions.id, score: mentions.score, foundAt: mentions.foundAt })
    .from(mentions)
    .where(
      and(
        eq(mentions.projectId, projectId),
        // A literal, since the index has only new mentions.
        sql`${mentions.status} = 'new'`,
        eq(mentions.score, score),
        gte(mentions.foundAt, new Date(`${since}T00:00:00Z`)),
      ),
    )
    .orderBy(...newestFirst(mentions.foundAt, mentions.id))
    .limit(maxMentions)
    .as("of_score");
  const ids = db
    .select({ id: ofScore.id })
    .from(sql`generate_series(0, ${maxScore}::int) as scores(score)`)
    .crossJoinLateral(ofScore)
    .orderBy(desc(ofScore.score), desc(ofScore.foundAt), desc(ofScore.id))
    .limit(maxMentions);
  return db
    .select({ ...bestColumns, newer: newerThan(db) })
    .from(mentions)
    .where(inArray(mentions.id, ids))
    .orderBy(...bestFirst);
};

const newer = alias(mentions, "newer");

/** How many new mentions precede one. */
const newerThan = (db: Db) => {
  // The first condition is one that the index finds.
  const isBefore = sql`${newer.foundAt} >= ${mentions.foundAt} and (${newer.foundAt}, ${newer.id}) > (${mentions.foundAt}, ${mentions.id})`;
  const before = and(eq(newer.projectId, mentions.projectId), eq(newer.status, "new"), isBefore);
  return sql`(${db.select({ n: count() }).from(newer).where(before)})`.mapWith(Number);
};

const bestColumns = {
  id: mentions.id,
  source: mentions.source,
  title: mentions.title,
  author: mentions.author,
  intent: mentions.intent,
  score: mentions.score,
  foundAt: mentions.foundAt,
};
