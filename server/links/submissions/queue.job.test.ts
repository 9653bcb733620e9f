import { and, eq, gt, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { credits, kits, submissions, tasks, users } from "#db/schema/index.ts";
import { emptyKit, type KitFields } from "#shared/links/kit.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { approve } from "./decisions.ts";
import { queueSubmissions } from "./queue.job.ts";
import { listReady, queueSubmission } from "./queue.ts";

const { dependencies, create, clock } = await createTestApp();
const { db } = dependencies;

const complete: KitFields = {
  ...emptyKit,
  name: "Parcelo",
  url: "https://parcelo.example/",
  tagline: "Track every parcel",
  short: ["Parcelo tracks every parcel of a shop."],
  category: "SaaS",
  contactEmail: "hi@parcelo.example",
};

const setUp = async ({ kit, ...values }: { kit?: KitFields } & Parameters<typeof create.directory>[0] = {}) => {
  const user = await create.user();
  const { id: projectId } = await create.project({ ownerId: user.id });
  if (kit) await db.insert(kits).values({ projectId, fields: kit });
  await addCredits(db, { userId: user.id, kind: "submission", delta: 20, reason: "purchase", source: user.id });
  const add = async () => {
    const { id } = await create.submission({ projectId, directoryId: (await create.directory(values)).id });
    await db.transaction((tx) => approve(tx, dependencies.clock(), id, { actor: "customer" }));
    return id;
  };
  return { user, projectId, id: await add(), add };
};
const find = async (id: string) => (await db.select().from(submissions).where(eq(submissions.id, id)))[0];

test("queues an approved submission whose kit is complete, with a task, once under two processes", async () => {
  const { id, add } = await setUp({ kit: complete });
  const ids = [id, await add(), await add()];
  await Promise.all([queueSubmissions(dependencies), queueSubmissions(dependencies)]);
  for (const one of ids) {
    expect(await find(one)).toMatchObject({ state: "queued", kitVersion: 1 });
    expect(await db.$count(tasks, eq(tasks.submissionId, one))).toBe(1);
  }
});

test("queues nothing for an account that is about to be erased", async () => {
  const { user, id } = await setUp({ kit: complete });
  await db.update(users).set({ deletionAt: dependencies.clock() }).where(eq(users.id, user.id));
  await queueSubmissions(dependencies);
  expect(await find(id)).toMatchObject({ state: "approved" });
});

test("queues at most ten in a week", async () => {
  const { projectId, add } = await setUp({ kit: complete });
  for (let count = 0; count < 11; count++) await add();
  const queued = () =>
    db.$count(submissions, and(eq(submissions.projectId, projectId), eq(submissions.state, "queued")));
  await queueSubmissions(dependencies);
  expect(await queued()).toBe(10);
  clock.forward(6 * 24 * 3600);
  await queueSubmissions(dependencies);
  expect(await queued()).toBe(10);
  clock.forward(24 * 3600);
  await queueSubmissions(dependencies);
  expect(await queued()).toBe(12);
});

test("what was taken early counts for the week in which it was taken", async () => {
  const { projectId, add } = await setUp({ kit: complete });
  const now = dependencies.clock();
  const planned = and(eq(submissions.projectId, projectId), gt(submissions.plannedAt, now));
  for (let count = 0; count < 10; count++) await add();
  expect(await db.$count(submissions, planned)).toBe(1);
  const ready = await listReady(db, new Date(now.getTime() + 8 * 24 * 3600_000), 50);
  const early = ready.find(({ plannedAt }) => plannedAt && plannedAt > now);
  if (early) await db.transaction((tx) => queueSubmission(tx, now, early));
  expect(await db.$count(submissions, planned)).toBe(0);
});

test("asks for what the kit lacks, and queues the submission once the kit has it", async () => {
  const { id, projectId } = await setUp();
  await queueSubmissions(dependencies);
  const waiting = await find(id);
  expect(waiting).toMatchObject({ state: "needs_customer", reason: "incomplete_kit", creditState: "reserved" });
  expect(waiting?.note).toContain("Name is missing.");
  expect(waiting?.dueAt?.getTime()).toBe(dependencies.clock().getTime() + 14 * 24 * 3600_000);
  const save = (fields: KitFields, version: number) =>
    db
      .insert(kits)
      .values({ projectId, fields, version })
      .onConflictDoUpdate({ target: kits.projectId, set: { fields, version } });
  await save({ ...complete, category: null }, 1);
  await queueSubmissions(dependencies);
  expect(await find(id)).toMatchObject({ state: "needs_customer", kitVersion: 1 });
  expect((await find(id))?.note).not.toContain("Name is missing.");
  await save(complete, 2);
  await queueSubmissions(dependencies);
  expect(await find(id)).toMatchObject({ state: "queued", kitVersion: 2, reason: null });
});

test("a saved kit doesn't answer what an operator asked for", async () => {
  const { projectId } = await setUp({ kit: complete });
  const { id } = await create.submission({ projectId, state: "needs_customer", reason: "confirm_mail" });
  await queueSubmissions(dependencies);
  expect(await find(id)).toMatchObject({ state: "needs_customer" });
});

test("skips a directory that has closed and gives the credit back; a paused one waits", async () => {
  const closed = await setUp({ kit: complete, status: "closed" });
  const paused = await setUp({ kit: complete, status: "paused" });
  await queueSubmissions(dependencies);
  expect(await find(closed.id)).toMatchObject({ state: "skipped", creditState: "returned" });
  expect(await db.$count(credits, and(eq(credits.submissionId, closed.id), ne(credits.reason, "reserve")))).toBe(1);
  expect(await find(paused.id)).toMatchObject({ state: "approved", creditState: "reserved" });
});
