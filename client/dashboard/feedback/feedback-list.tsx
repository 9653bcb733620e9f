import { Link } from "react-router";
import type { z } from "zod";
import type { feedback as feedbackSchema } from "#shared/feedback.ts";
import { formatDateTime } from "../../ui/format.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { outcomeLabels, statusLabels } from "./feedback-labels.ts";
import { senderName, Verified } from "./sender.tsx";
import { Stars } from "./stars.tsx";

export type Feedback = z.infer<typeof feedbackSchema>;

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
            <span className="sr-only"> by {senderName(feedback)}</span>
          </Link>
          {rating !== null && <Stars rating={rating} />}
        </p>
        {message && <p className="mt-1 line-clamp-2 wrap-anywhere">{message}</p>}
        <p className="mt-1.5 text-sm text-muted wrap-anywhere">
          {senderName(feedback)} {verified && <Verified />}
          {page && ` · ${placeOf(page)}`}
          {" · "}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatDateTime(createdAt)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm sm:max-w-52 sm:flex-col sm:items-end sm:text-right">
        <StatusBadge status={status} />
        {outcome && <p>{outcomeLabels[outcome]}</p>}
        {offer && <p className="text-muted wrap-anywhere">{offer}</p>}
      </div>
    </li>
  );
};

/** The URL without protocol and query. */
const placeOf = (page: string) => {
  const { host, pathname } = new URL(page);
  return host + (pathname === "/" ? "" : pathname);
};

export const StatusBadge = ({ status }: Pick<Feedback, "status">) => (
  <p className={`rounded-full px-3 py-0.5 font-medium ${badgeClasses[status]}`}>{statusLabels[status]}</p>
);

const badgeClasses: Record<Feedback["status"], string> = {
  new: "bg-wash text-accent",
  read: "bg-surface text-muted",
  resolved: "bg-good-wash text-good",
};
