import { and, asc, eq, inArray, ne, sum } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { kitFields } from "#shared/links/kit.ts";
import { findProblems } from "#shared/links/preflight.ts";
import { type SubmissionState, submissionStates, submissionTransitions } from "#shared/links/submission-states.ts";
import {
  credits,
  directories,
  kits,
  plans,
  submissionChecks,
  submissionEvents,
  submissions,
  tasks,
  users,
} from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { seedProject } from "./seed-project.ts";
import { seedSubmissions } from "./seed-submissions.ts";

const now = new Date("2026-11-21T09:00:00Z");
const { db, close } = await fromSnapshot();
const pictures = { logoFileId: crypto.randomUUID(), coverFileId: crypto.randomUUID(), screenshotFileIds: [] };
let rows: (typeof submissions.$inferSelect)[] = [];

beforeAll(async () => {
  const [plan] = await db.select({ id: plans.id }).from(plans).where(eq(plans.popular, true));
  const [customer, operator] = await db
    .insert(users)
    .values([{ email: "customer@people.example", planId: plan?.id ?? null }, { email: "operator@people.example" }])
    .returning({ id: users.id });
  const userId = customer?.id ?? "";
  const projectId = await seedProject(db, userId, now);
  await seedSubmissions(db, { projectId, userId, operatorId: operator?.id ?? "" }, pictures, now);
  rows = await db.select().from(submissions).orderBy(asc(submissions.id));
  return close;
});

test("sixty submissions cover every state", () => {
  expect(rows).toHaveLength(60);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(submissionStates));
});

test("the kit is valid and passes the pre-flight checks of every directory that is still to be worked on", async () => {
  const [kit] = await db.select().from(kits);
  const fields = kitFields.parse(kit?.fields);
  const waiting = await db
    .select({ directory: directories })
    .from(submissions)
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(inArray(submissions.state, ["proposed", "approved", "queued", "in_progress"]));
  expect(waiting.length).toBeGreaterThan(10);
  for (const { directory } of waiting) expect(findProblems(fields, directory)).toEqual([]);
});

test("every history follows the transition table and ends in the submission's state", async () => {
  for (const row of rows) {
    const events = await db
      .select()
      .from(submissionEvents)
      .where(eq(submissionEvents.submissionId, row.id))
      .orderBy(asc(submissionEvents.at));
    let state: SubmissionState | null = null;
    for (const { from, to, actor, at } of events) {
      expect(from).toBe(state);
      expect(at <= now).toBe(true);
      if (from) expect(submissionTransitions[from][to]?.actors, `${from} to ${to}`).toContain(actor);
      state = to;
    }
    expect(state).toBe(row.state);
  }
});

test("the ledger equals the states, and the balance is never negative", async () => {
  const entries = await db.select().from(credits).where(eq(credits.kind, "submission")).orderBy(asc(credits.createdAt));
  let balance = 0;
  for (const { delta } of entries) {
    balance += delta;
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  for (const { id, creditState } of rows) {
    const held = creditState === "reserved" || creditState === "consumed";
    const own = entries.filter(({ submissionId }) => submissionId === id);
    expect(own.reduce((total, { delta }) => total + delta, 0)).toBe(held ? -1 : 0);
  }
  const [total] = await db
    .select({ delta: sum(credits.delta).mapWith(Number) })
    .from(credits)
    .where(eq(credits.kind, "submission"));
  expect(total?.delta).toBe(balance);
});

test("live listings have a proof, lost ones three misses over a week, and waiting ones a next check", async () => {
  for (const { id, state, nextCheckAt, listingUrl } of rows) {
    const checks = await db
      .select()
      .from(submissionChecks)
      .where(eq(submissionChecks.submissionId, id))
      .orderBy(asc(submissionChecks.at));
    const outcomes = checks.map(({ outcome }) => outcome);
    if (state === "live") expect(outcomes.at(-1)).toMatch(/^live_/);
    if (state === "lost") expect(outcomes.filter((outcome) => outcome === "missing").length).toBeGreaterThanOrEqual(3);
    if (["submitted", "in_review", "live", "suspect"].includes(state))
      expect(nextCheckAt && nextCheckAt > now).toBe(true);
    if (listingUrl) expect(new URL(listingUrl).host).toMatch(/\.example$/);
  }
});

test("a queued submission has one open task with a form to open", async () => {
  const open = await db
    .select({ submissionId: tasks.submissionId, submitUrl: directories.submitUrl })
    .from(tasks)
    .innerJoin(submissions, eq(submissions.id, tasks.submissionId))
    .innerJoin(directories, eq(directories.id, submissions.directoryId))
    .where(and(eq(tasks.kind, "submission"), ne(tasks.state, "done")));
  const queued = rows.filter(({ state }) => state === "queued" || state === "in_progress");
  expect(open.map(({ submissionId }) => submissionId).sort()).toEqual(queued.map(({ id }) => id).sort());
  for (const { submitUrl } of open) expect(submitUrl).toMatch(/^https:/);
});

test("replacements follow the submissions they replace", () => {
  const replacements = rows.filter(({ replacesId }) => replacesId);
  expect(replacements.length).toBeGreaterThan(2);
  for (const { replacesId, createdAt } of replacements) {
    const replaced = rows.find(({ id }) => id === replacesId);
    expect(replaced?.state).toMatch(/lost|expired/);
    expect(replaced && createdAt > replaced.createdAt).toBe(true);
  }
});
