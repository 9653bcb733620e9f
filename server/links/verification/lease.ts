// The lease on a submission's check, held by one process at a time.
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissions, submissionVisits } from "#db/schema/index.ts";
import { botLimits } from "#shared/links/bot.ts";
import type { ListingTrail } from "#shared/links/verification.ts";

/** `until` is also the submission's `nextCheckAt`: if the process dies, the check is due again. */
export type Lease = { submission: typeof submissions.$inferSelect; until: Date };
export type VisitValues = Omit<typeof submissionVisits.$inferInsert, "submissionId">;

/** Saves that a visit waits for its host until then, and its directory's other due checks with it. */
export const postpone = async (db: Db, lease: Lease, { now, until }: { now: Date; until: Date }) => {
  await endLease(db, lease, { nextCheckAt: until });
  await spreadDue(db, lease.submission.directoryId, { now, from: until });
};

/** Gives up claims on a directory that is being visited. */
export const returnClaims = async (db: Db, directoryId: string, leases: readonly Lease[], now: Date) => {
  for (const lease of leases) await endLease(db, lease, { nextCheckAt: now });
  await spreadDue(db, directoryId, { now, from: now });
};

/**
 * Plans the due checks of a directory ten seconds apart, so that one with many listings delays only itself. Listings
 * whose link was missed come first.
 */
const spreadDue = (db: Db, directoryId: string, { now, from }: { now: Date; from: Date }) =>
  db.execute(sql`
    with due as materialized (
      select id, state, next_check_at from submissions
      where directory_id = ${directoryId} and next_check_at <= ${now.toISOString()}::timestamptz
      for update skip locked
    ), planned as (
      select id, row_number() over (order by state = 'live', next_check_at, id) as position from due
    )
    update submissions
    set next_check_at = ${from.toISOString()}::timestamptz
      + planned.position * make_interval(secs => ${botLimits.secondsBetween})
    from planned where submissions.id = planned.id`);

/** Saves how far a visit has come. It goes on as soon as its next host may be requested. */
export const saveTrail = (db: Db, lease: Lease, trail: ListingTrail, now: Date) =>
  db.transaction(async (tx) => {
    if (await endLease(tx, lease, { nextCheckAt: now })) await upsertVisit(tx, lease.submission.id, { trail });
  });

/** Ends the lease unless the submission has changed or another process has it by now. */
export const endLease = async (tx: Db, { submission, until }: Lease, values: { nextCheckAt: Date | null }) => {
  const { id, state } = submission;
  const ended = await tx
    .update(submissions)
    .set(values)
    .where(and(eq(submissions.id, id), eq(submissions.nextCheckAt, until), eq(submissions.state, state)))
    .returning({ id: submissions.id });
  return ended.length > 0;
};

export const upsertVisit = async (tx: Db, submissionId: string, values: VisitValues) =>
  void (await tx
    .insert(submissionVisits)
    .values({ ...values, submissionId })
    .onConflictDoUpdate({ target: submissionVisits.submissionId, set: values }));
