// Saves the results of checks: the proof, the submission's counters and its state.
import { and, desc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, submissionChecks, submissionEvents, submissions, tasks } from "#db/schema/index.ts";
import type { CheckResult } from "#shared/verification.ts";
import type { Dependencies } from "../../dependencies.ts";
import { lockBalance } from "../credits/credits.ts";
import { addNote, transition } from "../submissions/transition.ts";
import { endLease, type Lease, upsertVisit, type VisitValues } from "./lease.ts";
import { stateChangeAfter } from "./state-change.ts";

type SubmissionRow = typeof submissions.$inferSelect;

const dayMs = 24 * 3600_000;
/** How long a person's look at a page counts that our bot can't read. */
const manualCheckDays = 30;
/** Days that operators have for a manual check. */
const taskDays = 3;

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
    await applyResult(tx, clock(), submission, { result, by: "bot" });
    return true;
  });

/** A loss returns a credit, and accounts are always locked before submissions. */
export const lockOwner = async (tx: Db, submissionId: string) => {
  const [owned] = await tx
    .select({ userId: projects.userId })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(submissions.id, submissionId));
  if (owned) await lockBalance(tx, owned.userId);
};

type Applied = { result: CheckResult; by: "bot" | "person"; actorId?: string; evidenceIds?: string[] | undefined };

/** Saves the proof and changes the submission. Call it in a transaction that has locked the row. */
export const applyResult = async (
  tx: Db,
  now: Date,
  submission: SubmissionRow,
  { result, by, actorId, evidenceIds = [] }: Applied,
) => {
  const { id } = submission;
  const { link: _, flags: __, ...findings } = result;
  await tx.insert(submissionChecks).values({ ...findings, submissionId: id, at: now, by });
  const change = stateChangeAfter(submission, await stateSince(tx, submission), result, now);
  // The bot can't confirm what a person saw, so it does not look again before the person's look expires.
  const isFoundByPerson = by === "person" && change.to !== "suspect" && result.link !== null;
  const values = {
    ...change.values,
    lastCheckedAt: now,
    ...(isFoundByPerson && { nextCheckAt: new Date(now.getTime() + manualCheckDays * dayMs) }),
    ...(submission.listingUrl === null && result.link && { listingUrl: result.finalUrl }),
  };
  const event = { actor: "verifier" as const, ...(actorId && { actorId }), evidenceIds };
  // Screenshots belong to an entry of the history.
  const note = change.note ?? (by === "person" ? result.reason : undefined);
  if (change.to) await transition(tx, now, id, { ...event, to: change.to, values, ...(note && { note }) });
  else {
    await tx
      .update(submissions)
      .set({ ...values, ...(note && { updatedAt: now }) })
      .where(eq(submissions.id, id));
    if (note) await addNote(tx, now, submission, { ...event, note });
  }
  if (by === "bot" && change.needsPerson) await requestManualCheck(tx, now, submission);
  if (!change.needsPerson) await closeManualCheck(tx, now, id);
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
        inArray(submissionChecks.outcome, ["live_follow", "live_nofollow", "live_indirect"]),
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
