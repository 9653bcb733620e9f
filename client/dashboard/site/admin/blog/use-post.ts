import { link } from "#shared/routes.ts";
import type { Post, PostStatus } from "#shared/site/blog.ts";
import { useAutosave } from "../../../../ui/editing/use-autosave.ts";
import { fieldsOf, type PostFields } from "./post-fields.ts";
import { loadPost, savePost } from "./posts-api.ts";

export const draftKey = (post: Post | undefined) => `unsaved-post-${post?.id ?? "new"}`;

/** Saves a post: drafts automatically, published posts on request. `onSlug` receives the slug of a post without one. */
export const usePost = (loaded: Post | undefined, fields: PostFields, onSlug: (slug: string) => void) => {
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
