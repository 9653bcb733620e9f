// Saves the results of checks: the proof, the submission's counters and its state.

import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { projects, submissionChecks, submissionEvents, submissions } from "#db/schema/index.ts";
import type { CheckResult } from "#shared/links/verification.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";

import { addNote, announce, transition } from "../submissions/transition.ts";
import { endLease, type Lease, upsertVisit, type VisitValues } from "./lease.ts";
import { closeManualCheck, manualCheckDays, requestManualCheck } from "./manual-check-task.ts";
import { stateChangeAfter } from "./state-change.ts";
import { positiveOutcomes } from "./verdict.ts";

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
