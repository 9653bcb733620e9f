import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import type { ArticleDetail } from "#shared/content/articles.ts";
import type { Destination } from "#shared/content/destinations.ts";
import { read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { fieldsOf } from "./article-fields.ts";
import { savesAutomatically, stepOf } from "./article-steps.ts";
import { hasApprovedText, isOnline, isReady, namesOf } from "./states.tsx";
import { articleCall, type EditedArticle } from "./use-article.ts";

const ApproveDialog = lazy(async () => ({ default: (await import("./approve-dialog.tsx")).ApproveDialog }));
const PublishDialog = lazy(async () => ({ default: (await import("./publish-dialog.tsx")).PublishDialog }));

type ActionsProps = {
  article: ArticleDetail;
  form: EditedArticle;
  credits: number;
  destinations: readonly Destination[];
  /** Whether the customer began to write the text. */
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  onDraft: () => void;
};

type Action = { label: string; key?: string; isBusy?: boolean; run: () => unknown };
type DialogName = "approve" | "changes" | "schedule" | "publish" | "unpublish" | "archive";

/** What the customer can do with the article in its state; the first action is the usual one. */
export const ArticleActions = (props: ActionsProps) => {
  const { article, form, credits, destinations, onDraft } = props;
  const [dialog, setDialog] = useState<DialogName>();
  const { isPending, error, run } = useAction();
  const { revalidate } = useRevalidator();
  const close = () => setDialog(undefined);
  const { call, param } = articleCallOf(article);

  /** Opens a dialog once everything is saved: its decision is about the text on the screen. */
  const open = async (name: DialogName) => {
    if (await form.flush(true)) setDialog(name);
  };
  const approveText = async () => {
    if (!(await form.flush(true))) return;
    const approved = () =>
      read(call().approve.$post({ param, json: {} })).catch(async (failure) => {
        // Its checks have opened the links and say what to correct.
        await revalidate();
        throw failure;
      });
    await run(approved, { success: "Text approved." });
  };
  const unpublish = () => {
    const success = article.publishedAt ? "Unpublished." : "Unscheduled.";
    void run(() => read(call().unpublish.$post({ param, query: {} })), { success });
  };

  const online = article.publications.filter(isOnline);
  const isWaiting = stepOf(article).who === "you";
  const actions = actionsOf(props, { open: (name) => void open(name), approveText, unpublish });
  return (
    <>
      {actions.length > 0 && (
        <div role="toolbar" aria-label="Actions" className="mt-5 flex flex-wrap gap-3">
          {actions.map(({ label, key, run: act }, at) => (
            <Button
              key={label}
              variant={at === 0 && (form.isChanged || isWaiting) ? "primary" : "quiet"}
              busy={isPending && at === 0}
              aria-keyshortcuts={key}
              className="gap-3"
              onClick={() => void act()}
            >
              {label} {key && <KeyHint name={key} />}
            </Button>
          ))}
        </div>
      )}
      <FormMessage className="mt-4">{error}</FormMessage>
      <Suspense>
        {dialog === "approve" && (
          <ApproveDialog
            article={article}
            credits={credits}
            onClose={close}
            onApproved={(writer) => writer === "ai" && onDraft()}
          />
        )}
        {(dialog === "schedule" || dialog === "publish") && (
          <PublishDialog
            article={article}
            destinations={destinations}
            isScheduled={dialog === "schedule"}
            onClose={close}
          />
        )}
      </Suspense>
      {dialog === "changes" && <ChangesDialog article={article} onClose={close} />}
      <ConfirmDialog
        open={dialog === "unpublish"}
        title="Unpublish this article?"
        confirmLabel="Unpublish"
        onConfirm={unpublish}
        onClose={close}
      >
        {online.length > 1 ? `It disappears from ${namesOf(online)}.` : "Its page disappears from the destination."} The
        text stays here, and you can publish it again without another credit.
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === "archive"}
        title="Archive this article?"
        confirmLabel="Archive"
        onConfirm={() => void run(() => read(call().$delete({ param })), { success: "Archived." })}
        onClose={close}
      >
        It won't be written or published, and can't be restored. A credit that is reserved for it comes back.
      </ConfirmDialog>
    </>
  );
};

const articleCallOf = ({ id }: ArticleDetail) => ({ call: () => articleCall(id).call, param: { id } });

type Ways = { open: (name: DialogName) => void; approveText: () => unknown; unpublish: () => void };

const actionsOf = (
  { article, form, isWriting, onWrite, onDraft }: ActionsProps,
  { open, approveText, unpublish }: Ways,
): Action[] => {
  const { state, writer, publishedAt } = article;
  if (form.isChanged && !savesAutomatically(article))
    return [
      { label: "Save and send to review", run: () => form.flush(true) },
      { label: "Discard changes", run: () => discard(form) },
    ];
  const isPublic = publishedAt !== null;
  const archive: Action = { label: "Archive", run: () => open("archive") };
  const schedule: Action = { label: "Schedule", key: "s", run: () => open("schedule") };
  const publish: Action = { label: "Publish now", key: "p", run: () => open("publish") };
  const takeDown: Action = { label: "Unpublish", run: () => open("unpublish") };
  const remove = isPublic ? takeDown : archive;
  switch (state) {
    case "idea":
      return [{ label: "Approve", key: "a", run: () => open("approve") }, archive];
    case "approved": {
      if (isReady(article)) return [schedule, publish, remove];
      const write: Action = isWriting
        ? { label: "Show the brief", run: () => onWrite(false) }
        : { label: "Write it yourself", key: "w", run: () => onWrite(true) };
      return writer === "ai"
        ? [{ label: "Start the draft", key: "d", run: onDraft }, write, archive]
        : [write, archive];
    }
    case "in_review":
      return [
        { label: "Approve text", key: "a", run: approveText },
        { label: "Request changes", key: "r", run: () => open("changes") },
        remove,
      ];
    case "changes_requested":
      return writer === "ai" ? [{ label: "Draft it again", key: "d", run: onDraft }, remove] : [remove];
    case "scheduled":
      return [
        { ...schedule, label: "Reschedule" },
        publish,
        // Taking an update off the calendar takes down the page, too.
        isPublic ? takeDown : { label: "Unschedule", key: "u", run: unpublish },
      ];
    case "published":
      return [{ ...publish, label: "Publish again" }, takeDown];
    case "failed":
      return hasApprovedText(article) ? [{ ...publish, label: "Try again" }, schedule, remove] : [remove];
    default:
      return [];
  }
};

const discard = (form: EditedArticle) => {
  form.replace(fieldsOf(form.saved));
  form.settle(form.saved);
};

const ChangesDialog = ({ article: { id, writer }, onClose }: { article: ArticleDetail; onClose: () => void }) => {
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      title="Request changes"
      submitLabel="Request changes"
      busyLabel="Sending…"
      noValidate
      onClose={onClose}
      onSubmit={(data) => {
        const { call, param } = articleCall(id);
        return read(call["request-changes"].$post({ param, json: { note: fieldText(data, "note") } }));
      }}
      onSuccess={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextArea
        name="note"
        label="What should change"
        hint={
          writer === "ai"
            ? "The language model reads your notes when it drafts again."
            : "One of our operators reads your notes and revises the text."
        }
        rows={5}
        maxLength={4000}
      />
    </FormDialog>
  );
};
