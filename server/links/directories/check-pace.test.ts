import { eq, isNull, lte } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLocalPubSub } from "#db/pubsub.ts";
import { directories } from "#db/schema/index.ts";
import { directoryCheckList } from "#shared/links/directory-checks.ts";
import { dayMs } from "#shared/time.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkDirectories } from "./link-check.job.ts";
import { emptyCatalogue, importDirectoriesAt } from "./testing/create-directory.ts";

const app = await createTestApp();
const { db, clock } = app.dependencies;
const dependencies = {
  ...app.dependencies,
  env: { ...app.dependencies.env, CHECKS: "on" as const },
  pubsub: createLocalPubSub(),
  safeFetch: createSafeFetch({ resolve: async () => [] }),
};
const due = () => db.$count(directories, lte(directories.nextCheckAt, clock()));
const unvisited = () => db.$count(directories, isNull(directories.lastCheckedAt));
const shown = async () => {
  const token = await app.tokenOf(await app.create.user({ isAdmin: true }));
  const response = await app.get("/api/directories/checks", { headers: { authorization: `Bearer ${token}` } });
  return directoryCheckList.parse(await response.json()).pausedUntil;
};

test("the first visits of a new catalogue are spread over a day", async () => {
  expect(await due()).toBeGreaterThan(2_000);
  await checkDirectories({ ...dependencies, lifecycle: { ...dependencies.lifecycle, isStopping: true } });
  const total = await db.$count(directories);
  expect(await due()).toBe(0);
  app.clock.forward(dayMs / 4000);
  expect((await due()) / total).toBeCloseTo(0.25, 1);
  app.clock.forward((dayMs * 3) / 4000);
  expect(await due()).toBe(total);
});

test("visits pause while most fail, and go on after an hour", async () => {
  await emptyCatalogue(db);
  await importDirectoriesAt(
    db,
    Array.from({ length: 60 }, (_, at) => ({ url: `https://directory-${at}.com/` })),
  );
  app.clock.forward(1);
  expect(await shown()).toBeNull();
  await checkDirectories(dependencies);
  const left = await unvisited();
  expect(left).toBeGreaterThan(30);
  expect(await shown()).toBe(new Date(clock().getTime() + 3600_000).toISOString());
  app.clock.forward(3_000);
  await checkDirectories(dependencies);
  expect(await unvisited()).toBe(left);
  app.clock.forward(601);
  expect(await shown()).toBeNull();
  await checkDirectories(dependencies);
  expect(await unvisited()).toBeLessThan(left);
});

test("a single directory that fails pauses nothing", async () => {
  await emptyCatalogue(db);
  const [id = ""] = await importDirectoriesAt(db, [{ url: "https://directory.com/" }]);
  app.clock.forward(1);
  await checkDirectories(dependencies);
  expect(await db.$count(directories, eq(directories.id, id))).toBe(1);
  expect(await shown()).toBeNull();
});
