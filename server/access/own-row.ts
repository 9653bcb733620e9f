import { and, eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { projects } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { isReachable, requireAccess, type Viewer } from "./project-access.ts";

type TableOfProjects = PgTable & { id: PgColumn; projectId: PgColumn };

/**
 * Returns a row of a project that the viewer reaches (any project for admins), with the project. Throws Problem
 * `not-found`, and what `requireAccess` does. `name` is what the row is called: `Topic`.
 */
export const getOwnRow = async <Table extends TableOfProjects>(
  db: Db,
  viewer: Viewer,
  table: Table,
  id: string,
  name: string,
) => {
  const [found] = await db
    .select({ row: getTableColumns(table as PgTable), project: getTableColumns(projects) })
    .from(table as PgTable)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .where(and(eq(table.id, id), isReachable(viewer)));
  if (!found) throw new Problem("not-found", `${name} not found.`);
  requireAccess(viewer, found.project.id);
  return { row: found.row as Table["$inferSelect"], project: found.project };
};
