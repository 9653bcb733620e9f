import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { submissions } from "#db/schema/index.ts";
import type { SubmissionState, submissionActors } from "#shared/links/submission-states.ts";
import { transition } from "../../links/submissions/transition.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { addCredits } from "./credits.ts";

const { dependencies, create, clock } = await createTestApp();
const { db } = dependencies;

const plan = await create.plan({
  deliverables: deliverablesOf({ submissions: { count: 10, per: "month" }, replacements: 2 }),
});

let userId: string;
let projectId: string;
beforeEach(async () => {
  userId = (await create.user({ planId: plan.id })).id;
  projectId = (await create.project({ ownerId: userId })).id;
  await renew();
});

const renew = async () => {
  clock.forward(1);
  await addCredits(db, {
    userId,
    kind: "submission",
    delta: 10,
    reason: "renewal",
    source: crypto.randomUUID(),
    createdAt: dependencies.clock(),
  });
};

type Step = [SubmissionState, (typeof submissionActors)[number]];

/** Runs the steps and returns what became of the credit. */
const run = async (id: string, ...steps: Step[]) => {
  for (const [to, actor] of steps)
    await db.transaction((tx) => transition(tx, dependencies.clock(), id, { to, actor }));
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  return row?.creditState;
};

const untilClaimed: Step[] = [
  ["approved", "customer"],
  ["queued", "system"],
  ["in_progress", "operator"],
];
const rejected = async () => {
  const { id } = await create.submission({ projectId });
  return { id, credit: await run(id, ...untilClaimed, ["rejected", "operator"]) };
};

test("gives back as many credits as the plan replaces, counted from the last renewal", async () => {
  expect([(await rejected()).credit, (await rejected()).credit]).toEqual(["returned", "returned"]);
  expect((await rejected()).credit).toBe("consumed");
  await renew();
  expect((await rejected()).credit).toBe("returned");
});

test("an outcome that the operator takes back doesn't count", async () => {
  const { id } = await rejected();
  await run(id, ["in_progress", "operator"], ["submitted", "operator"]);
  expect([(await rejected()).credit, (await rejected()).credit]).toEqual(["returned", "returned"]);
  expect((await rejected()).credit).toBe("consumed");
});

test("deleting a submission doesn't reset the count", async () => {
  const { id } = await rejected();
  await rejected();
  await db.delete(submissions).where(eq(submissions.id, id));
  expect((await rejected()).credit).toBe("consumed");
});

test("a released credit was never used and doesn't count", async () => {
  for (let count = 0; count < 3; count++) {
    const { id } = await create.submission({ projectId });
    expect(await run(id, ["approved", "customer"], ["skipped", "customer"])).toBe("returned");
  }
  expect((await rejected()).credit).toBe("returned");
});

test.each([
  [89, "returned"],
  [91, "consumed"],
])("a link lost %i days after its first proof: its credit is %s", async (days, expected) => {
  const { id } = await create.submission({ projectId });
  await run(id, ...untilClaimed, ["submitted", "operator"], ["live", "verifier"], ["suspect", "verifier"]);
  const firstLiveAt = new Date(dependencies.clock().getTime() - days * 24 * 3600_000);
  await db.update(submissions).set({ firstLiveAt }).where(eq(submissions.id, id));
  expect(await run(id, ["lost", "verifier"])).toBe(expected);
});
