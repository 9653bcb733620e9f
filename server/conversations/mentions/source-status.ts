import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { type projects, sourceRateLimits, sourceStatuses, sourceTurns } from "#db/schema/index.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import type { Dependencies } from "../../dependencies.ts";
import { disabledReason, type Source } from "../../integrations/mention-source.ts";
import { isProjectActive } from "../../limits/active-projects.ts";
import { listFeedUrls } from "../project-feeds/project-feeds.ts";
import { getSourceSettings } from "../source-settings/source-settings.ts";

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

/** A longer wait than this for the next search is explained. */
const longWaitMs = 2 * 3600_000;

/** Lists every source with its state: off in this environment or for this project, on or failing; and its next search. */
export const listSources = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  project: typeof projects.$inferSelect,
  sources: readonly Source[],
) => {
  const now = clock().getTime();
  const reports = await db.select().from(sourceStatuses).where(eq(sourceStatuses.projectId, project.id));
  const turns = await db.select().from(sourceTurns).where(eq(sourceTurns.projectId, project.id));
  const limits = await db.select().from(sourceRateLimits);
  const choices = { ...(await getSourceSettings(db, project.id)), feeds: await listFeedUrls(db, project.id) };
  const isActive = await isProjectActive(db, project.id, new Date(now));
  return {
    sources: sources.map((source) => {
      const { name } = source;
      const offReason = disabledReason(source, choices);
      if (offReason)
        return { source: name, state: "off" as const, since: project.createdAt, reason: offReason, nextAt: null };
      const report = reports.find((it) => it.source === name);
      const turn = turns.find((it) => it.source === name)?.nextAt.getTime() ?? 0;
      const limit = limits.find((it) => it.source === name)?.nextAt.getTime() ?? 0;
      const nextAt = Math.max(now, project.nextScanAt.getTime(), turn, limit);
      const reason = report?.reason ?? (turn > now + longWaitMs ? sharedBudget : undefined);
      return {
        source: name,
        state: report?.state ?? ("on" as const),
        since: report?.since ?? project.createdAt,
        ...(reason && { reason }),
        nextAt: isActive ? new Date(nextAt) : null,
      };
    }),
  };
};

const sharedBudget = "This source allows few searches a day, so all customers get an equal share.";
