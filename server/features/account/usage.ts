import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, monthlyUsage, projects, users } from "#db/schema/index.ts";
import type { QuotaKind } from "../../limits/quota.ts";

/**
 * Usage columns for a row of `users`: current projects, keywords of the project with the most, and the replies and
 * exports of the month in the placeholder `month`.
 */
export const usageColumns = (db: Db) => {
  const own = eq(projects.userId, users.id);
  const perProject = db
    .select({ count: sql<number>`count(*)`.as("count") })
    .from(projects)
    .innerJoin(keywords, eq(keywords.projectId, projects.id))
    .where(own)
    .groupBy(projects.id)
    .as("per_project");
  const used = (kind: QuotaKind) => {
    const isThis = and(eq(monthlyUsage.userId, users.id), eq(monthlyUsage.kind, kind));
    const inMonth = and(isThis, eq(monthlyUsage.month, sql.placeholder("month")));
    return sql<number>`coalesce((${db.select({ used: monthlyUsage.used }).from(monthlyUsage).where(inMonth)}), 0)`;
  };
  return {
    projects: sql<number>`(${db.select({ count: sql`count(*)::int` }).from(projects).where(own)})`,
    keywords: sql<number>`(${db.select({ most: sql`coalesce(max(${perProject.count}), 0)::int` }).from(perProject)})`,
    replies: used("replies"),
    exports: used("exports"),
  };
};
