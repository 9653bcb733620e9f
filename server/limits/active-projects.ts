import { and, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, users } from "#db/schema/index.ts";

/** Selects projects whose owner is an admin or has an active trial or plan: the SQL version of `isExpired`. Those of an account that is about to be erased are not. */
export const activeProjects = (db: Db, now: Date) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(isNull(users.deletionAt), or(eq(users.isAdmin, true), isNotNull(users.planId), gt(users.trialEndsAt, now))),
    );

/** Selects the projects of accounts that are about to be erased: jobs neither change nor charge anything there. */
export const leavingProjects = (db: Db) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(isNotNull(users.deletionAt));

export const isProjectActive = async (db: Db, projectId: string, now: Date) =>
  (await db.$count(projects, and(eq(projects.id, projectId), inArray(projects.id, activeProjects(db, now))))) > 0;
