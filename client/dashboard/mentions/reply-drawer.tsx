import { useRef, useState } from "react";
import type { Mention, Writer } from "#shared/mentions.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../ui/dialog.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { TextArea } from "../../ui/fields.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { formatDate } from "../../ui/format.ts";
import { toast } from "../../ui/toast.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { ReplyConflict } from "./reply-conflict.tsx";
import { sourceLabels } from "./source-labels.ts";
import { useReply } from "./use-reply.ts";

type Quota = { used: number; limit: number | null; resetsAt: string };
type ReplyDrawerProps = { mention: Mention; quota: Quota; onClose: () => void };

const maxReplyLength = 10_000;

/** Drafts, edits and saves a reply, and links to its thread. The customer posts it themselves. */
export const ReplyDrawer = ({ mention, quota, onClose }: ReplyDrawerProps) => {
  const reply = useReply(mention);
  const area = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState<"close" | "replace">();
  const [isCopied, setCopied] = useState(false);
  const isBusy = reply.isDrafting || reply.isSaving;

  const close = () => (reply.isUnsaved ? setQuestion("close") : onClose());
  const requestDraft = () => (reply.text.trim() && reply.isUnsaved ? setQuestion("replace") : void reply.draft());
  const save = async (sent: boolean, was?: string) => {
    setQuestion(undefined);
    if (!(await reply.save(sent, was))) return;
    onClose();
    toast(sent ? "Marked as sent." : "Kept as a draft.");
  };
  const copyAndOpen = async () => {
    if (!reply.text.trim()) return reply.setProblem("Write something first.");
    try {
      await navigator.clipboard.writeText(reply.text.trim());
      setCopied(true);
      open(mention.url, "_blank", "noopener,noreferrer");
    } catch {
      area.current?.select();
      reply.setProblem("Your browser did not let us copy. The text is selected: copy it, then open the thread.");
    }
  };

  return (
    <>
      <Drawer title={mention.author ? `Reply to ${mention.author}` : "Reply"} onClose={close}>
        <Thread mention={mention} />
        <TextArea
          id="reply"
          ref={area}
          label="Your reply"
          rows={9}
          maxLength={maxReplyLength}
          value={reply.text}
          readOnly={isBusy}
          aria-busy={reply.isDrafting}
          onChange={(event) => reply.type(event.currentTarget.value)}
          hint={reply.writer && hints[reply.writer]}
        />
        <p role="status" className="sr-only">
          {reply.isDrafting ? "The draft is being written." : reply.writer && "The draft is ready."}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="quiet" busy={reply.isDrafting} onClick={() => !isBusy && requestDraft()}>
            {reply.isDrafting ? "Writing…" : "Write a draft"}
          </Button>
          <QuotaLine quota={quota} />
        </div>
        <FormMessage className="mt-4">{reply.problem}</FormMessage>
        {reply.others && (
          <ReplyConflict
            text={reply.others.text}
            onTake={reply.takeOthers}
            onOverwrite={() => reply.others && void save(reply.others.sent, reply.others.text)}
          />
        )}
        <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
          <Button onClick={() => !isBusy && void copyAndOpen()}>Copy and open the thread</Button>
          <Button variant="quiet" busy={reply.isSaving} onClick={() => !isBusy && void save(true)}>
            Mark as sent
          </Button>
        </div>
        <p role="status" className="mt-3 text-sm text-muted">
          {isCopied
            ? "Copied. Paste it in the thread, then mark it as sent here."
            : "Nothing is posted for you: you paste the text in the thread yourself."}
        </p>
      </Drawer>
      <UnsavedReplyDialog
        open={question === "close"}
        canSave={reply.isDrafting || reply.text.trim() !== ""}
        onSave={() => void save(false)}
        onDiscard={onClose}
        onCancel={() => setQuestion(undefined)}
      />
      <ConfirmDialog
        open={question === "replace"}
        title="Replace what you wrote?"
        confirmLabel="Replace it"
        onClose={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          void reply.draft();
        }}
      >
        The draft takes the place of the text in the field.
      </ConfirmDialog>
      <UnsavedChangesDialog isChanged={reply.isUnsaved}>
        What you wrote to this mention is not kept yet.
      </UnsavedChangesDialog>
    </>
  );
};

const hints: Record<Writer, string> = {
  ai: "Drafted by AI. Read it, put it right, and make it yours.",
  template: "Template: fill in what stands in [brackets], and make it yours.",
};

const Thread = ({ mention: { source, title, excerpt, url } }: { mention: Mention }) => (
  <blockquote className="mb-6 border-l-2 border-line pl-4">
    <a href={url} target="_blank" rel="noopener noreferrer" className="link inline-block min-h-6 wrap-anywhere">
      {title || `The post on ${sourceLabels[source]}`}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
    <p className="mt-1 text-sm text-muted wrap-anywhere">{excerpt}</p>
  </blockquote>
);

const QuotaLine = ({ quota: { used, limit, resetsAt } }: { quota: Quota }) => (
  <p className="text-sm text-muted">
    {limit === null
      ? `${used} ${used === 1 ? "draft" : "drafts"} this month.`
      : `${used} of ${limit} drafts used this month. It starts anew on ${formatDate(resetsAt)}.`}
  </p>
);

type UnsavedReplyDialogProps = {
  open: boolean;
  canSave: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onCancel: () => void;
};

const UnsavedReplyDialog = ({ open, canSave, onSave, onDiscard, onCancel }: UnsavedReplyDialogProps) => (
  <Dialog open={open} title="Keep what you wrote?" onClose={onCancel}>
    <div className="mt-6 grid gap-3">
      {canSave && <Button onClick={onSave}>Keep as a draft</Button>}
      <Button variant="quiet" onClick={onCancel}>
        Go on writing
      </Button>
      <Button variant="quiet" onClick={onDiscard}>
        Throw the changes away
      </Button>
    </div>
  </Dialog>
);
