import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type projects, sourceStatuses } from "#db/schema/index.ts";
import type { SourceName } from "#shared/sources.ts";
import { listFeedUrls } from "../project-feeds/project-feeds.ts";
import { disabledReason, type Source } from "./source.ts";

type StatusReport = { state: "on"; reason?: undefined } | { state: "failing"; reason: string };

/** Saves the state of a source for a project; `since` changes only with the state. */
export const saveSourceStatus = async (
  db: Db,
  projectId: string,
  source: SourceName,
  { state, reason }: StatusReport,
  now: Date,
) => {
  await db
    .insert(sourceStatuses)
    .values({ projectId, source, state, reason: reason ?? null, since: now })
    .onConflictDoUpdate({
      target: [sourceStatuses.projectId, sourceStatuses.source],
      set: {
        state,
        reason: reason ?? null,
        since: sql`case when ${sourceStatuses.state} = ${state} then ${sourceStatuses.since} else excluded.since end`,
      },
    });
};

/** Lists every source with its state: off in this environment, or on or failing for this project. */
export const listSources = async (db: Db, project: typeof projects.$inferSelect, sources: readonly Source[]) => {
  const reports = await db.select().from(sourceStatuses).where(eq(sourceStatuses.projectId, project.id));
  const feeds = await listFeedUrls(db, project.id);
  return {
    sources: sources.map((source) => {
      const { name } = source;
      const unavailableReason = disabledReason(source, feeds);
      if (unavailableReason)
        return { source: name, state: "off" as const, since: project.createdAt, reason: unavailableReason };
      const report = reports.find(({ source }) => source === name);
      return {
        source: name,
        state: report?.state ?? ("on" as const),
        since: report?.since ?? project.createdAt,
        ...(report?.reason && { reason: report.reason }),
      };
    }),
  };
};
