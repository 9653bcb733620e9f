import { link } from "#shared/routes.ts";
import type { Post, PostInput, PostStatus } from "#shared/site/blog.ts";
import { maxSlugLength } from "#shared/site/blog.ts";
import { isOtherScript, titleSlug } from "#shared/text/slug.ts";

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

/** The values of a post; empty ones without a post. */
export const fieldsOf = (post: Post | undefined): PostFields =>
  post
    ? {
        title: post.title,
        slug: post.slug,
        content: post.content,
        coverImageId: post.coverImageId,
        metaTitle: post.metaTitle ?? "",
        metaDescription: post.metaDescription ?? "",
      }
    : emptyFields;

export const inputOf = ({ slug, ...fields }: PostFields, status: PostStatus): PostInput => ({
  ...fields,
  ...(slug && { slug }),
  status,
});

/**
 * Sets the title. The slug follows it until the user edits the slug or the post has been published (`isFree` is false).
 */
export const withTitle = (fields: PostFields, title: string, isFree: boolean): PostFields => {
  const follows = isFree && fields.slug === slugFor(fields.title);
  return { ...fields, title, slug: follows ? slugFor(title) : fields.slug };
};

/** Returns the post's path in readable form, with an ellipsis while the slug is empty. */
export const addressShown = (slug: string) => decodeURI(link("post", { slug: slug || "…" }));

/** The slug of a title; empty for another script than Latin, which the server transliterates. */
export const slugFor = (title: string) =>
  isOtherScript(title) ? "" : titleSlug(title).slice(0, maxSlugLength).replace(/-$/, "");
