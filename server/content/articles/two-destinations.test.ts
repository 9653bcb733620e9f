import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { destinations, users } from "#db/schema/index.ts";
import { countFigures, listContent } from "../../reporting/reports/content.ts";
import { createPublishingApp } from "../destinations/testing/publishing-app.ts";
import { publishDue } from "../publishing/publish-due.job.ts";

const { dependencies, platforms, time, owner, projectId, connect, create, as } = await createPublishingApp();
const { db } = dependencies;
const trialEndsAt = new Date("2036-01-01T00:00:00Z");
await db.update(users).set({ trialEndsAt }).where(eq(users.id, owner.id));
const call = (await as(owner)).articles[":id"];

/** A text that is live at WordPress and then goes to Ghost. */
const publishAtBoth = async (ghostAs: "draft" | "live") => {
  const [wordpress, ghost] = [await connect("wordpress"), await connect("ghost")];
  const values = { title: "How to track a parcel", html: "<p>Ask the carrier.</p>" };
  const slug = `track-a-parcel-${ghostAs}-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await create.article({ ...values, slug, projectId, state: "approved", approvedVersion: 1 });
  const param = { id };
  const publish = async (destinationId: string, as: "draft" | "live") => {
    await read(call.publish.$post({ param, json: { destinationId, as } }));
    await publishDue(dependencies);
  };
  await publish(wordpress.id, "live");
  await publish(ghost.id, ghostAs);
  return {
    id,
    wordpress,
    ghost,
    publish,
    get: () => read(call.$get({ param })),
    unpublish: (query: { destinationId?: string } = {}) => call.unpublish.$post({ param, query }),
    isLiveAt: (kind: "wordpress" | "ghost") =>
      [...platforms[kind].posts.values()].find((post) => post.slug === slug)?.isLive,
    reported: async () => {
      const month = "2026-11";
      const { articles } = await listContent(db, projectId, month);
      const urls = articles.flatMap(({ url }) => (url?.includes(slug) ? [url] : []));
      return { urls, count: (await countFigures(db, projectId, month)).articlesPublished };
    },
  };
};

test("a draft elsewhere leaves the public page in the article, the report and reach", async () => {
  const { id, wordpress, ghost, get, unpublish, isLiveAt, reported } = await publishAtBoth("draft");
  const article = await get();
  const wordpressUrl = expect.stringContaining(platforms.wordpress.host);
  expect(article).toMatchObject({
    state: "published",
    destinationId: wordpress.id,
    publishAs: "live",
    publishedUrl: wordpressUrl,
    publications: [
      { destinationId: wordpress.id, destination: "wordpress", state: "published", as: "live", url: wordpressUrl },
      { destinationId: ghost.id, destination: "ghost", state: "published", as: "draft" },
    ],
  });
  const { urls, count } = await reported();
  expect([urls, count]).toEqual([[article.publishedUrl], 1]);

  expect(await read(unpublish({ destinationId: wordpress.id }))).toMatchObject({
    id,
    state: "published",
    destinationId: ghost.id,
    publishAs: "draft",
  });
  expect([isLiveAt("wordpress"), (await reported()).count]).toEqual([false, 0]);
  expect((await unpublish({ destinationId: wordpress.id })).status).toBe(409);
  expect(await read(unpublish())).toMatchObject({ state: "approved", publishedAt: null, publishedUrl: null });
  expect((await get()).publications).toEqual([]);
});

test("two public copies are both reported, and unpublishing reaches both", async () => {
  const { ghost, get, unpublish, isLiveAt, reported } = await publishAtBoth("live");
  expect(await get()).toMatchObject({
    destinationId: ghost.id,
    publishedUrl: expect.stringContaining(platforms.ghost.host),
  });
  const { urls, count } = await reported();
  expect([urls.length, count]).toEqual([2, 1]);
  expect(await read(unpublish())).toMatchObject({ state: "approved", publishedUrl: null });
  expect([isLiveAt("wordpress"), isLiveAt("ghost")]).toEqual([false, false]);
});

test("a page whose change failed is still taken off, and a failure names the remaining page", async () => {
  const { wordpress, get, publish, unpublish, isLiveAt } = await publishAtBoth("live");
  platforms.wordpress.behavior.fault = () => new Response("{}", { status: 401 });
  await publish(wordpress.id, "live");
  expect(await get()).toMatchObject({ state: "failed" });
  expect((await unpublish()).status).toBe(502);
  platforms.wordpress.behavior.fault = undefined;
  await db.update(destinations).set({ state: "ok" }).where(eq(destinations.id, wordpress.id));
  time.now = new Date(time.now.getTime() + 600_000);
  await read(unpublish());
  expect([isLiveAt("wordpress"), isLiveAt("ghost")]).toEqual([false, false]);
  expect(await get()).toMatchObject({ publishedAt: null, publishedUrl: null });
});
