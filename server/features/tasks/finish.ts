// What an operator reports about a task, and taking it back.
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, evidence, submissions, tasks } from "#db/schema/index.ts";
import { valuesFor } from "#shared/kit-values.ts";
import { Problem } from "#shared/problem.ts";
import type { SubmissionState } from "#shared/submissions.ts";
import { type FinishInput, outcomesByKind, undoSeconds } from "#shared/tasks.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getKit } from "../kit/kit.ts";
import { transition } from "../submissions/transition.ts";
import { saveManualCheck } from "../verification/manual-check.ts";
import { leaseFrom } from "./claim.ts";
import { lockOwnTask, lockTask, type TaskRow } from "./lease.ts";
import { applyReview, requestReview } from "./review.ts";

type Scope = Pick<Dependencies, "db" | "clock" | "env">;

/**
 * Finishes a claimed task. Throws Problem `not-found`, `conflict` if the task went to someone else, and `invalid` for
 * an outcome of another kind of task.
 */
export const finishTask = ({ db, clock, env }: Scope, operatorId: string, id: string, input: FinishInput) =>
  db.transaction(async (tx) => {
    const now = clock();
    const task = await lockOwnTask(tx, operatorId, id);
    const { outcome } = input;
    if (!(outcomesByKind[task.kind] as readonly string[]).includes(outcome))
      throw invalid("outcome", `A task of this kind can't end as ${outcome}.`);
    const submissionId = task.submissionId;
    if (!submissionId) throw invalid("outcome", "This task has no submission.");
    await requireEvidence(tx, submissionId, input.evidenceIds ?? []);
    const report = { ...input, submissionId, operatorId };
    if (task.kind === "submission") await reportSubmission(tx, now, task, report);
    if (outcome === "found" || outcome === "missing") await saveManualCheck(tx, now, { ...report, outcome });
    if (task.kind === "review") await applyReview(tx, now, report);
    const [finished] = await tx
      .update(tasks)
      .set({ state: "done", outcome, finishedBy: operatorId, finishedAt: now, leaseUntil: null })
      .where(eq(tasks.id, id))
      .returning();
    if (!finished) throw new Problem("not-found", "Task not found.");
    await requestReview(tx, now, finished, env.REVIEW_SAMPLE_PERCENT);
    return finished;
  });

const invalid = (path: string, message: string) => new Problem("invalid", message, { issues: [{ path, message }] });

/** Only screenshots of the same submission can prove it. */
const requireEvidence = async (tx: Db, submissionId: string, ids: string[]) => {
  const isOwn = and(inArray(evidence.id, ids), eq(evidence.submissionId, submissionId));
  if (ids.length && (await tx.$count(evidence, isOwn)) < new Set(ids).size)
    throw invalid("evidenceIds", "A screenshot belongs to another task.");
};

export type Report = FinishInput & { submissionId: string; operatorId: string };

const reportSubmission = async (tx: Db, now: Date, { projectId }: TaskRow, report: Report) => {
  const { outcome, confirmation, listingUrl, reason, note, evidenceIds, submissionId, operatorId } = report;
  await transition(tx, now, submissionId, {
    to: outcome as SubmissionState,
    actor: "operator",
    actorId: operatorId,
    note: note ?? confirmation,
    evidenceIds,
    values: {
      reason: reason ?? null,
      note: note ?? null,
      ...(listingUrl && { listingUrl }),
      ...(outcome === "submitted" && {
        confirmation: confirmation ?? null,
        ...(await sentValues(tx, projectId, submissionId)),
      }),
    },
  });
};

/** The values of the kit's current version, which later edits don't change. */
const sentValues = async (tx: Db, projectId: string, submissionId: string) => {
  const { version, fields } = await getKit(tx, projectId);
  const [directory] = await tx
    .select({ id: directories.id, fields: directories.fields })
    .from(directories)
    .innerJoin(submissions, eq(submissions.directoryId, directories.id))
    .where(eq(submissions.id, submissionId));
  if (!directory) throw new Problem("not-found", "Directory not found.");
  const values = valuesFor(fields, directory, projectId)
    .filter(({ value }) => value !== "")
    .map(({ field, label, value }) => ({ field, label, value }));
  return { kitVersion: version, values };
};

/**
 * Takes back a submission that this operator has just finished, with its credit, and claims it again. Throws Problem
 * `not-found`, and `conflict` after 10 seconds or if something else has happened since.
 */
export const undoTask = ({ db, clock }: Pick<Scope, "db" | "clock">, operatorId: string, id: string) =>
  db.transaction(async (tx) => {
    const now = clock();
    const task = await lockTask(tx, id);
    const { state, kind, finishedBy, finishedAt, submissionId } = task;
    const isRecent = finishedAt && now.getTime() - finishedAt.getTime() <= undoSeconds * 1000;
    if (state !== "done" || finishedBy !== operatorId || !isRecent || kind !== "submission" || !submissionId)
      throw new Problem("conflict", "This can't be undone any more.");
    await tx
      .delete(tasks)
      .where(and(eq(tasks.submissionId, submissionId), eq(tasks.kind, "review"), ne(tasks.state, "done")));
    await transition(tx, now, submissionId, {
      to: "in_progress",
      actor: "operator",
      actorId: operatorId,
      note: "Taken back.",
      values: { submittedAt: null, confirmation: null, values: [] },
    });
    const [claimed] = await tx
      .update(tasks)
      .set({
        state: "claimed",
        claimedBy: operatorId,
        claimedAt: now,
        leaseUntil: leaseFrom(now),
        outcome: null,
        finishedBy: null,
        finishedAt: null,
      })
      .where(eq(tasks.id, id))
      .returning();
    if (!claimed) throw new Problem("not-found", "Task not found.");
    return claimed;
  });
