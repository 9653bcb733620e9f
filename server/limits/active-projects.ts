import { and, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, users } from "#db/schema/index.ts";

/** Condition on `users`: `isExpired` of `shared/limits.ts`, negated, in SQL. A test compares both. */
export const isAccountActive = (now: Date) =>
  or(eq(users.isAdmin, true), isNotNull(users.planId), gt(users.trialEndsAt, now));

/** Selects projects whose owner's account is active. Those of an account that is about to be erased are not. */
export const activeProjects = (db: Db, now: Date) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(isNull(users.deletionAt), isAccountActive(now)));

/** Selects the projects of accounts that are about to be erased: jobs neither change nor charge anything there. */
export const leavingProjects = (db: Db) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(isNotNull(users.deletionAt));

export const isProjectActive = async (db: Db, projectId: string, now: Date) =>
  (await db.$count(projects, and(eq(projects.id, projectId), inArray(projects.id, activeProjects(db, now))))) > 0;
