import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { tasks } from "#db/schema/index.ts";
import { undoSeconds } from "#shared/links/submission-states.ts";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import { deleteNote, transition } from "../../links/submissions/transition.ts";
import { deleteManualCheck } from "../../links/verification/manual-check.ts";
import { leaseFrom } from "./claim.ts";
import type { Report } from "./finish.ts";
import { lockTask } from "./lease.ts";

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
