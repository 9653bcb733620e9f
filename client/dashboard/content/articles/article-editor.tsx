import { useRevalidator } from "react-router";
import type { ArticleActor } from "#shared/content/article-states.ts";
import type { ArticleCheck, ArticleComment } from "#shared/content/articles.ts";
import { read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Badge } from "../../../ui/badge.tsx";
import { SaveStatus } from "../../../ui/editing/save-status.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { useUploads } from "../../../ui/forms/use-uploads.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { TextWithPreview } from "../../../ui/rich-text/text-with-preview.tsx";
import { ConflictDialog } from "../../editing/conflict-dialog.tsx";
import { CoverField } from "../../editing/cover-field.tsx";
import { SearchFields } from "../../editing/search-fields.tsx";
import { useRole } from "../../role.tsx";
import { checkTexts, savesAutomatically, verdicts } from "./article-steps.ts";
import { articleCall, type EditedArticle } from "./use-article.ts";

type EditorProps = { article: EditedArticle };

/** Title and text. */
export const ArticleEditor = ({ article }: EditorProps) => {
  const { fields, edition, errors, change, saved } = article;
  const images = useUploads(saved.projectId);
  return (
    <div className="grid min-w-0 content-start gap-6">
      <TitleField article={article} />
      <TextWithPreview
        label="Article text"
        title={fields.title}
        content={fields.html}
        edition={edition}
        images={images}
        error={errors.html}
        onChange={(html) => change({ html })}
      />
    </div>
  );
};

export const TitleField = ({ article: { fields, errors, change } }: EditorProps) => (
  <Field
    id="title"
    label="Title"
    value={fields.title}
    maxLength={200}
    error={errors.title}
    onChange={({ target }) => change({ title: target.value })}
  />
);

/** How the page is found: its address, its picture and its search result. */
export const PageFields = ({ article, website }: EditorProps & { website: string }) => {
  const { fields, errors, change, saved } = article;
  const images = useUploads(saved.projectId);
  const host = URL.parse(website)?.host ?? website;
  return (
    <div className="grid gap-6">
      <Field
        id="slug"
        label="Slug"
        value={fields.slug}
        maxLength={120}
        hint="The last part of the page's address."
        error={errors.slug}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <TextArea
        id="excerpt"
        label="Excerpt"
        rows={3}
        maxLength={300}
        value={fields.excerpt}
        hint={`${fields.excerpt.length} of 300 characters. Shown in lists of articles.`}
        error={errors.excerpt}
        onChange={({ target }) => change({ excerpt: target.value })}
      />
      <CoverField
        id={fields.coverFileId}
        hint="Use an image of at least 1280 × 720. Optional."
        images={images}
        error={errors.coverFileId}
        onChange={(coverFileId) => change({ coverFileId })}
      />
      <SearchFields fields={fields} address={`${host} › ${fields.slug || "…"}`} errors={errors} onChange={change} />
    </div>
  );
};

/** Whether the article is saved, and what saving does. */
export const ArticleSaveStatus = ({ article: { state, isChanged, saved } }: EditorProps) => (
  <SaveStatus
    state={state}
    isChanged={isChanged}
    unsaved={savesAutomatically(saved) ? "Not saved yet" : "Unsaved changes. Saving sends the text to review."}
  />
);

/** Shown when someone else has saved the article in the meantime. */
export const ArticleConflict = ({ article }: EditorProps) => {
  const { conflict, fields, useTheirs, overwriteTheirs, keepEditing } = article;
  return (
    conflict && (
      <ConflictDialog
        title="Someone saved this article since you opened it"
        mine={{ title: fields.title, content: fields.html }}
        theirs={{ title: conflict.theirs.title, content: conflict.theirs.html }}
        onClose={keepEditing}
        onDiscardMine={useTheirs}
        onOverwrite={overwriteTheirs}
      />
    )
  );
};

const order = ["block", "warn", "pass"] as const;

/** What the checks found in the saved text, those that block first. */
export const ChecksPanel = ({ checks }: { checks: readonly ArticleCheck[] }) => (
  <section aria-labelledby="checks">
    <h2 id="checks" className="scroll-mt-24 text-lg font-semibold">
      Checks
    </h2>
    {checks.length ? (
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checks
          .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
          .map(({ name, verdict, detail }) => (
            <li key={name} className="py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="font-medium">{checkTexts[name].label}</span>
                <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Badge>
              </p>
              <p className="mt-1 text-sm wrap-anywhere">{detail}</p>
              {verdict !== "pass" && <p className="mt-1 text-sm text-muted">{checkTexts[name].help}</p>}
            </li>
          ))}
      </ul>
    ) : (
      <p className="mt-2 text-muted">They run as soon as there is a text.</p>
    )}
  </section>
);

type CommentListProps = { comments: readonly ArticleComment[]; labels: Record<ArticleActor, string> };

export const CommentList = ({ comments, labels }: CommentListProps) => (
  <ol className="grid gap-4">
    {comments.map(({ id, author, text, createdAt }) => (
      <li key={id} className="rounded-xl bg-surface px-4 py-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-medium">{labels[author]}</span>
          <time dateTime={createdAt} className="text-muted">
            {formatDateTime(createdAt)}
          </time>
        </p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      </li>
    ))}
  </ol>
);

type CommentFormProps = { articleId: string; onAdded: (comment: ArticleComment) => unknown };

export const CommentForm = ({ articleId, onAdded }: CommentFormProps) => {
  const add = async (data: FormData, form: HTMLFormElement) => {
    const { call, param } = articleCall(articleId);
    const comment = await read(call.comments.$post({ param, json: { text: fieldText(data, "text") } }));
    form.reset();
    await onAdded(comment);
    toast("Comment added.");
  };
  return (
    <Form onSubmit={add} className="mt-4 grid gap-3">
      <TextArea name="text" label="Add a comment" rows={3} maxLength={4000} />
      <FormError />
      <SubmitButton variant="quiet" busyLabel="Adding…" className="justify-self-start">
        Add comment
      </SubmitButton>
    </Form>
  );
};

type CommentsProps = CommentListProps & { articleId: string };

/** What the customer and the operators wrote to each other about an article. */
export const Comments = ({ articleId, ...list }: CommentsProps) => {
  const { revalidate } = useRevalidator();
  const canEdit = useRole("editor");
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mb-3 text-lg font-semibold">
        Comments
      </h2>
      {list.comments.length ? <CommentList {...list} /> : <p className="text-muted">No comments yet.</p>}
      {canEdit && <CommentForm articleId={articleId} onAdded={revalidate} />}
    </section>
  );
};
