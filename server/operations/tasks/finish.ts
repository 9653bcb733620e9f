// What an operator reports about a task.
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { directories, evidence, plans, projects, submissions, tasks, users } from "#db/schema/index.ts";
import { valuesFor } from "#shared/links/kit-values.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { undoSeconds } from "#shared/links/submission-states.ts";
import { type FinishInput, outcomesByKind } from "#shared/operations/tasks.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import { finishArticle } from "../../content/articles/write-by-hand.ts";
import type { Dependencies } from "../../dependencies.ts";
import { getKit } from "../../links/kit/kit.ts";
import { addNote, transition } from "../../links/submissions/transition.ts";
import { countManualCheck, saveManualCheck } from "../../links/verification/manual-check.ts";
import { lockOwnTask, type Report, type TaskRow } from "./lease.ts";

const reviewDays = 2;

/** Adds a review of a finished submission for about `percent` of them. */
const requestReview = async (tx: Db, now: Date, task: TaskRow, percent: number) => {
  if (task.kind !== "submission" || !isSampled(task.id, percent)) return;
  await tx
    .insert(tasks)
    .values({
      kind: "review",
      projectId: task.projectId,
      submissionId: task.submissionId,
      dueAt: new Date(now.getTime() + reviewDays * 24 * 3600_000),
    })
    .onConflictDoNothing();
};

/** By the id, whose last digits are random: a repeated submission of a form gives the same answer. */
const isSampled = (id: string, percent: number) => Number.parseInt(id.slice(-8), 16) % 100 < percent;

/** Saves what the second person says as an entry of the history. */
const saveReview = async (tx: Db, now: Date, { outcome, note, evidenceIds, submissionId, operatorId }: Report) => {
  const isSilent = outcome === "agree" && !note && !evidenceIds?.length;
  const [submission] = isSilent ? [] : await tx.select().from(submissions).where(eq(submissions.id, submissionId));
  if (submission)
    await addNote(tx, now, submission, {
      actor: "operator",
      actorId: operatorId,
      note: `Second look: ${note ?? "everything is right."}`,
      evidenceIds,
    });
};

/**
 * Sends a submission back to the queue, unless the verifier or the customer has moved it on, or its credit has been
 * spent elsewhere.
 */
const returnToQueue = async (
  tx: Db,
  now: Date,
  { submissionId, operatorId }: Pick<Report, "submissionId" | "operatorId">,
) => {
  const by = { actor: "operator", actorId: operatorId } as const;
  await tx
    .transaction(async (nested) => {
      await transition(nested, now, submissionId, { ...by, to: "in_progress" });
      await transition(nested, now, submissionId, { ...by, to: "queued" });
    })
    .catch((error: unknown) => {
      const isExpected = error instanceof Problem && (error.code === "conflict" || error.code === "limit");
      if (!isExpected) throw error;
    });
};

type Scope = Pick<Dependencies, "db" | "clock" | "env" | "jobs">;

/**
 * Finishes a claimed task. What a check or a second look says counts after the time to undo it: links that go live or
 * are lost are published, mailed and paid back. Throws Problem `not-found`, `conflict` if the task went to someone else,
 * and `invalid` for an outcome of another kind of task.
 */
export const finishTask = async (
  { db, clock, env, jobs }: Scope,
  operatorId: string,
  id: string,
  input: FinishInput,
) => {
  const finished = await db.transaction(async (tx) => {
    const now = clock();
    const task = await lockOwnTask(tx, operatorId, id);
    const { outcome } = input;
    const { kind, submissionId } = task;
    if (!(outcomesByKind[kind] as readonly string[]).includes(outcome))
      throw problemAt("outcome", `A task of this kind can't end as ${outcome}.`);
    if (task.articleId && (outcome === "drafted" || outcome === "returned")) {
      await finishArticle(tx, now, task.articleId, { outcome, operatorId, note: input.note });
      return saveReport(tx, now, { id, outcome, operatorId }, { state: "done", leaseUntil: null });
    }
    if (!submissionId) throw problemAt("outcome", "This task has no submission.");
    await requireEvidence(tx, submissionId, input.evidenceIds ?? []);
    const report = { ...input, submissionId, operatorId };
    if (kind === "submission") await reportSubmission(tx, now, task, report);
    if (outcome === "found" || outcome === "missing") await saveManualCheck(tx, now, { ...report, outcome });
    if (kind === "review") await saveReview(tx, now, report);
    const ended =
      kind === "submission"
        ? ({ state: "done", leaseUntil: null } as const)
        : { leaseUntil: new Date(now.getTime() + undoSeconds * 1000) };
    const updated = await saveReport(tx, now, { id, outcome, operatorId }, ended);
    await requestReview(tx, now, updated, env.REVIEW_SAMPLE_PERCENT);
    return updated;
  });
  if (finished.state !== "done") jobs.enqueue("expire-task-leases", { delaySeconds: undoSeconds });
  return finished;
};

/** Ends a finished check or second look that can't be undone any more. Call it in a transaction with the task locked. */
export const countReport = async (tx: Db, now: Date, task: TaskRow) => {
  const { id, kind, outcome, submissionId, finishedBy: operatorId, finishedAt } = task;
  if (submissionId && operatorId && finishedAt) {
    if (kind === "check") await countManualCheck(tx, now, { submissionId, operatorId, savedAt: finishedAt });
    if (kind === "review" && outcome === "disagree") await returnToQueue(tx, now, { submissionId, operatorId });
  }
  await tx.update(tasks).set({ state: "done", leaseUntil: null }).where(eq(tasks.id, id));
};

type Outcome = { id: string; outcome: FinishInput["outcome"]; operatorId: string };
type Ended = Pick<typeof tasks.$inferInsert, "state" | "leaseUntil">;

const saveReport = async (tx: Db, now: Date, { id, outcome, operatorId }: Outcome, ended: Ended) => {
  const [updated] = await tx
    .update(tasks)
    .set({ ...ended, outcome, finishedBy: operatorId, finishedAt: now })
    .where(eq(tasks.id, id))
    .returning();
  if (!updated) throw new Problem("not-found", "Task not found.");
  return updated;
};

/** Only screenshots of the same submission can prove it. */
const requireEvidence = async (tx: Db, submissionId: string, ids: string[]) => {
  const isOwn = and(inArray(evidence.id, ids), eq(evidence.submissionId, submissionId));
  if (ids.length && (await tx.$count(evidence, isOwn)) < new Set(ids).size)
    throw problemAt("evidenceIds", "A screenshot belongs to another task.");
};

const reportSubmission = async (tx: Db, now: Date, { projectId }: TaskRow, report: Report) => {
  const { outcome, confirmation, listingUrl, reason, note, evidenceIds, submissionId, operatorId } = report;
  if (reason === "pay_fee" && (await hasFreeDirectoriesOnly(tx, projectId)))
    throw problemAt(
      "reason",
      "This customer's plan includes free directories only. Report it as unavailable: the credit comes back.",
    );
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

/** Whether the plan of a project's owner includes only directories without a fee. */
export const hasFreeDirectoriesOnly = async (db: Db, projectId: string) => {
  const [row] = await db
    .select({ deliverables: plans.deliverables })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(projects.id, projectId));
  return row?.deliverables?.freeDirectoriesOnly ?? false;
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
