import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { projects, tasks } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { requireAccess, type Viewer } from "./project-access.ts";

/** Returns a project that the viewer reaches with what the request needs. Throws Problem `not-found`, `forbidden`, `limit`. */
export const getOwnProject = async (db: Db, viewer: Viewer, id: string) => {
  const [project] = await projectOf(db).execute({ id });
  if (!project || !isReached(viewer, project)) throw projectNotFound();
  requireAccess(viewer, id);
  return project;
};

export const isReached = (viewer: Viewer, { id, userId }: { id: string; userId: string }) =>
  viewer.isAdmin || userId === viewer.id || viewer.memberships?.[id] !== undefined;

const projectOf = prepareQuery((db) =>
  db
    .select()
    .from(projects)
    .where(eq(projects.id, sql.placeholder("id")))
    .prepare("project"),
);

export const projectNotFound = () => new Problem("not-found", "Project not found.");

/** Whether the operator writes an article of the project at the moment. */
export const isWriterOf = async (db: Db, { id }: Pick<Viewer, "id">, projectId: string) =>
  (await db.$count(
    tasks,
    and(
      eq(tasks.projectId, projectId),
      isNotNull(tasks.articleId),
      eq(tasks.state, "claimed"),
      eq(tasks.claimedBy, id),
    ),
  )) > 0;
