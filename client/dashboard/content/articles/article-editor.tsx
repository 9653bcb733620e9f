import { SaveStatus } from "../../../ui/editing/save-status.tsx";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { useUploads } from "../../../ui/forms/use-uploads.ts";
import { TextWithPreview } from "../../../ui/rich-text/text-with-preview.tsx";
import { ConflictDialog } from "../../editing/conflict-dialog.tsx";
import { CoverField } from "../../editing/cover-field.tsx";
import { SearchFields } from "../../editing/search-fields.tsx";
import { savesAutomatically } from "./article-steps.ts";
import type { EditedArticle } from "./use-article.ts";

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
