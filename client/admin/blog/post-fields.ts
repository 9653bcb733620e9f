import type { Post, PostInput, PostStatus } from "#shared/blog.ts";
import { maxSlugLength } from "#shared/blog.ts";
import { link } from "#shared/routes.ts";
import { slugify } from "#shared/text/slug.ts";

/** A post's form values, as text. */
export type PostFields = {
  title: string;
  slug: string;
  content: string;
  coverImageId: string | null;
  metaTitle: string;
  metaDescription: string;
};

export const emptyFields: PostFields = {
  title: "",
  slug: "",
  content: "",
  coverImageId: null,
  metaTitle: "",
  metaDescription: "",
};

export const fieldsOf = ({ title, slug, content, coverImageId, metaTitle, metaDescription }: Post): PostFields => ({
  title,
  slug,
  content,
  coverImageId,
  metaTitle: metaTitle ?? "",
  metaDescription: metaDescription ?? "",
});

export const inputOf = ({ slug, ...fields }: PostFields, status: PostStatus): PostInput => ({
  ...fields,
  ...(slug && { slug }),
  status,
});

export const sameFields = (one: PostFields, other: PostFields) =>
  (Object.keys(one) as (keyof PostFields)[]).every((name) => one[name] === other[name]);

/**
 * Sets the title. The slug follows it until the user edits the slug or the post has been published (`isFree` is false).
 */
export const withTitle = (fields: PostFields, title: string, isFree: boolean): PostFields => {
  const follows = isFree && fields.slug === slugFor(fields.title);
  return { ...fields, title, slug: follows ? slugFor(title) : fields.slug };
};

/** Returns the post's path in readable form, with an ellipsis while the slug is empty. */
export const addressShown = (slug: string) => decodeURI(link("post", { slug: slug || "…" }));

export const slugFor = (title: string) => slugify(title).slice(0, maxSlugLength).replace(/-$/, "");

type Hint = { least: number; most: number };
export const titleHint: Hint = { least: 50, most: 60 };
export const descriptionHint: Hint = { least: 120, most: 160 };

/** Returns a hint about the length; search engines cut longer texts. */
export const lengthHint = (length: number, { least, most }: Hint) => {
  if (!length) return `Best between ${least} and ${most} characters.`;
  if (length < least) return `${length} characters: ${least - length} more would use the room.`;
  return length > most ? `${length} characters: the last ${length - most} may be cut.` : `${length} characters: fits.`;
};
