// Saves the results of checks: the proof, the submission's counters and its state.
import { and, desc, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import {
  projects,
  submissionChecks,
  submissionEvents,
  submissions,
  submissionVisits,
  tasks,
} from "#db/schema/index.ts";
import { botLimits } from "#shared/links/bot.ts";
import type { CheckResult, ListingTrail } from "#shared/links/verification.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { addNote, announce, transition } from "../submissions/transition.ts";
import { stateChangeAfter } from "./state-change.ts";
import { positiveOutcomes } from "./verdict.ts";

/** `until` is also the submission's `nextCheckAt`: if the process dies, the check is due again. */
type Lease = { submission: typeof submissions.$inferSelect; until: Date };
type VisitValues = Omit<typeof submissionVisits.$inferInsert, "submissionId">;

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

const upsertVisit = async (tx: Db, submissionId: string, values: VisitValues) =>
  void (await tx
    .insert(submissionVisits)
    .values({ ...values, submissionId })
    .onConflictDoUpdate({ target: submissionVisits.submissionId, set: values }));

/** How long a person's look at a page counts that our bot can't read. */
const manualCheckDays = 30;
/** Days that operators have for a manual check. */
const taskDays = 3;

/** Opens a task for a person, unless one is open or a person has found the listing lately. */
export const requestManualCheck = async (tx: Db, now: Date, { id, projectId, state }: SubmissionRow) => {
  const validFrom = new Date(now.getTime() - manualCheckDays * dayMs);
  const [found] = await tx
    .select({ at: submissionChecks.at })
    .from(submissionChecks)
    .where(
      and(
        eq(submissionChecks.submissionId, id),
        eq(submissionChecks.by, "person"),
        gte(submissionChecks.at, validFrom),
        inArray(submissionChecks.outcome, positiveOutcomes),
      ),
    )
    .limit(1);
  if (found && state === "live") return;
  await tx
    .insert(tasks)
    .values({ kind: "check", projectId, submissionId: id, dueAt: new Date(now.getTime() + taskDays * dayMs) })
    .onConflictDoNothing();
};

/** A claimed task stays with its operator. */
const closeManualCheck = (tx: Db, now: Date, submissionId: string) =>
  tx
    .update(tasks)
    .set({ state: "done", outcome: "checked", finishedAt: now })
    .where(and(eq(tasks.submissionId, submissionId), eq(tasks.kind, "check"), eq(tasks.state, "open")));

type SubmissionRow = typeof submissions.$inferSelect;

type Saved = {
  result: CheckResult;
  /** What the next check needs from this one. */
  visit?: VisitValues;
};

/** Saves the result of a visit and when the next one is due. Returns whether the lease was still ours. */
export const saveResult = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  lease: Lease,
  { result, visit = {} }: Saved,
) =>
  db.transaction(async (tx) => {
    const { submission } = lease;
    if (submission.state === "suspect") await lockOwner(tx, submission.id);
    if (!(await endLease(tx, lease, { nextCheckAt: null }))) return false;
    await upsertVisit(tx, submission.id, { trail: null, ...visit });
    await saveCheck(tx, clock(), submission.id, result, "bot");
    await countResult(tx, clock(), submission, { result: await withoutDoubt(tx, submission, result), by: "bot" });
    return true;
  });

/** A loss returns a credit, and accounts are always locked before submissions. */
export const lockOwner = async (tx: Db, submissionId: string) => {
  const [owned] = await tx
    .select({ userId: projects.userId })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(submissions.id, submissionId));
  if (owned) await lockAccount(tx, owned.userId);
};

export const saveCheck = async (
  tx: Db,
  now: Date,
  submissionId: string,
  { link: _, flags: __, ...findings }: CheckResult,
  by: "bot" | "person",
) => void (await tx.insert(submissionChecks).values({ ...findings, submissionId, at: now, by }));

type CheckRow = typeof submissionChecks.$inferSelect;

/** A saved check as the result that it was. What it said about the link is saved with the submission. */
export const savedResult = (
  { id: _, submissionId: __, at: ___, by: ____, ...findings }: CheckRow,
  { link, flags }: Pick<CheckResult, "link" | "flags">,
): CheckResult => ({ ...findings, link, flags });

type Counted = { result: CheckResult; by: "bot" | "person"; actorId?: string };

/** Changes the submission as a saved check says. Call it in a transaction that has locked the row. */
export const countResult = async (tx: Db, now: Date, submission: SubmissionRow, { result, by, actorId }: Counted) => {
  const { id } = submission;
  const change = stateChangeAfter(submission, await stateSince(tx, submission), result, now);
  // The bot can't confirm what a person saw, so it does not look again before the person's look expires.
  const isFoundByPerson = by === "person" && result.link !== null;
  const values = {
    ...change.values,
    lastCheckedAt: now,
    ...(isFoundByPerson && { nextCheckAt: new Date(now.getTime() + manualCheckDays * dayMs) }),
    ...(submission.listingUrl === null && result.link && { listingUrl: result.finalUrl }),
  };
  const event = { actor: "verifier" as const, ...(actorId && { actorId }) };
  const note = by === "bot" ? change.note : undefined;
  if (change.to) await transition(tx, now, id, { ...event, to: change.to, values, ...(note && { note }) });
  else {
    await tx
      .update(submissions)
      .set({ ...values, ...(note && { updatedAt: now }) })
      .where(eq(submissions.id, id));
    if (note) await addNote(tx, now, submission, { ...event, note });
  }
  if (by === "bot" && change.isUnfollowed)
    await announce(tx, now, { ...submission, ...values, state: "live", note: note ?? null }, "submission.unfollowed");
  if (by === "bot" && change.needsPerson) await requestManualCheck(tx, now, submission);
  if (!change.needsPerson) await closeManualCheck(tx, now, id);
};

/**
 * What a person saw decides where the bot is in doubt. A link that our bot has never seen is not missing because the bot
 * sees a mention again: another person repeats the look. And if a person found no link on a page that answers 404, it is
 * gone as long as it does.
 */
const withoutDoubt = async (tx: Db, { id, state }: SubmissionRow, result: CheckResult): Promise<CheckResult> => {
  const { outcome, status } = result;
  const isMention = state === "live" && outcome === "mention_only";
  const isNotFound = outcome === "unknown" && (status === 404 || status === 410);
  if (!isMention && !isNotFound) return result;
  const decisive = isMention ? positiveOutcomes : [...positiveOutcomes, "missing" as const];
  const [last] = await tx
    .select({ by: submissionChecks.by, outcome: submissionChecks.outcome })
    .from(submissionChecks)
    .where(and(eq(submissionChecks.submissionId, id), inArray(submissionChecks.outcome, decisive)))
    .orderBy(desc(submissionChecks.at))
    .limit(1);
  if (last?.by !== "person") return result;
  if (isMention) return { ...result, link: null };
  return last.outcome === "missing" ? { ...result, outcome: "gone" } : result;
};

/** Since when a submission is in its state. */
export const stateSince = async (
  tx: Db,
  { id, state, submittedAt, firstMissAt, lostAt, firstLiveAt, createdAt }: SubmissionRow,
) => {
  if (state === "submitted" || state === "in_review") return submittedAt ?? createdAt;
  if (state === "suspect" && firstMissAt) return firstMissAt;
  if (state === "lost" && lostAt) return lostAt;
  const [entered] = await tx
    .select({ at: submissionEvents.at })
    .from(submissionEvents)
    .where(
      and(
        eq(submissionEvents.submissionId, id),
        eq(submissionEvents.to, state),
        or(isNull(submissionEvents.from), ne(submissionEvents.from, submissionEvents.to)),
      ),
    )
    .orderBy(desc(submissionEvents.at))
    .limit(1);
  return entered?.at ?? firstLiveAt ?? createdAt;
};
