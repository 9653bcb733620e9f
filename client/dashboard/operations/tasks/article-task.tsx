import { type KeyboardEvent, useState } from "react";
import type { ArticleActor } from "#shared/content/article-states.ts";
import type { ArticleAssignment } from "#shared/content/articles.ts";
import type { Task } from "#shared/operations/tasks.ts";
import { ApiError } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoreDraft } from "../../../ui/editing/restore-draft.tsx";
import { UnsavedChangesDialog } from "../../../ui/forms/unsaved-changes-dialog.tsx";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import {
  ArticleConflict,
  ArticleEditor,
  ArticleSaveStatus,
  ChecksPanel,
  CommentForm,
  CommentList,
  PageFields,
} from "../../content/articles/article-editor.tsx";
import { Brief, Evidence } from "../../content/articles/brief.tsx";
import { draftKey, useArticle } from "../../content/articles/use-article.ts";
import { type TaskActions, TaskFrame, taskHeadingId } from "./task-frame.tsx";

const authorLabels: Record<ArticleActor, string> = {
  customer: "The customer",
  operator: "An operator",
  system: "Automatic",
};

type ArticleTaskProps = TaskActions & { task: Task; article: ArticleAssignment };

/** Writing an article: the brief with its evidence on one side, the editor with its checks on the other. */
export const ArticleTask = ({ task, article, onFinish, onRelease }: ArticleTaskProps) => {
  const form = useArticle(article);
  const { brief, targetKeyword, topicEvidence } = article;
  const saveFirst = async () => {
    if (!form.fields.html) throw new ApiError(400, { error: "invalid", detail: "Write the text first." });
    if (await form.flush(true)) return;
    const detail = "The text isn't saved yet. Correct what is shown above it, then try again.";
    throw new ApiError(400, { error: "invalid", detail });
  };
  return (
    <article aria-labelledby={taskHeadingId}>
      <TaskFrame
        task={task}
        title={article.title}
        onFinish={async (input) => {
          if (input.outcome === "drafted") await saveFirst();
          await onFinish(input);
        }}
        onRelease={async () => {
          if (await form.flush(true)) await onRelease();
        }}
      >
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid min-w-0 content-start gap-8">
            <section aria-labelledby="brief">
              <h3 id="brief" className="mb-3 text-lg font-semibold">
                Brief
              </h3>
              <Brief brief={brief} keyword={targetKeyword} />
            </section>
            {topicEvidence.length > 0 && (
              <section aria-labelledby="evidence">
                <h3 id="evidence" className="mb-3 text-lg font-semibold">
                  Where the topic comes from
                </h3>
                <Evidence evidence={topicEvidence} />
              </section>
            )}
            <ArticleNotes article={article} />
            <ChecksPanel checks={form.saved.checks} />
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
              <Button variant="quiet" aria-keyshortcuts="e" className="gap-3" onClick={focusText}>
                Edit the text <KeyHint name="e" />
              </Button>
              <ArticleSaveStatus article={form} />
            </div>
            <RestoreDraft storageKey={draftKey(article.id)} fields={form.fields} onRestore={form.replace} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys leave the editor inside. */}
            <div onKeyDown={leaveText}>
              <ArticleEditor article={form} />
            </div>
            <details>
              <summary className="min-h-11 w-fit cursor-pointer py-2 text-lg font-semibold hover:underline">
                Address and search result
              </summary>
              <div className="mt-3">
                <PageFields article={form} website={task.project.url} />
              </div>
            </details>
          </div>
        </div>
      </TaskFrame>
      <UnsavedChangesDialog isChanged={form.isChanged} isKept>
        Changes since the last save stay in this browser only.
      </UnsavedChangesDialog>
      <ArticleConflict article={form} />
    </article>
  );
};

const focusText = () =>
  document.querySelector<HTMLElement>(`[aria-labelledby=${taskHeadingId}] [role=textbox][contenteditable]`)?.focus();

/** Escape leaves the text, so that single keys choose an outcome again. */
const leaveText = ({ key, target }: KeyboardEvent) => {
  if (key === "Escape" && target instanceof Element && target.closest("[contenteditable]"))
    document.getElementById(taskHeadingId)?.focus({ preventScroll: true });
};

/** What the customer wants changed, and what was said about it. */
const ArticleNotes = ({ article: { id, comments } }: Pick<ArticleTaskProps, "article">) => {
  const [added, setAdded] = useState<ArticleAssignment["comments"]>([]);
  const all = [...comments, ...added];
  return (
    <section aria-labelledby="comments">
      <h3 id="comments" className="mb-3 text-lg font-semibold">
        Comments
      </h3>
      {all.length ? (
        <CommentList comments={all} labels={authorLabels} />
      ) : (
        <p className="text-muted">The customer asks for nothing beyond the brief.</p>
      )}
      <CommentForm articleId={id} onAdded={(comment) => setAdded((before) => [...before, comment])} />
    </section>
  );
};
