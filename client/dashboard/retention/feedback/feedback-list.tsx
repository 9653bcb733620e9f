import BadgeCheck from "lucide-react/icons/badge-check";
import Star from "lucide-react/icons/star";
import type { z } from "zod";
import type { feedbackDetail, feedback as feedbackSchema } from "#shared/retention/feedback.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { optionsOf } from "../../../ui/forms/fields.tsx";
import { Menu } from "../../../ui/overlays/popover.tsx";
import { type FeedbackStatus, outcomeLabels, statusLabels } from "./feedback-filters.tsx";

export type Feedback = z.infer<typeof feedbackSchema>;
export type FeedbackDetail = z.infer<typeof feedbackDetail>;

export const listId = "inbox";

export const saveStatus = (id: string, status: FeedbackStatus) =>
  read<unknown>(browserClient().feedback.save.$post({ json: { id, status } }));

type FeedbackTableProps = {
  caption: string;
  feedbacks: readonly Feedback[];
  /** Offer titles by id. */
  offers: Readonly<Record<string, string>>;
  /** Returns the link that opens a feedback entry. */
  to: (feedback: Feedback) => string;
  openId: string | undefined;
  onMark: (feedbacks: readonly Feedback[], status: FeedbackStatus) => void;
};

export const FeedbackTable = ({ caption, feedbacks, offers, to, openId, onMark }: FeedbackTableProps) => (
  <DataTable
    id="feedback"
    label="Feedback"
    caption={<span role="status">{caption}</span>}
    columns={columnsOf(offers)}
    rows={feedbacks}
    to={to}
    openId={openId}
    nameOf={(feedback) => `${reasonOf(feedback)} from ${senderName(feedback)}`}
    bulkActions={(selected, clear) => (
      <Menu
        label="Mark as"
        items={optionsOf(statusLabels).map(({ value, label }) => ({
          label,
          onSelect: () => {
            clear();
            onMark(selected, value as FeedbackStatus);
          },
        }))}
      />
    )}
  />
);

const reasonOf = ({ reason }: Feedback) => reason ?? "No reason given";

const columnsOf = (offers: FeedbackTableProps["offers"]): DataColumn<Feedback>[] => [
  {
    key: "reason",
    label: "Reason",
    isRowHeader: true,
    cell: (feedback) => (
      <span className={feedback.status === "new" ? "font-semibold" : ""}>
        {reasonOf(feedback)}
        <span className="sr-only"> from {senderName(feedback)}</span>
      </span>
    ),
    detail: ({ message }) => message,
  },
  { key: "rating", label: "Rating", isPlain: true, cell: ({ rating }) => rating !== null && <Stars rating={rating} /> },
  {
    key: "customer",
    label: "Customer",
    isPlain: true,
    cell: (feedback) => (
      <>
        {feedback.verified && <VerifiedMark />} {senderName(feedback)}
      </>
    ),
  },
  {
    key: "page",
    label: "Page",
    className: "text-muted",
    isHiddenByDefault: true,
    cell: ({ page }) => page && shortUrl(page),
  },
  {
    key: "outcome",
    label: "Outcome",
    isPlain: true,
    cell: ({ outcome, offerId }) =>
      outcome && [outcomeLabels[outcome], offers[offerId ?? ""]].filter(Boolean).join(": "),
  },
  {
    key: "status",
    label: "Status",
    isPlain: true,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    key: "received",
    label: "Received",
    className: "text-muted",
    isPlain: true,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
];

const statusTones: Record<Feedback["status"], Tone> = { new: "attention", read: "quiet", resolved: "good" };

/** The URL without protocol and query. */
const shortUrl = (page: string) => {
  const { host, pathname } = new URL(page);
  return host + (pathname === "/" ? "" : pathname);
};

/** Returns the customer's email or reference. */
export const senderName = ({ email, customerRef }: Pick<Feedback, "email" | "customerRef">) =>
  email ?? customerRef ?? "Anonymous";

const verifiedTitle = "Verified by a signature from your server";

const VerifiedMark = () => (
  <span title={verifiedTitle} className="inline-block align-middle text-good">
    <BadgeCheck aria-hidden="true" size={14} />
    <span className="sr-only">Verified</span>
  </span>
);

/** The project's server signed the sender's identity. */
export const VerifiedBadge = () => (
  <span
    title={verifiedTitle}
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
