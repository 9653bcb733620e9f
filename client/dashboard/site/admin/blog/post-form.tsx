import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { link } from "#shared/routes.ts";
import type { Post, PostStatus } from "#shared/site/blog.ts";
import { site } from "#shared/site.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { RestoreDraft } from "../../../../ui/editing/restore-draft.tsx";
import { SaveStatus } from "../../../../ui/editing/save-status.tsx";
import { useAutosave } from "../../../../ui/editing/use-autosave.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { UnsavedChangesDialog } from "../../../../ui/forms/unsaved-changes-dialog.tsx";
import { useUploads } from "../../../../ui/forms/use-uploads.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { TextWithPreview } from "../../../../ui/rich-text/text-with-preview.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { ConflictDialog } from "../../../editing/conflict-dialog.tsx";
import { CoverField } from "../../../editing/cover-field.tsx";
import { SearchFields } from "../../../editing/search-fields.tsx";
import { DashboardPage } from "../../../page.tsx";
import { addressShown, fieldsOf, type PostFields, withTitle } from "./post-fields.ts";
import { loadPost, savePost, savePostCopy } from "./posts-api.ts";

/** The form for a new or existing post: text, cover, slug and status. */
export const PostForm = ({ post }: { post?: Post }) => {
  const [fields, setFields] = useState(() => fieldsOf(post));
  // The editor holds its own text; changing this key remounts it with the text in `fields`.
  const [edition, setEdition] = useState(0);
  const { saved, status, state, isChanged, conflict, save, settle } = usePost(post, fields, (slug) =>
    setFields((all) => (all.slug ? all : { ...all, slug })),
  );
  const errors = state.kind === "failed" ? state.fields : {};
  const isDraft = status === "draft";

  const textImages = useUploads();
  const coverImages = useUploads();
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
      <div className="mb-4 flex min-h-6 flex-wrap items-center gap-4">
        <SaveStatus state={state} isChanged={isChanged} unsaved={isDraft ? "Not saved yet" : "Unpublished changes"} />
      </div>
      <RestoreDraft storageKey={draftKey(post)} fields={fields} onRestore={replace} />
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
          <TextWithPreview
            label="Post content"
            title={fields.title}
            content={fields.content}
            edition={edition}
            images={textImages}
            error={errors.content}
            onChange={(content) => change({ content })}
          />
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
            hint="Use an image of at least 1280 × 720. Without a cover, a pattern is generated."
            images={coverImages}
            error={errors.coverImageId}
            onChange={(coverImageId) => change({ coverImageId })}
          />
          <SearchFields
            fields={fields}
            address={`${site.name} › ${addressShown(fields.slug).slice(1)}`}
            errors={errors}
            onChange={change}
          />
        </div>
      </fieldset>
      <UnsavedChangesDialog isChanged={isChanged} isKept>
        Changes since the last save stay in this browser only.
      </UnsavedChangesDialog>
      {conflict && (
        <ConflictDialog
          title="Someone saved this post since you opened it"
          mine={fields}
          theirs={conflict.theirs}
          onClose={() => settle(saved)}
          onDiscardMine={() => {
            settle(conflict.theirs);
            replace(fieldsOf(conflict.theirs));
          }}
          onOverwrite={() => {
            settle(conflict.theirs);
            void saveAs(conflict.as, "Your version was saved", conflict.theirs);
          }}
        >
          <Button variant="quiet" onClick={() => void saveOwnVersion()}>
            Save mine as a new draft
          </Button>
        </ConflictDialog>
      )}
    </DashboardPage>
  );
};

const slugHint = (slug: string, saved: Post | undefined) =>
  saved?.status === "published" && slug !== saved.slug
    ? "This post is published under another slug. Links to it will redirect here."
    : slug
      ? `URL: ${addressShown(slug)}`
      : "Empty: made from the title when you save.";

const draftKey = (post: Post | undefined) => `unsaved-post-${post?.id ?? "new"}`;

/** Saves a post: drafts automatically, published posts on request. `onSlug` receives the slug of a post without one. */
const usePost = (loaded: Post | undefined, fields: PostFields, onSlug: (slug: string) => void) => {
  const autosave = useAutosave<PostFields, Post, PostStatus>({
    loaded,
    fields,
    toFields: fieldsOf,
    storageKeyOf: draftKey,
    automaticAs: (saved) => (saved?.status === "published" ? undefined : "draft"),
    versionField: "updatedAt",
    load: ({ id }) => loadPost(id),
    write: async (sent, status, base) => {
      const post = await savePost(sent, status, base);
      if (!base) history.replaceState(history.state, "", link("postEditor", { id: post.id }));
      return post;
    },
    onSaved: ({ slug }, sent) => {
      if (!sent.slug) onSlug(slug);
      return { ...sent, slug: sent.slug || slug };
    },
  });
  return { ...autosave, status: autosave.saved?.status ?? "draft" };
};
