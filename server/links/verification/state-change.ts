// What a check changes about a submission: its state, link and counters.

import type { submissions } from "#db/schema/index.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import type { CheckResult } from "#shared/links/verification.ts";
import { dayMs, utcDay } from "#shared/time.ts";
import { linkChangeNote } from "../submissions/decisions.ts";
import { nextCheckAt } from "../submissions/pacing.ts";
import { isPositive } from "./verdict.ts";

type SubmissionRow = typeof submissions.$inferSelect;
type Values = Partial<typeof submissions.$inferInsert>;

export type StateChange = {
  values: Values & { nextCheckAt: Date | null };
  to?: SubmissionState;
  /** A sentence for the history. */
  note?: string | undefined;
  /** Whether a followed link is a nofollow one now. */
  isUnfollowed?: boolean;
  /** Whether a person has to look, because our bot can't say what visitors see. */
  needsPerson: boolean;
};

/** A link is lost after misses on so many days, which span so many days. */
const lossRule = { misses: 3, days: 7 };
/** So many checks in a row without a result need a person. */
const maxUnknowns = 3;
/** Days until the next check after so many in a row without a result, unless an earlier one is scheduled. */
const retryDays = [1, 3, 7];

/** `since`: when the submission entered its state. */
export const stateChangeAfter = (
  submission: SubmissionRow,
  since: Date,
  result: CheckResult,
  now: Date,
): StateChange => {
  const { outcome, link } = result;
  if (isPositive(outcome)) return afterFound(submission, since, result, now);
  if (outcome === "missing" || outcome === "gone") return afterMiss(submission, since, result, now);
  return outcome === "mention_only" && link
    ? afterMention(submission, since, result, now)
    : afterUnknown(submission, since, result, now);
};

/** No state waits for an answer about these any more. */
const hasEnded = ({ state }: SubmissionRow) => state === "lost" || state === "expired";

/** Our bot can't say what visitors see. If it found the address in the page's data, a person looks at once. */
const afterUnknown = (
  submission: SubmissionRow,
  since: Date,
  { outcome, reason }: CheckResult,
  now: Date,
): StateChange => {
  const { id, state } = submission;
  const scheduled = nextCheckAt(state, since, now, id);
  if (outcome === "mention_only")
    return {
      values: { nextCheckAt: scheduled },
      ...(state === "submitted" && { to: "in_review" as const, note: reason }),
      needsPerson: !hasEnded(submission),
    };
  const unknowns = submission.unknowns + 1;
  const retryAt = new Date(now.getTime() + (retryDays[unknowns - 1] ?? 30) * dayMs);
  return {
    values: { unknowns, nextCheckAt: scheduled !== null && retryAt < scheduled ? retryAt : scheduled },
    needsPerson: !hasEnded(submission) && unknowns >= maxUnknowns,
  };
};

/**
 * A mention is no link, so the submission is not live, but it proves the listing: it is no miss, and a person looks
 * whether there is a link.
 */
const afterMention = (
  submission: SubmissionRow,
  since: Date,
  { reason, finalUrl }: CheckResult,
  now: Date,
): StateChange => {
  const { id, state } = submission;
  if (hasEnded(submission))
    return { values: { unknowns: 0, nextCheckAt: nextCheckAt(state, since, now, id) }, needsPerson: false };
  const to = afterFirstMention[state];
  return {
    values: {
      unknowns: 0,
      linkKind: "mention" as const,
      linkRel: [],
      linkUrl: finalUrl,
      nextCheckAt: state === "live" ? nextCheckAt("suspect", now, now, id) : nextCheckAt(state, since, now, id),
    },
    ...(to && { to, note: reason }),
    needsPerson: true,
  };
};

const afterFirstMention: Partial<Record<SubmissionState, SubmissionState>> = {
  submitted: "in_review",
  live: "suspect",
};

const afterFound = (submission: SubmissionRow, since: Date, result: CheckResult, now: Date): StateChange => {
  const { id, state, linkKind, firstLiveAt } = submission;
  const kind = result.link?.kind ?? "follow";
  const values = {
    linkKind: kind,
    linkRel: result.link?.rel ?? [],
    linkFoundAt: now,
    linkUrl: result.finalUrl,
    flags: result.flags,
    firstLiveAt: firstLiveAt ?? now,
    ...noMisses,
    lostAt: null,
  };
  const change = linkKind && linkKind !== kind ? linkChangeNote(linkKind, kind) : undefined;
  const isUnfollowed = linkKind === "follow" && kind === "nofollow" && (state === "live" || state === "suspect");
  if (state !== "live")
    return {
      values: { ...values, nextCheckAt: nextCheckAt("live", now, now, id) },
      to: "live",
      note: isUnfollowed ? change : result.reason,
      isUnfollowed,
      needsPerson: false,
    };
  return {
    values: { ...values, nextCheckAt: nextCheckAt("live", since, now, id) },
    note: change,
    isUnfollowed,
    needsPerson: false,
  };
};

const noMisses = { misses: 0, firstMissAt: null, lastMissAt: null, unknowns: 0 };

const afterMiss = (submission: SubmissionRow, since: Date, { reason }: CheckResult, now: Date): StateChange => {
  const { id, state, misses, firstMissAt, lastMissAt } = submission;
  const at = (to: SubmissionState, from: Date) => nextCheckAt(to, from, now, id);
  const base = { needsPerson: false };
  if (state === "submitted")
    return { ...base, to: "in_review", note: reason, values: { unknowns: 0, nextCheckAt: at("in_review", since) } };
  if (state === "live")
    return {
      ...base,
      to: "suspect",
      note: reason,
      values: { misses: 1, firstMissAt: now, lastMissAt: now, unknowns: 0, nextCheckAt: at("suspect", now) },
    };
  if (state !== "suspect") return { ...base, values: { unknowns: 0, nextCheckAt: at(state, since) } };
  const counted = misses + (lastMissAt && utcDay(lastMissAt) === utcDay(now) ? 0 : 1);
  const first = firstMissAt ?? now;
  const values = { misses: counted, firstMissAt: first, lastMissAt: now, unknowns: 0 };
  const isLost = counted >= lossRule.misses && now.getTime() - first.getTime() >= lossRule.days * dayMs;
  return isLost
    ? { ...base, to: "lost", note: reason, values: { ...values, lostAt: now, nextCheckAt: at("lost", now) } }
    : { ...base, values: { ...values, nextCheckAt: at("suspect", first) } };
};
