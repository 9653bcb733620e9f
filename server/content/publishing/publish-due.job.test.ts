import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { articles, pages, publications } from "#db/schema/index.ts";
import { availableCredits } from "../../billing/credits/credits.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { createWordpressSite, wordpressUser } from "../../testing/stand-ins/wordpress.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { publishScheduledArticles } from "../articles/publish-articles.job.ts";
import { deleteDestination } from "../destinations/destinations.ts";
import { sealSecret } from "../destinations/secrets.ts";
import { publishPages } from "../page-sets/publish-pages.ts";
import { queuePages } from "../page-sets/queue-pages.job.ts";
import { publishDue } from "./publish-due.job.ts";
import { addDueArticles, addReadyPages } from "./testing/published-documents.ts";

const sites = [createWordpressSite({ storesYoastMeta: true }), createWordpressSite({ storesYoastMeta: true })];
afterAll(() => {
  for (const { stop } of sites) stop();
});
const app = await createTestApp({ safeFetch: createSafeFetch({ allow: sites.map(({ host }) => host) }) });
const { dependencies, create, clock } = app;
const { db } = dependencies;

const setUp = async (count: number, site = sites[0]) => {
  if (site) site.behavior.fault = undefined;
  site?.posts.clear();
  const user = await create.user();
  const project = await create.project({ ownerId: user.id });
  const set = await addReadyPages(db, project, count);
  const id = Bun.randomUUIDv7();
  await create.destination({
    id,
    projectId: project.id,
    kind: "wordpress",
    url: site?.url ?? "",
    secret: sealSecret(dependencies.secrets, id, wordpressUser),
  });
  const publish = async () => {
    await publishPages(dependencies, user, set.id, { destinationId: id, as: "live" });
    await queuePages(dependencies);
    await publishDue(dependencies);
  };
  const states = async () => {
    const rows = await db.select().from(pages).where(eq(pages.pageSetId, set.id)).orderBy(pages.row);
    return rows.map(({ state }) => state);
  };
  return { user, set, publish, states, credits: () => availableCredits(db, user.id, "page"), site };
};
const slugsOn = (site = sites[0]) => [...(site?.posts.values() ?? [])].map(({ slug }) => slug).sort();

test("publishes to two destinations at once, each page once under two processes", async () => {
  const [one, other] = [await setUp(8), await setUp(8, sites[1])];
  await Promise.all([one.publish(), other.publish()]);
  await publishDue(dependencies);
  for (const { states, site, credits } of [one, other]) {
    expect(await states()).toEqual(Array(8).fill("published"));
    expect(slugsOn(site)).toEqual(Array.from({ length: 8 }, (_, at) => `plumbers-town-${at}`));
    expect(await credits()).toBe(0);
  }
});

test("a page that the platform refuses fails with its reason and gives its credit back; a busy one is tried again", async () => {
  const { publish, states, credits, set, site } = await setUp(3);
  let creates = 0;
  if (site)
    site.behavior.fault = (operation) => {
      if (operation !== "create") return undefined;
      creates++;
      if (creates === 1) return Response.json({ code: "rest_invalid_param", message: "No." }, { status: 400 });
      return creates === 2 ? new Response("Busy", { status: 503 }) : undefined;
    };
  await publish();
  expect((await states()).toSorted()).toEqual(["failed", "published", "queued"]);
  expect(await credits()).toBe(1);
  const failed = (await db.select().from(pages).where(eq(pages.pageSetId, set.id))).find(
    ({ state }) => state === "failed",
  );
  expect(failed?.problems[0]).toBe("Your WordPress site didn't accept the content. It says: “No.”");
  clock.forward(61);
  await publishDue(dependencies);
  expect((await states()).toSorted()).toEqual(["failed", "published", "published"]);
  expect(slugsOn(site)).toHaveLength(2);
});

test("a page whose publication ended while the process died is taken over by the next run", async () => {
  const { publish, states, set } = await setUp(1);
  await publish();
  await db
    .update(pages)
    .set({ state: "queued", creditState: "reserved", url: null })
    .where(eq(pages.pageSetId, set.id));
  await publishDue(dependencies);
  expect(await states()).toEqual(["published"]);
  expect(slugsOn()).toEqual(["plumbers-town-0"]);
});

test("takes archived pages offline, and repeats what fails an hour later", async () => {
  const { publish, set, site } = await setUp(2);
  await publish();
  await db.update(pages).set({ state: "archived" }).where(eq(pages.pageSetId, set.id));
  if (site)
    site.behavior.fault = (operation) => (operation === "update" ? new Response("", { status: 503 }) : undefined);
  const live = () => [...(site?.posts.values() ?? [])].filter(({ isLive }) => isLive).length;
  await publishDue(dependencies);
  expect(live()).toBe(2);
  if (site) site.behavior.fault = undefined;
  await publishDue(dependencies);
  expect(live()).toBe(2);
  clock.forward(3601);
  await publishDue(dependencies);
  expect(live()).toBe(0);
  expect(await db.$count(publications, eq(publications.state, "unpublished"))).toBe(2);
});

test("an article whose destination is deleted before it is published fails and says so", async () => {
  const user = await create.user();
  const project = await create.project({ ownerId: user.id });
  const destination = await create.destination({ projectId: project.id });
  await addDueArticles(db, dependencies.clock(), project, destination.id, 1);
  await publishScheduledArticles(dependencies);
  await deleteDestination(dependencies, destination);
  await publishDue(dependencies);
  expect(await db.select().from(articles).where(eq(articles.projectId, project.id))).toMatchObject([
    { state: "failed", reason: "Its destination was deleted. Choose another one.", creditState: "reserved" },
  ]);
});
