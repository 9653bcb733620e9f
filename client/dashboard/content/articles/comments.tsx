import { useRevalidator } from "react-router";
import type { ArticleActor } from "#shared/content/article-states.ts";
import type { ArticleComment } from "#shared/content/articles.ts";
import { read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useRole } from "../../role.tsx";
import { articleCall } from "./use-article.ts";

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
