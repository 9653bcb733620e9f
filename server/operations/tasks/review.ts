// The second look: a sample of finished submissions goes to another person.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissions, tasks } from "#db/schema/index.ts";
import type { FinishInput } from "#shared/operations/tasks.ts";
import { Problem } from "#shared/problem.ts";
import { addNote, transition } from "../../links/submissions/transition.ts";
import type { TaskRow } from "./lease.ts";

export type Report = FinishInput & { submissionId: string; operatorId: string };

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

/** Saves what the second person says as an entry of the history. */
export const saveReview = async (
  tx: Db,
  now: Date,
  { outcome, note, evidenceIds, submissionId, operatorId }: Report,
) => {
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
export const returnToQueue = async (
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
