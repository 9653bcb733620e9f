import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { directoryVisits, submissions } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { refreshDirectoryStats } from "./directory-stats.job.ts";

const { dependencies, create, visitor, cache, get } = await createTestApp();
const { db, pubsub } = dependencies;
const user = await create.user();

const daysAgo = (days: number) => new Date(Date.parse("2026-11-21T09:00:00Z") - days * 86_400_000);
const submit = async (directoryId: string, values: Partial<typeof submissions.$inferInsert>) => {
  const { id: projectId } = await create.project({ ownerId: user.id });
  return create.submission({ projectId, directoryId, submittedAt: daysAgo(120), ...values });
};
const live = (days: number, values: Partial<typeof submissions.$inferInsert> = {}) => ({
  state: "live" as const,
  linkKind: "follow" as const,
  firstLiveAt: daysAgo(120 - days),
  ...values,
});
const readDirectory = async (slug: string) => (await visitor.directories[":slug"].$get({ param: { slug } })).json();

test("figures are public from five submissions with a result", async () => {
  const { id, slug } = await create.directory();
  for (let sent = 0; sent < 4; sent++) await submit(id, live(3));
  for (let sent = 0; sent < 3; sent++) await submit(id, { state: "in_review" });
  await submit(id, { state: "rejected", submittedAt: null });
  await refreshDirectoryStats(dependencies);
  const before = await readDirectory(slug);
  expect([before.stats, before.sources.filter(({ origin }) => origin === "observed")]).toEqual([null, []]);
  await submit(id, { state: "rejected" });
  await refreshDirectoryStats(dependencies);
  const { stats, sources } = await readDirectory(slug);
  expect(stats).toEqual({
    submitted: 5,
    liveRate: 0.8,
    medianDaysToLive: null,
    followShare: null,
    survival90: null,
    medianVisits: null,
  });
  expect(sources).toContainEqual(
    expect.objectContaining({ field: "submissions", value: "4 of 5 went live", observedAt: "2026-11-21" }),
  );
});

test("counts results, time, links, survival and visits", async () => {
  const { id, slug } = await create.directory();
  const listed = [
    await submit(id, live(2)),
    await submit(id, live(4)),
    await submit(id, live(6, { linkKind: "nofollow" })),
    await submit(id, live(10)),
    // Lost after 20 days, and after 100.
    await submit(id, live(10, { state: "lost", lostAt: daysAgo(90) })),
    await submit(id, live(12, { state: "suspect", lostAt: daysAgo(8) })),
    await submit(id, live(110)),
  ];
  // Closed after the submission.
  await submit(id, { state: "unavailable" });
  await submit(id, { state: "expired" });
  await submit(id, { state: "expired" });
  const day = "2026-11-20";
  for (const [at, { projectId }] of listed.entries())
    await db.insert(directoryVisits).values({ projectId, directoryId: id, day, visits: at + 1 });
  await refreshDirectoryStats(dependencies);
  expect((await readDirectory(slug)).stats).toEqual({
    submitted: 10,
    liveRate: 0.7,
    medianDaysToLive: 10,
    followShare: expect.closeTo(6 / 7),
    survival90: expect.closeTo(5 / 6),
    // Without the lost one: 1, 2, 3, 4, 6, 7.
    medianVisits: 3.5,
  });
});

test("the directory's page shows the figures, and is invalidated when they change", async () => {
  const { id, slug } = await create.directory({ name: "Observed hub" });
  const page = async () => (await get(`/directories/${slug}`)).text();
  expect(await page()).not.toContain("What our submissions showed");
  const invalidated: string[] = [];
  pubsub.subscribe({ onMessage: (tag) => invalidated.push(tag), onGap: () => {} });
  for (let sent = 0; sent < 6; sent++) await submit(id, live(3));
  await refreshDirectoryStats(dependencies);
  await refreshDirectoryStats(dependencies);
  expect(invalidated).toEqual([`directories/${slug}`]);
  cache.invalidate(`directories/${slug}`);
  expect(await page()).toMatch(/What our submissions showed.*6 of 6 \(100%\).*median of 3 days.*n = .*6/s);
});

test("the figures go with the submissions that they count", async () => {
  const { id, slug } = await create.directory();
  for (let sent = 0; sent < 5; sent++) await submit(id, live(3));
  await refreshDirectoryStats(dependencies);
  expect((await readDirectory(slug)).stats).toMatchObject({ submitted: 5 });
  await db.delete(submissions).where(eq(submissions.directoryId, id));
  const invalidated: string[] = [];
  pubsub.subscribe({ onMessage: (tag) => invalidated.push(tag), onGap: () => {} });
  await refreshDirectoryStats(dependencies);
  await refreshDirectoryStats(dependencies);
  expect((await readDirectory(slug)).stats).toBeNull();
  expect(invalidated).toEqual([`directories/${slug}`]);
});
