import { and, asc, eq, exists, gt, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, directoryStats, directoryVisits, submissions } from "#db/schema/index.ts";
import { minObservations } from "#shared/directories/rules.ts";
import { replacementDays } from "#shared/submissions.ts";
import type { Dependencies } from "../../dependencies.ts";

const batchSize = 200;
const dayMs = 24 * 3600_000;
const visitDays = 30;

/**
 * Counts what our submissions to each directory showed. Medians and shares are null below five observations, so that
 * they say nothing about a single customer.
 */
export const refreshDirectoryStats = async ({ db, clock, pubsub, lifecycle }: Dependencies) => {
  const now = clock();
  let after: string | undefined;
  while (!lifecycle.isStopping) {
    const batch = await listSubmittedTo(db, after);
    if (!batch.length) return;
    const slugs = new Map(batch.map(({ id, slug }) => [id, slug]));
    for (const id of await saveStats(db, now, [...slugs.keys()])) await pubsub.publish(`directories/${slugs.get(id)}`);
    after = batch.at(-1)?.id;
  }
};

const listSubmittedTo = (db: Db, after: string | undefined) =>
  db
    .select({ id: directories.id, slug: directories.slug })
    .from(directories)
    .where(
      and(
        exists(db.select({ one: sql`1` }).from(submissions).where(eq(submissions.directoryId, directories.id))),
        after ? gt(directories.id, after) : undefined,
      ),
    )
    .orderBy(asc(directories.id))
    .limit(batchSize);

/** Returns the directories whose figures have changed. */
const saveStats = async (db: Db, now: Date, directoryIds: string[]) => {
  const counted = await countSubmissions(db, now, directoryIds);
  const visits = new Map((await countVisits(db, now, directoryIds)).map((row) => [row.directoryId, row.medianVisits]));
  if (!counted.length) return [];
  const saved = await db
    .insert(directoryStats)
    .values(counted.map((row) => ({ ...row, medianVisits: visits.get(row.directoryId) ?? null, refreshedAt: now })))
    .onConflictDoUpdate({
      target: directoryStats.directoryId,
      set: {
        submitted: sql`excluded.submitted`,
        live: sql`excluded.live`,
        rejected: sql`excluded.rejected`,
        expired: sql`excluded.expired`,
        lost: sql`excluded.lost`,
        medianDaysToLive: sql`excluded.median_days_to_live`,
        followShare: sql`excluded.follow_share`,
        survival90: sql`excluded.survival_90`,
        medianVisits: sql`excluded.median_visits`,
        refreshedAt: now,
      },
      setWhere: sql`(${directoryStats.submitted}, ${directoryStats.live}, ${directoryStats.rejected}, ${directoryStats.expired}, ${directoryStats.lost}, ${directoryStats.medianDaysToLive}, ${directoryStats.followShare}, ${directoryStats.survival90}, ${directoryStats.medianVisits})
        is distinct from (excluded.submitted, excluded.live, excluded.rejected, excluded.expired, excluded.lost, excluded.median_days_to_live, excluded.follow_share, excluded.survival_90, excluded.median_visits)`,
    })
    .returning({ directoryId: directoryStats.directoryId });
  return saved.map(({ directoryId }) => directoryId);
};

/** Null unless enough rows were counted. */
const fromEnough = (rows: unknown, value: unknown) =>
  sql<number | null>`case when ${rows} >= ${minObservations} then ${value} end`.mapWith((number) =>
    number === null ? null : Number(number),
  );

/** Submissions that were sent and have a result. A listing that was live once counts as live. */
const countSubmissions = (db: Db, now: Date, directoryIds: string[]) => {
  const { state, firstLiveAt, submittedAt, linkKind, lostAt } = submissions;
  const counting = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isLive = isNotNull(firstLiveAt);
  const live = sql`count(*) filter (where ${isLive})`;
  const daysToLive = sql`extract(epoch from ${firstLiveAt} - ${submittedAt}) / 86400`;
  const isOld = sql`${firstLiveAt} <= ${new Date(now.getTime() - replacementDays * dayMs)}`;
  const hasSurvived = sql`(${lostAt} is null or ${lostAt} > ${firstLiveAt} + make_interval(days => ${replacementDays}))`;
  const old = sql`count(*) filter (where ${isOld})`;
  return db
    .select({
      directoryId: submissions.directoryId,
      submitted: sql<number>`count(*)`.mapWith(Number),
      live: counting(isLive),
      rejected: counting(eq(state, "rejected")),
      expired: counting(eq(state, "expired")),
      lost: counting(eq(state, "lost")),
      medianDaysToLive: fromEnough(
        live,
        sql`percentile_cont(0.5) within group (order by ${daysToLive}) filter (where ${isLive})`,
      ),
      followShare: fromEnough(live, sql`(avg((${linkKind} = 'follow')::int) filter (where ${isLive}))::float8`),
      survival90: fromEnough(old, sql`(avg(${hasSurvived}::int) filter (where ${isOld}))::float8`),
    })
    .from(submissions)
    .where(
      and(
        inArray(submissions.directoryId, directoryIds),
        isNotNull(submittedAt),
        or(isLive, inArray(state, ["rejected", "expired"])),
      ),
    )
    .groupBy(submissions.directoryId);
};

/** The median over projects that are listed there and count visits at all. */
const countVisits = (db: Db, now: Date, directoryIds: string[]) => {
  const since = new Date(now.getTime() - visitDays * dayMs).toISOString().slice(0, 10);
  const counts = exists(
    db
      .select({ one: sql`1` })
      .from(directoryVisits)
      .where(and(eq(directoryVisits.projectId, submissions.projectId), gte(directoryVisits.day, since))),
  );
  // Written out: in the selection of a single table, drizzle drops the prefix of columns.
  const visits = sql<number>`coalesce((select sum(${directoryVisits}.visits) from ${directoryVisits}
    where ${directoryVisits}.project_id = ${submissions}.project_id
    and ${directoryVisits}.directory_id = ${submissions}.directory_id and ${directoryVisits}.day >= ${since}), 0)`;
  const listed = db
    .select({ directoryId: submissions.directoryId, visits: visits.as("visits") })
    .from(submissions)
    .where(and(inArray(submissions.directoryId, directoryIds), inArray(submissions.state, ["live", "suspect"]), counts))
    .as("listed");
  return db
    .select({
      directoryId: listed.directoryId,
      medianVisits: fromEnough(sql`count(*)`, sql`percentile_cont(0.5) within group (order by ${listed.visits})`),
    })
    .from(listed)
    .groupBy(listed.directoryId);
};
