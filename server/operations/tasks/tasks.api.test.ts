import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { credits, evidence, kits, submissionChecks, submissionEvents, submissions, tasks } from "#db/schema/index.ts";
import { emptyKit } from "#shared/links/kit.ts";
import { evidenceUrl } from "#shared/links/submissions.ts";
import type { ProblemBody } from "#shared/problem.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { pngOf } from "../../testing/image-files.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { expireLeases } from "./expire-leases.job.ts";

const { dependencies, create, as, clock, enqueued, get, tokenOf } = await createTestApp();
const { db } = dependencies;

const operatorUser = await create.user({ role: "operator" });
const operator = await as(operatorUser);
const otherUser = await create.user({ role: "operator" });
const other = await as(otherUser);

beforeEach(() => db.delete(tasks));

const next = async (client: typeof operator) => {
  const response = await client.tasks.next.$post({ json: {} });
  return response.status === 204 ? undefined : ((await response.json()) as { id: string; project: { id: string } });
};
const call = (client: typeof operator) => client.tasks[":id"];
const finish = (client: typeof operator, id: string, json: object) =>
  call(client).finish.$post({ param: { id }, json: json as never });
const submitted = { outcome: "submitted", confirmation: "We review it within a week." };

const submissionOf = async (submissionId: string) => {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId));
  if (!row) throw new Error("The submission is gone.");
  return row;
};
const taskOf = async (id: string) => (await db.select().from(tasks).where(eq(tasks.id, id)))[0];

const upload = async (client: typeof operatorUser, id: string, bytes: Uint8Array = pngOf(40, 30)) => {
  const body = new FormData();
  body.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "screenshot.png", { type: "image/png" }));
  const headers = { authorization: `Bearer ${await tokenOf(client)}` };
  return get(`/api/tasks/${id}/evidence`, { method: "POST", headers, body });
};

test("claims a task with the directory and the kit cut to its limits", async () => {
  const owner = await create.user();
  const project = await create.project({ ownerId: owner.id });
  const tagline = "Parcels on time, every time, everywhere";
  await db
    .insert(kits)
    .values({ projectId: project.id, version: 4, fields: { ...emptyKit, name: "Parcelo", tagline } });
  const directory = await create.directory({
    fields: [
      { name: "name", limit: null },
      { name: "tagline", limit: 20 },
    ],
  });
  const submission = await create.submission({
    projectId: project.id,
    directoryId: directory.id,
    state: "queued",
    creditState: "reserved",
  });
  await create.task({ projectId: project.id, submissionId: submission.id });
  const task = await read(operator.tasks.next.$post({ json: {} }));
  expect(task).toMatchObject({
    kind: "submission",
    state: "claimed",
    claimedBy: operatorUser.id,
    leaseUntil: "2026-11-21T09:30:00.000Z",
    project: { id: project.id, name: "Parcelo" },
    submission: { id: submission.id, state: "in_progress" },
    directory: { id: directory.id },
    values: [
      { field: "name", value: "Parcelo", cut: false },
      { field: "tagline", limit: 20, cut: true },
    ],
    history: [{ from: "queued", to: "in_progress", actor: "operator" }],
  });
  await finish(operator, (task as { id: string }).id, submitted);
  expect(await submissionOf(submission.id)).toMatchObject({
    state: "submitted",
    creditState: "consumed",
    confirmation: submitted.confirmation,
    kitVersion: 4,
    values: [{ field: "name", label: expect.any(String), value: "Parcelo" }, { field: "tagline" }],
    submittedAt: dependencies.clock(),
  });
});

test("parallel claims never get the same task", async () => {
  for (let at = 0; at < 5; at++) await create.task();
  const claims = await Promise.all(Array.from({ length: 8 }, (_, at) => next(at % 2 ? operator : other)));
  const ids = claims.flatMap((claim) => claim?.id ?? []);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

test("customers take turns, and overdue tasks come first", async () => {
  const project = async () => (await create.project({ ownerId: (await create.user()).id })).id;
  const [large, small] = [await project(), await project()];
  const due = (hours: number) => new Date(dependencies.clock().getTime() + hours * 3600_000);
  for (let at = 1; at <= 3; at++) await create.task({ projectId: large, dueAt: due(at) });
  await create.task({ projectId: small, dueAt: due(50) });
  const overdue = await create.task({ projectId: large, dueAt: due(-1) });
  expect((await next(operator))?.id).toBe(overdue.id);
  clock.forward(1);
  expect((await next(operator))?.project.id).toBe(small);
  clock.forward(1);
  expect((await next(operator))?.project.id).toBe(large);
});

test("a released task goes back to the queue, and last to the operator who released it", async () => {
  const first = await create.task({ dueAt: new Date("2026-11-22T09:00:00Z") });
  const second = await create.task({ dueAt: new Date("2026-11-24T09:00:00Z") });
  expect((await next(operator))?.id).toBe(first.id);
  await read(call(operator).release.$post({ param: { id: first.id } }));
  expect(await submissionOf(first.submissionId)).toMatchObject({ state: "queued" });
  expect((await next(operator))?.id).toBe(second.id);
  expect((await next(operator))?.id).toBe(first.id);
  expect(await next(operator)).toBeUndefined();
});

test("an expired lease returns the task, and its operator can no longer finish it", async () => {
  const task = await create.task();
  await next(operator);
  clock.forward(20 * 60);
  await read(call(operator).renew.$post({ param: { id: task.id } }));
  clock.forward(20 * 60);
  await expireLeases(dependencies);
  expect(await taskOf(task.id)).toMatchObject({ state: "claimed" });
  clock.forward(11 * 60);
  await expireLeases(dependencies);
  expect(await taskOf(task.id)).toMatchObject({ state: "open", claimedBy: null });
  expect((await next(other))?.id).toBe(task.id);
  const { renew, release } = call(operator);
  const refused = [await finish(operator, task.id, submitted)];
  refused.push(await renew.$post({ param: { id: task.id } }), await release.$post({ param: { id: task.id } }));
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
});

test.each([
  ["a submission without proof", { outcome: "submitted" }, "confirmation"],
  ["a rejection without a reason", { outcome: "rejected", note: "No." }, "reason"],
  ["a reason of another outcome", { outcome: "rejected", reason: "pay_fee" }, "reason"],
  ["a fee without its amount", { outcome: "needs_customer", reason: "pay_fee" }, "note"],
  ["needing the customer without a reason", { outcome: "needs_customer" }, "reason"],
  ["an outcome of another kind of task", { outcome: "found" }, "outcome"],
  ["a screenshot of another task", { ...submitted, evidenceIds: [crypto.randomUUID()] }, "evidenceIds"],
])("refuses %s", async (_, input, path) => {
  const task = await create.task({ state: "claimed", claimedBy: operatorUser.id });
  const response = await finish(operator, task.id, input);
  const { issues } = (await response.json()) as unknown as ProblemBody;
  expect([response.status, issues?.[0]?.path]).toEqual([400, path]);
});

test.each([
  ["needs_customer", "pay_fee", "reserved"],
  ["rejected", "quality", "returned"],
  ["unavailable", "site_down", "returned"],
  ["already_listed", undefined, "returned"],
] as const)("finishes a submission as %s and settles its credit", async (outcome, reason, creditState) => {
  const owner = await create.user();
  const project = await create.project({ ownerId: owner.id });
  const submission = await create.submission({ projectId: project.id, state: "in_progress", creditState: "reserved" });
  const task = await create.task({
    projectId: project.id,
    submissionId: submission.id,
    state: "claimed",
    claimedBy: operatorUser.id,
  });
  await finish(operator, task.id, { outcome, ...(reason && { reason }), note: "See the page." });
  expect(await submissionOf(task.submissionId)).toMatchObject({
    state: outcome,
    reason: reason ?? null,
    note: "See the page.",
    creditState,
  });
  expect(await taskOf(task.id)).toMatchObject({ state: "done", outcome, finishedBy: operatorUser.id });
});

test("never asks a customer whose plan includes free directories only for a fee", async () => {
  const plan = await create.plan({ deliverables: deliverablesOf({ freeDirectoriesOnly: true }) });
  const owner = await create.user({ planId: plan.id });
  const project = await create.project({ ownerId: owner.id });
  const submission = await create.submission({ projectId: project.id, state: "in_progress", creditState: "reserved" });
  const claimed = { submissionId: submission.id, state: "claimed" as const, claimedBy: operatorUser.id };
  const { id } = await create.task({ projectId: project.id, ...claimed });
  const refused = await finish(operator, id, { outcome: "needs_customer", reason: "pay_fee", note: "USD 99" });
  const { issues } = (await refused.json()) as unknown as ProblemBody;
  expect([refused.status, issues?.[0]?.path]).toEqual([400, "reason"]);
  expect(
    (await finish(operator, id, { outcome: "unavailable", reason: "other", note: "It charges USD 99." })).status,
  ).toBe(200);
});

test("takes an outcome back within ten seconds, with its credit", async () => {
  const owner = await create.user();
  const project = await create.project({ ownerId: owner.id });
  await addCredits(db, { userId: owner.id, kind: "submission", delta: 1, reason: "purchase", source: owner.id });
  const submission = await create.submission({ projectId: project.id, state: "in_progress", creditState: "none" });
  const task = await create.task({
    projectId: project.id,
    submissionId: submission.id,
    state: "claimed",
    claimedBy: operatorUser.id,
  });
  await finish(operator, task.id, submitted);
  clock.forward(10);
  expect((await call(other).undo.$post({ param: { id: task.id } })).status).toBe(409);
  await read(call(operator).undo.$post({ param: { id: task.id } }));
  expect(await submissionOf(submission.id)).toMatchObject({
    state: "in_progress",
    submittedAt: null,
    values: [],
    creditState: "reserved",
  });
  expect(await db.$count(credits, eq(credits.submissionId, submission.id))).toBe(1);
  await finish(operator, task.id, submitted);
  clock.forward(11);
  expect((await call(operator).undo.$post({ param: { id: task.id } })).status).toBe(409);
});

test("screenshots are re-encoded, and only operators and the owner can read them", async () => {
  const owner = await create.user();
  const project = await create.project({ ownerId: owner.id });
  const task = await create.task({ projectId: project.id, state: "claimed", claimedBy: operatorUser.id });
  const response = await upload(operatorUser, task.id);
  const { id, url } = (await response.json()) as { id: string; url: string };
  expect([response.status, url]).toEqual([201, evidenceUrl(id)]);
  const read_ = async (user?: typeof owner) =>
    get(url, user ? { headers: { authorization: `Bearer ${await tokenOf(user)}` } } : {});
  const seen = await read_(owner);
  expect(seen.headers.get("content-type")).toBe("image/webp");
  expect(seen.headers.get("cache-control")).toBe("no-store");
  expect((await read_(otherUser)).status).toBe(200);
  expect((await read_(await create.user())).status).toBe(404);
  expect((await read_()).status).toBe(401);
  await finish(operator, task.id, { outcome: "submitted", evidenceIds: [id] });
  const events = await db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, task.submissionId));
  expect(events.at(-1)).toMatchObject({ to: "submitted", evidenceIds: [id] });
});

test("refuses screenshots that are no images, too large, or for someone else's task", async () => {
  const task = await create.task({ state: "claimed", claimedBy: operatorUser.id });
  expect((await upload(operatorUser, task.id, new TextEncoder().encode("<svg/>"))).status).toBe(415);
  expect((await upload(operatorUser, task.id, new Uint8Array(3_000_001))).status).toBe(413);
  expect((await upload(otherUser, task.id)).status).toBe(409);
  expect(await db.$count(evidence, eq(evidence.submissionId, task.submissionId))).toBe(0);
});

test("lists tasks with counts and the operator's throughput", async () => {
  const done = { state: "done", finishedBy: operatorUser.id } as const;
  for (const minutes of [0, 30, 90])
    await create.task({ ...done, finishedAt: new Date(dependencies.clock().getTime() - minutes * 60_000) });
  const open = await create.task({ kind: "check" });
  const list = await read(operator.tasks.$get({ query: { state: "open" } }));
  expect(list).toMatchObject({
    tasks: [{ id: open.id, kind: "check" }],
    total: 1,
    counts: { submission: 0, check: 1, review: 0, article: 0 },
    throughput: { today: 3, perHour: 2, oldestDueAt: open.dueAt.toISOString() },
  });
  expect((await read(other.tasks.$get({ query: { mine: "true" } }))).total).toBe(0);
});

test("a manual check that finds the link makes the submission live, with its proof, once it can't be undone", async () => {
  const task = await create.task({ kind: "check", state: "claimed", claimedBy: operatorUser.id });
  const listingUrl = "https://directory.example/parcelo";
  enqueued.length = 0;
  const answered = await finish(operator, task.id, { outcome: "found", listingUrl });
  expect(await answered.json()).toMatchObject({ state: "done", outcome: "found", lastCheck: { by: "person" } });
  expect(await submissionOf(task.submissionId)).toMatchObject({ state: "submitted", listingUrl: null });
  expect(enqueued).toEqual(["expire-task-leases"]);
  clock.forward(9);
  await expireLeases(dependencies);
  expect((await submissionOf(task.submissionId)).state).toBe("submitted");
  clock.forward(1);
  await expireLeases(dependencies);
  expect(await submissionOf(task.submissionId)).toMatchObject({ state: "live", listingUrl, linkKind: "nofollow" });
  expect(await taskOf(task.id)).toMatchObject({ state: "done", outcome: "found", leaseUntil: null });
  clock.forward(60);
  await expireLeases(dependencies);
  expect(await db.$count(submissionChecks, eq(submissionChecks.submissionId, task.submissionId))).toBe(1);
});

test.each([
  ["check", "missing"],
  ["review", "disagree"],
] as const)("takes a %s back within ten seconds, and nothing is left of it", async (kind, outcome) => {
  const task = await create.task({ kind, state: "claimed", claimedBy: operatorUser.id });
  const before = await submissionOf(task.submissionId);
  const report = { outcome, note: "The page shows an error." };
  await finish(operator, task.id, report);
  const held = await read(operator.tasks.$get({ query: { state: "claimed", mine: "true" } }));
  expect([held.total, held.counts[kind]]).toEqual([0, 0]);
  expect((await read(operator.tasks.$get({ query: { state: "done" } }))).tasks).toMatchObject([{ id: task.id }]);
  const { renew, release, undo } = call(operator);
  const param = { id: task.id };
  const refused = [await renew.$post({ param }), await release.$post({ param })];
  refused.push(await finish(operator, task.id, report), await call(other).undo.$post({ param }));
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  clock.forward(10);
  expect(await read(undo.$post({ param }))).toMatchObject({
    state: "claimed",
    outcome: null,
    history: [],
    lastCheck: null,
  });
  await expireLeases(dependencies);
  expect(await submissionOf(task.submissionId)).toEqual(before);
  await finish(operator, task.id, report);
  clock.forward(10);
  await expireLeases(dependencies);
  expect((await undo.$post({ param })).status).toBe(409);
});

test("keeps the screenshots of a second look in the history", async () => {
  const task = await create.task({ kind: "review", state: "claimed", claimedBy: operatorUser.id });
  const { id } = (await (await upload(operatorUser, task.id)).json()) as { id: string };
  await finish(operator, task.id, { outcome: "agree", evidenceIds: [id] });
  const [entry] = await db.select().from(submissionEvents).where(eq(submissionEvents.submissionId, task.submissionId));
  expect(entry).toMatchObject({ note: "Second look: everything is right.", evidenceIds: [id] });
});
