import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { credits, directories, submissionEvents, submissions, users } from "#db/schema/index.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { approveProposals, expireSubmissions, replaceSubmissions } from "./deadlines.job.ts";
import { transition } from "./transition.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;

beforeEach(async () => {
  await db.delete(submissions);
  await db.delete(directories);
});

const setUp = async (credit = 5) => {
  const user = await create.user();
  const { id: projectId } = await create.project({ ownerId: user.id });
  await addCredits(db, { userId: user.id, kind: "submission", delta: credit, reason: "purchase", source: user.id });
  return { user, projectId };
};
const find = async (id: string) => (await db.select().from(submissions).where(eq(submissions.id, id)))[0];
const daysFromNow = (days: number) => new Date(clock().getTime() + days * 24 * 3600_000);
const twice = (run: (scope: typeof dependencies) => Promise<void>) =>
  Promise.all([run(dependencies), run(dependencies)]);

test("approves emailed proposals when they are due, the best first, as far as the credits go", async () => {
  const { user, projectId } = await setUp(2);
  const add = (fitScore: number, days: number | null) =>
    create.submission({ projectId, fitScore, autoApproveAt: days === null ? null : daysFromNow(days) });
  const [good, best, poor] = [await add(60, 0), await add(90, -1), await add(20, 0)];
  const [later, unsent] = [await add(95, 1), await add(99, null)];
  await twice(approveProposals);
  expect(await find(best.id)).toMatchObject({ state: "approved", autoApproveAt: null });
  expect(await find(good.id)).toMatchObject({ state: "approved" });
  // Without a credit left, it waits for the next email.
  expect(await find(poor.id)).toMatchObject({ state: "proposed", autoApproveAt: null });
  expect(await find(later.id)).toMatchObject({ state: "proposed" });
  expect(await find(unsent.id)).toMatchObject({ state: "proposed" });
  expect(await db.$count(credits, and(eq(credits.userId, user.id), eq(credits.reason, "reserve")))).toBe(2);
  const [event] = await db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, best.id));
  expect(event).toMatchObject({ actor: "system", to: "approved" });
});

test("neither approves nor replaces anything for an account that is about to be erased", async () => {
  const { user, projectId } = await setUp();
  const { id } = await create.submission({ projectId, autoApproveAt: clock() });
  const lost = await create.submission({
    projectId,
    state: "suspect",
    creditState: "consumed",
    submittedAt: daysFromNow(-9),
    firstLiveAt: daysFromNow(-8),
  });
  await db.transaction((tx) => transition(tx, clock(), lost.id, { to: "lost", actor: "verifier" }));
  await create.directory();
  const runJobs = async () => {
    await approveProposals(dependencies);
    await replaceSubmissions(dependencies);
    const replacements = await db.$count(submissions, eq(submissions.replacesId, lost.id));
    return { state: (await find(id))?.state, replacements };
  };
  await db
    .update(users)
    .set({ deletionAt: daysFromNow(14) })
    .where(eq(users.id, user.id));
  expect(await runJobs()).toEqual({ state: "proposed", replacements: 0 });
  await db.update(users).set({ deletionAt: null }).where(eq(users.id, user.id));
  expect(await runJobs()).toEqual({ state: "approved", replacements: 1 });
});

test("expires what the customer didn't answer and releases the credit", async () => {
  const { projectId } = await setUp();
  const waiting = { projectId, state: "needs_customer" as const, creditState: "reserved" as const };
  const due = await create.submission({ ...waiting, dueAt: clock() });
  const open = await create.submission({ ...waiting, dueAt: daysFromNow(1) });
  await twice(expireSubmissions);
  expect(await find(due.id)).toMatchObject({ state: "expired", creditState: "returned" });
  expect(await find(open.id)).toMatchObject({ state: "needs_customer" });
  expect(await db.$count(credits, eq(credits.submissionId, due.id))).toBe(1);
});

test("expires what the directory didn't answer in 60 days, refunds it once and proposes one replacement", async () => {
  const { projectId } = await setUp();
  const { id } = await create.submission({ projectId, state: "in_progress", creditState: "reserved" });
  await db.transaction((tx) => transition(tx, daysFromNow(-60), id, { to: "submitted", actor: "operator" }));
  const replacementDirectory = await create.directory({ dr: 90 });
  await create.directory({ dr: 10 });
  await twice(expireSubmissions);
  await twice(replaceSubmissions);
  await replaceSubmissions(dependencies);
  expect(await find(id)).toMatchObject({ state: "expired", creditState: "returned" });
  expect(await db.$count(credits, eq(credits.submissionId, id))).toBe(1);
  const replacements = await db.select().from(submissions).where(eq(submissions.replacesId, id));
  expect(replacements).toMatchObject([{ state: "proposed", directoryId: replacementDirectory.id }]);
});

test.each([
  ["a lost link is replaced if its credit was given back", 89, 1],
  ["a link lost after 90 days is not", 91, 0],
])("%s", async (_, age, count) => {
  const { projectId } = await setUp();
  const { id } = await create.submission({
    projectId,
    state: "suspect",
    creditState: "consumed",
    submittedAt: daysFromNow(-age - 1),
    firstLiveAt: daysFromNow(-age),
  });
  await db.transaction((tx) => transition(tx, clock(), id, { to: "lost", actor: "verifier" }));
  await create.directory();
  await replaceSubmissions(dependencies);
  expect(await db.$count(submissions, eq(submissions.replacesId, id))).toBe(count);
});

test.each([
  ["is worth as much, although another fits better", { dr: 88, linkKind: "dofollow", niches: [] }, undefined],
  ["is followed, else", { dr: 30, linkKind: "dofollow" }, /^No other directory .* a domain rating near 92, as/],
  ["says what it lacks", { dr: 92, linkKind: "nofollow" }, /^No other directory .* a followed link, as/],
] as const)("the replacement of a followed link %s", async (_, values, reason) => {
  const { projectId } = await setUp();
  const lostAt = await create.directory({ dr: 92, linkKind: "dofollow" });
  const { id } = await create.submission({
    projectId,
    directoryId: lostAt.id,
    linkKind: "follow",
    state: "suspect",
    creditState: "consumed",
    submittedAt: daysFromNow(-9),
    firstLiveAt: daysFromNow(-8),
  });
  await db.transaction((tx) => transition(tx, clock(), id, { to: "lost", actor: "verifier" }));
  const best = await create.directory({ ...values, niches: [] });
  await create.directory({ dr: values.dr, linkKind: "nofollow", niches: ["saas"], linkCondition: null });
  await replaceSubmissions(dependencies);
  const [replacement] = await db.select().from(submissions).where(eq(submissions.replacesId, id));
  if (values.linkKind === "dofollow") expect(replacement?.directoryId).toBe(best.id);
  if (reason) expect(replacement?.fitReasons[0]).toMatch(reason);
  else expect(replacement?.fitReasons[0]).not.toContain("No other directory");
});

test("proposes no replacement while none fits, and does so once one does", async () => {
  const { projectId } = await setUp();
  const { id } = await create.submission({
    projectId,
    state: "submitted",
    creditState: "consumed",
    submittedAt: clock(),
  });
  await db.transaction((tx) => transition(tx, clock(), id, { to: "expired", actor: "system" }));
  await replaceSubmissions(dependencies);
  expect(await db.$count(submissions, eq(submissions.replacesId, id))).toBe(0);
  await create.directory();
  await replaceSubmissions(dependencies);
  expect(await db.$count(submissions, eq(submissions.replacesId, id))).toBe(1);
});
