import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, credits, planGrants, plans, users } from "#db/schema/index.ts";
import { userDetail, userList } from "#shared/operations/users.ts";
import { settleAllCredits } from "../../billing/credits/settle-credits.job.ts";
import { endLapsedGrants } from "../../billing/subscriptions/plan-grants.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);
const admin = await create.user({ isAdmin: true, email: "owner@desk.example" });
const token = await tokenOf(admin);
const inDays = (days: number) => new Date(clock().getTime() + days * 24 * 3600_000);
const detailOf = async ({ id }: { id: string }) =>
  userDetail.parse(await (await call("GET", `users/${id}`, token)).json());
const statusOf = async (response: Response | Promise<Response>) => (await response).status;

const createPlan = async () => {
  const [plan] = await db
    .insert(plans)
    .values({
      label: "Managed",
      price: 100,
      type: "monthly",
      devise: "$",
      headline: "",
      active: true,
      position: 60,
      description: "",
      features: [],
      nofeatures: [],
      popular: false,
      deliverables: { submissions: { count: 20, per: "month" } } as never,
    })
    .returning();
  if (!plan) throw new Error("The plan was not created.");
  return plan;
};

test("filters by status and plan, and searches websites", async () => {
  const host = `${crypto.randomUUID().slice(0, 8)}.example`;
  const plan = await createPlan();
  const website = `https://${host}`;
  const made = {
    trial: await create.user({ website, trialEndsAt: inDays(1) }),
    expired: await create.user({ website, trialEndsAt: inDays(-1) }),
    active: await create.user({ website, planId: plan.id }),
    "past-due": await create.user({ website, planId: plan.id }),
  };
  await create.subscription({ userId: made["past-due"].id, planId: plan.id, status: "past_due" });
  for (const [status, { id }] of Object.entries(made)) {
    const list = userList.parse(await (await call("GET", `users?q=${host}&status=${status}`, token)).json());
    expect([status, list.total, list.users.map((user) => user.id)]).toEqual([status, 1, [id]]);
  }
  const ofPlan = userList.parse(await (await call("GET", `users?plan=${plan.id}&order=email`, token)).json());
  expect(ofPlan.users.map(({ plan }) => plan?.label)).toEqual(["Managed", "Managed"]);
  expect(await statusOf(call("GET", "users?status=gone", token))).toBe(400);
});

test("extends a trial with a note, but not into the past", async () => {
  const user = await create.user({ trialEndsAt: inDays(-1) });
  const path = `users/${user.id}/trial`;
  expect(await statusOf(call("PUT", path, token, { endsAt: inDays(-2), note: "Late." }))).toBe(400);
  expect(await statusOf(call("PUT", path, token, { endsAt: inDays(7), note: " " }))).toBe(400);
  expect(await statusOf(call("PUT", path, token, { endsAt: inDays(7), note: "Asked for time." }))).toBe(204);
  expect(await detailOf(user)).toMatchObject({
    status: "trial",
    trialEndsAt: inDays(7).toISOString(),
    notes: [{ text: expect.stringContaining("Asked for time."), author: { email: admin.email } }],
    audit: [{ call: `PUT /api/users/${user.id}/trial` }],
  });
});

test("a granted plan brings its credits once a month, and takes the rest back when it ends", async () => {
  const [user, plan] = [await create.user(), await createPlan()];
  const path = `users/${user.id}/plan-grants`;
  const grant = { planId: plan.id, endsAt: null, note: "A partner." };
  expect(await statusOf(call("POST", path, token, { ...grant, endsAt: inDays(-1) }))).toBe(400);
  expect(await statusOf(call("POST", path, token, { ...grant, planId: 999_999 }))).toBe(404);
  expect(await statusOf(call("POST", path, token, grant))).toBe(204);
  await settleAllCredits(dependencies);
  expect(await detailOf(user)).toMatchObject({
    status: "active",
    plan: { label: "Managed" },
    credits: 20,
    grants: [{ isRunning: true, note: "A partner.", admin: { email: admin.email } }],
  });
  expect(await statusOf(call("DELETE", path, token))).toBe(204);
  expect(await detailOf(user)).toMatchObject({ plan: null, credits: 0, grants: [{ isRunning: false }] });
  expect(await statusOf(call("DELETE", path, token))).toBe(404);
});

test("a grant until a day ends by itself, and a paid plan comes back", async () => {
  const [user, plan] = [await create.user(), await createPlan()];
  await call("POST", `users/${user.id}/plan-grants`, token, { planId: plan.id, endsAt: inDays(3), note: "Trial." });
  await db
    .update(planGrants)
    .set({ endsAt: inDays(-1) })
    .where(eq(planGrants.userId, user.id));
  await endLapsedGrants(dependencies);
  expect(await detailOf(user)).toMatchObject({ plan: null, credits: 0 });
  expect(await db.$count(credits, and(eq(credits.userId, user.id), eq(credits.reason, "expiry")))).toBe(1);
});

test("refuses to grant a plan beside a running subscription", async () => {
  const [user, plan] = [await create.user(), await createPlan()];
  await create.subscription({ userId: user.id, planId: plan.id, status: "active" });
  const body = { planId: plan.id, endsAt: null, note: "Both." };
  expect(await statusOf(call("POST", `users/${user.id}/plan-grants`, token, body))).toBe(409);
});

test("notes are added, changed and deleted, only through their customer", async () => {
  const [user, other] = [await create.user(), await create.user()];
  const added = await (await call("POST", `users/${user.id}/notes`, token, { text: "Prefers calls." })).json();
  const path = `notes/${added.id}`;
  expect(await statusOf(call("PUT", `users/${other.id}/${path}`, token, { text: "Stolen." }))).toBe(404);
  expect(await statusOf(call("DELETE", `users/${other.id}/${path}`, token))).toBe(404);
  await call("PUT", `users/${user.id}/${path}`, token, { text: "Prefers mail." });
  expect((await detailOf(user)).notes).toMatchObject([{ text: "Prefers mail.", author: { email: admin.email } }]);
  expect(await statusOf(call("DELETE", `users/${user.id}/${path}`, token))).toBe(204);
  expect((await detailOf(user)).notes).toEqual([]);
});

test("shows projects with their live links", async () => {
  const user = await create.user();
  const project = await create.project({ ownerId: user.id });
  await create.submission({ projectId: project.id, state: "live" });
  await create.submission({ projectId: project.id });
  expect((await detailOf(user)).ownProjects).toMatchObject([{ id: project.id, links: 1 }]);
  await db.delete(users).where(eq(users.id, user.id));
  expect(await statusOf(call("GET", `users/${user.id}`, token))).toBe(404);
  expect(await db.$count(auditEntries, eq(auditEntries.onBehalfOf, user.id))).toBe(0);
});
