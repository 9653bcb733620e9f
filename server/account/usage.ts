import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, projects } from "#db/schema/index.ts";
import type { Counts } from "#shared/limits.ts";
import { usedThisMonth } from "../uses.ts";

/** What someone used: projects now, keywords of the project that has most of them, replies and exports this month. */
export const usageOf = async (db: Db, userId: string, now: Date): Promise<Counts> => {
  const perProject = db
    .select({ count: sql<number>`count(${keywords.id})`.as("count") })
    .from(projects)
    .leftJoin(keywords, eq(keywords.projectId, projects.id))
    .where(eq(projects.userId, userId))
    .groupBy(projects.id)
    .as("per_project");
  const [counts] = await db
    .select({
      projects: sql<number>`count(*)::int`,
      keywords: sql<number>`coalesce(max(${perProject.count}), 0)::int`,
    })
    .from(perProject);
  return {
    projects: counts?.projects ?? 0,
    keywords: counts?.keywords ?? 0,
    replies: await usedThisMonth(db, userId, "replies", now),
    exports: await usedThisMonth(db, userId, "exports", now),
  };
};
