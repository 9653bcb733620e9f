import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/index.ts";
import { sendTrialReminders } from "../../account/account/trial-reminders.job.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { eraseDueAccounts } from "./deletion.ts";

const { dependencies, runJobs, outbox, create, clock, get, tokenOf, keyOf } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);
const password = "a long enough password";
const day = 24 * 3600;
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

const rowOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const signIn = (email: string) => call("POST", "auth/signIn", undefined, { email, password });
const signedInToken = async (email: string) => (await (await signIn(email)).json()).accessToken as string;

/** A user who has deleted their account. */
const leaving = async (values: Partial<typeof users.$inferInsert> = {}) => {
  const user = await create.user({ password, ...confirmed, ...values });
  const token = await tokenOf(user);
  expect((await call("DELETE", "users/me", token, { password, grace: true })).status).toBe(204);
  return { user, token };
};

test("a deleted account stays for 14 days, signed out everywhere, and is then erased", async () => {
  const { user, token } = await leaving();
  expect((await call("GET", "users/me", token)).status).toBe(401);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  const deletionAt = new Date(dependencies.clock().getTime() + 14 * day * 1000);
  expect(await rowOf(user.id)).toMatchObject({ deletionAt });
  await eraseDueAccounts(dependencies);
  expect(await rowOf(user.id)).toBeDefined();
  clock.forward(14 * day);
  await eraseDueAccounts(dependencies);
  expect(await rowOf(user.id)).toBeUndefined();
});

test("the emailed link keeps the account, once", async () => {
  const { user } = await leaving();
  await runJobs("send-email");
  const mail = outbox.find(({ to, text }) => to === user.email && text.includes("/auth/keep-account"));
  const token = mail?.text.match(/keep-account\?token=([\w-]+)/)?.[1] ?? "";
  clock.forward(13 * day);
  expect((await call("POST", "users/me/keep/link", undefined, { token })).status).toBe(200);
  expect((await rowOf(user.id))?.deletionAt).toBeNull();
  expect((await call("POST", "users/me/keep/link", undefined, { token })).status).toBe(400);
});

test("signing in shows the day of the deletion, allows no changes, and can keep the account", async () => {
  const { user } = await leaving();
  const token = await signedInToken(user.email);
  expect(await (await call("GET", "users/me", token)).json()).toMatchObject({ deletionAt: expect.any(String) });
  for (const [method, path, body] of [
    ["PUT", "users/me", { name: "Ada" }],
    ["POST", "projects", { name: "Parcelo", url: "https://parcelo.example" }],
    ["POST", "users/me/keys", { name: "k", scopes: ["read"], expiresInDays: 30 }],
  ] as const)
    expect((await call(method, path, token, body)).status, `${method} ${path}`).toBe(403);
  expect((await call("POST", "users/me/keep", token)).status).toBe(204);
  expect((await rowOf(user.id))?.deletionAt).toBeNull();
  expect((await call("PUT", "users/me", token, { name: "Ada" })).status).toBe(200);
});

test("jobs and API keys treat the account as gone, and work again once it stays", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() + 3600_000);
  const user = await create.user({ password, ...confirmed, trialEndsAt });
  const project = await create.project({ ownerId: user.id });
  const key = await keyOf(user, "read");
  const isActive = async () => (await activeProjects(db, dependencies.clock())).some(({ id }) => id === project.id);
  expect([await isActive(), (await call("GET", "projects/my", key)).status]).toEqual([true, 200]);
  await call("DELETE", "users/me", await tokenOf(user), { password, grace: true });
  expect([await isActive(), (await call("GET", "projects/my", key)).status]).toEqual([false, 401]);
  await sendTrialReminders(dependencies);
  expect((await rowOf(user.id))?.trialRemindedAt).toBeNull();
  await call("POST", "users/me/keep", await signedInToken(user.email));
  expect([await isActive(), (await call("GET", "projects/my", key)).status]).toEqual([true, 200]);
});

test("an administrator who is about to be erased doesn't count as another one", async () => {
  await db.delete(users).where(eq(users.role, "admin"));
  const [first, second] = [await create.user({ isAdmin: true }), await create.user({ isAdmin: true })];
  const secondToken = await tokenOf(second);
  expect((await call("DELETE", "users/me", await tokenOf(first), { grace: true })).status).toBe(204);
  const refused = await call("DELETE", "users/me", secondToken, { grace: true });
  expect(refused.status).toBe(409);
  expect((await call("GET", "users/me", secondToken)).status).toBe(200);
});
