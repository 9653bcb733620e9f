import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, sessions, users } from "#db/schema/index.ts";
import { api } from "../../api.ts";
import { routeOptions } from "../../http/route.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf, clock } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);

const signInAs = async (values: Parameters<typeof create.user>[0] = {}) => {
  const [admin, user] = [await create.user({ isAdmin: true }), await create.user(values)];
  const adminToken = await tokenOf(admin);
  const response = await call("POST", `users/${user.id}/impersonate`, adminToken);
  const { accessToken, expiresAt } = await response.json();
  return { admin, adminToken, user, status: response.status, accessToken: accessToken as string, expiresAt };
};
const trialEndsAt = new Date("2027-01-01T00:00:00Z");
const isOpen = async (token: string) => (await call("GET", "users/me", token)).status === 200;

test("an admin signs in as a customer for an hour, who sees it among the sessions", async () => {
  const { user, status, accessToken, expiresAt } = await signInAs();
  expect(status).toBe(201);
  expect(new Date(expiresAt).getTime() - dependencies.clock().getTime()).toBe(3600_000);
  expect(await (await call("GET", "users/me", accessToken)).json()).toMatchObject({
    id: user.id,
    isSupportAccess: true,
  });
  const own = await tokenOf(user);
  expect(await (await call("GET", "users/me", own)).json()).not.toHaveProperty("isSupportAccess");
  const { sessions: listed } = await (await call("GET", "users/me/sessions", own)).json();
  expect(listed).toContainEqual(expect.objectContaining({ device: "Support access", isSupportAccess: true }));
});

test.each([{ isAdmin: true }, { role: "operator" as const }])("refuses to sign in as %j", async (values) => {
  expect((await signInAs(values)).status).toBe(403);
});

test("start and changes are audited under the admin, reads are not", async () => {
  const { admin, user, accessToken } = await signInAs({ trialEndsAt });
  await call("GET", "projects/my", accessToken);
  const body = { digest: false };
  expect((await call("PUT", "users/me/mails", accessToken, body)).status).toBe(200);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.adminId, admin.id));
  expect(entries.map((entry) => [entry.call, entry.onBehalfOf])).toEqual([
    [`POST /api/users/${user.id}/impersonate`, null],
    ["PUT /api/users/me/mails", user.id],
  ]);
});

test("a change through a public endpoint is audited once", async () => {
  const { admin, user, accessToken } = await signInAs({ trialEndsAt });
  const { id: projectId } = await create.project({ ownerId: user.id });
  const { id } = await create.feedback({ projectId });
  const body = { id, status: "read" };
  expect((await call("POST", "feedback/save", accessToken, body)).status).toBe(200);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.onBehalfOf, user.id));
  expect(entries).toMatchObject([{ adminId: admin.id, call: "POST /api/feedback/save" }]);
});

const routes = api.routes.filter(({ method }) => method !== "ALL");
const calls = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
const allowed = new Set(
  routes
    .filter(({ handler }) => routeOptions.get(handler)?.support === "allowed")
    .map(({ method, path }) => `${method} ${path}`),
);

/** Calls that only the customer may make: sign-in data, payments, and secrets. */
const refusedToSupport = [
  "PUT /users/me",
  "DELETE /users/me",
  "GET /users/me/export",
  "PUT /users/me/password",
  "POST /users/me/confirm-email",
  "POST /users/me/keys",
  "DELETE /users/me/keys/:id",
  "DELETE /users/me/sessions/:id",
  "DELETE /users/me/google",
  "POST /users/me/keep",
  "POST /users/me/passkeys",
  "POST /users/me/passkeys/options",
  "PUT /users/me/passkeys/:id",
  "DELETE /users/me/passkeys/:id",
  "POST /users/me/second-factor",
  "PUT /users/me/second-factor",
  "DELETE /users/me/second-factor",
  "POST /users/me/second-factor/recovery-codes",
  "POST /projects/:id/members",
  "PUT /projects/:id/members/:userId",
  "DELETE /projects/:id/members/:userId",
  "DELETE /projects/:id/invitations/:invitationId",
  "POST /invitations/:token/accept",
  "POST /users/new-subscription",
  "GET /users/complete-payment",
  "GET /users/update-payment",
  "POST /plans/change",
  "GET /payments/connect",
  "GET /payments/account-id/:code/:mode",
  "PUT /projects/:id/apply-offers",
  "DELETE /projects/:id",
  "POST /projects/:id/destinations",
  "POST /projects/:id/destinations/wordpress",
  "GET /projects/:id/destinations/wordpress/authorize",
  "PUT /destinations/:id",
  "POST /projects/:id/webhooks",
  "PUT /webhooks/:id",
  "POST /webhooks/:id/rotate",
  "POST /projects/:id/alerts/feed",
  "PUT /projects/:id/alerts/slack",
];

const isRefused = (status: number) => [401, 403].includes(status);

test("support reads, and writes only what a route allows", async () => {
  const { user, accessToken } = await signInAs({ trialEndsAt });
  const { id } = await create.project({ ownerId: user.id });
  const wrong: string[] = [];
  for (const route of calls.filter((each) => !each.startsWith("GET") && !allowed.has(each))) {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replaceAll(/:\w+/g, id).slice(1);
    // A route that answers visitors doesn't know who is signed in.
    if ((await call(method, path, undefined, {})).status !== 401) continue;
    if (!isRefused((await call(method, path, accessToken, {})).status)) wrong.push(route);
  }
  expect(wrong).toEqual([]);
});

test.each(refusedToSupport)("%s is refused to support", async (refused) => {
  expect(calls).toContain(refused);
  expect(allowed).not.toContain(refused);
  const { user, accessToken } = await signInAs({ trialEndsAt });
  const { id } = await create.project({ ownerId: user.id });
  const [method = "", pattern = ""] = refused.split(" ");
  const path = pattern.replaceAll(/:\w+/g, id).slice(1);
  const body = method === "GET" ? undefined : {};
  const response = await call(method, path, accessToken, body);
  expect([response.status, await response.json()]).toMatchObject([403, { error: "forbidden" }]);
});

test("hides the secret of the customer's projects", async () => {
  const { user, accessToken } = await signInAs();
  const { widgetSecret } = await create.project({ ownerId: user.id });
  expect(await (await call("GET", "projects/my", await tokenOf(user))).text()).toContain(widgetSecret);
  expect(await (await call("GET", "projects/my", accessToken)).text()).not.toContain(widgetSecret);
});

test("never reaches the admin's calls", async () => {
  const { user, accessToken } = await signInAs();
  expect((await call("GET", "users", accessToken)).status).toBe(403);
  expect((await call("POST", `users/${user.id}/impersonate`, accessToken)).status).toBe(403);
});

test("ends with the admin's session, and when the admin is no longer one", async () => {
  const first = await signInAs();
  await call("POST", "auth/signOut", first.adminToken, {});
  expect(await isOpen(first.accessToken)).toBe(false);
  const second = await signInAs();
  const other = await tokenOf(await create.user({ isAdmin: true }));
  await call("PUT", `users/${second.admin.id}/role`, other, { role: "customer" });
  expect(await isOpen(second.accessToken)).toBe(false);
  expect(await db.$count(sessions, eq(sessions.impersonatedBy, second.admin.id))).toBe(0);
});

test("signing out everywhere as support ends only the support session", async () => {
  const { user, accessToken } = await signInAs();
  const own = await tokenOf(user);
  expect((await call("POST", "auth/signOut", accessToken, { everywhere: true })).status).toBe(204);
  expect([await isOpen(accessToken), await isOpen(own)]).toEqual([false, true]);
  expect(await db.$count(users, eq(users.id, user.id))).toBe(1);
});

test("use doesn't extend it", async () => {
  const { admin, accessToken, expiresAt } = await signInAs();
  clock.forward(1800);
  expect(await isOpen(accessToken)).toBe(true);
  const [session] = await db.select().from(sessions).where(eq(sessions.impersonatedBy, admin.id));
  expect(session?.expiresAt.toISOString()).toBe(expiresAt);
});
