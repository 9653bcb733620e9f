import type { RouterContextProvider } from "react-router";
import type { PostSummary } from "#shared/blog.ts";
import type { Picture } from "#shared/files.ts";
import { api, read } from "../../app/api-client.ts";

type Pictured = Pick<PostSummary, "coverImageId">;

/** Loads the posts' covers by id. */
export const loadCovers = async (context: Readonly<RouterContextProvider>, posts: readonly Pictured[]) => {
  const ids = [...new Set(posts.flatMap(({ coverImageId }) => coverImageId ?? []))];
  const pictures: Picture[] = await Promise.all(
    ids.map((id) => read(context.get(api)["file-uploads"][":id"].$get({ param: { id } }))),
  );
  return Object.fromEntries(pictures.map((picture) => [picture.id, picture]));
};

export type Covers = Awaited<ReturnType<typeof loadCovers>>;

/** Returns the fields a post list shows. */
export const cardOf = ({ id, slug, title, coverImageId, createdAt }: PostSummary) => ({
  id,
  slug,
  title,
  coverImageId,
  createdAt,
});
export type Card = ReturnType<typeof cardOf>;
