import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { credits, directories, kits, projects, submissionEvents, submissions, users } from "#db/schema/index.ts";
import { directoryList } from "#shared/links/directories.ts";
import { emptyKit, type KitFields } from "#shared/links/kit.ts";
import {
  proposalList,
  proposalPosition,
  submission,
  submissionList,
  submissionSettings,
} from "#shared/links/submissions.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { callWith } from "../../testing/api-caller.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { proposeWeekly } from "./weekly-proposals.job.ts";

const { dependencies, create, get, tokenOf, enqueued, clock: time } = await createTestApp();
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
  ["costs something in another currency", { pricing: "paid" as const, feeFrom: "EUR 0.01" }],
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
  // In a currency that can't be compared with the limit.
  await create.directory({ name: "Foreign", pricing: "paid", feeFrom: "JPY 900" });
  await create.directory({ name: "Unknown", pricing: "paid" });
  const { id } = await create.directory({ name: "Excluded" });
  const { propose } = await customer({ kit: { consents, excludedDirectoryIds: [id] } });
  expect(namesOf(await propose(5)).sort()).toEqual(["Badge", "Cheap", "Foreign", "Unknown"]);
});

test("a plan for free directories gets no paid ones, whatever the kit allows", async () => {
  const { user, propose } = await customer({ kit: { consents: { badge: false, reciprocal: false, feesUpTo: 50 } } });
  await create.directory({ pricing: "paid", feeFrom: "USD 19" });
  await create.directory({ name: "Free route", pricing: "paid", feeFrom: "0" });
  const plan = await create.plan({ deliverables: deliverablesOf({ freeDirectoriesOnly: true }) });
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

test("lists the directories that the project excludes", async () => {
  const { id } = await create.directory({ name: "Excluded" });
  await create.directory({ name: "Other" });
  const { projectId, token } = await customer({ kit: { excludedDirectoryIds: [id] } });
  const list = async (query: string) =>
    directoryList.parse(await (await call("GET", `directories?projectId=${projectId}&${query}`, token)).json());
  const excluded = await list("excluded=true");
  expect([excluded.total, excluded.directories]).toMatchObject([1, [{ name: "Excluded", isExcluded: true }]]);
  const all = await list("sort=name");
  expect(all.directories.map(({ isExcluded }) => isExcluded)).toEqual([true, false]);
  const { projectId: other, token: otherToken } = await customer();
  const none = await call("GET", `directories?projectId=${other}&excluded=true`, otherToken);
  expect(await none.json()).toMatchObject({ total: 0 });
});

test("proposals keep the customer's order, and new ones come last", async () => {
  for (const [name, dr] of [
    ["A", 90],
    ["B", 80],
    ["C", 70],
    ["D", 60],
  ] as const)
    await create.directory({ name, dr });
  const { projectId, token, propose } = await customer();
  const { submissions: proposed } = await propose(3);
  const idOf = (name: string) => proposed.find(({ directory }) => directory.name === name)?.id ?? "";
  const move = async (name: string, position: number) => {
    const response = await call("PUT", `submissions/${idOf(name)}/position`, token, { position });
    expect(response.status).toBe(200);
    return proposalPosition.parse(await response.json());
  };
  const order = async () => {
    const query = `projectId=${projectId}&state=proposed&sort=order`;
    return namesOf(submissionList.parse(await (await call("GET", `submissions?${query}`, token)).json()));
  };
  expect(await order()).toEqual(["A", "B", "C"]);
  expect(await move("C", 1)).toEqual({ position: 1, total: 3 });
  expect(await order()).toEqual(["C", "A", "B"]);
  expect(await move("C", 10_000)).toEqual({ position: 3, total: 3 });
  await propose(1);
  expect(await order()).toEqual(["A", "B", "C", "D"]);
  await Promise.all([move("A", 3), move("B", 3), move("C", 1)]);
  expect(new Set(await order()).size).toBe(4);
  await call("POST", "submissions/skip", token, { ids: [idOf("A")] });
  expect((await call("PUT", `submissions/${idOf("A")}/position`, token, { position: 1 })).status).toBe(409);
  expect((await call("PUT", `submissions/${idOf("B")}/position`, token, { position: 0 })).status).toBe(400);
});

describe("the weekly pace", () => {
  const dayMs = 24 * 3600_000;
  const setUp = async (count: number) => {
    const { projectId, token } = await customer({ credit: 20 });
    const ids: string[] = [];
    for (let position = 1; position <= count; position++)
      ids.push((await create.submission({ projectId, position })).id);
    const save = (settings: unknown) => call("PUT", `projects/${projectId}/submission-settings`, token, settings);
    const approve = (approved: string[]) => call("POST", "submissions/approve", token, { ids: approved });
    /** In days from now, by position; null if it isn't approved. */
    const plan = async () => {
      const rows = await db
        .select()
        .from(submissions)
        .where(eq(submissions.projectId, projectId))
        .orderBy(submissions.position);
      return rows.map(({ plannedAt }) => plannedAt && (plannedAt.getTime() - clock().getTime()) / dayMs);
    };
    return { projectId, token, ids, save, approve, plan };
  };

  test("is ten at first, and between 1 and 50", async () => {
    const { projectId, token, save } = await setUp(0);
    const read = async () =>
      submissionSettings.parse(await (await call("GET", `projects/${projectId}/submission-settings`, token)).json());
    expect(await read()).toEqual({ weeklyPace: 10, proposesWeekly: true });
    const settings = { weeklyPace: 50, proposesWeekly: false };
    expect(await (await save(settings)).json()).toEqual(settings);
    expect(await read()).toEqual(settings);
    for (const weeklyPace of [0, 51, 2.5]) expect((await save({ ...settings, weeklyPace })).status).toBe(400);
  });

  test("a new pace moves what isn't due yet", async () => {
    const { ids, save, approve, plan } = await setUp(5);
    await save({ weeklyPace: 2, proposesWeekly: true });
    await approve(ids);
    expect(await plan()).toEqual([0, 0, 7, 7, 14]);
    await save({ weeklyPace: 4, proposesWeekly: true });
    expect(await plan()).toEqual([0, 0, 0, 0, 7]);
    expect(enqueued).toContain("queue-submissions");
    await save({ weeklyPace: 1, proposesWeekly: true });
    expect(await plan()).toEqual([0, 0, 0, 0, 7]);
  });

  test("follows the order of the proposals, not that of the approvals", async () => {
    const { ids, save, approve, plan } = await setUp(4);
    await save({ weeklyPace: 1, proposesWeekly: true });
    const [first = "", second = "", third = "", last = ""] = ids;
    await approve([last]);
    await approve([third, first]);
    expect(await plan()).toEqual([7, null, 14, 0]);
    await approve([second]);
    expect(await plan()).toEqual([7, 14, 21, 0]);
  });

  test("a skipped submission leaves its place to the next", async () => {
    const { ids, token, save, approve, plan } = await setUp(3);
    await save({ weeklyPace: 1, proposesWeekly: true });
    await approve(ids);
    await call("POST", "submissions/skip", token, { ids: ids.slice(1, 2) });
    expect(await plan()).toEqual([0, null, 7]);
  });
});

describe("every week", () => {
  const setUp = async (credit: number, kit: Partial<KitFields> | null = {}) => {
    const own = await customer({ credit, ...(kit && { kit }) });
    const count = () => db.$count(submissions, eq(submissions.projectId, own.projectId));
    const set = (values: Partial<typeof projects.$inferInsert>) =>
      db.update(projects).set(values).where(eq(projects.id, own.projectId));
    return { ...own, count, set };
  };
  const nextWeek = async (userId: string) => {
    time.forward(7 * 24 * 3600 + 1);
    await db
      .update(users)
      .set({ trialEndsAt: new Date(clock().getTime() + 3600_000) })
      .where(eq(users.id, userId));
    await proposeWeekly(dependencies);
  };

  test("proposes as many directories as the pace, once under two processes", async () => {
    for (let count = 0; count < 12; count++) await create.directory();
    const { count, set, user, projectId } = await setUp(20);
    await set({ weeklyPace: 4 });
    await Promise.all([proposeWeekly(dependencies), proposeWeekly(dependencies)]);
    expect(await count()).toBe(4);
    const [event] = await db.select().from(submissionEvents).limit(1);
    expect(event).toMatchObject({ actor: "system", to: "proposed" });
    // What the customer hasn't decided or has approved in advance counts for the coming week.
    await nextWeek(user.id);
    expect(await count()).toBe(4);
    const rows = await db.select().from(submissions).where(eq(submissions.projectId, projectId));
    await call("POST", "submissions/skip", await tokenOf(user), { ids: rows.slice(0, 3).map(({ id }) => id) });
    await proposeWeekly(dependencies);
    expect(await count()).toBe(7);
    await proposeWeekly(dependencies);
    expect(await count()).toBe(7);
  });

  test("proposes no more than the credits allow", async () => {
    for (let count = 0; count < 5; count++) await create.directory();
    const { count, propose } = await setUp(3);
    await propose(1);
    await proposeWeekly(dependencies);
    expect(await count()).toBe(3);
  });

  test.each([
    ["that has no kit", { kit: null }],
    ["whose owner turned it off", { settings: { proposesWeekly: false } }],
    ["whose owner's trial has ended", { account: { trialEndsAt: new Date(0) } }],
    ["whose owner's account is about to be erased", { account: { deletionAt: new Date(0) } }],
    ["without a credit", { credit: 0 }],
  ])("proposes nothing to a project %s", async (_, values: Variation) => {
    await create.directory();
    const { count, set, user } = await setUp(values.credit ?? 3, values.kit);
    if (values.settings) await set(values.settings);
    if (values.account) await db.update(users).set(values.account).where(eq(users.id, user.id));
    await proposeWeekly(dependencies);
    expect(await count()).toBe(0);
  });
});

type Variation = {
  credit?: number;
  kit?: null;
  settings?: { proposesWeekly: boolean };
  account?: { trialEndsAt?: Date; deletionAt?: Date };
};
