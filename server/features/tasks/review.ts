// The second look: a sample of finished submissions goes to another person.
import type { Db } from "#db/connect.ts";
import { tasks } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { transition } from "../submissions/transition.ts";
import type { Report } from "./finish.ts";
import type { TaskRow } from "./lease.ts";

const reviewDays = 2;

/** Adds a review of a finished submission for about `percent` of them. */
export const requestReview = async (tx: Db, now: Date, task: TaskRow, percent: number) => {
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

/**
 * Records the second opinion. `disagree` sends the submission back to the queue with the reviewer's note, unless the
 * verifier or the customer has moved it on, or its credit has been spent elsewhere.
 */
export const applyReview = async (tx: Db, now: Date, { outcome, note, submissionId, operatorId }: Report) => {
  if (outcome !== "disagree") return;
  const by = { actor: "operator", actorId: operatorId, note: `Second look: ${note}` } as const;
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
