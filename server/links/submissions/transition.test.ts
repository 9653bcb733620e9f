import { and, eq, sum } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { credits, submissionEvents, submissions, tasks } from "#db/schema/index.ts";
import {
  type SubmissionState,
  submissionActors,
  submissionStates,
  submissionTransitions,
} from "#shared/links/submission-states.ts";
import { dayMs } from "#shared/time.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { transition } from "./transition.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;

let projectId: string;
let userId: string;
beforeAll(async () => {
  userId = (await create.user()).id;
  projectId = (await create.project({ ownerId: userId })).id;
  await addCredits(db, { userId, kind: "submission", delta: 500, reason: "purchase", source: `test ${userId}` });
});

const move = (id: string, to: SubmissionState, actor: (typeof submissionActors)[number]) =>
  db.transaction((tx) => transition(tx, clock(), id, { to, actor }));

const entriesOf = async (submissionId: string) => {
  const [row] = await db
    .select({ sum: sum(credits.delta).mapWith(Number) })
    .from(credits)
    .where(eq(credits.submissionId, submissionId));
  return row?.sum ?? 0;
};

const journey = async (...steps: [SubmissionState, (typeof submissionActors)[number]][]) => {
  const { id } = await create.submission({ projectId });
  for (const [to, actor] of steps) await move(id, to, actor);
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return { ...row, entries: await entriesOf(id), id };
};

const untilSubmitted = [
  ["approved", "customer"],
  ["queued", "system"],
  ["in_progress", "operator"],
  ["submitted", "operator"],
] as const satisfies [SubmissionState, (typeof submissionActors)[number]][];

test("approving reserves a credit, submitting consumes it, and expiry gives it back", async () => {
  expect(await journey(["approved", "customer"])).toMatchObject({ creditState: "reserved", entries: -1 });
  expect(await journey(...untilSubmitted)).toMatchObject({ creditState: "consumed", entries: -1 });
  expect(await journey(...untilSubmitted, ["expired", "system"])).toMatchObject({
    creditState: "returned",
    entries: 0,
  });
});

test("skipping an approved submission releases its credit, and approving it again reserves one", async () => {
  const steps = [
    ["approved", "customer"],
    ["skipped", "customer"],
  ] as [SubmissionState, "customer"][];
  expect(await journey(...steps)).toMatchObject({ creditState: "returned", entries: 0 });
  expect(await journey(...steps, ["approved", "customer"])).toMatchObject({ creditState: "reserved", entries: -1 });
});

test("an undone outcome holds the credit exactly once", async () => {
  expect(await journey(...untilSubmitted, ["in_progress", "operator"])).toMatchObject({
    creditState: "reserved",
    entries: -1,
  });
  const undone = await journey(...untilSubmitted, ["in_progress", "operator"], ["rejected", "operator"]);
  expect(undone).toMatchObject({ creditState: "returned", entries: 0 });
  await move(undone.id, "in_progress", "operator");
  await move(undone.id, "submitted", "operator");
  expect(await entriesOf(undone.id)).toBe(-1);
});

test("a directory has 60 days from the day it was sent a submission, also to end its review", async () => {
  const { id } = await create.submission({ projectId, state: "in_progress", creditState: "reserved" });
  const sentAt = new Date(clock().getTime() - 20 * dayMs);
  await db.transaction((tx) => transition(tx, sentAt, id, { to: "submitted", actor: "operator" }));
  expect(await move(id, "in_review", "verifier")).toMatchObject({ dueAt: new Date(sentAt.getTime() + 60 * dayMs) });
});

test("refuses every transition that the table doesn't list for the actor", async () => {
  const { id } = await create.submission({ projectId });
  for (const from of submissionStates) {
    await db.update(submissions).set({ state: from }).where(eq(submissions.id, id));
    // For a change that no one may make, one actor is enough.
    for (const to of submissionStates)
      for (const actor of submissionTransitions[from][to] ? submissionActors : submissionActors.slice(0, 1))
        if (!submissionTransitions[from][to]?.actors.includes(actor))
          await expect(move(id, to, actor), `${actor}: ${from} → ${to}`).rejects.toMatchObject({ code: "conflict" });
  }
});

test("of two parallel transitions one wins, and the history has it once", async () => {
  const { id } = await journey(["approved", "customer"], ["queued", "system"], ["in_progress", "operator"]);
  const results = await Promise.allSettled([move(id, "submitted", "operator"), move(id, "submitted", "operator")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.$count(submissionEvents, eq(submissionEvents.submissionId, id))).toBe(4);
});

test("a queued submission has one open task, which ends with its outcome", async () => {
  const { id } = await journey(["approved", "customer"], ["queued", "system"], ["in_progress", "operator"]);
  await move(id, "queued", "system");
  const isTask = and(eq(tasks.submissionId, id), eq(tasks.kind, "submission"));
  expect(await db.select().from(tasks).where(isTask)).toMatchObject([{ state: "open" }]);
  await move(id, "skipped", "customer");
  expect(await db.select().from(tasks).where(isTask)).toMatchObject([{ state: "done", outcome: "skipped" }]);
});
