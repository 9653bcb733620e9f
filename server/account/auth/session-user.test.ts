import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { monthlyUsage, plans, projectMembers, sessions, users } from "#db/schema/index.ts";
import { me } from "#shared/account/account.ts";
import { projectList } from "#shared/workspace/projects.ts";
import { listPlans } from "../../billing/plans/plans.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listProjects } from "../../workspace/projects/projects.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);
const meOf = async (token: string) => me.parse(await (await call("GET", "users/me", token)).json());
const projectsOf = async (token: string) => projectList.parse(await (await call("GET", "projects/my", token)).json());

test("the account has its plan, its usable subscription and the usage of this month", async () => {
  const [plan, other] = await listPlans(db);
  if (!plan || !other) throw new Error("There are no plans.");
  await db.update(plans).set({ price: 299.5 }).where(eq(plans.id, other.id));
  const user = await create.user({ planId: plan.id, trialEndsAt: clock() });
  const usable = await create.subscription({ userId: user.id, planId: other.id, status: "active" });
  await create.subscription({ userId: user.id, planId: plan.id, status: "canceled" });
  const project = await create.project({ ownerId: user.id });
  for (const text of ["links", "seo"]) await create.keyword({ projectId: project.id, text });
  await db.insert(monthlyUsage).values([
    { userId: user.id, kind: "replies", month: "2026-11", used: 4 },
    { userId: user.id, kind: "exports", month: "2026-10", used: 9 },
  ]);
  expect(await meOf(await tokenOf(user))).toMatchObject({
    id: user.id,
    trialEndsAt: clock().toISOString(),
    plan,
    subscription: { id: usable.id, status: "active", plan: { ...other, price: 299.5 } },
    usage: { projects: 1, keywords: 2, replies: 4, exports: 0 },
  });
});

test("an account without a plan has neither plan nor subscription", async () => {
  const account = await meOf(await tokenOf(await create.user()));
  expect(account).toMatchObject({ plan: null, subscription: null, usage: { projects: 0, keywords: 0 } });
});

test("lists projects as each of them is shown, the newest first, with a session and with a key", async () => {
  const user = await create.user();
  const token = await tokenOf(user);
  const older = await create.project({ ownerId: user.id, createdAt: new Date("2026-11-01T10:00:00.120Z") });
  const newer = await create.project({ ownerId: user.id, createdAt: new Date("2026-11-02T10:00:00Z") });
  await create.keyword({ projectId: older.id });
  const { projects, total } = await projectsOf(token);
  const shown = [newer, older].map(async ({ id }) => (await call("GET", `projects/${id}`, token)).json());
  expect([projects, total]).toEqual([await Promise.all(shown), 2]);
  const created = await call("POST", "users/me/keys", token, { name: "CI", scopes: ["read"], expiresInDays: 30 });
  // A key signs nothing for customers.
  const ofKey = projects.map((project: object) => ({ ...project, widgetSecret: null }));
  expect(await projectsOf((await created.json()).key)).toEqual({ projects: ofKey, total });
});

test("an ended session, a changed role and an ended membership count in the next request", async () => {
  const [owner, member] = [await create.user(), await create.user()];
  const token = await tokenOf(member);
  const project = await create.project({ ownerId: owner.id });
  await db.insert(projectMembers).values({ projectId: project.id, userId: member.id, role: "viewer" });
  expect((await projectsOf(token)).projects).toMatchObject([{ id: project.id, role: "viewer", widgetSecret: null }]);
  await db.delete(projectMembers).where(eq(projectMembers.userId, member.id));
  expect(await projectsOf(token)).toEqual({ projects: [], total: 0 });
  await db.update(users).set({ role: "admin" }).where(eq(users.id, member.id));
  expect(await meOf(token)).toMatchObject({ isAdmin: true, role: "admin" });
  await db.delete(sessions).where(eq(sessions.userId, member.id));
  for (const path of ["users/me", "projects/my"]) expect((await call("GET", path, token)).status).toBe(401);
});

test("a token with the session of another user is refused", async () => {
  const [one, other] = [await create.user(), await create.user()];
  await tokenOf(other);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, other.id));
  if (!session) throw new Error("There is no session.");
  const forged = await dependencies.tokens.sign({ sub: one.id, sid: session.id, isAdmin: false }, session.expiresAt);
  expect((await call("GET", "users/me", forged)).status).toBe(401);
});

test("a project is not listed if the membership began after the session was read", async () => {
  const [owner, member] = [await create.user(), await create.user()];
  const { id } = await create.project({ ownerId: owner.id });
  await db.insert(projectMembers).values({ projectId: id, userId: member.id, role: "viewer" });
  expect(await listProjects(db, { id: member.id, isAdmin: false, memberships: {} })).toEqual({
    projects: [],
    total: 0,
  });
});
