// Who holds a task, and for how long.
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { articles, projects, submissions, tasks } from "#db/schema/index.ts";
import { undoSeconds } from "#shared/links/submission-states.ts";
import { type FinishInput, taskLeaseMinutes } from "#shared/operations/tasks.ts";
import { Problem } from "#shared/problem.ts";
import { transition as changeArticle } from "../../content/articles/transition.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deleteNote, transition } from "../../links/submissions/transition.ts";
import { deleteManualCheck } from "../../links/verification/manual-check.ts";

export const leaseFrom = (now: Date) => new Date(now.getTime() + taskLeaseMinutes * 60_000);

/**
 * Takes back what this operator has just finished, for a submission with its credit, and claims the task again. Throws
 * Problem `not-found`, and `conflict` after 10 seconds or if something else has happened since.
 */
export const undoTask = ({ db, clock }: Pick<Dependencies, "db" | "clock">, operatorId: string, id: string) =>
  db.transaction(async (tx) => {
    const now = clock();
    const { state, kind, outcome, finishedBy, finishedAt, submissionId } = await lockTask(tx, id);
    const isRecent = finishedAt && now.getTime() - finishedAt.getTime() <= undoSeconds * 1000;
    const isCounted = state === "done" && kind !== "submission";
    if (!outcome || finishedBy !== operatorId || !isRecent || isCounted || !submissionId)
      throw new Problem("conflict", "This can't be undone any more.");
    if (kind === "submission") await undoSubmission(tx, now, { submissionId, operatorId });
    if (kind === "check") await deleteManualCheck(tx, { submissionId, operatorId, savedAt: finishedAt });
    if (kind !== "submission") await deleteNote(tx, { submissionId, actorId: operatorId, at: finishedAt });
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

const undoSubmission = async (
  tx: Db,
  now: Date,
  { submissionId, operatorId }: Pick<Report, "submissionId" | "operatorId">,
) => {
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
};

export type Report = FinishInput & { submissionId: string; operatorId: string };

export type TaskRow = typeof tasks.$inferSelect;
type Scope = Pick<Dependencies, "db" | "clock">;

/** Claimed and not finished. Checks and reviews stay claimed while their outcome can be undone. */
export const isHeld = and(eq(tasks.state, "claimed"), isNull(tasks.outcome));

/**
 * Locks a task, in the order of every transition: account, submission or article, task. Throws Problem `not-found`.
 */
export const lockTask = async (tx: Db, id: string): Promise<TaskRow> => {
  const [found] = await tx
    .select({ userId: projects.userId, submissionId: tasks.submissionId, articleId: tasks.articleId })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(tasks.id, id));
  if (!found) throw notFound();
  await lockAccount(tx, found.userId);
  if (found.submissionId)
    await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, found.submissionId))
      .for("update");
  if (found.articleId)
    await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, found.articleId)).for("update");
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for("update");
  if (!task) throw notFound();
  return task;
};

/** Like `lockTask`, for a task that this operator has claimed. Throws Problem `conflict` if it isn't. */
export const lockOwnTask = async (tx: Db, operatorId: string, id: string) => {
  const task = await lockTask(tx, id);
  if (task.state !== "claimed" || task.claimedBy !== operatorId || task.outcome !== null) throw notClaimed();
  return task;
};

/** Returns the submission of a task that this operator has claimed. Throws Problem `conflict`. */
export const getClaimedSubmission = async (db: Db, operatorId: string, taskId: string) => {
  const [task] = await db
    .select({ submissionId: tasks.submissionId })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.claimedBy, operatorId), isHeld));
  if (!task?.submissionId) throw new Problem("conflict", "You don't hold a task of this submission.");
  return task.submissionId;
};

const notFound = () => new Problem("not-found", "Task not found.");
const notClaimed = () => new Problem("conflict", "You no longer hold this task. Take the next one.");

/** Extends the lease. Throws Problem `not-found`, and `conflict` if the task went to someone else. */
export const renewLease = async ({ db, clock }: Scope, operatorId: string, id: string) => {
  const [renewed] = await db
    .update(tasks)
    .set({ leaseUntil: leaseFrom(clock()) })
    .where(and(eq(tasks.id, id), eq(tasks.claimedBy, operatorId), isHeld))
    .returning();
  if (renewed) return renewed;
  throw (await db.$count(tasks, eq(tasks.id, id))) ? notClaimed() : notFound();
};

/** Puts a claimed task back into the queue. Throws Problem `not-found` and `conflict`. */
export const releaseTask = ({ db, clock }: Scope, operatorId: string, id: string) =>
  db.transaction(async (tx) => {
    const task = await lockOwnTask(tx, operatorId, id);
    return reopenTask(tx, clock(), task, { actor: "operator", actorId: operatorId });
  });

type Actor = { actor: "operator" | "system"; actorId?: string };

/** Puts a task back into the queue. Call it in a transaction with the task locked. */
export const reopenTask = async (tx: Db, now: Date, { id, kind, submissionId, articleId }: TaskRow, actor: Actor) => {
  if (kind === "submission" && submissionId) await transition(tx, now, submissionId, { ...actor, to: "queued" });
  if (articleId) await returnArticle(tx, now, articleId, actor);
  const [opened] = await tx
    .update(tasks)
    .set({ state: "open", claimedBy: null, claimedAt: null, leaseUntil: null })
    .where(eq(tasks.id, id))
    .returning();
  if (!opened) throw notFound();
  return opened;
};

/** Back to where it was before an operator began to write. */
const returnArticle = async (tx: Db, now: Date, id: string, actor: Actor) => {
  const [article] = await tx.select({ html: articles.html }).from(articles).where(eq(articles.id, id));
  await changeArticle(tx, now, id, { ...actor, to: article?.html ? "changes_requested" : "approved" });
};
