import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLocalPubSub } from "#db/pubsub.ts";
import { botHosts, directories, directoryChanges, directoryChecks, directoryFacts } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { subscribeToInvalidations } from "../../rendering/cache-invalidation.ts";
import { website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkDirectories } from "./link-check.job.ts";
import { emptyCatalogue, importDirectoriesAt } from "./testing/create-directory.ts";

describe("one directory", async () => {
  const app = await createTestApp();
  const { db, clock } = app.dependencies;
  let respond = (_: Request) => new Response("");
  const shop = (body: string, init: ResponseInit = {}) =>
    new Response(body, { ...init, headers: { "content-type": "text/html", ...init.headers } });
  const site = website({
    "/": (request) => respond(request),
    "/robots.txt": () => new Response("", { status: 404 }),
  });
  afterAll(() => site.stop());
  const dependencies = {
    ...app.dependencies,
    env: { ...app.dependencies.env, CHECKS: "on" as const },
    safeFetch: createSafeFetch({ allow: [site.host] }),
    pubsub: createLocalPubSub(),
  };
  subscribeToInvalidations(dependencies, app.cache);
  beforeAll(() => emptyCatalogue(app.dependencies.db));

  const create = async (source?: string) => {
    const [earlier] = await db.select().from(directories).where(eq(directories.host, site.host));
    if (earlier) await db.delete(directories).where(eq(directories.id, earlier.id));
    await db.delete(botHosts);
    site.requests.length = 0;
    const [id = ""] = await importDirectoriesAt(db, [{ url: `${site.url}/`, ...(source && { source }) }]);
    return id;
  };
  const find = async (id: string) => {
    const [row] = await db.select().from(directories).where(eq(directories.id, id));
    if (!row) throw new Error("The directory is missing.");
    return row;
  };
  /** Runs the steps of a visit, with the host's pauses, once the next check is due. */
  const check = async (id: string) => {
    const { nextCheckAt } = await find(id);
    app.clock.forward(Math.max(0, (nextCheckAt.getTime() - clock().getTime()) / 1000));
    const before = (await find(id)).lastCheckedAt?.getTime();
    for (let steps = 0; steps < 5 && (await find(id)).lastCheckedAt?.getTime() === before; steps++) {
      await checkDirectories(dependencies);
      app.clock.forward(10);
    }
    return find(id);
  };
  const daysUntilNext = ({ lastCheckedAt, nextCheckAt }: Awaited<ReturnType<typeof find>>) =>
    (nextCheckAt.getTime() - (lastCheckedAt?.getTime() ?? 0)) / dayMs;

  test("is visited again after a month, with a conditional request", async () => {
    const id = await create();
    respond = ({ headers }) =>
      headers.get("if-none-match") === '"1"' && headers.get("if-modified-since")
        ? new Response(null, { status: 304 })
        : shop("<title>Shops</title>", { headers: { etag: '"1"', "last-modified": "Sat, 21 Nov 2026 09:00:00 GMT" } });
    expect(daysUntilNext(await check(id))).toBe(30);
    expect(await check(id)).toMatchObject({ lastCheck: "alive", misses: 0 });
    const [seen] = await db.select().from(directoryChecks).where(eq(directoryChecks.directoryId, id));
    expect(seen).toMatchObject({ httpStatus: 304, title: "Shops", etag: '"1"', lastAliveAt: expect.any(Date) });
    expect(site.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/robots.txt", "/", "/robots.txt", "/"]);
  });

  test("is shown with the date of its check, on lists only when the result changes", async () => {
    const id = await create();
    const cached = (path: string) => app.cache.has(path);
    const paths = [`/directories/${(await find(id)).slug}`, "/directories"];
    const open = async () => {
      for (const path of paths) await (await app.get(path)).text();
      await expect.poll(() => paths.map(cached)).toEqual([true, true]);
    };
    respond = () => shop("<title>Shops</title>");
    await open();
    await check(id);
    expect(paths.map(cached)).toEqual([false, false]);
    await open();
    await check(id);
    expect(paths.map(cached)).toEqual([false, true]);
    await open();
    respond = () => shop("Not found", { status: 404 });
    await check(id);
    expect(paths.map(cached)).toEqual([false, false]);
  });

  test("that is unconfirmed is listed once it is found, with the fact in its history", async () => {
    const id = await create("general knowledge");
    expect((await find(id)).standing).toBe("unconfirmed");
    respond = () => shop("", { status: 503 });
    expect((await check(id)).standing).toBe("unconfirmed");
    respond = () => shop("<title>Shops</title>");
    expect((await check(id)).standing).toBe("listed");
    const facts = await db
      .select()
      .from(directoryFacts)
      .where(and(eq(directoryFacts.directoryId, id), eq(directoryFacts.origin, "observed")));
    expect(facts).toMatchObject([{ field: "standing", value: "listed", source: "Linkstead link check" }]);
    const history = await db.select().from(directoryChanges).where(eq(directoryChanges.directoryId, id));
    expect(history).toMatchObject([{ origin: "observed", field: "standing", from: "unconfirmed", to: "listed" }]);
  });

  test("is closed after misses on three days, but not deleted, and a positive check between clears them", async () => {
    const id = await create();
    respond = () => shop("Not found", { status: 404 });
    expect(await check(id)).toMatchObject({ lastCheck: "missing", misses: 1, status: "active" });
    expect(await check(id)).toMatchObject({ misses: 2, status: "active" });
    respond = () => shop("<title>Shops</title>");
    expect(await check(id)).toMatchObject({ lastCheck: "alive", misses: 0 });
    respond = () => shop("Gone", { status: 410 });
    const days = [daysUntilNext(await check(id)), daysUntilNext(await check(id))];
    expect(days).toEqual([1, 2]);
    respond = () => shop("", { status: 500 });
    expect(await check(id)).toMatchObject({ lastCheck: "unknown", misses: 2, status: "active" });
    respond = () => shop("Gone", { status: 410 });
    expect(await check(id)).toMatchObject({ lastCheck: "missing", misses: 3, status: "closed" });
    site.requests.length = 0;
    app.clock.forward(60 * 24 * 3600);
    await checkDirectories(dependencies);
    expect(site.requests).toEqual([]);
  });

  test("counts one miss a day", async () => {
    const id = await create();
    respond = () => shop("Not found", { status: 404 });
    await check(id);
    await db.update(directories).set({ nextCheckAt: clock() }).where(eq(directories.id, id));
    expect(await check(id)).toMatchObject({ lastCheck: "missing", misses: 1 });
  });

  test("is left alone for as long as it requests", async () => {
    const id = await create();
    respond = () => new Response("", { status: 429, headers: { "retry-after": String(3 * 24 * 3600) } });
    const { lastCheckedAt } = await check(id);
    respond = () => shop("<title>Shops</title>");
    expect(await check(id)).toMatchObject({ lastCheck: "unknown" });
    const { nextCheckAt } = await find(id);
    app.clock.forward((nextCheckAt.getTime() - clock().getTime()) / 1000);
    const after = await check(id);
    expect(after.lastCheck).toBe("alive");
    expect((after.lastCheckedAt?.getTime() ?? 0) - (lastCheckedAt?.getTime() ?? 0)).toBeGreaterThan(3 * dayMs);
  });

  test("is not visited with CHECKS=off", async () => {
    await create();
    await checkDirectories({ ...dependencies, env: { ...dependencies.env, CHECKS: "off" } });
    expect(site.requests).toEqual([]);
  });
});
