import { and, count, desc, eq, gt, gte, inArray, isNotNull, lt, min, ne, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { sumMentionCounts } from "#db/queries/mention-counts.ts";
import { newestFirst } from "#db/queries/order.ts";
import {
  articleCounts,
  articles,
  creditBalances,
  dailyArticles,
  feedbacks,
  leads,
  mentionCounts,
  mentions,
  projects,
  submissionCounts,
  submissions,
  suggestions,
} from "#db/schema/index.ts";
import { waitingStates } from "#shared/article-states.ts";
import { creditKinds } from "#shared/credits.ts";
import { maxTotal } from "#shared/max-total.ts";
import { maxScore } from "#shared/mentions.ts";
import type { Overview } from "#shared/overview.ts";
import { Problem } from "#shared/problem.ts";
import { isForOwner } from "../feedback/feedback.ts";
import { monthOf } from "../ledger/ledger.ts";
import { monthRange } from "../ledger/outcomes.ts";
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
  const { links, next, hasReport, creditsLeft, articles, ...counts } = figures;
  const counted = toOverviewDays([...mentioned, ...others], names, links.live);
  const days = counted.slice(length);
  return {
    ...counts,
    days,
    previousDays: counted.slice(0, length),
    sources: countSources(mentioned, first),
    best,
    links: {
      ...links,
      answerBy: toText(links.answerBy),
      autoApproveAt: toText(links.autoApproveAt),
      days: days.map(({ day, live }) => ({ day, live })),
    },
    articles: { ...articles, nextAt: toText(articles.nextAt) },
    next: {
      scanAt: toText(next.scanAt),
      submissionAt: toText(next.submissionAt),
      reportAt: hasReport ? monthRange(monthOf(now)).end.toISOString() : null,
    },
    credits: creditKinds.map((kind) => ({ kind, available: creditsLeft?.[kind] ?? 0 })),
  } satisfies Omit<Overview, "best"> & { best: unknown };
};

const toText = (time: Date | null) => time?.toISOString() ?? null;

const sumOf = ({ count }: typeof submissionCounts | typeof articleCounts, condition: SQL) =>
  sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)`.mapWith(Number);

/** Selects everything that isn't per day. Each joined subquery has exactly one row. */
export const selectFigures = (db: Db, projectId: string, now: Date) => {
  const ofProject = (table: typeof submissions | typeof submissionCounts | typeof articles | typeof articleCounts) =>
    eq(table.projectId, projectId);
  const links = db
    .select({
      total: sumOf(submissionCounts, sql`true`).as("total"),
      live: sumOf(submissionCounts, eq(submissionCounts.state, "live")).as("live"),
      needsCustomer: sumOf(submissionCounts, eq(submissionCounts.state, "needs_customer")).as("needs_customer"),
      proposed: sumOf(submissionCounts, eq(submissionCounts.state, "proposed")).as("proposed"),
      lost: sumOf(submissionCounts, eq(submissionCounts.state, "lost")).as("lost"),
    })
    .from(submissionCounts)
    .where(ofProject(submissionCounts))
    .as("links");
  const { state, dueAt, autoApproveAt, plannedAt, replacesId } = submissions;
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
      total: sumOf(articleCounts, ne(articleCounts.state, "archived")).as("all_articles"),
      waiting: sumOf(articleCounts, inArray(articleCounts.state, [...waitingStates])).as("waiting"),
      ideas: sumOf(articleCounts, eq(articleCounts.state, "idea")).as("ideas"),
      toReview: sumOf(articleCounts, eq(articleCounts.state, "in_review")).as("to_review"),
      failed: sumOf(articleCounts, eq(articleCounts.state, "failed")).as("failed"),
      scheduled: sumOf(articleCounts, eq(articleCounts.state, "scheduled")).as("scheduled"),
    })
    .from(articleCounts)
    .where(ofProject(articleCounts))
    .as("written");
  const upcoming = db
    .select({ nextAt: min(articles.scheduledAt).as("next_at") })
    .from(articles)
    // A literal, since the index has only scheduled articles.
    .where(and(ofProject(articles), sql`${articles.state} = 'scheduled'`))
    .as("upcoming");
  const ofMonth = and(
    eq(dailyArticles.projectId, projectId),
    eq(dailyArticles.dimension, "published"),
    ne(dailyArticles.state, "archived"),
    gte(dailyArticles.day, `${monthOf(now)}-01`),
  );
  const publishedThisMonth = sql<number>`(select coalesce(sum(${dailyArticles.count}), 0)::int from ${dailyArticles} where ${ofMonth})`;
  // In the order of an index, as in `countListed`.
  const countIn = (table: typeof leads | typeof suggestions, condition: SQL, newest: PgColumn) =>
    sql<number>`(select count(*)::int from (select 1 from ${table} where ${and(eq(table.projectId, projectId), condition)} order by ${newestFirst(newest)[0]} limit ${maxTotal + 1}) counted)`;
  return db
    .select({
      newMentions: sql<number>`least(${sumMentionCounts(isNewOf(projects.id))}, ${maxTotal + 1}::int)`,
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
        publishedThisMonth,
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

const isNewOf = (projectId: PgColumn) =>
  and(eq(mentionCounts.projectId, projectId), eq(mentionCounts.dimension, "status"), eq(mentionCounts.value, "new"));

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

/** How many new mentions precede one: those of its day are counted, those of later days are stored. */
const newerThan = (db: Db) => {
  const day = sql`(${mentions.foundAt} at time zone 'UTC')::date`;
  const isBefore = sql`(${newer.foundAt}, ${newer.id}) > (${mentions.foundAt}, ${mentions.id})`;
  const isOnDay = lt(newer.foundAt, sql`(${day} + 1)::timestamp at time zone 'UTC'`);
  const before = and(eq(newer.projectId, mentions.projectId), eq(newer.status, "new"), isBefore, isOnDay);
  const later = sumMentionCounts(and(isNewOf(mentions.projectId), gt(mentionCounts.day, day)));
  return sql`(${db.select({ n: count() }).from(newer).where(before)}) + ${later}`.mapWith(Number);
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
