import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, plans, projects, users } from "#db/schema/index.ts";
import { findProblems } from "#shared/preflight.ts";
import { Problem } from "#shared/problem.ts";
import { getKit } from "./kit.ts";

/** Returns what a directory would refuse in the project's kit. Throws Problem `not-found`. */
export const checkKit = async (db: Db, projectId: string, directoryId: string) => {
  const [directory] = await db.select().from(directories).where(eq(directories.id, directoryId));
  if (!directory) throw new Problem("not-found", "Directory not found.");
  const { fields } = await getKit(db, projectId);
  const problems = findProblems(fields, directory, { freeOnly: await isFreeOnly(db, projectId) });
  return { passes: problems.length === 0, problems };
};

/** Whether the plan of the project's owner includes free directories only. */
export const isFreeOnly = async (db: Db, projectId: string) => {
  const [plan] = await db
    .select({ deliverables: plans.deliverables })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(projects.id, projectId));
  return plan?.deliverables?.freeDirectoriesOnly ?? false;
};
