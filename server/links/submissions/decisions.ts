// The customer's decisions: approve, skip, answer.
import { eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { projects, submissionEvents, submissions } from "#db/schema/index.ts";
import type { SubmissionActor } from "#shared/links/submission-states.ts";
import {
  type AnswerInput,
  incompleteKit,
  type ListingLinkKind,
  type Submission,
  type SubmissionChanges,
  type SubmissionSettings,
} from "#shared/links/submissions.ts";
import { Problem } from "#shared/problem.ts";
import type { Viewer } from "../../access/project-access.ts";
import { requireConfirmedTrial } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { planSubmissions } from "./pacing.ts";
import { recordDecision, requireCompleteKit } from "./queue.ts";
import { getOwnSubmission, readSubmission } from "./submissions.ts";
import { transition } from "./transition.ts";

const linkNames: Record<ListingLinkKind, string> = {
  follow: "followed",
  nofollow: "not followed",
  indirect: "a redirect of the directory",
  mention: "a mention without a link",
};

export const linkChangeNote = (from: ListingLinkKind, to: ListingLinkKind) =>
  `The link changed from ${linkNames[from]} to ${linkNames[to]}.`;

/** The event of a followed link that became a nofollow one: such a link is still live, but worth less. */
export const isUnfollowed = eq(submissionEvents.note, linkChangeNote("follow", "nofollow"));

/** Saves how many submissions a project sends in a week, and replans its approved ones. */
export const saveSettings = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  project: { id: string; userId: string },
  settings: SubmissionSettings,
) => {
  await db.transaction(async (tx) => {
    await lockAccount(tx, project.userId);
    await tx.update(projects).set(settings).where(eq(projects.id, project.id));
    await planSubmissions(tx, clock(), project.id);
  });
  jobs.enqueue("queue-submissions");
  return settings;
};

type Scope = Pick<Dependencies, "db" | "clock" | "jobs">;
type Author = { actor: Extract<SubmissionActor, "customer" | "system">; actorId?: string; note?: string };

const getOwner = async (tx: Db, id: string) => {
  const [row] = await tx
    .select({ projectId: submissions.projectId, userId: projects.userId, submittedAt: submissions.submittedAt })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(submissions.id, id));
  if (!row) throw new Problem("not-found", "Submission not found.");
  return row;
};

/**
 * Approves a submission: reserves a credit and plans when it is queued. Throws Problem `limit` without a credit,
 * `forbidden` for a trial with an unconfirmed email, and `conflict` if its state doesn't allow it or it was submitted
 * before.
 */
export const approve = async (tx: Db, now: Date, id: string, author: Author) => {
  const { projectId, userId, submittedAt } = await getOwner(tx, id);
  if (submittedAt) throw new Problem("conflict", "This directory has had your submission already.");
  await lockAccount(tx, userId);
  await requireConfirmedTrial(tx, userId);
  await transition(tx, now, id, { ...author, to: "approved", values: { plannedAt: null, autoApproveAt: null } });
  await planSubmissions(tx, now, projectId);
};

/** Skips a submission. Its place in the week goes to the next one. */
const skip = async (tx: Db, now: Date, id: string, author: Author) => {
  const { projectId, userId } = await getOwner(tx, id);
  await lockAccount(tx, userId);
  await transition(tx, now, id, { ...author, to: "skipped", values: { plannedAt: null, autoApproveAt: null } });
  await planSubmissions(tx, now, projectId);
};

/** Approves the viewer's submissions one by one; those that can't be approved are returned with the reason. */
export const approveSubmissions = async (scope: Scope, viewer: Viewer, ids: readonly string[]) => {
  const changes = await changeEach(scope, viewer, ids, approve, "submission.approved");
  if (changes.changed.length) scope.jobs.enqueue("queue-submissions");
  return changes;
};

/** Skips the viewer's submissions one by one. A reserved credit is released. */
export const skipSubmissions = (scope: Scope, viewer: Viewer, ids: readonly string[]) =>
  changeEach(scope, viewer, ids, skip, "submission.skipped");

/**
 * Each in a transaction of its own, so that one refusal doesn't undo the others. Together they are one entry of the
 * activity log per project.
 */
const changeEach = async (
  { db, clock }: Scope,
  viewer: Viewer,
  ids: readonly string[],
  change: typeof approve,
  kind: "submission.approved" | "submission.skipped",
): Promise<SubmissionChanges> => {
  const changes: SubmissionChanges = { changed: [], refused: [] };
  const entryIds = new Map<string, string>();
  for (const id of new Set(ids)) {
    try {
      await db.transaction(async (tx) => {
        const submission = await getOwnSubmission(tx, viewer, id);
        await change(tx, clock(), id, { actor: "customer", actorId: viewer.id });
        const entryId = entryIds.get(submission.projectId) ?? Bun.randomUUIDv7();
        entryIds.set(submission.projectId, entryId);
        await recordDecision(tx, clock(), viewer, submission, kind, entryId);
      });
      changes.changed.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      changes.refused.push({ id, error: error.code, detail: error.message });
    }
  }
  return changes;
};

/** Saves the customer's answer and returns the submission to the queue. Throws Problem `not-found` or `conflict`. */
export const answerSubmission = async (
  { db, clock }: Scope,
  viewer: Viewer,
  id: string,
  { answer }: AnswerInput,
): Promise<Submission> =>
  db.transaction(async (tx) => {
    const waiting = await getOwnSubmission(tx, viewer, id);
    if (waiting.reason === incompleteKit) await requireCompleteKit(tx, id);
    await transition(tx, clock(), id, {
      actor: "customer",
      actorId: viewer.id,
      to: "queued",
      ...(answer && { note: answer }),
      values: { answer: answer || null },
    });
    await recordDecision(tx, clock(), viewer, waiting, "submission.answered");
    return readSubmission(tx, id);
  });
