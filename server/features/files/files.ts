import { eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { files, postPictures, posts } from "#db/schema/index.ts";
import type { ImageWidth, Picture, Uploaded } from "#shared/files.ts";
import { imageAddress, imageWidths } from "#shared/files.ts";
import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import { prepared } from "./image-variants.ts";

const { createdAt: _, uploadedBy: __, ...pictureColumns } = getTableColumns(files);

const keyOf = (id: string, width: ImageWidth) => `images/${id}/${width}.webp`;

/** Keeps a picture in all its widths. When anything fails, nothing of it stays. */
export const savePicture = async (
  { db, storage }: Pick<Parts, "db" | "storage">,
  sent: Uint8Array,
  uploadedBy: string | null,
): Promise<Uploaded> => {
  const { forms, placeholder } = await prepared(sent);
  const id = Bun.randomUUIDv7();
  const widest = forms.get(1920);
  if (!widest) throw new Error("A picture has no widest form.");
  const { width, height } = widest;
  const row = { id, width, height, bytes: widest.bytes.length };
  try {
    for (const [target, { bytes }] of forms) await storage.write(keyOf(id, target as ImageWidth), bytes, "image/webp");
    await db.insert(files).values({ ...row, placeholder, uploadedBy });
  } catch (error) {
    // A storage that is down takes nothing away either; what went wrong first is what to tell.
    await removeForms(storage, id).catch(() => {});
    throw error;
  }
  return { ...row, url: imageAddress(id) };
};

/** The bytes of one width. Read without the database, so that pictures are there while it is not. */
export const getForm = async (storage: Parts["storage"], id: string, width: ImageWidth = 1920) => {
  const bytes = await storage.read(keyOf(id, width));
  if (!bytes) throw new Problem("not-found", "There is no such picture.");
  return bytes;
};

export const getPicture = async (db: Db, id: string): Promise<Picture> => {
  const [row] = await db.select(pictureColumns).from(files).where(eq(files.id, id));
  if (!row) throw new Problem("not-found", "There is no such picture.");
  return { ...row, url: imageAddress(id) };
};

/** Removes a picture that no post uses, from the database first: what is left of it then is found by nobody. */
export const deletePicture = async ({ db, storage }: Pick<Parts, "db" | "storage">, id: string) => {
  await db.transaction(async (tx) => {
    // Held, so that no post takes it up meanwhile.
    const [row] = await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for("update");
    if (!row) throw new Problem("not-found", "There is no such picture.");
    const uses =
      (await tx.$count(posts, eq(posts.coverImageId, id))) +
      (await tx.$count(postPictures, eq(postPictures.fileId, id)));
    if (uses) throw new Problem("conflict", "A post uses this picture. Take it out of the post first.");
    await tx.delete(files).where(eq(files.id, id));
  });
  await removeForms(storage, id);
};

const removeForms = (storage: Parts["storage"], id: string) =>
  Promise.all(imageWidths.map((width) => storage.remove(keyOf(id, width))));
