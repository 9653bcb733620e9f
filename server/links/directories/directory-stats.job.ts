import { and, asc, count, eq, exists, gt, gte, inArray, isNotNull, notInArray, or, sql, sum } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { saveChanged } from "#db/queries/save-changed.ts";
import { directories, directoryStats, directoryVisits, submissions } from "#db/schema/index.ts";
import { replacementDays } from "#shared/limits.ts";
import { minObservations } from "#shared/links/directories/rules.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";

const batchSize = 200;
const visitDays = 30;

/**
 * Counts what our submissions to each directory showed. Medians and shares are null below five observations, so that
 * they say nothing about a single customer.
 */
export const refreshDirectoryStats = async ({ db, clock, pubsub, lifecycle }: Dependencies) => {
  const now = clock();
  let after: string | undefined;
  while (!lifecycle.isStopping) {
    const batch = await listCounted(db, after);
    if (!batch.length) return;
    const slugs = new Map(batch.map(({ id, slug }) => [id, slug]));
    for (const id of await saveStats(db, now, [...slugs.keys()])) await pubsub.publish(`directories/${slugs.get(id)}`);
    after = batch.at(-1)?.id;
  }
};

/** The directories with submissions, and those whose last submissions were deleted with their account. */
const listCounted = (db: Db, after: string | undefined) => {
  const rowsIn = (table: typeof submissions | typeof directoryStats) =>
    exists(db.select({ one: sql`1` }).from(table).where(eq(table.directoryId, directories.id)));
  return db
    .select({ id: directories.id, slug: directories.slug })
    .from(directories)
    .where(and(or(rowsIn(submissions), rowsIn(directoryStats)), after ? gt(directories.id, after) : undefined))
    .orderBy(asc(directories.id))
    .limit(batchSize);
};

/** Returns the directories whose figures have changed. */
const saveStats = async (db: Db, now: Date, directoryIds: string[]) => {
  const counted = await countSubmissions(db, now, directoryIds);
  const visits = new Map((await countVisits(db, now, directoryIds)).map((row) => [row.directoryId, row.medianVisits]));
  const rows = counted.map((row) => ({ ...row, medianVisits: visits.get(row.directoryId) ?? null }));
  const saved = await saveChanged(db, directoryStats, { key: directoryStats.directoryId, rows, now });
  const left = counted.map(({ directoryId }) => directoryId);
  const removed = await db
    .delete(directoryStats)
    .where(and(inArray(directoryStats.directoryId, directoryIds), notInArray(directoryStats.directoryId, left)))
    .returning({ key: directoryStats.directoryId });
  return [...saved, ...removed.map(({ key }) => key)];
};

/** Null unless enough rows were counted. */
const fromEnough = (rows: unknown, value: unknown) =>
  sql<number | null>`case when ${rows} >= ${minObservations} then ${value} end`.mapWith((number) =>
    number === null ? null : Number(number),
  );

/**
 * Submissions that were sent and have a result. A listing that was live once counts as live, and a directory that closed
 * after the submission has rejected it, as in the public ledger.
 */
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
      submitted: count(),
      live: counting(isLive),
      rejected: counting(inArray(state, ["rejected", "unavailable"])),
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
        or(isLive, inArray(state, ["rejected", "unavailable", "expired"])),
      ),
    )
    .groupBy(submissions.directoryId);
};

/** The median over projects that are listed there and count visits at all. */
const countVisits = (db: Db, now: Date, directoryIds: string[]) => {
  const since = utcDay(now.getTime() - visitDays * dayMs);
  const hasVisits = exists(
    db
      .select({ one: sql`1` })
      .from(directoryVisits)
      .where(and(eq(directoryVisits.projectId, submissions.projectId), gte(directoryVisits.day, since))),
  );
  const visited = db
    .select({
      projectId: directoryVisits.projectId,
      directoryId: directoryVisits.directoryId,
      visits: sum(directoryVisits.visits).as("visits"),
    })
    .from(directoryVisits)
    .where(and(inArray(directoryVisits.directoryId, directoryIds), gte(directoryVisits.day, since)))
    .groupBy(directoryVisits.projectId, directoryVisits.directoryId)
    .as("visited");
  const visits = sql`coalesce(${visited.visits}, 0)`;
  return db
    .select({
      directoryId: submissions.directoryId,
      medianVisits: fromEnough(sql`count(*)`, sql`percentile_cont(0.5) within group (order by ${visits})`),
    })
    .from(submissions)
    .leftJoin(
      visited,
      and(eq(visited.projectId, submissions.projectId), eq(visited.directoryId, submissions.directoryId)),
    )
    .where(
      and(inArray(submissions.directoryId, directoryIds), inArray(submissions.state, ["live", "suspect"]), hasVisits),
    )
    .groupBy(submissions.directoryId);
};
