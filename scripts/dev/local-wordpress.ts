// A WordPress site that runs inside `bun run dev`, so that an article can be followed to its public page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, isNotNull } from "drizzle-orm";
import { demoBlog } from "#db/demo/content.ts";
import { articles, destinations, pages, publications } from "#db/schema/index.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { sealSecret } from "#server/features/destinations/secrets.ts";
import { newPost, type PlatformPost } from "#server/testing/stand-ins/platform.ts";
import { createWordpressSite, wordpressUser } from "#server/testing/stand-ins/wordpress.ts";

type LocalWordpress = ReturnType<typeof startLocalWordpress>;

/** Starts it. Its posts are stored in `folder` and survive a restart. */
export const startLocalWordpress = (port: number, folder: string) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "posts.json");
  const store = (posts: readonly PlatformPost[]) => writeFileSync(file, JSON.stringify(posts));
  const site = createWordpressSite({
    name: demoBlog.name,
    port,
    posts: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [],
    onChange: store,
  });
  return { ...site, store: () => store([...site.posts.values()]) };
};

/**
 * Connects the demo's blog to it. What the demo has published there before moves with the destination, and its public
 * pages are checked at the new address.
 */
export const connectLocalWordpress = async ({ db, clock, secrets }: Dependencies, site: LocalWordpress) => {
  const [blog] = await db.select().from(destinations).where(eq(destinations.url, demoBlog.url));
  if (!blog) return;
  const isPublished = and(eq(publications.destinationId, blog.id), isNotNull(publications.remoteId));
  for (const { id, articleId, pageId, remoteId, document, mode } of await db
    .select()
    .from(publications)
    .where(isPublished)) {
    const { title, slug, html, excerpt } = document;
    const post = newPost({ id: remoteId ?? "", slug, title, html, isLive: mode === "live", values: { excerpt } });
    site.posts.set(post.id, post);
    if (mode !== "live") continue;
    const url = `${site.url}/${slug}/`;
    await db
      .update(publications)
      .set({ url, evidence: null, checkedAt: null, nextCheckAt: clock() })
      .where(eq(publications.id, id));
    if (articleId) await db.update(articles).set({ publishedUrl: url }).where(eq(articles.id, articleId));
    if (pageId) await db.update(pages).set({ url }).where(eq(pages.id, pageId));
  }
  site.store();
  const secret = sealSecret(secrets, blog.id, wordpressUser);
  await db.update(destinations).set({ url: site.url, secret }).where(eq(destinations.id, blog.id));
};
