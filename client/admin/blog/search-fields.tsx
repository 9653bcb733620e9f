import { truncate } from "#shared/blog-article.ts";
import { site } from "#shared/site.ts";
import { Field, TextArea } from "../../ui/fields.tsx";
import { addressShown, descriptionHint, lengthHint, type PostFields, titleHint } from "./post-fields.ts";

type SearchFieldsProps = {
  fields: PostFields;
  errors: Record<string, string>;
  onChange: (change: Partial<PostFields>) => void;
};

/** Search engine title and description, with a preview of the result. */
export const SearchFields = ({
  fields: { title, slug, metaTitle, metaDescription },
  errors,
  onChange,
}: SearchFieldsProps) => (
  <section aria-labelledby="search-label" className="grid gap-4">
    <h2 id="search-label" className="font-semibold">
      Search result preview
    </h2>
    <Field
      id="meta-title"
      label="SEO title"
      value={metaTitle}
      maxLength={120}
      hint={lengthHint(metaTitle.length, titleHint)}
      error={errors.metaTitle}
      onChange={({ target }) => onChange({ metaTitle: target.value })}
    />
    <TextArea
      id="meta-description"
      label="SEO description"
      value={metaDescription}
      maxLength={320}
      hint={lengthHint(metaDescription.length, descriptionHint)}
      error={errors.metaDescription}
      onChange={({ target }) => onChange({ metaDescription: target.value })}
    />
    <div className="card p-4 wrap-anywhere" aria-hidden="true">
      <p className="text-sm text-muted">
        {site.name} › {addressShown(slug).slice(1)}
      </p>
      <p className="mt-1 text-lg text-accent">{truncate(metaTitle || title || "Title", titleHint.most)}</p>
      <p className="mt-1 text-sm text-muted">
        {truncate(metaDescription || "The beginning of the post.", descriptionHint.most)}
      </p>
    </div>
  </section>
);
