import { lazy, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { Post, PostStatus } from "#shared/blog.ts";
import { parseArticle } from "#shared/blog-article.ts";
import { link } from "#shared/routes.ts";
import { DashboardPage } from "../../dashboard/page.tsx";
import { ArticleBody } from "../../site/blog/article-body.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/fields.tsx";
import { toast } from "../../ui/toast.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { CoverField } from "./cover-field.tsx";
import { deleteLocalDraft } from "./local-draft.ts";
import { addressShown, emptyFields, fieldsOf, type PostFields, withTitle } from "./post-fields.ts";
import { savePostCopy } from "./posts-api.ts";
import { RestoreDraft } from "./restore-draft.tsx";
import { SaveStatus } from "./save-status.tsx";
import { SearchFields } from "./search-fields.tsx";
import { useAutosave } from "./use-autosave.ts";

const RichText = lazy(async () => ({ default: (await import("./rich-text/rich-text.tsx")).RichText }));

/** The form for a new or existing post: text, cover, slug and status. */
export const PostForm = ({ post }: { post?: Post }) => {
  const [fields, setFields] = useState(() => (post ? fieldsOf(post) : emptyFields));
  const [isPreviewed, setPreviewed] = useState(false);
  // The editor holds its own text; changing this key remounts it with the text in `fields`.
  const [edition, setEdition] = useState(0);
  const { saved, status, state, isChanged, conflict, save, settle } = useAutosave(post, fields, ({ slug }) =>
    setFields((all) => (all.slug ? all : { ...all, slug })),
  );
  const errors = state.kind === "failed" ? state.fields : {};
  const isDraft = status === "draft";

  const navigate = useNavigate();
  const isHydrated = useHydrated();

  const change = (values: Partial<PostFields>) => setFields((all) => ({ ...all, ...values }));
  const replace = (values: PostFields) => {
    setFields(values);
    setEdition((number) => number + 1);
  };
  const saveAs = async (nextStatus: PostStatus, successMessage: string, base?: Post) => {
    if (await save(nextStatus, base)) toast(successMessage);
  };

  const saveOwnVersion = async () => {
    const { id } = await savePostCopy(fields);
    deleteLocalDraft(saved?.id);
    // Clears the unsaved state before navigating, or the unsaved-changes prompt would open.
    flushSync(() => {
      settle(conflict?.theirs);
      if (conflict) replace(fieldsOf(conflict.theirs));
    });
    toast("Your version was saved as a new draft.");
    void navigate(link("postEditor", { id }));
  };

  return (
    <DashboardPage
      title={post ? "Edit post" : "New post"}
      description="Write and publish a blog post."
      actions={
        <>
          {!isDraft && saved && (
            <ButtonLink href={link("post", { slug: saved.slug })} variant="quiet">
              View on site
            </ButtonLink>
          )}
          {isDraft ? (
            <Button variant="quiet" busy={state.kind === "saving"} onClick={() => void saveAs("draft", "Draft saved")}>
              Save draft
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => void saveAs("draft", "Unpublished. The post is a draft again.")}>
              Unpublish
            </Button>
          )}
          <Button
            busy={state.kind === "saving"}
            onClick={() => void saveAs("published", isDraft ? "Published" : "Changes published")}
          >
            {isDraft ? "Publish" : "Publish changes"}
          </Button>
        </>
      }
    >
      <div className="-mt-4 mb-6 flex min-h-6 flex-wrap items-center gap-4">
        <SaveStatus state={state} isChanged={isChanged} isDraft={isDraft} />
      </div>
      <RestoreDraft id={post?.id} fields={fields} onRestore={replace} />
      <fieldset disabled={!isHydrated} className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Field
            id="title"
            label="Title"
            value={fields.title}
            maxLength={200}
            error={errors.title}
            onChange={({ target }) => setFields((all) => withTitle(all, target.value, isDraft))}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" aria-pressed={!isPreviewed} className={pressed} onClick={() => setPreviewed(false)}>
              Write
            </Button>
            <Button variant="quiet" aria-pressed={isPreviewed} className={pressed} onClick={() => setPreviewed(true)}>
              Preview
            </Button>
          </div>
          {errors.content && (
            <p role="alert" className="text-sm text-bad">
              {errors.content}
            </p>
          )}
          <div hidden={isPreviewed}>
            {isHydrated ? (
              <Suspense fallback={<EditorSkeleton />}>
                <RichText key={edition} content={fields.content} onChange={(content) => change({ content })} />
              </Suspense>
            ) : (
              <EditorSkeleton />
            )}
          </div>
          {isPreviewed && (
            <article className="card p-6" aria-label="Preview">
              <h2 className="text-title">{fields.title || "Untitled"}</h2>
              <div className="mt-6">
                <ArticleBody html={parseArticle(fields.content).html} />
              </div>
            </article>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Field
            id="slug"
            label="Slug"
            value={fields.slug}
            maxLength={120}
            hint={slugHint(fields.slug, saved)}
            error={errors.slug}
            onChange={({ target }) => change({ slug: target.value })}
          />
          <CoverField
            id={fields.coverImageId}
            error={errors.coverImageId}
            onChange={(coverImageId) => change({ coverImageId })}
          />
          <SearchFields fields={fields} errors={errors} onChange={change} />
        </div>
      </fieldset>
      <UnsavedChangesDialog isChanged={isChanged}>
        Changes since the last save stay in this browser only.
      </UnsavedChangesDialog>
      {conflict && (
        <ConflictDialog
          mine={fields}
          theirs={conflict.theirs}
          onClose={() => settle(saved)}
          onDiscardMine={() => {
            settle(conflict.theirs);
            replace(fieldsOf(conflict.theirs));
            deleteLocalDraft(conflict.theirs.id);
          }}
          onOverwrite={() => {
            settle(conflict.theirs);
            void saveAs(conflict.status, "Your version was saved", conflict.theirs);
          }}
          onSaveAsNew={() => void saveOwnVersion()}
        />
      )}
    </DashboardPage>
  );
};

const pressed = "aria-pressed:bg-wash aria-pressed:text-accent";

// The editor only runs in a browser, so the server renders a placeholder.
const EditorSkeleton = () => (
  <div className="h-96 animate-pulse rounded-xl bg-surface" role="img" aria-label="Loading editor" />
);

const slugHint = (slug: string, saved: Post | undefined) =>
  saved?.status === "published" && slug !== saved.slug
    ? "This post is published under another slug. Links to it will redirect here."
    : `URL: ${addressShown(slug)}`;
