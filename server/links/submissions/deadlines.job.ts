// What happens when a date of a submission passes: proposals are approved, unanswered ones expire, lost ones are replaced.

import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { submissionEvents, submissions } from "#db/schema/index.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import { leavingProjects } from "../../limits/active-projects.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { approve } from "./decisions.ts";
import { proposeReplacement } from "./proposals.ts";
import { inOrder } from "./submissions.ts";
import { transition } from "./transition.ts";

/** Approves the proposals that were emailed 72 hours ago, in the customer's order, as far as the credits go. */
export const approveProposals = async ({ db, clock, jobs, lifecycle }: Dependencies) => {
  const due = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.state, "proposed"),
        lte(submissions.autoApproveAt, clock()),
        notInArray(submissions.projectId, leavingProjects(db)),
      ),
    )
    .orderBy(...inOrder);
  const changed = await changeEachOnce(db, due, lifecycle, (tx, { id }) => approveIfPossible(tx, clock(), id));
  if (changed) jobs.enqueue("queue-submissions");
};

/** Without a credit that can be used, the proposal is emailed again once there is one. */
const approveIfPossible = async (tx: Db, now: Date, id: string) => {
  try {
    await tx.transaction((nested) =>
      approve(nested, now, id, { actor: "system", note: "Approved automatically 72 hours after the email." }),
    );
  } catch (error) {
    if (!(error instanceof Problem && (error.code === "limit" || error.code === "forbidden"))) throw error;
    await tx.update(submissions).set({ autoApproveAt: null }).where(eq(submissions.id, id));
  }
};

/** Ends submissions that were not answered: by the customer in time, or by the directory within 60 days. */
export const expireSubmissions = async ({ db, clock, lifecycle }: Dependencies) => {
  const due = await db
    .select({ id: submissions.id, state: submissions.state })
    .from(submissions)
    .where(
      and(inArray(submissions.state, ["needs_customer", "submitted", "in_review"]), lte(submissions.dueAt, clock())),
    )
    .orderBy(asc(submissions.dueAt));
  await changeEachOnce(db, due, lifecycle, (tx, { id, state }) =>
    transition(tx, clock(), id, {
      actor: "system",
      to: "expired",
      note: state === "needs_customer" ? "Not answered in time." : "No listing within 60 days.",
    }),
  );
};

/** Losses are replaced within this time; afterwards no directory fits. */
const replaceWithinDays = 7;

/** Proposes a replacement for every listing that was lost or never appeared and whose credit was given back. */
export const replaceSubmissions = async ({ db, clock, lifecycle }: Dependencies) => {
  const replacement = alias(submissions, "replacement");
  const since = new Date(clock().getTime() - replaceWithinDays * dayMs);
  const ended = await db
    .selectDistinct({ id: submissions.id, projectId: submissions.projectId })
    .from(submissionEvents)
    .innerJoin(
      submissions,
      and(eq(submissions.id, submissionEvents.submissionId), eq(submissions.state, submissionEvents.to)),
    )
    .leftJoin(replacement, eq(replacement.replacesId, submissions.id))
    .where(
      and(
        inArray(submissionEvents.to, ["lost", "expired"]),
        gte(submissionEvents.at, since),
        eq(submissions.creditState, "returned"),
        isNotNull(submissions.submittedAt),
        isNull(replacement.id),
        notInArray(submissions.projectId, leavingProjects(db)),
      ),
    );
  await changeEachOnce(db, ended, lifecycle, (tx, submission) => proposeReplacement(tx, clock(), submission));
};
