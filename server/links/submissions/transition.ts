// Changes the state of a submission: the only place that writes `state`, its credit, its history and its task.

import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { directories, projects, submissionEvents, submissions } from "#db/schema/index.ts";
import {
  answerDays,
  type CreditEffect,
  expiryDays,
  type SubmissionActor,
  type SubmissionState,
  submissionTransitions,
  undoSeconds,
} from "#shared/links/submission-states.ts";
import { Problem } from "#shared/problem.ts";
import { dayMs } from "#shared/time.ts";
import type { WebhookEventType } from "#shared/webhook-events.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { canRefund } from "../../billing/credits/replacements.ts";
import { emitEvents, withdrawEvents } from "../../events/webhook-events.ts";
import { type CreditChange, creditChange, endTask, isHeld, openTask } from "../../workspace/transitions/transitions.ts";
import { firstCheckAt } from "./pacing.ts";

type SubmissionRow = typeof submissions.$inferSelect;

export type Transition = {
  to: SubmissionState;
  actor: SubmissionActor;
  /** The account of a customer or operator. */
  actorId?: string;
  /** A sentence for the history. */
  note?: string;
  evidenceIds?: string[];
  /** Further values to save with the state. */
  values?: Partial<typeof submissions.$inferInsert>;
};

/** Days that operators have for a queued submission. */
const taskDays = 5;

/**
 * Moves a submission to another state, with its credit, history and task; call it in a transaction. Of two parallel
 * transitions one wins. Throws Problem `not-found`, `conflict` if the state doesn't allow it, and `limit` without a
 * credit to reserve.
 */
export const transition = async (tx: Db, now: Date, id: string, change: Transition): Promise<SubmissionRow> => {
  const [found] = await tx
    .select({ submission: submissions, userId: projects.userId })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(submissions.id, id));
  if (!found) throw new Problem("not-found", "Submission not found.");
  const { submission, userId } = found;
  const rule = submissionTransitions[submission.state][change.to];
  if (!rule?.actors.includes(change.actor)) throw notAllowed(submission.state);
  // The account is always locked before the submission, so that parallel transitions can't deadlock.
  if (rule.credit) await lockAccount(tx, userId);
  const credit = rule.credit ? await creditChangeOf(tx, now, submission, userId, rule.credit) : undefined;
  const [changed] = await tx
    .update(submissions)
    .set({
      reason: null,
      note: null,
      dueAt: dueAtOf(change.to, now, submission),
      ...(change.to === "submitted" && { submittedAt: now }),
      nextCheckAt: firstCheckAt(change.to, now, id),
      ...change.values,
      state: change.to,
      updatedAt: now,
      ...(credit && { creditState: credit.state }),
    })
    .where(
      and(
        eq(submissions.id, id),
        eq(submissions.state, submission.state),
        eq(submissions.creditState, submission.creditState),
      ),
    )
    .returning();
  if (!changed) throw notAllowed(submission.state);
  const [event] = await tx
    .insert(submissionEvents)
    .values({
      submissionId: id,
      actor: change.actor,
      actorId: change.actorId ?? null,
      from: submission.state,
      to: change.to,
      note: change.note ?? null,
      evidenceIds: change.evidenceIds ?? [],
      at: now,
    })
    .returning({ id: submissionEvents.id });
  if (credit?.entry)
    await addCredits(tx, {
      userId,
      kind: "submission",
      ...credit.entry,
      source: `submission event ${event?.id}`,
      projectId: submission.projectId,
      submissionId: id,
      createdAt: now,
    });
  await updateTask(tx, now, changed);
  await announceState(tx, now, changed, { from: submission.state, actor: change.actor });
  return changed;
};

const announcedStates = {
  live: "submission.live",
  lost: "submission.lost",
  needs_customer: "submission.needs_customer",
  rejected: "submission.rejected",
} satisfies Partial<Record<SubmissionState, WebhookEventType>>;

const isAnnounced = (state: SubmissionState): state is keyof typeof announcedStates => state in announcedStates;

/** Sends the new state to webhooks. What an operator can still take back waits until it can't be. */
const announceState = async (
  tx: Db,
  now: Date,
  row: SubmissionRow,
  { from, actor }: { from: SubmissionState; actor: SubmissionActor },
) => {
  const { id, state } = row;
  const undoMs = undoSeconds * 1000;
  if (actor === "operator" && state === "in_progress")
    await withdrawEvents(tx, id, { since: new Date(now.getTime() - undoMs) });
  // A link that was only suspected to be lost is no news.
  if (!isAnnounced(state) || (state === "live" && from === "suspect")) return;
  const dueAt = actor === "operator" ? new Date(now.getTime() + undoMs) : undefined;
  await announce(tx, now, row, announcedStates[state], dueAt);
};

/** Sends what happened to a submission to webhooks. */
export const announce = async (
  tx: Db,
  now: Date,
  row: SubmissionRow,
  type: Extract<WebhookEventType, `submission.${string}`>,
  dueAt?: Date,
) => {
  const { id, projectId, state } = row;
  const [directory] = await tx
    .select({ id: directories.id, slug: directories.slug, name: directories.name, host: directories.host })
    .from(directories)
    .where(eq(directories.id, row.directoryId));
  if (!directory) return;
  const link = row.linkKind && { kind: row.linkKind, url: row.linkUrl };
  const { listingUrl, reason, note } = row;
  const data = { id, state, directory, listingUrl, link, reason, note, dueAt: row.dueAt?.toISOString() ?? null };
  await emitEvents(tx, now, projectId, [{ type, data }], { dueAt });
};

/** When a state that waits for someone ends. */
const dueAtOf = (state: SubmissionState, now: Date, { submittedAt }: SubmissionRow) => {
  if (state === "needs_customer") return new Date(now.getTime() + answerDays * dayMs);
  if (state === "submitted") return new Date(now.getTime() + expiryDays * dayMs);
  return state === "in_review" ? new Date((submittedAt ?? now).getTime() + expiryDays * dayMs) : null;
};

const notAllowed = (state: SubmissionState) =>
  new Problem("conflict", `This submission is ${state.replaceAll("_", " ")} and can't be changed like this.`);

/** A refund is limited by the plan. What an operator takes back counts as reserved again. */
const creditChangeOf = async (
  tx: Db,
  now: Date,
  { creditState, firstLiveAt }: SubmissionRow,
  userId: string,
  effect: CreditEffect,
): Promise<CreditChange> => {
  if (effect === "reserve" && isHeld(creditState)) return { state: "reserved" };
  const isRefund = effect === "refund" ? isHeld(creditState) : effect === "release" && creditState === "consumed";
  if (!isRefund) return creditChange(creditState, effect === "refund" ? "release" : effect);
  return (await canRefund(tx, now, { userId, firstLiveAt }))
    ? { state: "returned", entry: { delta: 1, reason: "refund" } }
    : { state: "consumed" };
};

/** A queued submission has one open task; any other state except `in_progress` ends it. */
const updateTask = async (tx: Db, now: Date, { id, projectId, state }: SubmissionRow) => {
  const of = { projectId, submissionId: id };
  if (state === "queued") await openTask(tx, now, of, taskDays);
  else if (state !== "in_progress") await endTask(tx, now, of, state);
};

/** Adds a sentence to the history without changing the state. */
export const addNote = async (
  tx: Db,
  now: Date,
  { id, state }: Pick<SubmissionRow, "id" | "state">,
  { note, actor, actorId, evidenceIds = [] }: Omit<Transition, "to" | "values"> & { note: string },
) =>
  void (await tx.insert(submissionEvents).values({
    submissionId: id,
    actor,
    actorId: actorId ?? null,
    from: state,
    to: state,
    note,
    evidenceIds,
    at: now,
  }));

type Note = { submissionId: string; actorId: string; at: Date };

/** Takes back a sentence that someone added at this time. */
export const deleteNote = async (tx: Db, { submissionId, actorId, at }: Note) =>
  void (await tx
    .delete(submissionEvents)
    .where(
      and(
        eq(submissionEvents.submissionId, submissionId),
        eq(submissionEvents.actorId, actorId),
        eq(submissionEvents.at, at),
        eq(submissionEvents.from, submissionEvents.to),
      ),
    ));
