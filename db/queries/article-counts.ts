import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { ArticleState } from "#shared/article-states.ts";
import type { Db } from "../connect.ts";
import { articleCounts, type articleDimensions, articles, dailyArticles } from "../schema/index.ts";

const dayMs = 24 * 3600_000;

export type ArticleRange = {
  dimension: (typeof articleDimensions)[number];
  /** The first instant. */
  from?: Date | undefined;
  /** The first instant after the range. */
  to?: Date | undefined;
};

/** The time of each dimension, as in the indexes. */
export const articleTimes = {
  published: sql`${articles.publishedAt}`,
  calendar: sql`coalesce(${articles.publishedAt}, ${articles.scheduledAt})`,
} satisfies Record<ArticleRange["dimension"], SQL>;

export const isArticleInRange = ({ dimension, from, to }: ArticleRange) => {
  const time = articleTimes[dimension];
  return and(from && sql`${time} >= ${from.toISOString()}`, to && sql`${time} < ${to.toISOString()}`);
};

/** Returns how many articles of a project are in each state, of all or of a range. Whole days are stored. */
export const countArticles = async (db: Db, projectId: string, range: ArticleRange | undefined) => {
  const rows = range ? await countRange(db, projectId, range) : await selectCounts(db, projectId);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<ArticleState, number>>;
};

type Counted = { state: ArticleState; count: number };

const selectCounts = (db: Db, projectId: string): Promise<Counted[]> =>
  db
    .select({ state: articleCounts.state, count: articleCounts.count })
    .from(articleCounts)
    .where(and(eq(articleCounts.projectId, projectId), gt(articleCounts.count, 0)));

const countRange = async (db: Db, projectId: string, range: ArticleRange): Promise<Counted[]> => {
  const { dimension, from, to } = range;
  const startOf = (time: Date, round: (days: number) => number) => new Date(round(time.getTime() / dayMs) * dayMs);
  const [firstDay, endDay] = [from && startOf(from, Math.ceil), to && startOf(to, Math.floor)];
  // A range within one day has no whole one.
  const hasDays = !firstDay || !endDay || firstDay < endDay;
  const parts = hasDays
    ? [
        ...(from && firstDay && from < firstDay ? [{ dimension, from, to: firstDay }] : []),
        ...(to && endDay && endDay < to ? [{ dimension, from: endDay, to }] : []),
      ]
    : [range];
  const isOfProject = and(eq(dailyArticles.projectId, projectId), eq(dailyArticles.dimension, dimension));
  const isWhole = and(
    firstDay && sql`${dailyArticles.day} >= ${toDay(firstDay)}::date`,
    endDay && sql`${dailyArticles.day} < ${toDay(endDay)}::date`,
  );
  const branches = [
    db
      .select({ state: dailyArticles.state, count: sql<number>`${dailyArticles.count}`.as("count") })
      .from(dailyArticles)
      .where(and(isOfProject, isWhole, hasDays ? undefined : sql`false`)),
    ...parts.map((part) =>
      db
        .select({ state: articles.state, count: sql<number>`1`.as("count") })
        .from(articles)
        .where(and(eq(articles.projectId, projectId), isArticleInRange(part))),
    ),
  ];
  const all = sql.join(
    branches.map((branch) => branch.getSQL()),
    sql` union all `,
  );
  const count = sql<number>`sum(count)`.mapWith(Number);
  return db
    .select({ state: sql<ArticleState>`state`, count })
    .from(sql`(${all}) as counted`)
    .groupBy(sql`state`)
    .having(gt(count, 0));
};

const toDay = (time: Date) => time.toISOString().slice(0, 10);
