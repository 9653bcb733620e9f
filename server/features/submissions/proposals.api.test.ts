import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { credits, directories, kits, submissionEvents, submissions, users } from "#db/schema/index.ts";
import { directoryList } from "#shared/directories.ts";
import { emptyKit, type KitFields } from "#shared/kit.ts";
import { proposalList, submission } from "#shared/submissions.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { addCredits } from "../credits/credits.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);

beforeEach(async () => {
  await db.delete(submissions);
  await db.delete(directories);
});

const customer = async ({ credit = 0, kit }: { credit?: number; kit?: Partial<KitFields> } = {}) => {
  const user = await create.user({ trialEndsAt: new Date(clock().getTime() + 3600_000) });
  const { id: projectId } = await create.project({ ownerId: user.id });
  if (kit) await db.insert(kits).values({ projectId, fields: { ...emptyKit, ...kit } });
  if (credit)
    await addCredits(db, { userId: user.id, kind: "submission", delta: credit, reason: "purchase", source: user.id });
  const token = await tokenOf(user);
  const propose = async (count: number) => {
    const response = await call("POST", `projects/${projectId}/proposals`, token, { count });
    expect(response.status).toBe(201);
    return proposalList.parse(await response.json());
  };
  return { user, projectId, token, propose };
};

const namesOf = (list: { submissions: { directory: { name: string } }[] }) =>
  list.submissions.map(({ directory }) => directory.name);

test("proposes the best directories first, each once, with reasons and a first entry in the history", async () => {
  await create.directory({ name: "Weak", dr: 10 });
  await create.directory({ name: "Strong", dr: 80, linkKind: "dofollow" });
  await create.directory({ name: "Unconfirmed", dr: 99, linkKind: "dofollow", standing: "unconfirmed" });
  const { propose, projectId } = await customer();
  const first = await propose(2);
  expect(namesOf(first)).toEqual(["Strong", "Weak"]);
  expect(first.total).toBe(2);
  expect(first.submissions[0]).toMatchObject({ state: "proposed", projectId, dueAt: null });
  expect(first.submissions[0]?.fit.reasons).toContain("Dofollow link.");
  expect(namesOf(await propose(5))).toEqual(["Unconfirmed"]);
  expect(namesOf(await propose(5))).toEqual([]);
  expect(await db.$count(submissionEvents, eq(submissionEvents.to, "proposed"))).toBe(3);
});

test.each([
  ["is closed", { status: "closed" as const }],
  ["is paused", { status: "paused" as const }],
  ["takes no submissions", { listedBy: "membership" as const }],
  ["covers another country", { countries: ["japan"] }],
  ["is for another niche", { niches: ["restaurants"] }],
  ["is in another language", { languages: ["ja"] }],
  ["wants a badge that the kit doesn't allow", { linkCondition: "badge" as const }],
  ["wants a link back that the kit doesn't allow", { linkCondition: "reciprocal" as const }],
  ["costs more than the kit allows", { pricing: "paid" as const, feeFrom: "USD 19" }],
  ["shows a parked domain", { lastCheck: "parked" as const }],
])("proposes no directory that %s", async (_, values) => {
  await create.directory(values);
  const { propose } = await customer();
  expect(namesOf(await propose(5))).toEqual([]);
});

test("proposes what the kit consents to, without excluded directories", async () => {
  const consents = { badge: true, reciprocal: false, feesUpTo: 20 };
  await create.directory({ name: "Badge", linkCondition: "badge", dr: 50 });
  await create.directory({ name: "Cheap", pricing: "paid", feeFrom: "USD 19" });
  await create.directory({ name: "Expensive", pricing: "paid", feeFrom: "USD 99" });
  const { id } = await create.directory({ name: "Excluded" });
  const { propose } = await customer({ kit: { consents, excludedDirectoryIds: [id] } });
  expect(namesOf(await propose(5))).toEqual(["Badge", "Cheap"]);
});

test("a plan for free directories gets no paid ones, whatever the kit allows", async () => {
  const { user, propose } = await customer({ kit: { consents: { badge: false, reciprocal: false, feesUpTo: 50 } } });
  await create.directory({ pricing: "paid", feeFrom: "USD 19" });
  await create.directory({ name: "Free route", pricing: "paid", feeFrom: "0" });
  const each = { count: 0, per: "once" as const };
  const deliverables = { submissions: each, articles: each, pages: each, reportMonths: each };
  const plan = await create.plan({ deliverables: { ...deliverables, freeDirectoriesOnly: true, replacements: 0 } });
  await db.update(users).set({ planId: plan.id }).where(eq(users.id, user.id));
  expect(namesOf(await propose(5))).toEqual(["Free route"]);
});

test("parallel calls never propose a directory twice", async () => {
  for (let count = 0; count < 8; count++) await create.directory();
  const { propose, projectId } = await customer();
  const lists = await Promise.all([propose(4), propose(4), propose(4), propose(4)]);
  expect(new Set(lists.flatMap(namesOf)).size).toBe(8);
  expect(await db.$count(submissions, eq(submissions.projectId, projectId))).toBe(8);
});

test("submits to a directory of the customer's choice for a credit, once", async () => {
  const { user, projectId, token } = await customer({ credit: 2 });
  const { id: directoryId } = await create.directory({ niches: ["restaurants"] });
  const submit = (id: string) => call("POST", `projects/${projectId}/submissions`, token, { directoryId: id });
  const response = await submit(directoryId);
  expect(response.status).toBe(201);
  expect(submission.parse(await response.json())).toMatchObject({
    state: "approved",
    dueAt: clock().toISOString(),
  });
  expect((await submit(directoryId)).status).toBe(409);
  const { id: closed } = await create.directory({ status: "closed" });
  expect((await submit(closed)).status).toBe(409);
  expect((await submit(crypto.randomUUID())).status).toBe(404);
  const reserved = and(eq(credits.userId, user.id), eq(credits.reason, "reserve"));
  expect(await db.$count(credits, reserved)).toBe(1);
});

test("without a credit, the chosen directory is not proposed either", async () => {
  const { projectId, token } = await customer();
  const { id: directoryId } = await create.directory();
  const response = await call("POST", `projects/${projectId}/submissions`, token, { directoryId });
  expect([response.status, await response.json()]).toMatchObject([403, { error: "limit" }]);
  expect(await db.$count(submissions, eq(submissions.projectId, projectId))).toBe(0);
});

test("the catalogue shows the fit of each directory and the state of its submission", async () => {
  const submitted = await create.directory({ name: "Submitted", dr: 90 });
  await create.directory({ name: "Fitting", dr: 20 });
  await create.directory({ name: "Abroad", dr: 95, countries: ["japan"] });
  const { projectId, token } = await customer();
  await create.submission({ projectId, directoryId: submitted.id, state: "live" });
  const list = async (query: string) =>
    directoryList.parse(await (await call("GET", `directories?projectId=${projectId}&${query}`, token)).json());
  const all = await list("sort=fit");
  expect(all.directories.map(({ name, submissionState }) => [name, submissionState])).toEqual([
    ["Submitted", "live"],
    ["Abroad", null],
    ["Fitting", null],
  ]);
  expect(all.directories[1]?.fit?.reasons).toContain("Covers certain countries only.");
  const fitting = await list("fits=true");
  expect([fitting.total, fitting.directories.map(({ name }) => name)]).toEqual([1, ["Fitting"]]);
  const byName = await list("sort=name&limit=2");
  expect([byName.total, byName.directories.map(({ name }) => name)]).toEqual([3, ["Abroad", "Fitting"]]);
});
