// A project's listings at a glance.
import { and, count, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissionEvents, submissions } from "#db/schema/index.ts";
import type { LinksOverview } from "#shared/overview.ts";

/** Returns how many listings are live, need the customer or were lost, and how many were live on each of these days. */
export const getLinksOverview = async (db: Db, projectId: string, days: readonly string[]): Promise<LinksOverview> => {
  const ofProject = eq(submissions.projectId, projectId);
  const counted = await db
    .select({ state: submissions.state, count: count() })
    .from(submissions)
    .where(ofProject)
    .groupBy(submissions.state);
  const countOf = (state: (typeof counted)[number]["state"]) => counted.find((row) => row.state === state)?.count ?? 0;
  return {
    total: counted.reduce((sum, row) => sum + row.count, 0),
    live: countOf("live"),
    needsCustomer: countOf("needs_customer"),
    proposed: countOf("proposed"),
    lost: countOf("lost"),
    replaced: await db.$count(submissions, and(ofProject, isNotNull(submissions.replacesId))),
    days: await liveOn(db, projectId, days),
  };
};

/** Adds up the listings that became live and those that stopped being so, by the end of each day in UTC. */
const liveOn = async (db: Db, projectId: string, days: readonly string[]) => {
  const first = days[0] ?? "";
  const day = sql<string>`greatest(to_char(${submissionEvents.at} at time zone 'UTC', 'YYYY-MM-DD'), ${first})`;
  const isLive = eq(submissionEvents.to, "live");
  // A note keeps the state.
  const isChange = sql`${submissionEvents.from} is distinct from ${submissionEvents.to}`;
  const changes = await db
    .select({ day, change: sql<number>`sum(case when ${isLive} then 1 else -1 end)::int` })
    .from(submissionEvents)
    .innerJoin(submissions, eq(submissions.id, submissionEvents.submissionId))
    .where(and(eq(submissions.projectId, projectId), isChange, or(isLive, eq(submissionEvents.from, "live"))))
    .groupBy(sql`1`);
  const changeOn = new Map(changes.map(({ day, change }) => [day, change]));
  let live = 0;
  return days.map((day) => {
    live += changeOn.get(day) ?? 0;
    return { day, live };
  });
};
