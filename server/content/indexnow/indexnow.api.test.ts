import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { indexnowUrls, projects } from "#db/schema/index.ts";
import { type Indexnow, indexnow, indexnowSite } from "#shared/content/indexnow.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createIndexnowService } from "../../testing/stand-ins/indexnow.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { unpublish } from "../destinations/publish.ts";
import { announcePages } from "./announce-pages.job.ts";
import { announceUrl } from "./indexnow.ts";

let keyFile = () => new Response("Not found", { status: 404 });
const site = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => keyFile() });
const host = `127.0.0.1:${site.port}`;
const origin = `http://${host}`;
const service = createIndexnowService();
afterAll(() => {
  site.stop(true);
  service.stop();
});

const app = await createTestApp({ safeFetch: createSafeFetch({ allow: [host] }) });
const { create, tokenOf, get, clock } = app;
const dependencies = { ...app.dependencies, env: { ...app.dependencies.env, INDEXNOW_URL: service.url } };
const { db } = dependencies;
const user = await create.user({ trialEndsAt: new Date("2027-01-01T00:00:00Z") });
const token = await tokenOf(user);
const call = callWith(get);
const minutes = (count: number) => clock.forward(count * 60);

let projectId = "";
let key = "";
beforeEach(async () => {
  projectId = (await create.project({ ownerId: user.id, url: origin })).id;
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  key = project?.indexnowKey ?? "";
  keyFile = () => new Response(`${key}\n`);
  service.announced.length = 0;
  service.behavior.answer = undefined;
});

const show = async (): Promise<Indexnow> =>
  indexnow.parse(await (await call("GET", `projects/${projectId}/indexnow`, token)).json());
const check = async () =>
  indexnowSite.parse(await (await call("POST", `projects/${projectId}/indexnow/check`, token, { origin })).json());
const announce = (name: string) =>
  announceUrl(db, { projectId, url: `${origin}/${name}`, changedAt: dependencies.clock() });

test("announces pages of a website only after its key file was found, and each change once", async () => {
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await show()).toMatchObject({ key, sites: [{ origin, keyUrl: `${origin}/${key}.txt`, verifiedAt: null }] });
  await announce("early");
  await check();
  await announce("prices");
  await announce("prices");
  await announce("team");
  await announcePages(dependencies);
  await announcePages(dependencies);
  expect(service.announced.toSorted()).toEqual([`${origin}/prices`, `${origin}/team`]);
  minutes(1);
  await announce("prices");
  await announcePages(dependencies);
  expect(service.announced).toHaveLength(3);
  expect(await show()).toMatchObject({ sent: 2, waiting: 0, failed: 0, reason: null, lastSentAt: expect.any(String) });
});

test.each<[string, () => Response, string]>([
  ["a missing file", () => new Response("", { status: 404 }), "answers 404"],
  ["a web page", () => new Response("<!doctype html><title>Home</title>"), "shows a web page"],
  ["another key", () => new Response("0123456789abcdef"), "another text"],
  ["a redirect", () => Response.redirect(`${origin}/`, 302), "redirects elsewhere"],
])("does not accept %s for the key file", async (_, answer, reason) => {
  keyFile = answer;
  expect(await check()).toMatchObject({ verifiedAt: null, reason: expect.stringContaining(reason) });
  await announce("prices");
  expect(await show()).toMatchObject({ waiting: 0 });
});

test("checks no website without pages of the project", async () => {
  const response = await call("POST", `projects/${projectId}/indexnow/check`, token, {
    origin: "https://other.example",
  });
  expect(response.status).toBe(400);
});

test("stops when search engines reject the key, and goes on when the file is found again", async () => {
  await check();
  await announce("prices");
  service.behavior.answer = { status: 403 };
  await announcePages(dependencies);
  expect(await show()).toMatchObject({
    waiting: 1,
    sites: [{ verifiedAt: null, reason: expect.stringContaining("did not find the key file") }],
  });
  service.behavior.answer = undefined;
  await announcePages(dependencies);
  expect(service.announced).toEqual([]);
  await check();
  await announcePages(dependencies);
  expect(service.announced).toEqual([`${origin}/prices`]);
});

test("waits as long as search engines ask, an hour at least", async () => {
  await check();
  await announce("prices");
  service.behavior.answer = { status: 429, headers: { "retry-after": "7200" } };
  await announcePages(dependencies);
  service.behavior.answer = undefined;
  minutes(119);
  await announcePages(dependencies);
  expect(service.announced).toEqual([]);
  minutes(2);
  await announcePages(dependencies);
  expect(service.announced).toHaveLength(1);
});

test("does not repeat what search engines refuse", async () => {
  await check();
  await announce("prices");
  service.behavior.answer = { status: 422 };
  await announcePages(dependencies);
  expect(await show()).toMatchObject({ failed: 1, reason: "Search engines refused the page (status 422)." });
});

test("tries again after failures, five times in all", async () => {
  await check();
  await announce("prices");
  service.behavior.answer = { status: 500 };
  const before = service.requests.length;
  for (const wait of [0, 5, 30, 180, 1_440, 2_000]) {
    minutes(wait + 1);
    await announcePages(dependencies);
  }
  expect(service.requests.length - before).toBe(5);
  expect(await show()).toMatchObject({ failed: 1, reason: "Search engines could not be reached (status 500)." });
});

test("a process that dies leaves its pages to the next run", async () => {
  await check();
  await announce("prices");
  await db
    .update(indexnowUrls)
    .set({ nextAttemptAt: new Date(dependencies.clock().getTime() + 2 * 60_000) })
    .where(eq(indexnowUrls.projectId, projectId));
  await announcePages(dependencies);
  expect(service.announced).toEqual([]);
  minutes(3);
  await announcePages(dependencies);
  expect(service.announced).toHaveLength(1);
});

test("announces a page that is taken offline", async () => {
  await check();
  const { id: destinationId } = await create.destination({ projectId });
  const { id } = await create.publication({
    projectId,
    destinationId,
    remoteId: "prices",
    url: `${origin}/prices`,
  });
  await unpublish(dependencies, id);
  await announcePages(dependencies);
  expect(service.announced).toEqual([`${origin}/prices`]);
});
