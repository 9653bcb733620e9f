import { readdirSync } from "node:fs";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { categories } from "#shared/links/directories/categories.ts";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { pages } from "#shared/routes.ts";
import { onPGlite } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { openPGlite } from "../pglite.ts";
import { files, plans, posts } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { addStarterCovers, coverPng, insertStarterPosts, type SaveImage, starterPosts } from "./starter-posts.ts";

const text = z.string().min(2);
const postShape = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  metaTitle: text.max(60),
  metaDescription: text.min(120).max(160),
  daysAgo: z.number().int(),
  content: text.startsWith("<p>"),
});

const used = new Set([
  ...Object.values(pages).map(({ path }) => path as string),
  ...starterPosts.map(({ slug }) => `/blog/${slug}`),
  ...categories.map(({ slug }) => `/directories/${slug}`),
  ...landingPages.map(({ slug }) => `/page/${slug}`),
]);

test("has at least twelve posts, each with its own slug, title and day", () => {
  expect(starterPosts.length).toBeGreaterThanOrEqual(12);
  for (const name of ["slug", "title", "daysAgo"] as const)
    expect(new Set(starterPosts.map((post) => post[name])).size).toBe(starterPosts.length);
});

test.each(starterPosts.map((post) => [post.slug, post] as const))(
  "%s fits its places, and its links lead somewhere",
  (_, post) => {
    expect(postShape.safeParse(post).error).toBeUndefined();
    const links = [...post.content.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? "");
    expect(links.filter((path) => !used.has(path))).toEqual([]);
    expect(post.content.replace(/<[^>]*>/g, " ").split(/\s+/).length).toBeGreaterThan(500);
  },
);

test("each post has a cover without text or links", async () => {
  const covers = starterPosts.map(({ slug }) => `${slug}.svg`);
  expect(readdirSync("db/data/covers").sort()).toEqual(covers.sort());
  for (const cover of covers) expect(await Bun.file(`db/data/covers/${cover}`).text()).not.toMatch(/<text|href/);
  expect(await new Bun.Image(await coverPng(starterPosts[0]?.slug ?? "")).metadata()).toEqual({
    width: 1600,
    height: 900,
    format: "png",
  });
});

// Migrated outside the tests' time limit.
const fresh = await onPGlite(await openPGlite());
await migrate(fresh);
const existing = await fromSnapshot();
afterAll(async () => {
  await fresh.close();
  await existing.close();
});

const [newest, second, third] = starterPosts.toSorted((one, other) => one.daysAgo - other.daysAgo);
if (!newest || !second || !third) throw new Error("There are no starter posts.");

test("publishes the starter posts on a new installation, and never again", async () => {
  const { db } = fresh;
  const published = await db.select().from(posts).where(eq(posts.status, "published")).orderBy(posts.createdAt);
  expect(published.length).toBe(starterPosts.length);
  expect(published.at(-1)?.slug).toBe(newest.slug);
  await db.delete(posts).where(eq(posts.slug, newest.slug));
  await migrate(fresh);
  expect(await db.$count(posts)).toBe(starterPosts.length - 1);
  await db.delete(posts);
  await db.delete(plans);
  await migrate(fresh);
  expect(await db.$count(posts)).toBe(0);
});

test("leaves the blog of an existing installation unchanged", async () => {
  await migrate(existing);
  expect(await existing.db.$count(posts)).toBe(0);
});

test("draws covers once, and none for a post that an admin has edited", async () => {
  const { db } = existing;
  await insertStarterPosts(db);
  for (const { slug } of starterPosts)
    if (slug !== second.slug && slug !== third.slug) await db.delete(posts).where(eq(posts.slug, slug));
  await db.update(posts).set({ updatedAt: new Date() }).where(eq(posts.slug, second.slug));
  const saveImage: SaveImage = async (tx, bytes) => {
    const id = Bun.randomUUIDv7();
    await tx.insert(files).values({ id, width: 1600, height: 900, bytes: bytes.length, placeholder: "" });
    return id;
  };
  await addStarterCovers(db, saveImage);
  await addStarterCovers(db, saveImage);
  const withCover = await db.select({ slug: posts.slug }).from(posts).where(isNotNull(posts.coverImageId));
  expect(withCover).toEqual([{ slug: third.slug }]);
  expect(await db.$count(files)).toBe(1);
});
