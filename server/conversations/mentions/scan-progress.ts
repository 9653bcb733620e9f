import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, mentions, type projects, scans, sourceStatuses } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { listSources } from "./source-status.ts";

/** Returns the progress of a project's first scan, in total and per source. */
export const getScanProgress = async (
  { db, clock, sources }: Pick<Dependencies, "db" | "clock" | "sources">,
  project: typeof projects.$inferSelect,
) => {
  const ofProject = eq(keywords.projectId, project.id);
  const watched = await db.$count(keywords, ofProject);
  const searchedAt = await searchedBySource(db, project.id);
  const reported = await reportedSources(db, project.id);
  const states = (await listSources({ db, clock }, project, sources)).sources.map((state) => ({
    ...state,
    searched: searchedAt.get(state.source) ?? 0,
  }));
  return {
    keywords: watched,
    searched: await db.$count(keywords, and(ofProject, isNotNull(keywords.lastScanAt))),
    sources: states,
    mentions: await db.$count(mentions, eq(mentions.projectId, project.id)),
    // A source with a status but no searches had nothing to search, such as feeds before the first is added.
    isDone: states.every(
      ({ source, state, searched }) => state !== "on" || searched >= watched || (!searched && reported.has(source)),
    ),
  };
};

const searchedBySource = async (db: Db, projectId: string) => {
  const rows = await db
    .select({ source: scans.source, searched: count() })
    .from(scans)
    .innerJoin(keywords, eq(keywords.id, scans.keywordId))
    .where(eq(keywords.projectId, projectId))
    .groupBy(scans.source);
  return new Map(rows.map(({ source, searched }) => [source, searched]));
};

const reportedSources = async (db: Db, projectId: string) => {
  const rows = await db
    .select({ source: sourceStatuses.source })
    .from(sourceStatuses)
    .where(eq(sourceStatuses.projectId, projectId));
  return new Set(rows.map(({ source }) => source));
};
