import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type projects, sourceReports } from "#db/schema/index.ts";
import type { SourceName } from "#shared/sources.ts";
import { feedAddresses } from "../project-feeds/project-feeds.ts";
import { type Source, whyOff } from "./source.ts";

type Report = { state: "on"; reason?: undefined } | { state: "failing"; reason: string };

/** Notes how a source fares for a project; `since` moves only when the state changes. */
export const reportSource = async (
  db: Db,
  projectId: string,
  source: SourceName,
  { state, reason }: Report,
  now: Date,
) => {
  await db
    .insert(sourceReports)
    .values({ projectId, source, state, reason: reason ?? null, since: now })
    .onConflictDoUpdate({
      target: [sourceReports.projectId, sourceReports.source],
      set: {
        state,
        reason: reason ?? null,
        since: sql`case when ${sourceReports.state} = ${state} then ${sourceReports.since} else excluded.since end`,
      },
    });
};

/** Every source with its state: off here, or on or failing for this project. */
export const listSources = async (db: Db, project: typeof projects.$inferSelect, sources: readonly Source[]) => {
  const reports = await db.select().from(sourceReports).where(eq(sourceReports.projectId, project.id));
  const feeds = await feedAddresses(db, project.id);
  return {
    sources: sources.map((source) => {
      const { name } = source;
      const off = whyOff(source, feeds);
      if (off) return { source: name, state: "off" as const, since: project.createdAt, reason: off };
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
