import fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerMonths, submissionEvents, submissions } from "#db/schema/index.ts";
import type { OutcomeCounts } from "#shared/links/ledger.ts";
import { type SubmissionState, submissionTransitions } from "#shared/links/submission-states.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { countOutcomes } from "./ledger.ts";
import { refreshLedger } from "./refresh-ledger.job.ts";

const { dependencies, create, visitor, clock } = await createTestApp();
const { db } = dependencies;

type Step = { to: SubmissionState; at: Date };

/** A submission with this history, and with a replaced one if `isReplacement`. */
const submit = async (projectId: string, steps: readonly Step[], isReplacement = false) => {
  const { id } = await create.submission({ projectId, ...(isReplacement && { replacesId: crypto.randomUUID() }) });
  let from: SubmissionState | null = null;
  for (const { to, at } of steps) {
    await db.insert(submissionEvents).values({ submissionId: id, actor: "system", from, to, at });
    from = to;
  }
  return id;
};
const newProject = async () => (await create.project({ ownerId: (await create.user()).id })).id;
const zero: OutcomeCounts = { submitted: 0, live: 0, rejected: 0, expired: 0, lost: 0, replaced: 0 };
const on = (day: string) => new Date(`${day}T12:00:00Z`);

test("counts each outcome in its own month, and each submission once", async () => {
  const projectId = await newProject();
  const sent = [
    { to: "proposed", at: on("2026-03-01") },
    { to: "queued", at: on("2026-03-02") },
    { to: "in_progress", at: on("2026-03-30") },
    { to: "submitted", at: on("2026-03-31") },
  ] as const;
  await submit(projectId, [
    ...sent,
    { to: "live", at: on("2026-04-02") },
    { to: "suspect", at: on("2026-04-03") },
    { to: "live", at: on("2026-05-04") },
    { to: "suspect", at: on("2026-05-05") },
    { to: "lost", at: on("2026-05-12") },
    { to: "live", at: on("2026-05-20") },
  ]);
  await submit(projectId, [
    ...sent,
    { to: "needs_customer", at: on("2026-04-01") },
    { to: "submitted", at: on("2026-04-05") },
    { to: "unavailable", at: on("2026-04-06") },
  ]);
  await submit(projectId, [...sent, { to: "expired", at: on("2026-05-31") }], true);
  await submit(projectId, [
    { to: "proposed", at: on("2026-04-01") },
    { to: "in_progress", at: on("2026-04-02") },
    { to: "unavailable", at: on("2026-04-02") },
  ]);
  const counts = (month: string) => countOutcomes(db, month, projectId);
  expect(await counts("2026-03")).toEqual({ ...zero, submitted: 3, replaced: 1 });
  expect(await counts("2026-04")).toEqual({ ...zero, live: 1, rejected: 1 });
  expect(await counts("2026-05")).toEqual({ ...zero, lost: 1, expired: 1 });
});

test("does not count what an operator took back", async () => {
  const projectId = await newProject();
  const at = on("2026-02-03");
  await submit(projectId, [
    { to: "in_progress", at },
    { to: "submitted", at },
    { to: "in_progress", at },
    { to: "rejected", at },
  ]);
  await submit(projectId, [
    { to: "in_progress", at },
    { to: "rejected", at },
    { to: "in_progress", at },
    { to: "submitted", at: on("2026-03-03") },
  ]);
  expect(await countOutcomes(db, "2026-02", projectId)).toEqual({ ...zero, rejected: 1 });
  expect(await countOutcomes(db, "2026-03", projectId)).toEqual({ ...zero, submitted: 1 });
});

test("counts what was not taken back, although the same outcome was later", async () => {
  const projectId = await newProject();
  await submit(projectId, [
    { to: "submitted", at: on("2026-02-03") },
    { to: "needs_customer", at: on("2026-02-04") },
    { to: "queued", at: on("2026-02-05") },
    { to: "in_progress", at: on("2026-03-01") },
    { to: "submitted", at: on("2026-03-02") },
    { to: "in_progress", at: on("2026-03-02") },
    { to: "rejected", at: on("2026-03-03") },
  ]);
  expect(await countOutcomes(db, "2026-02", projectId)).toEqual({ ...zero, submitted: 1 });
  expect(await countOutcomes(db, "2026-03", projectId)).toEqual({ ...zero, rejected: 1 });
});

test("does not count a note without a new state", async () => {
  const projectId = await newProject();
  await submit(projectId, [
    { to: "lost", at: on("2026-02-03") },
    { to: "lost", at: on("2026-03-03") },
  ]);
  expect(await countOutcomes(db, "2026-03", projectId)).toEqual(zero);
});

/** Random walks through the allowed transitions. */
const history = fc
  .tuple(
    fc.nat(60),
    fc.array(fc.tuple(fc.nat(1_000), fc.integer({ min: 0, max: 20 })), { minLength: 4, maxLength: 14 }),
  )
  .map(([startDay, choices]) => {
    let state: SubmissionState = "proposed";
    let at = Date.parse("2026-01-20T00:00:00Z") + startDay * 86_400_000;
    const steps: Step[] = [{ to: state, at: new Date(at) }];
    for (const [choice, days] of choices) {
      const next = Object.keys(submissionTransitions[state]) as SubmissionState[];
      const to = next[choice % next.length];
      if (!to) break;
      // An undo takes seconds.
      at += to === "in_progress" && state !== "queued" ? 5_000 : days * 86_400_000 + 60_000;
      steps.push({ to, at: new Date(at) });
      state = to;
    }
    return steps;
  });

/** The same numbers by walking through each history. */
const recount = (histories: readonly { steps: readonly Step[]; isReplacement: boolean }[], month: string) => {
  const counts = { ...zero };
  for (const { steps, isReplacement } of histories) {
    const valid = steps.filter((_, at) => steps[at + 1]?.to !== "in_progress");
    const inMonth = (step: Step | undefined) => step?.at.toISOString().startsWith(month) ?? false;
    const has = (state: SubmissionState) => valid.some((step) => step.to === state && inMonth(step));
    const first = (state: SubmissionState) => inMonth(valid.find(({ to }) => to === state));
    const wasSent = (step: Step) => ["submitted", "in_review"].includes(steps[steps.indexOf(step) - 1]?.to ?? "");
    if (first("submitted")) counts.submitted++;
    if (first("live")) counts.live++;
    if (has("rejected") || valid.some((step) => step.to === "unavailable" && inMonth(step) && wasSent(step)))
      counts.rejected++;
    if (has("expired")) counts.expired++;
    if (has("lost")) counts.lost++;
    if (isReplacement && has("proposed")) counts.replaced++;
  }
  return counts;
};

test("the ledger equals a recount of every history", async () => {
  await db.delete(submissions);
  const histories = fc.sample(fc.record({ steps: history, isReplacement: fc.boolean() }), { numRuns: 150, seed: 7 });
  const projectId = await newProject();
  for (const { steps, isReplacement } of histories) await submit(projectId, steps, isReplacement);
  await refreshLedger(dependencies);
  const { months } = await (await visitor.ledger.$get()).json();
  expect(months.length).toBeGreaterThan(6);
  for (const { month, isComplete, ...counts } of months) {
    expect([month, isComplete, counts]).toEqual([month, month < "2026-11", recount(histories, month)]);
  }
  for (const outcome of ["submitted", "live", "rejected", "expired", "lost", "replaced"] as const)
    expect([outcome, months.some((counts) => counts[outcome] > 0)]).toEqual([outcome, true]);
});

test("a complete month survives the deletion of an account, and the running one follows it", async () => {
  await db.delete(submissions);
  await db.delete(ledgerMonths);
  const projectId = await newProject();
  await submit(projectId, [{ to: "submitted", at: on("2026-10-31") }]);
  await submit(projectId, [{ to: "submitted", at: on("2026-11-02") }]);
  await refreshLedger(dependencies);
  await db.delete(submissions);
  await submit(await newProject(), [{ to: "submitted", at: on("2026-09-01") }]);
  await refreshLedger(dependencies);
  const { months, totals } = await (await visitor.ledger.$get()).json();
  expect(months.map(({ month, submitted, isComplete }) => [month, submitted, isComplete])).toEqual([
    ["2026-11", 0, false],
    ["2026-10", 1, true],
    ["2026-09", 1, true],
  ]);
  expect(totals).toEqual({ ...zero, submitted: 2 });
});

test("the page is invalidated only when a number has changed", async () => {
  const invalidated: string[] = [];
  dependencies.pubsub.subscribe({ onMessage: (tag) => invalidated.push(tag), onGap: () => {} });
  await refreshLedger(dependencies);
  invalidated.length = 0;
  await refreshLedger(dependencies);
  expect(invalidated).toEqual([]);
  clock.forward(11 * 86_400);
  await refreshLedger(dependencies);
  expect(invalidated).toEqual(["ledger"]);
});
