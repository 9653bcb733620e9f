// What follows from a demo submission's transitions: its checks, its credit and the state of its row.
import type { CreditState } from "#shared/billing/credits.ts";
import { replacementDays } from "#shared/limits.ts";
import { submissionTransitions } from "#shared/links/submission-states.ts";
import type { CheckOutcome } from "#shared/links/submissions.ts";
import type { DemoStep, DemoSubmission } from "./submissions.ts";

/** Days after the start of each phase on which the verifier looks at the page; live pages are checked every 30 days. */
const schedule = {
  submitted: [1, 3, 7, 14, 30, 45, 60],
  live: [1, 7, 30, 60, 90, 120, 150],
  suspect: [1, 3, 7],
  lost: [7, 30, 90],
};
type Phase = keyof typeof schedule;

export type DemoCheck = { daysAgo: number; outcome: CheckOutcome };

/** The phases of a history with checks, oldest first. */
const phasesOf = (steps: readonly DemoStep[]) =>
  steps
    .map(({ to, daysAgo }, index) => ({ to, from: daysAgo, until: steps[index + 1]?.daysAgo ?? 0 }))
    .flatMap(({ to, from, until }, index, all) => {
      // A directory's review doesn't restart the schedule.
      const isReviewed = to === "submitted" && all[index + 1]?.to === "in_review";
      const end = isReviewed ? (all[index + 1]?.until ?? 0) : until;
      return to in schedule ? [{ phase: to as Phase, from, until: end }] : [];
    });

const outcomes = {
  follow: "live_follow",
  nofollow: "live_nofollow",
  indirect: "live_indirect",
  mention: "mention_only",
} as const;

export const checksOf = ({ steps, link, isUnreadable }: DemoSubmission): DemoCheck[] => {
  const found = outcomes[link?.kind ?? "follow"];
  return phasesOf(steps).flatMap(({ phase, from, until }) => {
    const outcome = phase === "live" ? found : isUnreadable ? "unknown" : "missing";
    const days = phase === "submitted" ? schedule.submitted : [0, ...schedule[phase]];
    return days
      .map((day) => from - day)
      .filter((daysAgo) => daysAgo > until)
      .map((daysAgo) => ({ daysAgo, outcome }));
  });
};

/** When the next check is due; undefined if there is none. */
export const nextCheckOf = ({ steps }: DemoSubmission) => {
  const last = phasesOf(steps).at(-1);
  if (!last || last.until > 0) return undefined;
  const day = schedule[last.phase].find((one) => last.from - one < 0);
  return day === undefined ? undefined : { daysAgo: last.from - day };
};

export type DemoCredit = { daysAgo: number; delta: 1 | -1; reason: "reserve" | "release" | "refund" };

/** The ledger entries of a history and where its credit is at the end, by the rules of `submissionTransitions`. */
export const creditsOf = ({ steps }: DemoSubmission) => {
  const entries: DemoCredit[] = [];
  let state: CreditState = "none";
  const firstLive = steps.find(({ to }) => to === "live");
  for (const [index, { to, daysAgo }] of steps.entries()) {
    const from = steps[index - 1]?.to;
    const effect = from && submissionTransitions[from][to]?.credit;
    if (effect === "reserve") {
      entries.push({ daysAgo, delta: -1, reason: "reserve" });
      state = "reserved";
    } else if (effect === "consume") {
      state = "consumed";
    } else if (effect) {
      const isTooLate = effect === "refund" && firstLive && firstLive.daysAgo - daysAgo > replacementDays;
      if (isTooLate) continue;
      entries.push({ daysAgo, delta: 1, reason: effect });
      state = "returned";
    }
  }
  return { entries, state };
};
