import { and, asc, eq, gt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { keywords, leads, mentions, monthlyUses, projectFeeds, projects } from "#db/schema/index.ts";
import { inBatches } from "../batches.ts";

/** Everything of someone's projects, row by row in the order in which it came. The widget's secret stays here: it opens something. */
export const projectDataOf = (db: Db, userId: string) =>
  inBatches(
    async (after: string | undefined, count) => {
      const rows = await db
        .select()
        .from(projects)
        .where(and(eq(projects.userId, userId), after ? gt(projects.id, after) : undefined))
        .orderBy(asc(projects.id))
        .limit(count);
      return rows.map(({ userId: _owner, widgetSecret: _secret, nextScanAt: _next, ...project }) => ({
        ...project,
        keywords: rowsOf(db, keywords, project.id),
        feeds: rowsOf(db, projectFeeds, project.id),
        mentions: rowsOf(db, mentions, project.id),
        leads: rowsOf(db, leads, project.id),
      }));
    },
    ({ id }) => id,
  );

type OfProject = typeof keywords | typeof projectFeeds | typeof mentions | typeof leads;

const rowsOf = (db: Db, table: OfProject, projectId: string) => {
  const { id, projectId: owner }: { id: PgColumn; projectId: PgColumn } = table;
  return inBatches(
    async (after: string | undefined, count) => {
      const rows = await db
        .select()
        .from(table)
        .where(and(eq(owner, projectId), after ? gt(id, after) : undefined))
        .orderBy(asc(id))
        .limit(count);
      return rows.map(({ projectId: _project, ...row }) => row);
    },
    (row) => row.id,
  );
};

/** What someone used in each month. */
export const usesOf = (db: Db, userId: string) =>
  db
    .select({ month: monthlyUses.month, kind: monthlyUses.kind, used: monthlyUses.used })
    .from(monthlyUses)
    .where(eq(monthlyUses.userId, userId));
