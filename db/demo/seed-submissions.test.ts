import { asc, eq, sum } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type SubmissionState, submissionStates, submissionTransitions } from "#shared/links/submission-states.ts";
import { credits, plans, submissionEvents, submissions, users } from "../schema/index.ts";
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
