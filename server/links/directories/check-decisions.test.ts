import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importDirectories } from "#db/directories/import.ts";
import { deletedDirectories, directories, directoryChanges, directoryFacts } from "#db/schema/index.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkDirectories } from "./link-check.job.ts";
import { importDirectoriesAt } from "./testing/create-directory.ts";

const app = await createTestApp();
const { db, clock } = app.dependencies;
const redirects = () => new Response(null, { status: 301, headers: { location: newSite.url } });
const parked = () => htmlPage("<title>This domain is for sale</title>");
const works = () => htmlPage("<title>Shops</title>");
const gone = () => new Response("Gone", { status: 410, headers: { "content-type": "text/html" } });
let respond: () => Response = works;
const newSite = website({ "/": works }, "127.3.0.2");
const site = website({ "/": () => respond() }, "127.3.0.1");
afterAll(() => Promise.all([site.stop(), newSite.stop()]));
const dependencies = {
  ...app.dependencies,
  env: { ...app.dependencies.env, CHECKS: "on" as const },
  safeFetch: createSafeFetch({ allow: [site.host, newSite.host] }),
};
const admin = await app.create.user({ isAdmin: true });
/** With a new session each time: months pass in these tests. */
const api = async () => (await app.as(admin)).directories;

beforeAll(async () => {
  await db.update(directories).set({ status: "paused" });
});

/** Creates the directory, and visits it until it has been checked so many times. */
const checked = async (answer: () => Response, times = 1) => {
  await db.delete(deletedDirectories);
  await db.delete(directories).where(eq(directories.host, site.host));
  await db.delete(directories).where(eq(directories.host, newSite.host));
  const [id = ""] = await importDirectoriesAt(db, [{ url: `${site.url}/` }]);
  await check(id, answer, times);
  return id;
};
const check = async (id: string, answer: () => Response, times = 1) => {
  respond = answer;
  for (let finished = 0; finished < times; ) {
    const { nextCheckAt, lastCheckedAt } = await find(id);
    app.clock.forward(Math.max(10, (nextCheckAt.getTime() - clock().getTime()) / 1000));
    await checkDirectories(dependencies);
    if ((await find(id)).lastCheckedAt?.getTime() !== lastCheckedAt?.getTime()) finished++;
  }
};
const find = async (id: string) => {
  const [row] = await db.select().from(directories).where(eq(directories.id, id));
  if (!row) throw new Error("The directory is missing.");
  return row;
};
const list = async () => (await (await api()).checks.$get({ query: {} })).json();
const decide = async (id: string, decision: "accept" | "keep" | "close") =>
  (await (await api())[":id"]["check-decision"].$post({ param: { id }, json: { decision } })).status;

test("lists a directory that has moved, whose new URL an admin accepts", async () => {
  const id = await checked(redirects);
  const { checks, total } = await list();
  expect(total).toBe(1);
  const reason = "It redirects permanently to 127.3.0.2.";
  expect(checks).toMatchObject([{ id, lastCheck: "moved", movedTo: `${newSite.url}/`, title: "Shops", reason }]);
  expect(await decide(id, "accept")).toBe(204);
  expect(await find(id)).toMatchObject({ url: `${newSite.url}/`, host: newSite.host, movedTo: null, status: "active" });
  expect((await list()).checks).toEqual([]);
  expect(await decide(id, "accept")).toBe(404);
  const history = await db.select().from(directoryChanges).where(eq(directoryChanges.directoryId, id));
  expect(history).toMatchObject([{ field: "url", to: `${newSite.url}/`, origin: "admin", adminId: admin.id }]);
  await check(id, works);
  expect((await find(id)).lastCheck).toBe("alive");
});

test("an import does not create a directory at the address that it has left", async () => {
  const id = await checked(redirects);
  expect(await decide(id, "accept")).toBe(204);
  const text = `name,url,category,pricing,source\nShops,${site.url}/,local,free,A list of directories`;
  expect(await importDirectories(db, [text])).toMatchObject({ created: 0, kept: 1 });
});

test("a new URL with the host of another directory is a conflict, and changes nothing", async () => {
  const id = await checked(redirects);
  await importDirectoriesAt(db, [{ url: `${newSite.url}/` }]);
  expect(await decide(id, "accept")).toBe(409);
  expect(await find(id)).toMatchObject({ url: `${site.url}/` });
  expect((await list()).total).toBe(1);
});

test("lists a parked directory once: after an admin has dismissed it, the same result needs no decision", async () => {
  const id = await checked(parked);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "parked", status: "active" }]);
  expect(await decide(id, "accept")).toBe(409);
  expect(await decide(id, "keep")).toBe(204);
  await check(id, parked);
  expect((await list()).checks).toEqual([]);
  await check(id, redirects);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "moved" }]);
  expect(await decide(id, "close")).toBe(204);
  expect((await find(id)).status).toBe("closed");
});

test("lists a directory after three checks without a result, and again only after it was found", async () => {
  const blocked = () => new Response("", { status: 403 });
  const id = await checked(blocked, 2);
  expect((await list()).checks).toEqual([]);
  await check(id, blocked);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "unknown", reason: "It answers 403." }]);
  expect(await decide(id, "keep")).toBe(204);
  await check(id, blocked, 3);
  expect((await list()).checks).toEqual([]);
  await check(id, works);
  await check(id, blocked, 3);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "unknown" }]);
});

test("a directory that could not be checked again is listed once the next check has a result", async () => {
  const id = await checked(redirects);
  await check(id, () => new Response("", { status: 503 }));
  expect((await list()).checks).toEqual([]);
  await check(id, redirects);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "moved", movedTo: `${newSite.url}/` }]);
});

test("a directory that a link check closed can be reopened, and needs three misses again", async () => {
  const id = await checked(gone, 3);
  expect((await list()).checks).toMatchObject([{ id, lastCheck: "missing", status: "closed", misses: 3 }]);
  expect(await decide(id, "keep")).toBe(204);
  expect(await find(id)).toMatchObject({ status: "active", misses: 0 });
  const observed = and(eq(directoryFacts.directoryId, id), eq(directoryFacts.origin, "observed"));
  expect(await db.$count(directoryFacts, observed)).toBe(0);
  await check(id, gone, 2);
  expect(await find(id)).toMatchObject({ status: "active", misses: 2 });
});
