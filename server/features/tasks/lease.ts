// Who holds a task, and for how long.
import { and, eq, lte } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { projects, submissions, tasks } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { lockBalance } from "../credits/credits.ts";
import { transition } from "../submissions/transition.ts";
import { leaseFrom } from "./claim.ts";

export type TaskRow = typeof tasks.$inferSelect;
type Scope = Pick<Dependencies, "db" | "clock">;

/**
 * Locks a task, in the order of every transition: account, submission, task. Throws Problem `not-found`.
 */
export const lockTask = async (tx: Db, id: string): Promise<TaskRow> => {
  const [found] = await tx
    .select({ userId: projects.userId, submissionId: tasks.submissionId })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(tasks.id, id));
  if (!found) throw notFound();
  await lockBalance(tx, found.userId);
  if (found.submissionId)
    await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, found.submissionId))
      .for("update");
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for("update");
  if (!task) throw notFound();
  return task;
};

/** Like `lockTask`, for a task that this operator has claimed. Throws Problem `conflict` if it isn't. */
export const lockOwnTask = async (tx: Db, operatorId: string, id: string) => {
  const task = await lockTask(tx, id);
  if (task.state !== "claimed" || task.claimedBy !== operatorId) throw notClaimed();
  return task;
};

const notFound = () => new Problem("not-found", "Task not found.");
const notClaimed = () => new Problem("conflict", "You no longer hold this task. Take the next one.");

/** Extends the lease. Throws Problem `not-found`, and `conflict` if the task went to someone else. */
export const renewLease = async ({ db, clock }: Scope, operatorId: string, id: string) => {
  const [renewed] = await db
    .update(tasks)
    .set({ leaseUntil: leaseFrom(clock()) })
    .where(and(eq(tasks.id, id), eq(tasks.claimedBy, operatorId), eq(tasks.state, "claimed")))
    .returning();
  if (renewed) return renewed;
  throw (await db.$count(tasks, eq(tasks.id, id))) ? notClaimed() : notFound();
};

/** Puts a claimed task back into the queue. Throws Problem `not-found` and `conflict`. */
export const releaseTask = ({ db, clock }: Scope, operatorId: string, id: string) =>
  db.transaction(async (tx) => {
    const task = await lockOwnTask(tx, operatorId, id);
    return reopen(tx, clock(), task, { actor: "operator", actorId: operatorId });
  });

type Actor = { actor: "operator" | "system"; actorId?: string };

const reopen = async (tx: Db, now: Date, { id, kind, submissionId }: TaskRow, actor: Actor) => {
  if (kind === "submission" && submissionId) await transition(tx, now, submissionId, { ...actor, to: "queued" });
  const [opened] = await tx
    .update(tasks)
    .set({ state: "open", claimedBy: null, claimedAt: null, leaseUntil: null })
    .where(eq(tasks.id, id))
    .returning();
  if (!opened) throw notFound();
  return opened;
};

/** Job: puts tasks back into the queue whose operator has left. */
export const returnExpiredTasks = async ({ db, clock, lifecycle, log }: Dependencies) => {
  const now = clock();
  const hasExpired = and(eq(tasks.state, "claimed"), lte(tasks.leaseUntil, now));
  const expired = await db.select({ id: tasks.id }).from(tasks).where(hasExpired).orderBy(tasks.leaseUntil).limit(500);
  for (const { id } of expired) {
    if (lifecycle.isStopping) return;
    await db
      .transaction(async (tx) => {
        const task = await lockTask(tx, id);
        const isExpired = task.state === "claimed" && task.leaseUntil && task.leaseUntil <= now;
        if (isExpired) await reopen(tx, now, task, { actor: "system" });
      })
      // One task must not hold up the others; the next run tries it again.
      .catch((err) => log.error({ err, taskId: id }, "An expired task could not be put back into the queue."));
  }
};
