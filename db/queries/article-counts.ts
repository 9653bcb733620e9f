import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { ArticleState } from "#shared/content/article-states.ts";
import type { Db } from "../connect.ts";
import { articles } from "../schema/index.ts";

export type ArticleRange = {
  /** By the time of publication, or in the calendar, which also has scheduled articles. */
  dimension: "published" | "calendar";
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

/** Returns how many articles of a project are in each state, of all or of a range. */
export const countArticles = async (db: Db, projectId: string, range: ArticleRange | undefined) => {
  const rows = await db
    .select({ state: articles.state, count: count() })
    .from(articles)
    .where(and(eq(articles.projectId, projectId), range && isArticleInRange(range)))
    .groupBy(articles.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count])) as Partial<Record<ArticleState, number>>;
};
