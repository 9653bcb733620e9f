import type { SubmissionActor, SubmissionState } from "#shared/links/submission-states.ts";
import type { CheckOutcome, ListingFlag, Submission, SubmissionReason } from "#shared/links/submissions.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { formatShortDate } from "../../../ui/format.ts";

// What the states, links and checks of submissions are called, and what happens next in each state.

/** In the order of a submission's way, with the ones that wait for the customer first. */
export const stateLabels: Record<SubmissionState, string> = {
  needs_customer: "Needs your answer",
  proposed: "Proposed",
  approved: "Approved",
  queued: "Queued",
  in_progress: "Being submitted",
  submitted: "Submitted",
  in_review: "In review",
  live: "Live",
  suspect: "Link missing",
  lost: "Lost",
  rejected: "Rejected",
  unavailable: "Unavailable",
  already_listed: "Already listed",
  expired: "Expired",
  skipped: "Skipped",
};

const stateTones: Record<SubmissionState, Tone> = {
  needs_customer: "attention",
  proposed: "attention",
  approved: "info",
  queued: "info",
  in_progress: "info",
  submitted: "info",
  in_review: "info",
  live: "good",
  suspect: "warn",
  lost: "bad",
  rejected: "bad",
  unavailable: "quiet",
  already_listed: "quiet",
  expired: "quiet",
  skipped: "quiet",
};

// Not read from `submissionTransitions`, whose file would add zod to the page. A test compares them.
const approvable: readonly SubmissionState[] = ["proposed", "skipped", "expired"];
const skippable: readonly SubmissionState[] = ["proposed", "approved", "queued", "needs_customer"];

const checkable: readonly SubmissionState[] = ["submitted", "in_review", "live", "suspect", "lost"];

/** A directory that has had the submission already can't be approved again. */
export const canApprove = ({ state, submittedAt }: Pick<Submission, "state" | "submittedAt">) =>
  approvable.includes(state) && submittedAt === null;
export const canSkip = ({ state }: Pick<Submission, "state">) => skippable.includes(state);
export const canRecheck = ({ state, listingUrl }: Pick<Submission, "state" | "listingUrl">) =>
  checkable.includes(state) && listingUrl !== null;

/** The most telling date of a submission's state: `Live since Nov 3, 2026`. */
export const stateDate = (submission: Submission): { label: string; at: string } | undefined => {
  const { state, createdAt, dueAt, submittedAt, firstLiveAt, nextCheckAt, lostAt } = submission;
  const dateOf = (label: string, at: string | null) => (at ? { label, at } : undefined);
  switch (state) {
    case "proposed":
      return dateOf("Automatic approval", dueAt) ?? { label: "Proposed", at: createdAt };
    case "needs_customer":
      return dateOf("Answer by", dueAt);
    case "approved":
      return dateOf("Planned", dueAt);
    case "queued":
      return dateOf("Due", dueAt);
    case "live":
      return dateOf("Since", firstLiveAt);
    case "suspect":
      return dateOf("Next check", nextCheckAt);
    case "lost":
      return dateOf("Lost", lostAt);
    default:
      return dateOf("Sent", submittedAt);
  }
};

const on = (at: string | null, before: string, after = "") => (at ? `${before} ${formatShortDate(at)}${after}` : "");

/** What happens next, in one or two sentences. */
export const nextStep = (submission: Submission): string => {
  const { state, dueAt, nextCheckAt, replacedById } = submission;
  const check = on(nextCheckAt, " The next check is on", ".");
  switch (state) {
    case "proposed":
      return `Approve it to use one credit, or skip it.${on(dueAt, " Without a decision, it's approved automatically on", ".")}`;
    case "approved":
      return `We spread your submissions over the weeks.${on(dueAt, " This one is planned for", ".")}`;
    case "queued":
      return `One of our operators submits it${on(dueAt, " by")}.`;
    case "in_progress":
      return "One of our operators is submitting it now.";
    case "needs_customer":
      return `We continue as soon as you answer.${on(dueAt, " Without an answer by", ", it expires and your credit comes back.")}`;
    case "submitted":
    case "in_review":
      return `The directory decides when it publishes your listing.${check}`;
    case "live":
      return `We keep checking the page for as long as your project exists.${check}`;
    case "suspect":
      return `The last check didn't find your link. If three checks over a week miss it, it counts as lost and we propose another directory.${check}`;
    case "lost":
      return replacedById
        ? "Three checks on different days didn't find your link. We proposed another directory instead."
        : `Three checks on different days didn't find your link.${check}`;
    case "rejected":
      return "The directory declined it. Credits of rejected submissions come back, up to your plan's limit.";
    case "unavailable":
      return "The directory takes no submissions at the moment. The credit comes back, up to your plan's limit.";
    case "already_listed":
      return "Your website was listed here before, so it cost no credit.";
    case "expired":
      return "No listing appeared in time. The credit comes back, up to your plan's limit.";
    case "skipped":
      return "We won't submit it. You can still approve it.";
  }
};

/** What follows a check that couldn't tell whether the link is there. */
export const afterUnknown = ({ state, nextCheckAt }: Pick<Submission, "state" | "nextCheckAt">): string => {
  const isOver = !checkable.includes(state);
  if (isOver) return "";
  return `This doesn't count as a miss.${on(nextCheckAt, " We try again on", ".")} After three such checks, one of our operators looks within three days.`;
};

const reasonLabels: Record<SubmissionReason, string> = {
  confirm_mail: "Confirm the email from the directory",
  add_badge: "Add the directory's badge or link to your website",
  pay_fee: "The directory charges a fee",
  account_exists: "You already have an account there",
  missing_information: "Some information is missing",
  incomplete_kit: "Your listing kit lacks something the directory asks for",
  not_eligible: "Your website isn't eligible",
  duplicate: "Listed as a duplicate",
  quality: "Below the directory's quality bar",
  no_answer: "The directory didn't answer",
  site_down: "The site is down",
  closed: "The directory has closed",
  blocked: "The directory blocked our visit",
  login_broken: "Signing in doesn't work",
  other: "Another reason",
};

/** The label of a reason; an unknown one is shown as it is. */
export const reasonText = (reason: string) => (reasonLabels as Record<string, string>)[reason] ?? reason;

const rels = ["sponsored", "ugc", "nofollow"];

/** The kind of a link; a link that isn't followed is called by its `rel`. */
export const linkText = ({ kind, rel }: Pick<NonNullable<Submission["link"]>, "kind" | "rel">) => {
  switch (kind) {
    case "follow":
      return "Followed link";
    case "nofollow":
      return `Not followed (${rels.find((name) => rel.includes(name)) ?? "page rule"})`;
    case "indirect":
      return "Link through a redirect";
    case "mention":
      return "Mention without a link";
  }
};

export const outcomeLabels: Record<CheckOutcome, string> = {
  live_follow: "Link found, followed",
  live_nofollow: "Link found, not followed",
  live_indirect: "Link found, through a redirect",
  mention_only: "Your name found, without a link",
  missing: "No link on the page",
  gone: "The page is gone",
  unknown: "Could not be checked",
};

const outcomeTones: Record<CheckOutcome, Tone> = {
  live_follow: "good",
  live_nofollow: "good",
  live_indirect: "good",
  mention_only: "warn",
  missing: "bad",
  gone: "bad",
  unknown: "quiet",
};

export const flagLabels: Record<ListingFlag, string> = {
  not_indexable: "The page asks search engines not to list it.",
  canonical_elsewhere: "The page names another page as its original.",
};

export const actorLabels: Record<SubmissionActor, string> = {
  customer: "You",
  operator: "Our operator",
  system: "Automatic",
  verifier: "Our check",
};

export const StateBadge = ({ state }: { state: SubmissionState }) => (
  <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
);

export const OutcomeBadge = ({ outcome }: { outcome: CheckOutcome }) => (
  <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
);
