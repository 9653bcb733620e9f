import { and, eq, getTableColumns, ne } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { articles, files, postImages, posts, projects } from "#db/schema/index.ts";
import type { ImageWidth, Uploaded } from "#shared/images.ts";
import { imageUrl, imageWidths } from "#shared/images.ts";
import { Problem } from "#shared/problem.ts";
import type { StoredImage } from "#shared/site/files.ts";
import { maxArticleImages, maxProjectImages } from "#shared/site/files.ts";
import type { Dependencies } from "../../dependencies.ts";
import { prepareImage } from "./image-variants.ts";

const { createdAt: _, uploadedBy: __, projectId: ___, ...pictureColumns } = getTableColumns(files);

const storageKey = (id: string, width: ImageWidth) => `images/${id}/${width}.webp`;

/**
 * Saves an image in all widths, for a project if one is given. On failure, removes what was written and
 * rethrows. Throws Problem `conflict` if the project has too many.
 */
export const saveImage = async (
  { db, storage }: Pick<Dependencies, "db" | "storage">,
  upload: Uint8Array,
  uploadedBy: string | null,
  projectId: string | null = null,
): Promise<Uploaded> => {
  const { variants, placeholder } = await prepareImage(upload);
  const id = Bun.randomUUIDv7();
  const widest = variants.get(1920);
  if (!widest) throw new Error("An image has no widest variant.");
  const { width, height } = widest;
  const row = { id, width, height, bytes: widest.bytes.length };
  try {
    for (const [target, { bytes }] of variants)
      await storage.write(storageKey(id, target as ImageWidth), bytes, "image/webp");
    await db.transaction(async (tx) => {
      if (projectId) await requireRoom(tx, projectId);
      await tx.insert(files).values({ ...row, placeholder, uploadedBy, projectId });
    });
  } catch (error) {
    // If storage is down, cleanup fails too. Report the original error.
    await removeVariants(storage, id).catch(() => {});
    throw error;
  }
  return { ...row, url: imageUrl(id) };
};

/** How many more pictures a project can have. */
export const countFreeImages = async (db: Db, projectId: string) => {
  const written = await db.$count(articles, and(eq(articles.projectId, projectId), ne(articles.state, "archived")));
  const used = await db.$count(files, eq(files.projectId, projectId));
  return maxProjectImages + written * maxArticleImages - used;
};

const requireRoom = async (tx: Db, projectId: string) => {
  // Locked until commit, so that parallel uploads cannot exceed the limit together.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
  if ((await countFreeImages(tx, projectId)) <= 0)
    throw new Problem(
      "conflict",
      `A project can have ${maxProjectImages} pictures, and ${maxArticleImages} for each article. Those that are no longer used are deleted after a day.`,
    );
};

/** Returns the bytes of one width. Skips the database, so images load while it is down. Throws Problem `not-found`. */
export const readImage = async (storage: Dependencies["storage"], id: string, width: ImageWidth = 1920) => {
  const bytes = await storage.read(storageKey(id, width));
  if (!bytes) throw new Problem("not-found", "Image not found.");
  return bytes;
};

export const getImage = async (db: Db, id: string): Promise<StoredImage> => {
  const [row] = await db.select(pictureColumns).from(files).where(eq(files.id, id));
  if (!row) throw new Problem("not-found", "Image not found.");
  return { ...row, url: imageUrl(id) };
};

/**
 * Deletes an image, row first: if storage fails, only unreferenced files remain. Throws Problem `not-found`, or
 * `conflict` if a post or a project uses the image.
 */
export const deleteImage = async ({ db, storage }: Pick<Dependencies, "db" | "storage">, id: string) => {
  await db.transaction(async (tx) => {
    // Locked, so a concurrent save cannot add the image to a post.
    const [row] = await tx.select({ projectId: files.projectId }).from(files).where(eq(files.id, id)).for("update");
    if (!row) throw new Problem("not-found", "Image not found.");
    if (row.projectId) throw new Problem("conflict", "A project's listing kit uses this image.");
    const uses =
      (await tx.$count(posts, eq(posts.coverImageId, id))) + (await tx.$count(postImages, eq(postImages.fileId, id)));
    if (uses) throw new Problem("conflict", "A post uses this image. Remove it from the post first.");
    await tx.delete(files).where(eq(files.id, id));
  });
  await removeVariants(storage, id);
};

export const removeVariants = (storage: Dependencies["storage"], id: string) =>
  Promise.all(imageWidths.map((width) => storage.remove(storageKey(id, width))));
