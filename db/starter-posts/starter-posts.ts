// The posts of a new installation, with their covers.
import { readFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../connect.ts";
import { posts } from "../schema/index.ts";
import texts from "./posts.json" with { type: "json" };

/** `daysAgo`: days before today, in the demo. */
export const starterPosts = texts.map(({ content, ...post }) => ({ ...post, content: content.join("\n") }));

/** Relative to the project root, where every command runs, so that it also works for the built server. */
export const coverPng = async (slug: string) => {
  const svg = await readFile(`db/data/covers/${slug}.svg`, "utf8");
  return new Uint8Array((await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng());
};

/** Publishes the starter posts that do not exist, still without covers. The newest is the first of the blog. */
export const insertStarterPosts = async (db: Db) => {
  const newestFirst = starterPosts.toSorted((one, other) => one.daysAgo - other.daysAgo);
  await db
    .insert(posts)
    .values(
      newestFirst.map(({ slug, title, metaTitle, metaDescription, content }, at) => {
        const publishedAt = sql`now() - make_interval(secs => ${at})`;
        return {
          slug,
          title,
          metaTitle,
          metaDescription,
          content,
          status: "published" as const,
          createdAt: publishedAt,
          updatedAt: publishedAt,
        };
      }),
    )
    .onConflictDoNothing();
};

/** Stores an image like an upload and returns its id. */
export type SaveImage = (db: Db, bytes: Uint8Array) => Promise<string>;

/**
 * Draws the covers of starter posts that have none, apart from posts that an admin has edited. Not part of the insert,
 * since migrations have no access to the image storage. Ends early when the process stops. Returns the number of covers.
 */
export const addStarterCovers = async (db: Db, saveImage: SaveImage, lifecycle = { isStopping: false }) => {
  const slugs = starterPosts.map(({ slug }) => slug);
  const isUntouched = and(inArray(posts.slug, slugs), isNull(posts.coverImageId), eq(posts.updatedAt, posts.createdAt));
  const missing = await db.select({ slug: posts.slug }).from(posts).where(isUntouched);
  let added = 0;
  for (const { slug } of starterPosts.filter((post) => missing.some(({ slug }) => slug === post.slug))) {
    if (lifecycle.isStopping) break;
    const png = await coverPng(slug);
    await db.transaction(async (tx) => {
      // Another process may be drawing the same covers.
      const [post] = await tx
        .select({ id: posts.id })
        .from(posts)
        .where(and(isUntouched, eq(posts.slug, slug)))
        .for("update", { skipLocked: true });
      if (!post) return;
      const coverImageId = await saveImage(tx, png);
      await tx.update(posts).set({ coverImageId, updatedAt: posts.createdAt }).where(eq(posts.id, post.id));
      added++;
    });
  }
  return added;
};
