import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLocalPubSub } from "#db/pubsub.ts";
import { posts } from "#db/schema/index.ts";
import { insertStarterPosts } from "#db/starter-posts/starter-posts.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { drawStarterCovers } from "./starter-covers.ts";

const pubsub = createLocalPubSub();
const { dependencies } = await createTestApp({ pubsub });
const { db } = dependencies;
const invalidated: string[] = [];
pubsub.subscribe({ onMessage: (tag) => invalidated.push(tag), onGap: () => {} });

await insertStarterPosts(db);
const [first, ...others] = await db.select().from(posts);
// One cover is enough here.
await db.delete(posts).where(
  inArray(
    posts.id,
    others.map(({ id }) => id),
  ),
);
const hasCover = async () => {
  const [post] = await db
    .select()
    .from(posts)
    .where(eq(posts.id, first?.id ?? ""));
  return Boolean(post?.coverImageId);
};

test("draws no cover while the process stops", async () => {
  await drawStarterCovers({ ...dependencies, lifecycle: { isStopping: true } });
  expect([await hasCover(), invalidated]).toEqual([false, []]);
});

test("a failure is left to the next start", async () => {
  const storage = { ...dependencies.storage, write: () => Promise.reject(new Error("The storage is full.")) };
  await drawStarterCovers({ ...dependencies, storage });
  expect([await hasCover(), invalidated]).toEqual([false, []]);
});

test("draws a missing cover once, and updates the cached blog", async () => {
  await drawStarterCovers(dependencies);
  await drawStarterCovers(dependencies);
  expect([await hasCover(), invalidated]).toEqual([true, ["blogposts"]]);
});
