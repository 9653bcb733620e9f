import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { onUniqueViolation } from "#db/queries/unique-violation.ts";
import { files, postImages, posts, previousPostSlugs } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem, problemAt } from "#shared/problem.ts";
import type { PostChange, PostInput, PostQuery, PostSort } from "#shared/site/blog.ts";
import { maxContentLength, postStatuses } from "#shared/site/blog.ts";
import { readableSlug } from "./readable-slug.ts";
import { imageIdsIn, sanitizeHtml, sanitizerVersion } from "./sanitize-html.ts";
import { matchesSearch, searchRank } from "./search.ts";

const { searchVector: _, ...postColumns } = getTableColumns(posts);
const { content: _content, sanitizerVersion: _version, ...summaryColumns } = postColumns;
type PostRow = Omit<typeof posts.$inferSelect, "searchVector">;

/** Only admins see drafts. */
export type Viewer = { isAdmin: boolean } | undefined;

const published = eq(posts.status, "published");
const visibleTo = (viewer: Viewer) => (viewer?.isAdmin ? undefined : published);

/** Returns the post of a row. Content from an older sanitizer version is sanitized again and saved. */
const postOf = async (db: Db, { sanitizerVersion: storedVersion, ...post }: PostRow) => {
  if (storedVersion >= sanitizerVersion) return post;
  const content = sanitizeHtml(post.content);
  await db
    .update(posts)
    .set({ content, sanitizerVersion })
    // Don't overwrite a concurrent save.
    .where(
      and(eq(posts.id, post.id), eq(posts.updatedAt, post.updatedAt), lt(posts.sanitizerVersion, sanitizerVersion)),
    );
  return { ...post, content };
};

/** Returns a page of posts without content. Default order: best match first for a search, otherwise newest first. */
export const listPosts = async (db: Db, viewer: Viewer, { q, sort, status, ...paging }: PostQuery) => {
  const where = and(visibleTo(viewer), requestedStatus(viewer, status), q ? matchesSearch(q) : undefined);
  const blogposts = await db
    .select(summaryColumns)
    .from(posts)
    .where(where)
    .orderBy(...(q && !sort ? [searchRank(q)] : []), ...orders[sort ?? "newest"])
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { blogposts, total: await db.$count(posts, where) };
};

const orders: Record<PostSort, SQL[]> = {
  newest: [desc(posts.createdAt), desc(posts.id)],
  oldest: [asc(posts.createdAt), asc(posts.id)],
  updated: [desc(posts.updatedAt), desc(posts.id)],
  title: [asc(sql`lower(${posts.title})`), asc(posts.id)],
};

const requestedStatus = (viewer: Viewer, status: string | undefined) => {
  if (!viewer?.isAdmin || status === undefined) return undefined;
  const existing = postStatuses.find((name) => name === status);
  if (!existing) throw problemAt("status", `A post is ${postStatuses.join(" or ")}.`);
  return eq(posts.status, existing);
};

export const getPost = async (db: Db, viewer: Viewer, id: string) => getWhere(db, viewer, eq(posts.id, id));

/** Returns the post with this current or previous slug; the post has the current one. Throws Problem `not-found`. */
export const getPostBySlug = async (db: Db, viewer: Viewer, slug: string) => {
  const isPost = (await db.$count(posts, eq(posts.slug, slug))) > 0;
  if (isPost) return getWhere(db, viewer, eq(posts.slug, slug));
  const owner = db
    .select({ postId: previousPostSlugs.postId })
    .from(previousPostSlugs)
    .where(eq(previousPostSlugs.slug, slug));
  return getWhere(db, viewer, inArray(posts.id, owner));
};

const getWhere = async (db: Db, viewer: Viewer, condition: SQL) => {
  const [row] = await db
    .select(postColumns)
    .from(posts)
    .where(and(condition, visibleTo(viewer)));
  if (!row) throw notFound();
  return postOf(db, row);
};

/** Returns the newest published posts without content, except the one with this slug. */
export const listLatestPosts = (db: Db, count: number, exceptSlug = "") =>
  db
    .select(summaryColumns)
    .from(posts)
    .where(and(published, ne(posts.slug, exceptSlug)))
    .orderBy(...orders.newest)
    .limit(count);

/** Returns the newest published posts with content. */
export const latestFullPosts = async (db: Db, count: number) => {
  const rows = await db
    .select(postColumns)
    .from(posts)
    .where(published)
    .orderBy(...orders.newest)
    .limit(count);
  const latest = [];
  // One at a time: sanitizing a long post blocks the event loop for tens of milliseconds.
  for (const row of rows) latest.push(await postOf(db, row));
  return latest;
};

/** Returns the slugs of all published posts, newest first. */
export const listPublishedSlugs = async (db: Db) => {
  const rows = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(published)
    .orderBy(...orders.newest);
  return rows.map(({ slug }) => slug);
};

export const addPost = (db: Db, input: PostInput) =>
  db.transaction(async (tx) => {
    const id = Bun.randomUUIDv7();
    const { row, images } = await toRow(tx, id, input);
    const [added] = await tx
      .insert(posts)
      .values({ ...row, id })
      .onConflictDoNothing({ target: posts.slug })
      .returning(postColumns);
    if (!added) throw slugTaken();
    await claimSlug(tx, added.slug);
    await saveImageLinks(tx, added.id, images);
    return postOf(tx, added);
  });

/** Updates a post. Throws Problem `conflict` for a taken slug, or if the post has changed since a given `updatedAt`. */
export const updatePost = (db: Db, id: string, { updatedAt, ...input }: PostChange) =>
  db
    .transaction(async (tx) => {
      const [existing] = await tx
        .select({ slug: posts.slug, updatedAt: posts.updatedAt })
        .from(posts)
        .where(eq(posts.id, id))
        .for("update");
      if (!existing) throw notFound();
      if (updatedAt && existing.updatedAt.getTime() !== new Date(updatedAt).getTime()) throw editConflict();
      const { row, images } = await toRow(tx, id, input);
      const [saved] = await tx
        .update(posts)
        // Always increases, because `updatedAt` is the version used to detect edit conflicts.
        .set({ ...row, updatedAt: sql`greatest(now(), ${posts.updatedAt} + interval '1 millisecond')` })
        .where(eq(posts.id, id))
        .returning(postColumns);
      if (!saved) throw notFound();
      if (existing.slug !== saved.slug) {
        await claimSlug(tx, saved.slug);
        await redirectSlug(tx, existing.slug, id);
      }
      await saveImageLinks(tx, id, images);
      return postOf(tx, saved);
    })
    .catch(onUniqueViolation("posts_slug_unique", slugTaken));

export const deletePost = async (db: Db, id: string) => {
  const [deleted] = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id });
  if (!deleted) throw notFound();
};

/**
 * Returns the row to save, with sanitized HTML, image sizes and a slug from the title, or from the id if
 * the title has no letters. Throws Problem `invalid` for a missing image or content over the limit.
 */
const toRow = async (tx: Db, id: string, input: PostInput) => {
  const slug = input.slug ?? (readableSlug(input.title) || `post-${id.slice(-8)}`);
  const images = imageIdsIn(sanitizeHtml(input.content));
  const imageIds = [...images, ...(input.coverImageId ? [input.coverImageId] : [])];
  const existing = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.id, imageIds))
    // Locked until commit, so a concurrent request cannot delete an image.
    .for("key share");
  const sizes = new Map(existing.map(({ id, ...size }) => [id, size]));
  if (input.coverImageId && !sizes.has(input.coverImageId))
    throw problemAt("coverImageId", "This image no longer exists. Choose another cover.");
  if (images.some((id) => !sizes.has(id)))
    throw problemAt("content", "An image in the text no longer exists. Remove it or upload it again.");
  const content = sanitizeHtml(input.content, sizes);
  // Escaping makes the content longer, and it must still pass validation when saved again.
  if (content.length > maxContentLength) throw problemAt("content", "This text is too long. Make two posts of it.");
  return { row: { ...input, slug, content, sanitizerVersion }, images };
};

/** Removes the redirect from a slug that a post now uses. */
const claimSlug = async (tx: Db, slug: string) => {
  await tx.delete(previousPostSlugs).where(eq(previousPostSlugs.slug, slug));
};

const redirectSlug = async (tx: Db, slug: string, postId: string) => {
  await tx
    .insert(previousPostSlugs)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: previousPostSlugs.slug, set: { postId } });
};

const saveImageLinks = async (tx: Db, postId: string, images: string[]) => {
  await tx.delete(postImages).where(eq(postImages.postId, postId));
  if (images.length) await tx.insert(postImages).values(images.map((fileId) => ({ postId, fileId })));
};

const notFound = () => new Problem("not-found", "Post not found.");
const slugTaken = () => problemAt("slug", "Another post uses this slug. Choose a different one.", "conflict");
const editConflict = () => problemAt("updatedAt", "Someone saved this post since you opened it.", "conflict");
