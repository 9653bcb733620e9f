import BadgeCheck from "lucide-react/icons/badge-check";
import Star from "lucide-react/icons/star";
import { Link } from "react-router";
import type { z } from "zod";
import type { feedbackDetail, feedback as feedbackSchema } from "#shared/feedback.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { dialogLink } from "../offers/offers-api.ts";
import { type FeedbackScope, outcomeLabels, statusLabels } from "./feedback-filters.tsx";

export type Feedback = z.infer<typeof feedbackSchema>;
export type FeedbackDetail = z.infer<typeof feedbackDetail>;

export const listId = "inbox";
const handsOverFocus = handOverFocusTo(listId);

type FeedbackListProps = {
  feedbacks: readonly Feedback[];
  /** Offer titles by id. */
  offers: Readonly<Record<string, string>>;
  /** Returns the link that opens a feedback entry. */
  to: (feedback: Feedback) => string;
};

export const FeedbackList = ({ feedbacks, offers, to }: FeedbackListProps) => (
  <ul className="divide-y divide-line rounded-2xl border border-line">
    {feedbacks.map((feedback) => (
      <Row key={feedback.id} feedback={feedback} offer={offers[feedback.offerId ?? ""]} to={to(feedback)} />
    ))}
  </ul>
);

type RowProps = { feedback: Feedback; offer: string | undefined; to: string };

const Row = ({ feedback, offer, to }: RowProps) => {
  const { status, rating, reason, message, verified, page, outcome, createdAt } = feedback;
  return (
    <li className="relative grid grid-cols-1 gap-x-6 gap-y-2 px-5 py-4 first:rounded-t-2xl last:rounded-b-2xl hover:bg-surface sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={to}
            ref={handsOverFocus}
            preventScrollReset
            className={`wrap-anywhere after:absolute after:inset-0 hover:underline ${status === "new" ? "font-semibold" : "font-medium"}`}
          >
            {reason ?? "No reason given"}
            <span className="sr-only"> from {senderName(feedback)}</span>
          </Link>
          {rating !== null && <Stars rating={rating} />}
        </p>
        {message && <p className="mt-1 line-clamp-2 wrap-anywhere">{message}</p>}
        <p className="mt-1.5 text-sm text-muted wrap-anywhere">
          {senderName(feedback)} {verified && <VerifiedBadge />}
          {page && ` · ${shortUrl(page)}`}
          {" · "}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatDateTime(createdAt)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm sm:max-w-52 sm:flex-col sm:items-end sm:text-right">
        <p className={`rounded-full px-3 py-0.5 font-medium ${statusClasses[status]}`}>{statusLabels[status]}</p>
        {outcome && <p>{outcomeLabels[outcome]}</p>}
        {offer && <p className="text-muted wrap-anywhere">{offer}</p>}
      </div>
    </li>
  );
};

const statusClasses: Record<Feedback["status"], string> = {
  new: "bg-wash text-accent",
  read: "bg-surface text-muted",
  resolved: "bg-good-wash text-good",
};

/** The URL without protocol and query. */
const shortUrl = (page: string) => {
  const { host, pathname } = new URL(page);
  return host + (pathname === "/" ? "" : pathname);
};

/** Returns the customer's email or reference. */
export const senderName = ({ email, customerRef }: Pick<Feedback, "email" | "customerRef">) =>
  email ?? customerRef ?? "Anonymous";

/** The project's server signed the sender's identity. */
export const VerifiedBadge = () => (
  <span
    title="Verified by a signature from your server"
    className="inline-flex items-center gap-1 rounded-full bg-good-wash px-2 text-sm font-medium text-good"
  >
    <BadgeCheck aria-hidden="true" size={14} />
    Verified
  </span>
);

/** A rating as stars, with text for screen readers. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="inline-flex gap-0.5 align-middle">
    <span className="sr-only">{rating} of 5 stars</span>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        size={16}
        className={star <= rating ? "fill-accent-strong text-accent-strong" : "text-edge"}
      />
    ))}
  </span>
);

/** Shown when there is no feedback in this mode yet: how to install the dialog. */
export const EmptyInbox = ({ scope }: { scope: FeedbackScope }) => (
  <EmptyState
    title={scope.mode === "live" ? "No feedback yet" : "No test feedback yet"}
    action={
      <Link to={dialogLink(scope)} className="button">
        Set up the cancellation dialog
      </Link>
    }
  >
    {scope.mode === "live"
      ? "Add the cancellation dialog where customers cancel. Their answers and what they chose appear here."
      : "Open the cancellation dialog in test mode and answer it yourself. Test answers don't count toward live statistics."}
  </EmptyState>
);
