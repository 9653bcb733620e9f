// The demo project's submissions and what became of each.
import type { SubmissionActor, SubmissionState } from "#shared/links/submission-states.ts";
import type { ListingFlag, ListingLinkKind, SubmissionReason } from "#shared/links/submissions.ts";

/** A transition. */
export type DemoStep = { to: SubmissionState; actor: SubmissionActor; daysAgo: number; note?: string };

export type DemoSubmission = {
  steps: DemoStep[];
  /** What the directory must ask for, so that the history makes sense. */
  needs?: "badge" | "fee";
  link?: { kind: ListingLinkKind; rel?: readonly string[] };
  flags?: ListingFlag[];
  reason?: SubmissionReason;
  answer?: string;
  /** The checks could not read the page. */
  isUnreadable?: boolean;
  /** Index of the submission that this one replaces. */
  replaces?: number;
};

/** When the demo customer bought the plan. */
export const purchasedDaysAgo = 130;

const proposed = (daysAgo: number): DemoStep[] => [{ to: "proposed", actor: "system", daysAgo }];
const approved = (daysAgo: number): DemoStep[] => [
  ...proposed(daysAgo),
  { to: "approved", actor: "customer", daysAgo: daysAgo - 0.6 },
];
const queued = (daysAgo: number): DemoStep[] => [
  ...approved(daysAgo),
  { to: "queued", actor: "system", daysAgo: daysAgo - 1.5 },
];
const claimed = (daysAgo: number, workedDaysAgo: number): DemoStep[] => [
  ...queued(daysAgo),
  { to: "in_progress", actor: "operator", daysAgo: workedDaysAgo + 0.003 },
];
/** Proposed three days before an operator works on it. */
const finished = (workedDaysAgo: number, to: SubmissionState, note?: string): DemoStep[] => [
  ...claimed(workedDaysAgo + 3, workedDaysAgo),
  { to, actor: "operator", daysAgo: workedDaysAgo, ...(note && { note }) },
];
const submitted = (workedDaysAgo: number) => finished(workedDaysAgo, "submitted", "The form confirmed the submission.");
/** The first check, a day later, found no listing yet. */
const inReview = (workedDaysAgo: number): DemoStep[] => [
  ...submitted(workedDaysAgo),
  { to: "in_review", actor: "verifier", daysAgo: workedDaysAgo - 1 },
];
const live = (workedDaysAgo: number, days: number): DemoStep[] => [
  ...(days > 1 ? inReview(workedDaysAgo) : submitted(workedDaysAgo)),
  { to: "live", actor: "verifier", daysAgo: workedDaysAgo - days, note: "The page links to the website." },
];
const suspect = (before: DemoStep[], daysAgo: number): DemoStep[] => [
  ...before,
  { to: "suspect", actor: "verifier", daysAgo, note: "The page no longer links to the website." },
];
const lost = (before: DemoStep[], daysAgo: number): DemoStep[] => [
  ...suspect(before, daysAgo + 7),
  { to: "lost", actor: "verifier", daysAgo, note: "Three checks on three days found no link." },
];
const expired = (workedDaysAgo: number): DemoStep[] => [
  ...inReview(workedDaysAgo),
  { to: "expired", actor: "system", daysAgo: workedDaysAgo - 60, note: "No listing 60 days after the submission." },
];

const follow = { link: { kind: "follow" } } as const;
const nofollow = { link: { kind: "nofollow", rel: ["nofollow", "noopener"] } } as const;
const plainNofollow = { link: { kind: "nofollow", rel: ["nofollow"] } } as const;
const ugc = { link: { kind: "nofollow", rel: ["ugc", "noopener"] } } as const;

/** Oldest first, so that `replaces` refers to an earlier one. */
export const demoSubmissions: readonly DemoSubmission[] = [
  { ...follow, steps: live(124, 1) },
  { ...follow, steps: live(123.7, 3) },
  // Lost after more than 90 days: its credit stays used.
  { ...follow, steps: lost(live(123.4, 3), 15) },
  { ...nofollow, steps: live(117, 7) },
  { ...follow, steps: live(116.8, 14) },
  { reason: "not_eligible", steps: finished(116.5, "rejected", "Lists only companies older than five years.") },
  { ...follow, needs: "badge", steps: live(110, 3) },
  { ...ugc, steps: live(109.8, 1) },
  { steps: expired(103) },
  { ...follow, steps: live(102.6, 7), flags: ["canonical_elsewhere"] },
  { link: { kind: "indirect", rel: [] }, steps: live(96, 3) },
  { reason: "closed", steps: finished(95.5, "unavailable", "The site takes no new listings.") },
  { steps: expired(89) },
  { ...follow, steps: live(88.7, 14) },
  // Lost within 90 days: its credit came back, and the next submission replaces it.
  { ...follow, steps: lost(live(82, 3), 38) },
  { ...nofollow, steps: live(81.6, 7) },
  { steps: finished(75, "already_listed", "Listed since 2025, with the same website.") },
  { ...follow, steps: [...suspect(live(74.5, 3), 40), { to: "live", actor: "verifier", daysAgo: 39 }] },
  { reason: "quality", steps: finished(68, "rejected", "The editors found the product too young.") },
  { ...follow, steps: live(67.7, 7) },
  { ...nofollow, steps: live(61, 14), flags: ["not_indexable"] },
  { ...follow, steps: live(47, 7) },
  { ...follow, steps: live(34, 3), replaces: 14 },
  { ...nofollow, steps: live(33.6, 3), replaces: 8 },
  { ...follow, steps: lost(live(27, 3), 1.2) },
  { reason: "duplicate", steps: finished(26.6, "rejected", "Another help desk has the same name there.") },
  { reason: "login_broken", steps: finished(26.3, "unavailable", "The confirmation email never arrives.") },
  { ...follow, steps: live(20, 7), replaces: 12 },
  { steps: finished(19.7, "already_listed", "Listed by a user in 2025.") },
  { ...follow, steps: suspect(live(40, 3), 2.1) },
  { ...nofollow, steps: suspect(live(26, 3), 0.4) },
  { ...follow, steps: live(13, 3), needs: "badge", answer: "The badge is in the footer now." },
  { reason: "not_eligible", steps: finished(12.8, "rejected", "Takes AI products only.") },
  { steps: inReview(12.4) },
  { steps: inReview(6.1) },
  { steps: inReview(5.8) },
  { steps: submitted(8.4), isUnreadable: true },
  { steps: submitted(0.9) },
  { steps: submitted(0.8) },
  { steps: submitted(0.3) },
  { steps: submitted(0.29) },
  { steps: submitted(0.27) },
  { reason: "confirm_mail", steps: finished(1.1, "needs_customer", "Confirm the email that the directory sent you.") },
  { needs: "badge", reason: "add_badge", steps: finished(1.05, "needs_customer", "Add the directory's badge.") },
  { needs: "fee", reason: "pay_fee", steps: finished(2.3, "needs_customer", "The directory asks for a fee.") },
  { steps: claimed(3.2, 0) },
  { steps: queued(7.2) },
  { steps: queued(3.3) },
  { steps: queued(3.1) },
  { steps: queued(3) },
  { steps: approved(2.2) },
  { steps: approved(2.1) },
  { steps: approved(2) },
  { steps: [...proposed(9), { to: "skipped", actor: "customer", daysAgo: 8.2 }] },
  { steps: [...approved(9.1), { to: "skipped", actor: "customer", daysAgo: 8 }] },
  { steps: proposed(0.7), replaces: 24 },
  { steps: proposed(0.7) },
  { steps: proposed(0.7) },
  { steps: proposed(0.7) },
  { steps: proposed(0.7) },
];

/** Those of each client. */
export const demoClientSubmissions: readonly (readonly DemoSubmission[])[] = [
  [
    { ...follow, steps: live(80, 7) },
    { ...follow, steps: live(72, 3) },
    { ...plainNofollow, steps: live(64, 14) },
    { ...follow, steps: live(51, 3) },
    { ...follow, steps: live(38, 7) },
    { ...follow, steps: lost(live(45, 3), 9) },
    { steps: inReview(9) },
    { steps: submitted(0.6) },
    {
      reason: "confirm_mail",
      steps: finished(1.4, "needs_customer", "Confirm the email that the directory sent you."),
    },
    { steps: queued(3) },
  ],
  [
    { ...follow, steps: live(21, 7) },
    { ...plainNofollow, steps: live(17, 3) },
    { steps: inReview(7) },
    { steps: submitted(1.2) },
    { steps: proposed(0.5) },
    { steps: proposed(0.5) },
    { steps: proposed(0.5) },
  ],
];
