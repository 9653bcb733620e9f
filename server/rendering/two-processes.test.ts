// Two processes on one Postgres, each with its own page cache.
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createTestDatabase, onPostgres, patience, testPostgres } from "#db/testing/postgres.ts";
import { createFactories } from "../testing/factories.ts";
import { createTestApp } from "../testing/test-app.ts";
import { subscribeToInvalidations } from "./cache-invalidation.ts";

/** An app with its own database connections and page cache. Like the server, it looks in the cache first. */
const processOn = async (databaseUrl: string) => {
  const database = await connect({ databaseUrl, dataDir: "" }, patience);
  const { as, cache, get, dependencies } = await createTestApp({ db: database.db, pubsub: database.pubsub });
  const follow = () => subscribeToInvalidations(dependencies, cache);
  let stopFollowing = follow();
  const page = async (path: string) => {
    const stored = cache.find(new Request(dependencies.env.SITE_URL + path));
    return (stored ?? (await get(path))).text();
  };
  /** Requests the page until it is cached. */
  const save = async (path: string) => {
    await expect
      .poll(async () => {
        await page(path);
        return cache.find(new Request(dependencies.env.SITE_URL + path)) !== undefined;
      })
      .toBe(true);
    return page(path);
  };
  return {
    as,
    page,
    save,
    create: createFactories(database.db),
    deaf: () => stopFollowing(),
    resubscribe: () => {
      stopFollowing = follow();
    },
    stop: async () => {
      await stopFollowing();
      await database.close();
    },
  };
};

const start = async () => {
  const database = await createTestDatabase();
  afterAll(database.drop);
  const first = await connect({ databaseUrl: database.url, dataDir: "" }, patience);
  await migrate(first);
  await first.close();
  const [here, there] = [await processOn(database.url), await processOn(database.url)];
  afterAll(() => Promise.all([here.stop(), there.stop()]));
  const admin = await here.as(await here.create.user({ isAdmin: true }));
  const ears = async () => (await database.connections()).filter(({ query }) => /^listen/i.test(query));
  return { here, there, admin, ears };
};

const both = testPostgres ? await start() : undefined;

describe.skipIf(!both)(onPostgres("of two processes on one Postgres"), () => {
  const { here, there, admin, ears } = both ?? ({} as NonNullable<typeof both>);
  const post = (title: string) =>
    read(admin.blogposts.$post({ json: { title, content: "<p>Text.</p>", status: "published" } }));

  test("one process shows posts that the other published and removes those it deleted", async () => {
    await expect.poll(async () => (await ears()).length).toBe(2);
    expect(await there.save("/blog")).not.toContain("/blog/out-at-last");
    const { id } = await post("Out at last");
    await expect.poll(() => there.page("/blog")).toContain("/blog/out-at-last");
    expect(await here.page("/blog")).toContain("/blog/out-at-last");
    await there.save("/blog");
    await read(admin.blogposts[":id"].$delete({ param: { id } }));
    await expect.poll(() => there.page("/blog")).not.toContain("/blog/out-at-last");
  });

  test("one process shows changes that the other saved to a cached post", async () => {
    const { slug, id, updatedAt } = await post("Before the change");
    expect(await there.save(`/blog/${slug}`)).toContain("Before the change");
    const json = { title: "After the change", slug, content: "<p>Text.</p>", status: "published" as const, updatedAt };
    await read(admin.blogposts[":id"].$put({ param: { id }, json }));
    await expect.poll(() => there.page(`/blog/${slug}`)).toContain("After the change");
    await read(
      admin.blogposts[":id"].$put({ param: { id }, json: { ...json, updatedAt: undefined, status: "draft" } }),
    );
    await expect.poll(() => there.page(`/blog/${slug}`)).not.toContain("After the change");
  });

  test("one process shows plans that the other changed, on a page without posts", async () => {
    const label = "Fresh from the other desk";
    expect(await there.save("/")).not.toContain(label);
    const [plan] = await read(admin.plans.all.$get({ query: {} }));
    const { id, isForSale: _, ...json } = plan as NonNullable<typeof plan>;
    await read(admin.plans[":id"].$put({ param: { id: String(id) }, json: { ...json, label } }));
    await expect.poll(() => there.page("/")).toContain(label);
  });

  test("a process that missed messages clears its cache when it reconnects", async () => {
    await there.deaf();
    onTestFinished(() => there.deaf());
    // Cached without a listener: a late message of the tests above would remove it.
    await there.save("/blog");
    await post("While not listening");
    expect(await there.page("/blog")).not.toContain("/blog/while-not-listening");
    there.resubscribe();
    await expect.poll(() => there.page("/blog")).toContain("/blog/while-not-listening");
  });
});
