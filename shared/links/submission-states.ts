// The states of a submission, the changes between them and the terms they run on.
export const submissionStates = [
  "proposed",
  "approved",
  "queued",
  "in_progress",
  "needs_customer",
  "submitted",
  "in_review",
  "live",
  "suspect",
  "lost",
  "rejected",
  "unavailable",
  "already_listed",
  "skipped",
  "expired",
] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const submissionActors = ["customer", "operator", "system", "verifier"] as const;
export type SubmissionActor = (typeof submissionActors)[number];

/** What a transition does to the submission's credit. A refund is limited by the plan's `replacements`. */
export type CreditEffect = "reserve" | "consume" | "release" | "refund";

export type SubmissionTransition = { actors: readonly SubmissionActor[]; credit?: CreditEffect };

/** Every allowed transition. Only the verifier says `live`; what isn't listed can't happen. */
export const submissionTransitions: Record<SubmissionState, Partial<Record<SubmissionState, SubmissionTransition>>> = {
  proposed: {
    approved: { actors: ["customer", "system"], credit: "reserve" },
    skipped: { actors: ["customer"] },
  },
  skipped: {
    approved: { actors: ["customer"], credit: "reserve" },
  },
  approved: {
    queued: { actors: ["system"] },
    needs_customer: { actors: ["system"] },
    // By the system if the directory has closed.
    skipped: { actors: ["customer", "system"], credit: "release" },
  },
  queued: {
    in_progress: { actors: ["operator"] },
    skipped: { actors: ["customer"], credit: "release" },
  },
  in_progress: {
    queued: { actors: ["operator", "system"] },
    submitted: { actors: ["operator"], credit: "consume" },
    needs_customer: { actors: ["operator"] },
    rejected: { actors: ["operator"], credit: "refund" },
    unavailable: { actors: ["operator"], credit: "refund" },
    already_listed: { actors: ["operator"], credit: "release" },
  },
  needs_customer: {
    queued: { actors: ["customer", "system"] },
    // Undo: an operator takes back an outcome within seconds.
    in_progress: { actors: ["operator"], credit: "reserve" },
    skipped: { actors: ["customer"], credit: "release" },
    expired: { actors: ["system"], credit: "release" },
  },
  submitted: {
    in_progress: { actors: ["operator"], credit: "reserve" },
    in_review: { actors: ["verifier"] },
    live: { actors: ["verifier"] },
    needs_customer: { actors: ["operator"] },
    rejected: { actors: ["operator"], credit: "refund" },
    unavailable: { actors: ["operator"], credit: "refund" },
    expired: { actors: ["system"], credit: "refund" },
  },
  in_review: {
    live: { actors: ["verifier"] },
    needs_customer: { actors: ["operator"] },
    rejected: { actors: ["operator"], credit: "refund" },
    unavailable: { actors: ["operator"], credit: "refund" },
    expired: { actors: ["system"], credit: "refund" },
  },
  live: { suspect: { actors: ["verifier"] } },
  suspect: {
    live: { actors: ["verifier"] },
    // Refunded only within `replacementDays` of the first proof.
    lost: { actors: ["verifier"], credit: "refund" },
  },
  lost: { live: { actors: ["verifier"] } },
  expired: {
    live: { actors: ["verifier"] },
    // Only if it expired before it was submitted.
    approved: { actors: ["customer"], credit: "reserve" },
  },
  rejected: { in_progress: { actors: ["operator"], credit: "reserve" } },
  unavailable: { in_progress: { actors: ["operator"], credit: "reserve" } },
  already_listed: { in_progress: { actors: ["operator"], credit: "reserve" } },
};

/** Hours from the proposal email until a proposal is approved automatically. */
export const autoApprovalHours = 72;
/** Days without a listing after which a submission expires. */
export const expiryDays = 60;
/** How long an operator can take back what they entered. */
export const undoSeconds = 10;
/** Days that a customer has to answer before the submission expires. */
export const answerDays = 14;
export const maxWeeklyPace = 50;
