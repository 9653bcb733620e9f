import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { read } from "#client/app/api-client.ts";
import { directories, plans } from "#db/schema/index.ts";
import { createApp } from "../app.ts";
import { createTestApp } from "../testing/test-app.ts";
import { developmentAssets } from "./assets.ts";
import { readTagVersions } from "./content-versions.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { createPageRefresh } from "./page-refresh.ts";
import { createPageStore } from "./page-store.ts";
import { visitorOf } from "./site-cache.ts";

const { dependencies, as, create } = await createTestApp();
const { db, env, log } = dependencies;
const admin = await as(await create.user({ isAdmin: true }));

const newFolder = () => {
  const parent = mkdtempSync(join(tmpdir(), "linkstead-refresh-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "build");
};

/** A server process: its app, its cache in a folder, and its work in the background. */
const startProcess = async (folder = newFolder(), { isPaused = false } = {}) => {
  const store = createPageStore({ folder, log });
  const cache = createPageCache({ store });
  const app = createApp(dependencies, { cache, assetsOf: developmentAssets() });
  const rendered: string[] = [];
  const fetchPage = async (path: string, address: string) => {
    const request = new Request(env.SITE_URL + path, { headers: { "accept-encoding": "br" } });
    return app.fetch(request, { server: { requestIP: () => ({ address }), timeout: () => {} } });
  };
  const refresh = createPageRefresh({
    cache,
    db,
    log,
    itemDelayMs: 1,
    render: async (path) => {
      if (isPaused) return;
      rendered.push(path);
      await (await fetchPage(path, "10.9.9.9")).bytes();
      await cache.saving(path);
    },
  });
  onTestFinished(refresh.stop);
  await refresh.learnAll();
  const restored = cache.restore();
  /** Requests a page until it is cached and was requested from the cache. */
  const visit = async (path: string) => {
    await (await fetchPage(path, "10.0.0.1")).bytes();
    await cache.saving(path);
    return html(cache, path);
  };
  return { folder, store, cache, refresh, rendered, restored, visit };
};

/** A cached page as visitors get it, `undefined` if it has to be rendered. */
const html = async (cache: PageCache, path: string) =>
  cache.find(new Request(env.SITE_URL + path), undefined, () => "10.0.0.2")?.text();

const writeLabel = async (label: string) => void (await db.update(plans).set({ label }));
const slugOf = async () => (await db.select({ slug: directories.slug }).from(directories).limit(1))[0]?.slug ?? "";

/** Another process on the same folder, after everything of this one is written. */
const restart = async ({ folder, store }: Awaited<ReturnType<typeof startProcess>>) => {
  await store.flush();
  return startProcess(folder);
};

test("the next process has the pages of the last one, as they were", async () => {
  const first = await startProcess();
  const before = [await first.visit("/"), await first.visit("/terms"), await first.visit("/404")];
  const next = await restart(first);
  expect(next.restored).toBe(3);
  expect(next.cache.stats().hits).toBe(0);
  expect([await html(next.cache, "/"), await html(next.cache, "/terms"), await html(next.cache, "/404")]).toEqual(
    before,
  );
});

test("a page whose content has changed meanwhile is not restored, and others are", async () => {
  const first = await startProcess();
  for (const path of ["/", "/docs/mcp"]) await first.visit(path);
  await first.store.flush();
  await writeLabel("Changed while we were down");
  const next = await restart(first);
  expect(await html(next.cache, "/")).toBeUndefined();
  expect(await html(next.cache, "/docs/mcp")).toBeDefined();
  expect(await next.visit("/")).toContain("Changed while we were down");
});

test("a directory that was checked meanwhile loses its page, and its list doesn't", async () => {
  const slug = await slugOf();
  const first = await startProcess();
  for (const path of [`/directories/${slug}`, "/directories"]) await first.visit(path);
  await db.update(directories).set({ lastCheckedAt: new Date() }).where(eq(directories.slug, slug));
  const next = await restart(first);
  expect(await html(next.cache, `/directories/${slug}`)).toBeUndefined();
  expect(await html(next.cache, "/directories")).toBeDefined();
});

test("a page that was rendered after an unnoticed change is not restored when the change is undone", async () => {
  const first = await startProcess();
  await writeLabel("For a moment");
  await first.visit("/");
  const next = await restart(first);
  expect(await html(next.cache, "/")).toBeUndefined();
});

test("a page rendered before its versions were read is rendered again, so that it can be restored", async () => {
  const first = await startProcess();
  first.cache.invalidateAll();
  await first.visit("/");
  expect((await restart(first)).restored).toBe(0);
  await first.refresh.learnAll();
  await first.refresh.settled();
  expect(first.rendered).toEqual(["/"]);
  expect((await restart(first)).restored).toBe(1);
});

test("requested pages are rendered again after a change, without a visitor waiting", async () => {
  const { cache, refresh, rendered, visit } = await startProcess();
  await visit("/");
  await visit("/terms");
  const [plan] = await read(admin.plans.all.$get({ query: {} }));
  const { id, isForSale: _, ...json } = plan as NonNullable<typeof plan>;
  await read(admin.plans[":id"].$put({ param: { id: String(id) }, json: { ...json, label: "From the editor" } }));
  cache.invalidate("plans");
  expect(await html(cache, "/")).not.toContain("From the editor");
  await refresh.settled();
  expect(rendered).toEqual(["/"]);
  expect(await html(cache, "/")).toContain("From the editor");
});

test("an outdated page that could not be rendered again is gone after a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { cache, refresh, visit } = await startProcess(newFolder(), { isPaused: true });
  await visit("/");
  cache.invalidate("plans");
  await refresh.settled();
  expect(await html(cache, "/")).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(await html(cache, "/")).toBeUndefined();
});

test("a check after lost messages removes only what has changed", async () => {
  const { cache, refresh, visit } = await startProcess();
  for (const path of ["/", "/docs/mcp"]) await visit(path);
  await refresh.check();
  await refresh.settled();
  expect(cache.has("/")).toBe(true);
  await writeLabel("Changed unnoticed");
  await refresh.check();
  expect(cache.has("/")).toBe(false);
  expect(cache.has("/docs/mcp")).toBe(true);
  await refresh.settled();
  expect(await html(cache, "/")).toContain("Changed unnoticed");
});

test("lists show a directory's check after the next one of the cache", async () => {
  const slug = await slugOf();
  const { cache, refresh, rendered, visit } = await startProcess();
  for (const path of [`/directories/${slug}`, "/directories"]) await visit(path);
  await db
    .update(directories)
    .set({ lastCheckedAt: new Date(0) })
    .where(eq(directories.slug, slug));
  await refresh.check();
  expect(cache.has(`/directories/${slug}`)).toBe(false);
  expect(cache.has("/directories")).toBe(true);
  await refresh.settled();
  expect(rendered.toSorted()).toEqual(["/directories", `/directories/${slug}`]);
});

test("removes all pages if the database can't be asked", async () => {
  const { cache, visit } = await startProcess();
  await visit("/");
  const lost = new Proxy(db, {
    get: () => {
      throw new Error("no database");
    },
  });
  const refresh = createPageRefresh({ cache, db: lost, log, render: async () => {} });
  await refresh.check();
  expect(cache.size().pages).toBe(0);
  await expect(readTagVersions(lost, "plans")).rejects.toThrow("no database");
});

test.each([
  ["a visitor", {}, "10.0.0.7"],
  ["someone with other cookies", { cookie: "theme=dark; consent=no" }, "10.0.0.7"],
  ["someone who is signed in", { cookie: "theme=dark; token=abc" }, undefined],
  ["a client with a session or key", { authorization: "Bearer abc" }, undefined],
] as const)("recognizes %s", (_, headers, visitor) => {
  const server = { requestIP: () => ({ address: "10.0.0.7" }), timeout: () => {} };
  expect(visitorOf(new Request(env.SITE_URL, { headers }), server, env)()).toBe(visitor);
});
