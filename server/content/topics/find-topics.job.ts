import { and, eq, exists, inArray, or } from "drizzle-orm";
import { mentions, projects, sitePages } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { findTopics } from "./find-topics.ts";

/** Finds topics for every active project. */
export const findAllTopics = async ({ db, clock, lifecycle, log }: Dependencies) => {
  const now = clock();
  const hasMaterial = or(
    exists(db.select({ id: mentions.id }).from(mentions).where(eq(mentions.projectId, projects.id))),
    exists(db.select({ id: sitePages.id }).from(sitePages).where(eq(sitePages.projectId, projects.id))),
  );
  const active = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, activeProjects(db, now)), hasMaterial));
  for (const { id } of active) {
    if (lifecycle.isStopping) return;
    // One project must not hold up the others; the next run tries it again.
    await findTopics(db, now, id).catch((err) => log.error({ err, projectId: id }, "Topics could not be found."));
  }
};
