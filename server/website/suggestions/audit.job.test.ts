import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { audits, projects, suggestions, users } from "#db/schema/index.ts";
import { audit, suggestionList } from "#shared/website/suggestions.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { callWith } from "../../testing/api-caller.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { stopElapsedTime } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { auditWebsites } from "./audit.job.ts";
import { scheduleAudit } from "./audits.ts";
import { createBrokenWebsite, plantedKinds } from "./testing/broken-website.ts";
import { validPage } from "./testing/valid-page.ts";

beforeEach(stopElapsedTime);

const faulty = createBrokenWebsite();
const behavior = { title: "Home", status: 200 };
const small = website({
  "/": () =>
    behavior.status === 200 ? htmlPage(page("/", behavior.title)) : new Response("", { status: behavior.status }),
  "/other": () => htmlPage(page("/other", "Another page about parcels")),
  "/robots.txt": () => new Response("User-agent: *\nAllow: /"),
  "/sitemap.xml": () => new Response(`<urlset><url><loc>${small.url}/</loc></url></urlset>`),
  "/preview.png": () => new Response("picture", { headers: { "content-type": "image/png" } }),
});
const page = (path: string, title: string) =>
  validPage({ url: small.url + path, title, ...(path !== "/" && { description: `${title}: ${"words ".repeat(12)}` }) });
afterAll(() => {
  faulty.stop();
  small.stop();
});
const { dependencies, create, get, tokenOf, clock } = await createTestApp({
  safeFetch: createSafeFetch({ allow: [faulty.host, small.host] }),
});
const call = callWith(get);
const week = 7 * 24 * 3600;

const projectOn = async (url: string, owner: Parameters<typeof create.user>[0] = { isAdmin: true }) => {
  Object.assign(behavior, { title: "Parcel tracking for shops", status: 200 });
  const user = await create.user(owner);
  const { id } = await create.project({ ownerId: user.id, url });
  await scheduleAudit(dependencies.db, id);
  // Sessions expire during the weeks that pass here, so each request signs in.
  const request = async (path: string) => (await call("GET", `suggestions/${id}/${path}`, await tokenOf(user))).json();
  return {
    id,
    user,
    run: () => auditWebsites(dependencies),
    list: async () => suggestionList.parse(await request("project?limit=100")).suggestions,
    state: async () => audit.parse(await request("audit")),
    row: async (kind: string) =>
      (
        await dependencies.db
          .select()
          .from(suggestions)
          .where(and(eq(suggestions.projectId, id), eq(suggestions.kind, kind)))
      )[0],
  };
};

test(`finds exactly ${plantedKinds.length} planted issues, and reports an empty list once they are fixed`, async () => {
  const { run, list, state } = await projectOn(`${faulty.url}/`);
  expect(await state()).toMatchObject({ isRunning: true, auditedAt: null });
  await run();
  const found = await list();
  expect(found.map(({ kind }) => kind).sort()).toEqual([...plantedKinds].sort());
  expect(found.map(({ severity }) => severity)).toEqual(
    found.map(({ severity }) => severity).sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  );
  const evidence = Object.fromEntries(found.map((suggestion) => [suggestion.kind, suggestion.evidence]));
  expect(evidence).toMatchObject({
    "title-missing": `${faulty.url}/untitled`,
    "broken-links": `${faulty.url}/old-link: ${faulty.url}/gone answers 404`,
    "sitemap-broken": `${faulty.url}/sitemap.xml: ${faulty.url}/not-there answers 404`,
    "social-image-broken": `${faulty.url}/: ${faulty.url}/missing.png answers 404`,
    "title-duplicate": `“Two pages that are called the same”: ${faulty.url}/twin-a, ${faulty.url}/twin-b`,
  });
  expect(await state()).toMatchObject({ isRunning: false, failure: null, pages: faulty.pages, mended: [] });

  faulty.fix();
  clock.forward(week);
  await run();
  expect(await list()).toEqual([]);
  const { mended: resolved } = await state();
  expect(resolved).toHaveLength(10);
  expect(resolved[0]?.endedAt).toBe(dependencies.clock().toISOString());
});
const order = ["high", "medium", "low"];

test("a persisting issue stays the same suggestion, and a returning one is raised again", async () => {
  const { run, row } = await projectOn(`${small.url}/`);
  behavior.title = "Home";
  await run();
  const first = await row("title-length");
  clock.forward(week);
  await run();
  expect(await row("title-length")).toEqual(first);
  behavior.title = "Parcel tracking for shops";
  clock.forward(week);
  await run();
  expect(await row("title-length")).toMatchObject({ state: "resolved", endedAt: dependencies.clock() });
  behavior.title = "Home";
  clock.forward(week);
  await run();
  expect(await row("title-length")).toMatchObject({
    id: first?.id,
    state: "open",
    endedAt: null,
    createdAt: dependencies.clock(),
  });
});

test("a dismissed suggestion stays dismissed until its evidence changes", async () => {
  const { run, list, row, user } = await projectOn(`${small.url}/`);
  behavior.title = "Home";
  await run();
  const [suggestion] = await list();
  expect((await call("DELETE", `suggestions/${suggestion?.id}`, await tokenOf(user))).status).toBe(204);
  clock.forward(week);
  await run();
  expect(await list()).toEqual([]);
  behavior.title = "Shop page";
  clock.forward(week);
  await run();
  expect(await list()).toMatchObject([{ id: suggestion?.id, evidence: `${small.url}/: 9 characters` }]);
  expect(await row("title-length")).toMatchObject({ endedAt: null, createdAt: dependencies.clock() });
});

test.each([
  [404, "We could not read your website: its URL answers 404."],
  [503, "We could not read your website: its URL answers 503."],
  [403, "Your website shows our crawler a challenge for bots, or asks it to sign in."],
])("reports a website that answers %i, keeps its suggestions and retries the next day", async (status, words) => {
  const { run, list, state } = await projectOn(`${small.url}/`);
  behavior.title = "Home";
  await run();
  clock.forward(week);
  behavior.status = status;
  await run();
  expect(await list()).toHaveLength(1);
  const { failure, isRunning, auditedAt } = await state();
  expect([failure?.startsWith(words), isRunning, auditedAt]).toEqual([true, false, dependencies.clock().toISOString()]);
  behavior.status = 200;
  behavior.title = "Parcel tracking for shops";
  clock.forward(24 * 3600);
  await run();
  expect(await list()).toEqual([]);
  expect(await state()).toMatchObject({ failure: null });
});

test("a forbidden URL is reported as a failure without any request", async () => {
  const { run, state } = await projectOn("http://169.254.169.254/latest/meta-data");
  await run();
  expect(await state()).toMatchObject({
    pages: 0,
    failure: expect.stringContaining("did not return a valid response"),
  });
});

test("two concurrent processes audit a website once, and not again within the week", async () => {
  const { run } = await projectOn(`${small.url}/`);
  small.requests.length = 0;
  await Promise.all([run(), run()]);
  await run();
  const homes = small.requests.filter(({ url }) => url === `${small.url}/`);
  expect(homes).toHaveLength(1);
});

test("a killed process releases its website", async () => {
  const { id, run, state } = await projectOn(`${small.url}/`);
  const lifecycle = { isStopping: false };
  const dying: typeof dependencies.safeFetch = (...requests) => {
    lifecycle.isStopping = true;
    return dependencies.safeFetch(...requests);
  };
  await auditWebsites({ ...dependencies, lifecycle, safeFetch: dying });
  expect(await state()).toMatchObject({ isRunning: true, auditedAt: null });
  await run();
  expect(await state()).toMatchObject({ auditedAt: null });
  clock.forward(6 * 60);
  await run();
  expect(await state()).toMatchObject({ isRunning: false, auditedAt: dependencies.clock().toISOString() });
  expect((await dependencies.db.select().from(audits).where(eq(audits.projectId, id)))[0]?.nextAuditAt).toEqual(
    new Date(dependencies.clock().getTime() + week * 1000),
  );
});

test("drops the results of a URL that changed during the audit, and audits the new one", async () => {
  const { id, run, list, state, user } = await projectOn(`${faulty.url}/`);
  const changing: typeof dependencies.safeFetch = async (...requests) => {
    const [{ url } = { url: "" }] = await dependencies.db.select().from(projects).where(eq(projects.id, id));
    if (url !== `${small.url}/`) await call("PUT", `projects/${id}`, await tokenOf(user), { url: `${small.url}/` });
    return dependencies.safeFetch(...requests);
  };
  behavior.title = "Home";
  await auditWebsites({ ...dependencies, safeFetch: changing });
  expect((await list()).map(({ kind }) => kind)).toEqual(["title-length"]);
  expect(await state()).toMatchObject({ pages: 1 });
  await run();
});

test("skips the website of an expired trial until a plan is active, and does not say that it is running", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() - 1000);
  const { run, state, user } = await projectOn(`${small.url}/`, { trialEndsAt });
  await run();
  expect(await state()).toMatchObject({ isRunning: false, auditedAt: null });
  await dependencies.db.update(users).set({ planId: 1 }).where(eq(users.id, user.id));
  expect(await state()).toMatchObject({ isRunning: true });
  await run();
  expect(await state()).toMatchObject({ isRunning: false, auditedAt: dependencies.clock().toISOString() });
});
