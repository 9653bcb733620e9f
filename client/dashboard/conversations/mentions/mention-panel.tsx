import { type RefObject, useEffect, useRef, useState } from "react";
import type { Mention, Verdict, Writer } from "#shared/conversations/mentions.ts";
import type { MonthReplies } from "#shared/workspace/projects.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { formatDate } from "../../../ui/format.ts";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { ConfirmDialog, Dialog, Panel } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useRole } from "../../role.tsx";
import { MentionDetails, titleOf, VerdictButtons } from "./mention-details.tsx";
import { useReply } from "./use-reply.ts";

type MentionPanelProps = {
  mention: Mention;
  quota: MonthReplies;
  /** Whether the reply has the focus. */
  isReplying: boolean;
  onDismiss: (mention: Mention) => void;
  onRestore: (mention: Mention) => void;
  onJudge: (mention: Mention, verdict: Verdict | null) => void;
  onClose: () => void;
};

const maxReplyLength = 10_000;

/** A mention with its verdict and the reply to it. */
export const MentionPanel = ({ mention, ...props }: MentionPanelProps) => {
  const { author, status, verdict } = mention;
  const canEdit = useRole("editor");
  const askToClose = useRef(props.onClose);
  return (
    <Panel
      title={canEdit ? (author ? `Reply to ${author}` : "Reply") : titleOf(mention)}
      onClose={() => askToClose.current()}
    >
      <MentionDetails mention={mention} />
      {canEdit && (
        <>
          <div className="mt-3 mb-6 flex flex-wrap gap-2">
            <Button
              variant="quiet"
              aria-keyshortcuts="x"
              onClick={() => (status === "dismissed" ? props.onRestore : props.onDismiss)(mention)}
            >
              {status === "dismissed" ? "Restore" : "Dismiss"}
            </Button>
            <VerdictButtons
              verdict={verdict}
              about={titleOf(mention)}
              onJudge={(value) => props.onJudge(mention, value)}
            />
          </div>
          {/* Keyed, so that the text for one isn't saved for another. */}
          <ReplyForm key={mention.id} mention={mention} askToClose={askToClose} {...props} />
        </>
      )}
    </Panel>
  );
};

type ReplyFormProps = Pick<MentionPanelProps, "mention" | "quota" | "isReplying" | "onClose"> & {
  askToClose: RefObject<() => void>;
};

/** Drafts, edits and saves a reply, and links to its thread. The customer posts it themselves. */
const ReplyForm = ({ mention, quota, isReplying, askToClose, onClose }: ReplyFormProps) => {
  const reply = useReply(mention);
  const area = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<"close" | "replace">();
  const [isCopied, setCopied] = useState(false);
  const isBusy = reply.isDrafting || reply.isSaving;

  useEffect(() => {
    if (isReplying) area.current?.focus();
  }, [isReplying]);
  useEffect(() => {
    askToClose.current = () => (reply.isUnsaved ? setDialog("close") : onClose());
  });
  const requestDraft = () => (reply.text.trim() && reply.isUnsaved ? setDialog("replace") : void reply.draft());
  const save = async (sent: boolean, was?: string) => {
    setDialog(undefined);
    if (!(await reply.save(sent, was))) return;
    onClose();
    toast(sent ? "Marked as sent." : "Draft saved.");
  };
  const copyAndOpen = async () => {
    if (!reply.text.trim()) return reply.setError("Write something first.");
    try {
      await navigator.clipboard.writeText(reply.text.trim());
      setCopied(true);
      open(mention.url, "_blank", "noopener,noreferrer");
    } catch {
      area.current?.select();
      reply.setError("Your browser blocked copying. The text is selected: copy it, then open the thread.");
    }
  };

  return (
    <>
      <RestoredDraft draft={reply.localDraft} />
      <TextArea
        ref={area}
        data-focus={isReplying || undefined}
        aria-keyshortcuts="r"
        label="Your reply"
        rows={9}
        maxLength={maxReplyLength}
        value={reply.text}
        readOnly={isBusy}
        aria-busy={reply.isDrafting}
        onChange={(event) => reply.edit(event.currentTarget.value)}
        hint={reply.writer && writerNotes[reply.writer]}
      />
      <p role="status" className="sr-only">
        {reply.isDrafting ? "Writing a draft." : reply.writer && "Draft ready."}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" busy={reply.isDrafting} onClick={() => !isBusy && requestDraft()}>
          {reply.isDrafting ? "Writing…" : "Write a draft"}
        </Button>
        <QuotaText quota={quota} />
      </div>
      <FormMessage className="mt-4">{reply.error}</FormMessage>
      {reply.conflict && (
        <ReplyConflict
          text={reply.conflict.text}
          onUseSaved={reply.useSavedVersion}
          onOverwrite={() => reply.conflict && void save(reply.conflict.sent, reply.conflict.text)}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button onClick={() => !isBusy && void copyAndOpen()}>Copy and open thread</Button>
        <Button variant="quiet" busy={reply.isSaving} onClick={() => !isBusy && void save(true)}>
          Mark as sent
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {isCopied
          ? "Copied. Paste your reply into the thread, then mark it as sent."
          : "We never post for you. Paste your reply into the thread yourself."}
      </p>
      <Dialog open={dialog === "close"} title="Save your reply?" onClose={() => setDialog(undefined)}>
        <div className="mt-6 grid gap-3">
          {(reply.isDrafting || reply.text.trim() !== "") && (
            <Button onClick={() => void save(false)}>Save draft</Button>
          )}
          <Button variant="quiet" onClick={() => setDialog(undefined)}>
            Continue editing
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              reply.localDraft.clear();
              onClose();
            }}
          >
            Discard changes
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={dialog === "replace"}
        title="Replace your text?"
        confirmLabel="Replace text"
        onClose={() => setDialog(undefined)}
        onConfirm={() => void reply.draft()}
      >
        The draft will replace the text you wrote.
      </ConfirmDialog>
      <UnsavedChangesDialog isChanged={reply.isUnsaved} isKept>
        Your reply stays in this browser only.
      </UnsavedChangesDialog>
    </>
  );
};

const writerNotes: Record<Writer, string> = {
  ai: "Written by AI. Review it and make it your own.",
  template: "Written from our template. Fill in the [brackets] and make it your own.",
};

const QuotaText = ({ quota: { used, limit, resetsAt } }: { quota: MonthReplies }) => (
  <p className="text-sm text-muted">
    {limit === null
      ? `${used} ${used === 1 ? "draft" : "drafts"} this month.`
      : `${used} of ${limit} drafts used this month. Resets on ${formatDate(resetsAt)}.`}
  </p>
);

type ReplyConflictProps = { text: string; onUseSaved: () => void; onOverwrite: () => void };

/** Shows the text saved in another window, so that neither version is lost. */
const ReplyConflict = ({ text, onUseSaved, onOverwrite }: ReplyConflictProps) => (
  <section role="alert" aria-label="Version from another window" className="mt-4 rounded-lg border border-bad p-4">
    <p className="font-medium">This reply was changed in another window:</p>
    <p className="mt-2 text-sm whitespace-pre-wrap text-muted wrap-anywhere">{text}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="quiet" onClick={onUseSaved}>
        Use that version
      </Button>
      <Button variant="quiet" onClick={onOverwrite}>
        Keep my version
      </Button>
    </div>
  </section>
);
