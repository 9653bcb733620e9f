import { type ReactNode, useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { formatMoney } from "#shared/money.ts";
import type { OfferApplication } from "#shared/retention/offer-applications.ts";
import { toFormErrors } from "../../../app/form-errors.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { useRestoreFocus } from "../../../ui/lists/list-focus.ts";
import { ConfirmDialog, Panel } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { getAccountStatus } from "../../billing/plans/account-status.ts";
import { useCurrentProject } from "../../current-project.ts";
import { useRole } from "../../role.tsx";
import { useMe } from "../../use-me.ts";
import { offerLink } from "../offers/offers-api.ts";
import { type FeedbackStatus, outcomeLabels } from "./feedback-filters.tsx";
import {
  type Feedback,
  type FeedbackDetail,
  listId,
  Stars,
  saveStatus,
  senderName,
  VerifiedBadge,
} from "./feedback-list.tsx";
import { replyLink } from "./reply-link.ts";

type FeedbackDrawerProps = {
  project: { name: string };
  feedback: FeedbackDetail;
  /** The title of the offer that was shown. */
  offer: string | undefined;
  onMark: (status: FeedbackStatus) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** One feedback entry with its actions. */
export const FeedbackDrawer = ({ project, feedback, offer, onMark, onDelete, onClose }: FeedbackDrawerProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const canEdit = useRole("editor");
  useMarkAsRead(feedback, canEdit);
  useRestoreFocus(listId);
  const { email, message, status } = feedback;
  return (
    <>
      <Panel title={`Feedback from ${senderName(feedback)}`} onClose={onClose}>
        {message ? (
          <blockquote className="mb-6 border-l-2 border-accent-strong pl-4 whitespace-pre-wrap wrap-anywhere">
            {message}
          </blockquote>
        ) : (
          <p className="mb-6 text-muted">No message.</p>
        )}
        <FeedbackDetails feedback={feedback} offer={offer} />
        <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
          {email && <ButtonLink href={replyLink(email, project.name, feedback)}>Reply by email</ButtonLink>}
          {canEdit && (
            <>
              {status === "resolved" ? (
                <Button variant="quiet" onClick={() => onMark("read")}>
                  Reopen
                </Button>
              ) : (
                <Button variant={email ? "quiet" : "primary"} onClick={() => onMark("resolved")}>
                  Mark as resolved
                </Button>
              )}
              <Button variant="quiet" onClick={() => onMark("new")}>
                Mark as new
              </Button>
              <Button variant="quiet" className="text-bad" onClick={() => setConfirming(true)}>
                Delete
              </Button>
            </>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">
          {email
            ? "Opens your email app with their feedback quoted. We never contact your customers."
            : "You can't reply, because they left no email address."}
        </p>
      </Panel>
      <ConfirmDialog
        open={isConfirming}
        title="Delete this feedback?"
        confirmLabel="Delete feedback"
        onClose={() => setConfirming(false)}
        onConfirm={onDelete}
      >
        This removes it from the statistics too and can't be undone.
      </ConfirmDialog>
    </>
  );
};

/** Shown when the feedback in the URL has been deleted. */
export const DeletedFeedbackDrawer = ({ onClose }: { onClose: () => void }) => {
  useRestoreFocus(listId);
  return (
    <Panel title="Feedback not found" onClose={onClose}>
      <p>It was deleted, here or in another window.</p>
      <Button variant="quiet" className="mt-6" onClick={onClose}>
        Back to inbox
      </Button>
    </Panel>
  );
};

/** All fields of a feedback entry except its message. */
const FeedbackDetails = ({ feedback, offer }: Pick<FeedbackDrawerProps, "feedback" | "offer">) => {
  const { projectId, mode, rating, reason, email, customerRef, verified, page, offerId, outcome, createdAt } = feedback;
  const { application } = feedback;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
      <Detail name="Received">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Detail>
      <Detail name="Reason">{reason ?? "Not given"}</Detail>
      <Detail name="Rating">{rating === null ? "Not given" : <Stars rating={rating} />}</Detail>
      <Detail name="Offer">
        {offerId !== null && offer ? (
          <Link to={offerLink({ id: offerId, projectId, mode })} className="link inline-block min-h-6">
            {offer}
          </Link>
        ) : // Only an offer that was shown can be accepted or declined.
        outcome === "accepted" || outcome === "declined" ? (
          "Deleted offer"
        ) : (
          "None shown"
        )}
      </Detail>
      <Detail name="Outcome">{outcome ? outcomeLabels[outcome] : "Unknown. They may have closed the page."}</Detail>
      {application && (
        <Detail name="In Stripe">
          <ApplicationDetail application={application} />
        </Detail>
      )}
      <Detail name="Email">{email ?? "Not given"}</Detail>
      <Detail name="Customer">
        {customerRef ?? "Unknown"} {verified && <VerifiedBadge />}
      </Detail>
      {page && (
        <Detail name="Page">
          <ExternalLink href={page}>{page}</ExternalLink>
        </Detail>
      )}
    </dl>
  );
};

/** What became of the offer in the project's Stripe account. */
const ApplicationDetail = ({ application }: { application: OfferApplication }) => {
  const { state, type, subscriptionId, reason, mrr, resumesAt, endedAt } = application;
  if (state === "applying") return "Waiting for Stripe's answer.";
  if (state === "failed") return `Not applied: ${reason}`;
  return (
    <>
      {type === "pause" ? `Paused${resumesAt ? ` until ${formatDate(resumesAt)}` : ""}` : "Discount applied"} for{" "}
      <code>{subscriptionId}</code>.{mrr && ` ${formatMoney(mrr)} a month.`}
      {endedAt && ` The subscription ended on ${formatDate(endedAt)}.`}
    </>
  );
};

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-3.5">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** Marks the open feedback as read. */
const useMarkAsRead = ({ id, status }: Pick<Feedback, "id" | "status">, canEdit: boolean) => {
  const { me, now } = useMe();
  const { revalidate } = useRevalidator();
  const isMember = useCurrentProject()?.isPayer === false;
  // Without a plan, the account's projects are read-only.
  const isReadOnly = !isMember && getAccountStatus(me, now).kind === "over";
  const isUnread = canEdit && status === "new" && !isReadOnly;
  useEffect(() => {
    if (isUnread) saveStatus(id, "read").then(revalidate, (error) => toast(toFormErrors(error).message));
  }, [id, isUnread, revalidate]);
};
