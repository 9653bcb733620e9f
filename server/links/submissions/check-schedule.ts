// When the verifier looks at a listing: days after it was submitted, found, missed first or lost.

import type { SubmissionState } from "#shared/links/submission-states.ts";
import { dayMs } from "#shared/time.ts";

/** Checks due on the same day are spread over this time before it. */
const spreadMs = 2 * 3600_000;

/** Days after the start of a state, then every so many days. Without `every`, checks stop after the last day. */
type Schedule = { days: readonly number[]; every?: number };

const whileSubmitted: Schedule = { days: [1, 3, 7, 14, 30, 45, 60] };
const afterLoss: Schedule = { days: [7, 30, 90] };
export const checkSchedules: Partial<Record<SubmissionState, Schedule>> = {
  submitted: whileSubmitted,
  in_review: whileSubmitted,
  live: { days: [1, 7, 30], every: 30 },
  // Whole days exactly, because a link is lost only after misses that span seven of them.
  suspect: { days: [1, 3, 7], every: 7 },
  lost: afterLoss,
  expired: afterLoss,
};

/** When a submission is checked first after entering the state, or null if listings in it are not checked. */
export const firstCheckAt = (state: SubmissionState, now: Date, id: string) => nextCheckAt(state, now, now, id);

/** The first scheduled time after `now` of a state entered at `since`, or null if there is none left. */
export const nextCheckAt = (state: SubmissionState, since: Date, now: Date, id: string) => {
  const schedule = checkSchedules[state];
  if (!schedule) return null;
  const elapsedDays = (now.getTime() - since.getTime() + (state === "suspect" ? 0 : spreadMs)) / dayMs;
  const day = schedule.days.find((one) => one > elapsedDays) ?? dayAfter(schedule, elapsedDays);
  if (day === undefined) return null;
  return new Date(since.getTime() + day * dayMs - (state === "suspect" ? 0 : spreadOf(id)));
};

const dayAfter = ({ days, every }: Schedule, elapsedDays: number) => {
  const last = days.at(-1) ?? 0;
  return every === undefined ? undefined : last + (Math.floor((elapsedDays - last) / every) + 1) * every;
};

/** The same for every check of a submission, so that their distances stay whole days. */
const spreadOf = (id: string) => Number(Bun.hash(id) % BigInt(spreadMs));
