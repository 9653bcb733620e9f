import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { containsText } from "#db/queries/text-search.ts";
import {
  articles,
  creditBalances,
  mentions,
  projectActivity,
  projects,
  searchConnections,
  searchDays,
  submissionEvents,
  submissions,
} from "#db/schema/index.ts";
import { waitingStates } from "#shared/content/article-states.ts";
import { offsetOf } from "#shared/pagination.ts";
import type { ClientQuery } from "#shared/reporting/clients.ts";
import { windowDays } from "#shared/reporting/impact.ts";
import { dayMs } from "#shared/time.ts";
import { isOwnProject, type Viewer } from "../../access/project-access.ts";
import { monthOf, monthRange } from "../../links/ledger/ledger.ts";
import { lastDays } from "../overview/overview-days.ts";
import { includesMonth } from "../reports/report-months.ts";

const lostDays = 30;

/** Returns a page of the projects that a user can open, with their figures. Three statements, however many there are. */
export const listClients = async (db: Db, now: Date, viewer: Viewer, query: ClientQuery) => {
  const rows = selectFigures(db, now, viewer, query.q);
  const direction = query.order === "asc" ? asc : desc;
  const value = query.sort === "name" ? naturalOrder(rows.name) : rows[query.sort];
  const clients = await db
    .select()
    .from(rows)
    .orderBy(sql`${direction(value)} nulls last`, asc(naturalOrder(rows.name)), asc(rows.projectId))
    .limit(query.limit)
    .offset(offsetOf(query));
  const sum = (column: SQL.Aliased<number>) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [counted] = await db
    .select({
      total: count(),
      linksLive: sum(rows.linksLive),
      linksLost30d: sum(rows.linksLost30d),
      waiting: sum(rows.waiting),
      mentionsNew: sum(rows.mentionsNew),
      articlesThisMonth: sum(rows.articlesThisMonth),
      searchClicks: sql`coalesce(sum(${rows.searchClicks}), 0)`.mapWith(Number),
      creditsLeft: sql`(select coalesce(sum(${creditBalances.available}), 0) from ${creditBalances}
        where ${creditBalances.kind} = 'submission' and ${creditBalances.userId} in (select ${projects.userId} from ${projects} where ${isListed(viewer, query.q)}))`.mapWith(
        Number,
      ),
    })
    .from(rows);
  if (!counted) throw new Error("Counting returned no row.");
  const { total, ...totals } = counted;
  const days = lastDays(chartDays, now);
  const changes = await selectLiveChanges(db, clients, days);
  return {
    clients: clients.map(({ hasReport, ...row }) => ({
      ...row,
      linksLiveByDay: days.map((day) =>
        changes.reduce(
          (live, change) => (change.projectId === row.projectId && change.day > day ? live - change.count : live),
          row.linksLive,
        ),
      ),
      nextReportAt: hasReport ? monthRange(monthOf(now)).end : null,
    })),
    total,
    totals,
  };
};

const chartDays = 30;

/** By how many links each project had more or fewer live on these days. */
const selectLiveChanges = (db: Db, clients: readonly { projectId: string }[], [first]: readonly string[]) => {
  const { projectId, at, from, to } = submissionEvents;
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const count = sql<number>`(count(*) filter (where ${to} = 'live') - count(*) filter (where ${from} = 'live'))::int`;
  const ids = clients.map((client) => client.projectId);
  return db
    .select({ projectId, day, count })
    .from(submissionEvents)
    .where(
      and(
        inArray(projectId, ids),
        gte(at, new Date(`${first}T00:00:00Z`)),
        sql`${from} is distinct from ${to}`,
        sql`'live' in (${from}, ${to})`,
      ),
    )
    .groupBy(projectId, day);
};

/** “Client 2” before “Client 10”: numbers are compared with ten digits. */
const naturalOrder = (name: PgColumn) =>
  sql`regexp_replace(regexp_replace(lower(${name}), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g')`;

const isListed = (viewer: Viewer, q: string | undefined) =>
  and(isOwnProject(viewer), q ? containsText({ text: q, columns: [projects.name, projects.url] }) : undefined);

const selectFigures = (db: Db, now: Date, viewer: Viewer, q: string | undefined) => {
  const countIn = (table: typeof submissions | typeof articles | typeof mentions, where: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${table} where ${and(sql`${table.projectId} = ${projects.id}`, where)})`;
  const lostSince = new Date(now.getTime() - lostDays * dayMs);
  const month = monthRange(monthOf(now)).start;
  const waitingSubmissions = countIn(submissions, inArray(submissions.state, ["proposed", "needs_customer"]));
  const waitingArticles = countIn(articles, inArray(articles.state, [...waitingStates]));
  return db
    .select({
      projectId: sql<string>`${projects.id}`.as("project_id"),
      name: projects.name,
      url: projects.url,
      linksLive: countIn(submissions, eq(submissions.state, "live")).as("links_live"),
      linksLost30d: countIn(submissions, and(eq(submissions.state, "lost"), gte(submissions.lostAt, lostSince))).as(
        "links_lost",
      ),
      waiting: sql<number>`${waitingSubmissions} + ${waitingArticles}`.as("waiting"),
      waitingArticles: sql<number>`${waitingArticles}`.as("waiting_articles"),
      mentionsNew: countIn(mentions, eq(mentions.status, "new")).as("mentions_new"),
      articlesThisMonth: countIn(articles, gte(articles.publishedAt, month)).as("articles_this_month"),
      searchClicks: sql<number | null>`(select sum(${searchDays.clicks})::int from ${searchDays}
        where ${searchDays.projectId} = ${projects.id} and ${searchDays.day} > (
          select max(newest.day) - ${windowDays}::int from ${searchDays} newest where newest.project_id = ${projects.id}))`.as(
        "search_clicks",
      ),
      searchIsSample:
        sql<boolean>`exists (select from ${searchConnections} where ${searchConnections.projectId} = ${projects.id} and ${searchConnections.isSample})`.as(
          "search_is_sample",
        ),
      creditsLeft: sql<number>`coalesce(${creditBalances.available}, 0)`.as("credits_left"),
      hasReport: sql<boolean>`${includesMonth(db, projects.userId, monthOf(now))}`.as("has_report"),
      lastActivityAt:
        sql<Date | null>`(select max(${projectActivity.createdAt}) from ${projectActivity} where ${projectActivity.projectId} = ${projects.id})`
          .mapWith(projectActivity.createdAt)
          .as("last_activity_at"),
    })
    .from(projects)
    .leftJoin(creditBalances, and(eq(creditBalances.userId, projects.userId), eq(creditBalances.kind, "submission")))
    .where(isListed(viewer, q))
    .as("clients");
};
