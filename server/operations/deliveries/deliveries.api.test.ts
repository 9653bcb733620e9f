import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, as, clock } = await createTestApp();
const { db } = dependencies;

test("shows orders, overdue tasks, throughput, acceptance and who waits for whom", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const operator = await create.user({ role: "operator" });
  const owner = await create.user();
  const project = await create.project({ ownerId: owner.id, name: "Parcelo" });
  const account = { userId: owner.id, kind: "submission" } as const;
  await addCredits(db, { ...account, delta: 10, reason: "purchase", source: "checkout" });
  await addCredits(db, { ...account, delta: -3, reason: "reserve", source: "reserves" });
  await addCredits(db, { ...account, delta: 1, reason: "refund", source: "refund" });

  const now = dependencies.clock();
  const directory = await create.directory({ name: "Alpha" });
  const of = { projectId: project.id, creditState: "consumed", submittedAt: now } as const;
  await create.submission({ ...of, directoryId: directory.id, state: "live" });
  const rejected = await create.submission({ ...of, state: "rejected" });
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);
  await create.submission({ ...of, state: "lost", firstLiveAt: daysAgo(200), lostAt: daysAgo(10) });
  await create.submission({ projectId: project.id, state: "needs_customer", updatedAt: now });

  const overdue = await create.task({ projectId: project.id, dueAt: new Date(now.getTime() - 60_000) });
  const finished = { state: "done", finishedBy: operator.id, finishedAt: now, projectId: project.id } as const;
  await create.task({ ...finished, submissionId: rejected.id, outcome: "rejected" });
  clock.forward(1);
  const review = { kind: "review", outcome: "disagree", finishedAt: dependencies.clock() } as const;
  await create.task({ ...finished, ...review, submissionId: rejected.id, finishedBy: null });

  const deliveries = await read(admin.deliveries.$get({ query: {} }));
  expect(deliveries).toMatchObject({
    totals: { open: 1, overdue: 1, waiting: 1, refundsGiven: 1, refundsRefused: 1 },
    total: 1,
    accounts: [{ email: owner.email, granted: 10, available: 8, reserved: 1, used: 3, refunded: 1, live: 1 }],
    overdue: [{ id: overdue.id, project: "Parcelo", operator: null }],
    operators: [{ email: operator.email, total: 1, disagreed: 1 }],
    waiting: [{ projectId: project.id, email: owner.email, waiting: 1 }],
  });
  expect(deliveries.operators[0]?.days.at(-1)).toEqual({ day: "2026-11-21", finished: 1 });
  expect(deliveries.directories).toContainEqual(expect.objectContaining({ name: "Alpha", submitted: 1, live: 1 }));
});
