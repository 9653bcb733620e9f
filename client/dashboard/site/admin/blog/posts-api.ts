import type { Post, PostStatus } from "#shared/site/blog.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { inputOf, type PostFields } from "./post-fields.ts";

const posts = () => browserClient().blogposts;

export const loadPost = (id: string): Promise<Post> => read(posts()[":id"].$get({ param: { id } }));

/** Creates the post, or updates it. Throws a conflict if it has changed since `base` was loaded. */
export const savePost = (fields: PostFields, status: PostStatus, base: Post | undefined): Promise<Post> => {
  const json = inputOf(fields, status);
  if (!base) return read(posts().$post({ json }));
  return read(posts()[":id"].$put({ param: { id: base.id }, json: { ...json, updatedAt: base.updatedAt } }));
};

/** Saves this version as a separate draft, next to the one that someone else saved. */
export const savePostCopy = (fields: PostFields): Promise<Post> => {
  const ending = " (my version)";
  return savePost(
    { ...fields, title: fields.title.slice(0, 200 - ending.length) + ending, slug: "" },
    "draft",
    undefined,
  );
};

export const deletePost = (id: string) => read(posts()[":id"].$delete({ param: { id } }));
