import type { Post, PostInput, PostStatus } from "#shared/blog.ts";
import { maxSlugLength } from "#shared/blog.ts";
import { link } from "#shared/routes.ts";
import { slugify } from "#shared/text/slug.ts";

/** What stands in the form of a post, as text. */
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

/** The slug follows the title until somebody wrote it by hand, or the post was published under it. */
export const withTitle = (fields: PostFields, title: string, isFree: boolean): PostFields => {
  const follows = isFree && fields.slug === slugFor(fields.title);
  return { ...fields, title, slug: follows ? slugFor(title) : fields.slug };
};

/** Where a post stands, as people read it; with an ellipsis while its slug is missing. */
export const addressShown = (slug: string) => decodeURI(link("post", { slug: slug || "…" }));

export const slugFor = (title: string) => slugify(title).slice(0, maxSlugLength).replace(/-$/, "");

type Hint = { least: number; most: number };
export const titleHint: Hint = { least: 50, most: 60 };
export const descriptionHint: Hint = { least: 120, most: 160 };

/** What a length means for search engines, which cut what is longer. */
export const lengthHint = (length: number, { least, most }: Hint) => {
  if (!length) return `Best between ${least} and ${most} characters.`;
  if (length < least) return `${length} characters: ${least - length} more would use the room.`;
  return length > most ? `${length} characters: the last ${length - most} may be cut.` : `${length} characters: fits.`;
};
