import { and, between, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import {
  articles,
  directories,
  pageSets,
  pages,
  searchConnections,
  searchDays,
  searchFigures,
  submissions,
} from "#db/schema/index.ts";
import { type SearchDimension, searchMonths } from "#shared/content/search-console.ts";
import { sumFigures } from "#shared/content/search-figures.ts";
import {
  goodPosition,
  type Impact,
  type ImpactComparison,
  type ImpactMark,
  type ImpactQuery,
  windowDays,
} from "#shared/reporting/impact.ts";
import { isPublicArticle } from "../../content/articles/publication.ts";
import { addDays, monthsBefore } from "../../content/search-console/pacific-day.ts";

type Project = { id: string; url: string };
type Day = typeof searchDays.$inferSelect;

const maxRows = 20;
/** Fewer impressions make no average. */
const minImpressions = 10;
const weeksOfYear = 364;

/** Returns a project's figures in Google Search, and compares the days before and after a date, by default the last 28. */
export const getImpact = async (db: Db, project: Project, { at }: ImpactQuery): Promise<Impact> => {
  const [row] = await db
    .select({
      connection: searchConnections,
      newest: sql<
        string | null
      >`(select max(${searchDays.day}) from ${searchDays} where ${searchDays.projectId} = ${project.id})`,
    })
    .from(searchConnections)
    .where(eq(searchConnections.projectId, project.id));
  if (!row?.newest || row.connection.property === null)
    return { source: null, days: [], marks: [], comparison: null, enteredQueries: [], gainedPages: [] };
  const { property, isSample } = row.connection;
  const since = monthsBefore(row.newest, searchMonths);
  const days = await db
    .select()
    .from(searchDays)
    .where(and(eq(searchDays.projectId, project.id), gte(searchDays.day, since)))
    .orderBy(searchDays.day);
  const partialFrom = days.find(({ isPartial }) => isPartial)?.day ?? null;
  const periods = toPeriods(days, partialFrom, at);
  const [marks, enteredQueries, { gainedPages, ...pagesClicks }] = await Promise.all([
    listMarks(db, project.id, since),
    listEnteredQueries(db, project.id, periods),
    readPages(db, project, periods),
  ]);
  const readAt = Math.max(...days.map((day) => day.readAt.getTime()));
  return {
    source: {
      property,
      isSample,
      firstDay: days[0]?.day ?? row.newest,
      lastDay: row.newest,
      partialFrom,
      readAt: new Date(readAt).toISOString(),
    },
    days: days.map(({ day, ...figures }) => ({ day, ...sumFigures([figures]) })),
    marks,
    comparison: compare(days, periods, pagesClicks),
    enteredQueries,
    gainedPages,
  };
};

type Periods = { at: string; from: string; before: string; to: string };

/** The windows end before the first day that is not final. */
const toPeriods = (days: readonly Day[], partialFrom: string | null, asked: string | undefined): Periods => {
  const last = days.at(-1)?.day ?? "";
  const lastFull = partialFrom ? addDays(partialFrom, -1) : last;
  const at = asked ?? addDays(lastFull, 1 - windowDays);
  const [to = ""] = [addDays(at, windowDays - 1), lastFull].sort();
  return { at, from: addDays(at, -windowDays), before: addDays(at, -1), to };
};

const compare = (
  days: readonly Day[],
  { at, from, before, to }: Periods,
  pagesClicks: Pick<ImpactComparison, "promoted" | "rest">,
): ImpactComparison => {
  const between = (first: string, last: string) => sumFigures(days.filter(({ day }) => day >= first && day <= last));
  const daysAfter = Math.max(0, Math.round((Date.parse(to) - Date.parse(at)) / 86_400_000) + 1);
  const yearBefore = (day: string) => addDays(day, -weeksOfYear);
  const hasYear = (days[0]?.day ?? from) <= yearBefore(from);
  const lastYear = hasYear
    ? {
        before: between(yearBefore(from), yearBefore(before)).clicks,
        after: between(yearBefore(at), yearBefore(to)).clicks,
      }
    : null;
  const windows = {
    before: { from, to: before, ...between(from, before) },
    after: { from: at, to: daysAfter ? to : at, ...between(at, to) },
  };
  const total = { before: windows.before.clicks, after: windows.after.clicks };
  // A window that has just begun has no change to explain.
  const isWhole = daysAfter === windowDays;
  const hints: ImpactComparison["hints"] = [];
  if (total.before + total.after < minClicks) hints.push("few");
  else if (isWhole) {
    if (isAlike(pagesClicks.promoted, pagesClicks.rest)) hints.push("rest");
    if (lastYear && isAlike(total, lastYear)) hints.push("lastYear");
  }
  return { at, ...windows, daysAfter, ...pagesClicks, lastYear, hints };
};

const minClicks = 40;
/** How close two relative changes are if one explains the other. */
const tolerance = 0.1;

/** Whether both rose or fell by about the same share. */
const isAlike = (one: { before: number; after: number }, other: { before: number; after: number }) => {
  if (one.before < minClicks / 2 || other.before < minClicks / 2) return false;
  const changes = [one, other].map(({ before, after }) => (after - before) / before);
  const [first = 0, second = 0] = changes;
  return Math.abs(first) >= tolerance / 2 && first * second > 0 && Math.abs(first - second) <= tolerance;
};

/** Sums of a page or query before and after. */
const columns = ({ at, before }: Periods) => {
  const { day, clicks, impressions, position } = searchFigures;
  const sum = (what: SQL, when: SQL) => sql<number>`coalesce(sum(${what}) filter (where ${when}), 0)`.mapWith(Number);
  const average = (when: SQL) =>
    sql<
      number | null
    >`(sum(${position} * ${impressions}) filter (where ${when}) / nullif(sum(${impressions}) filter (where ${when}), 0))::float8`;
  const [isBefore, isAfter] = [sql`${day} <= ${before}`, sql`${day} >= ${at}`];
  return {
    clicks: sum(sql`${clicks}`, isAfter),
    clicksBefore: sum(sql`${clicks}`, isBefore),
    impressions: sum(sql`${impressions}`, isAfter),
    position: average(isAfter),
    positionBefore: average(isBefore),
  };
};

const isInWindows = (projectId: string, dimension: SearchDimension, { from, to }: Periods) =>
  and(
    eq(searchFigures.projectId, projectId),
    eq(searchFigures.dimension, dimension),
    between(searchFigures.day, from, to),
  );

const rounded = (position: number | null) => (position === null ? null : Math.round(position * 10) / 10);

const listEnteredQueries = async (db: Db, projectId: string, periods: Periods): Promise<Impact["enteredQueries"]> => {
  const { clicks, impressions, position, positionBefore } = columns(periods);
  const rows = await db
    .select({ query: searchFigures.value, clicks, impressions, position, positionBefore })
    .from(searchFigures)
    .where(isInWindows(projectId, "query", periods))
    .groupBy(searchFigures.value)
    .having(
      sql`${impressions} >= ${minImpressions} and ${position} <= ${goodPosition} and coalesce(${positionBefore}, 1000) > ${goodPosition}`,
    )
    .orderBy(sql`${impressions} desc`, searchFigures.value)
    .limit(maxRows);
  return rows.map((row) => ({
    ...row,
    position: rounded(row.position),
    positionBefore: rounded(row.positionBefore),
  }));
};

/** The pages that gained most clicks, and the clicks on those that we did something for and on all others, in one scan. */
const readPages = async (db: Db, project: Project, periods: Periods) => {
  const { clicks, clicksBefore, impressions, position } = columns(periods);
  const promoted = isPromoted(db, project);
  const ours = (what: SQL) => sql<number>`coalesce(sum(${what}) filter (where ${promoted}) over (), 0)`.mapWith(Number);
  const all = (what: SQL) => sql<number>`sum(${what}) over ()`.mapWith(Number);
  const rows = await db
    .select({
      page: {
        url: searchFigures.value,
        clicks,
        clicksBefore,
        impressions,
        position,
        isPromoted: sql<boolean>`${promoted}`,
      },
      promoted: { before: ours(clicksBefore), after: ours(clicks) },
      all: { before: all(clicksBefore), after: all(clicks) },
    })
    .from(searchFigures)
    .where(isInWindows(project.id, "page", periods))
    .groupBy(searchFigures.value)
    .orderBy(sql`${clicks} - ${clicksBefore} desc`, searchFigures.value)
    .limit(maxRows);
  const [sums] = rows;
  const none = { before: 0, after: 0 };
  return {
    gainedPages: rows
      .map(({ page }) => ({ ...page, position: rounded(page.position) }))
      .filter((page) => page.clicks > page.clicksBefore),
    promoted: sums?.promoted ?? none,
    rest: sums ? { before: sums.all.before - sums.promoted.before, after: sums.all.after - sums.promoted.after } : none,
  };
};

/** Compares addresses regardless of a closing slash. */
const plain = (url: SQL | typeof searchFigures.value | typeof articles.publishedUrl | typeof pages.url) =>
  sql`rtrim(${url}, '/')`;

/** Condition on a page: the home page, which directories link to, or one that we made. */
const isPromoted = (db: Db, { id, url }: Project) => {
  const made = unionAll(
    db
      .select({ url: sql`${plain(articles.publishedUrl)}`.as("url") })
      .from(articles)
      .where(and(eq(articles.projectId, id), isNotNull(articles.publishedUrl))),
    db
      .select({ url: sql`${plain(pages.url)}`.as("url") })
      .from(pages)
      .where(and(eq(pages.projectId, id), isNotNull(pages.url))),
  );
  return sql`(${plain(searchFigures.value)} = ${url.replace(/\/+$/, "")} or ${plain(searchFigures.value)} in ${made})`;
};

/** The days of first live links, articles and page sets, in Google's time zone. */
const listMarks = async (db: Db, projectId: string, since: string): Promise<ImpactMark[]> => {
  const dayOf = (time: SQL | typeof submissions.firstLiveAt | typeof articles.publishedAt | typeof pages.publishedAt) =>
    sql<string>`(${time} at time zone 'America/Los_Angeles')::date::text`;
  const marksOf = (kind: ImpactMark["kind"], day: SQL<string>, name: SQL) => ({
    kind: sql<ImpactMark["kind"]>`${kind}::text`.as("kind"),
    day: day.as("day"),
    count: sql<number>`count(*)::int`.as("count"),
    title: sql<string | null>`case when count(distinct ${name}) = 1 then min(${name}) end`.as("title"),
  });
  const isSince = (day: SQL<string>) => sql`${day} >= ${since}`;
  const [linkDay, articleDay, pageDay] = [
    dayOf(submissions.firstLiveAt),
    dayOf(articles.publishedAt),
    dayOf(pages.publishedAt),
  ];
  return unionAll(
    db
      .select(marksOf("links", linkDay, sql`${directories.name}`))
      .from(submissions)
      .innerJoin(directories, eq(directories.id, submissions.directoryId))
      .where(and(eq(submissions.projectId, projectId), isSince(linkDay)))
      .groupBy(linkDay),
    db
      .select(marksOf("articles", articleDay, sql`${articles.title}`))
      .from(articles)
      .where(and(eq(articles.projectId, projectId), isPublicArticle(db), isSince(articleDay)))
      .groupBy(articleDay),
    db
      .select(marksOf("pages", pageDay, sql`${pageSets.name}`))
      .from(pages)
      .innerJoin(pageSets, eq(pageSets.id, pages.pageSetId))
      .where(and(eq(pages.projectId, projectId), eq(pages.publishAs, "live"), isSince(pageDay)))
      .groupBy(pageDay),
  ).orderBy(sql`day, kind`);
};
