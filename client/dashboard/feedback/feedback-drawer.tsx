import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { FeedbackDetails } from "./feedback-details.tsx";
import type { FeedbackStatus } from "./feedback-labels.ts";
import type { Feedback } from "./feedback-list.tsx";
import { replyLink } from "./reply-link.ts";
import { senderName } from "./sender.tsx";
import { useOpenFeedback, useRestoreFocus } from "./use-open-feedback.ts";

type FeedbackDrawerProps = {
  project: { name: string };
  feedback: Feedback;
  /** The title of the offer that was shown. */
  offer: string | undefined;
  onMark: (status: FeedbackStatus) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** One feedback entry with its actions. */
export const FeedbackDrawer = ({ project, feedback, offer, onMark, onDelete, onClose }: FeedbackDrawerProps) => {
  const [isConfirming, setConfirming] = useState(false);
  useOpenFeedback(feedback);
  useRestoreFocus();
  const { email, message, status } = feedback;
  return (
    <>
      <Drawer title={`Feedback of ${senderName(feedback)}`} onClose={onClose}>
        {message ? (
          <blockquote className="mb-8 border-l-2 border-accent-strong pl-4 whitespace-pre-wrap wrap-anywhere">
            {message}
          </blockquote>
        ) : (
          <p className="mb-8 text-muted">They wrote no message.</p>
        )}
        <FeedbackDetails feedback={feedback} offer={offer} />
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
          {email && <ButtonLink href={replyLink(email, project.name, feedback)}>Reply by email</ButtonLink>}
          {status === "resolved" ? (
            <Button variant="quiet" onClick={() => onMark("read")}>
              Not resolved yet
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
        </div>
        <p className="mt-3 text-sm text-muted">
          {email
            ? "The reply opens in your mail program, with what they said. We never write to anybody for you."
            : "They left no email address, so there is no way to write back from here."}
        </p>
      </Drawer>
      <ConfirmDialog
        open={isConfirming}
        title="Delete this feedback?"
        confirmLabel="Delete it"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onDelete();
        }}
      >
        It leaves the statistics too, and cannot be brought back.
      </ConfirmDialog>
    </>
  );
};

/** Shown when the feedback in the URL has been deleted. */
export const DeletedFeedbackDrawer = ({ onClose }: { onClose: () => void }) => {
  useRestoreFocus();
  return (
    <Drawer title="This feedback is gone" onClose={onClose}>
      <p>It was deleted meanwhile, here or in another window.</p>
      <Button variant="quiet" className="mt-6" onClick={onClose}>
        Back to the inbox
      </Button>
    </Drawer>
  );
};
