import { truncate } from "#shared/text/article-html.ts";
import { Field, TextArea } from "../../ui/forms/fields.tsx";
import { descriptionHint, lengthHint, titleHint } from "./length-hint.ts";

type SearchTexts = { metaTitle: string; metaDescription: string };

type SearchFieldsProps = {
  fields: SearchTexts & { title: string };
  /** The address as search engines show it. */
  address: string;
  errors: Record<string, string>;
  onChange: (change: Partial<SearchTexts>) => void;
};

/** Search engine title and description, with a preview of the result. */
export const SearchFields = ({
  fields: { title, metaTitle, metaDescription },
  address,
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
      <p className="text-sm text-muted">{address}</p>
      <p className="mt-1 text-lg text-accent">{truncate(metaTitle || title || "Title", titleHint.most)}</p>
      <p className="mt-1 text-sm text-muted">
        {truncate(metaDescription || "The beginning of the text.", descriptionHint.most)}
      </p>
    </div>
  </section>
);
