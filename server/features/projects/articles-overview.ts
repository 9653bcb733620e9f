// A project's articles at a glance.
import { and, count, eq, gte, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles } from "#db/schema/index.ts";
import { waitingStates } from "#shared/articles.ts";
import type { ArticlesOverview } from "#shared/overview.ts";

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** Returns how many articles wait for the customer, are scheduled, and were published this month (UTC). */
export const getArticlesOverview = async (db: Db, projectId: string, now: Date): Promise<ArticlesOverview> => {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const isScheduled = eq(articles.state, "scheduled");
  const [figures] = await db
    .select({
      total: count(),
      waiting: countIf(inArray(articles.state, [...waitingStates])),
      scheduled: countIf(isScheduled),
      nextAt: sql<Date | null>`min(${articles.scheduledAt}) filter (where ${isScheduled})`.mapWith(
        articles.scheduledAt,
      ),
      publishedThisMonth: countIf(gte(articles.publishedAt, month)),
    })
    .from(articles)
    .where(and(eq(articles.projectId, projectId), ne(articles.state, "archived")));
  if (!figures) throw new Error("Counting returned no row.");
  return { ...figures, nextAt: figures.nextAt?.toISOString() ?? null };
};
