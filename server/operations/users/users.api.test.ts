import { expect, test } from "vitest";
import { rateLimits } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { userList } from "#shared/operations/users.ts";
import { site } from "#shared/site.ts";
import { callWith } from "../../testing/api-caller.ts";
import { newEmail, password } from "../../testing/define-requests.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { create, get, tokenOf, runJobs, outbox, dependencies } = await createTestApp();
const call = callWith(get);
const admin = await create.user({ isAdmin: true, email: "owner@desk.example", name: "Owner" });
const token = await tokenOf(admin);
const list = async (query = "") => userList.parse(await (await call("GET", `users${query}`, token)).json());
const stands = async (session: string) => (await call("GET", "users/me", session)).status === 200;

test("lists all accounts, newest first, with their open sessions", async () => {
  const user = await create.user({ name: "Ada" });
  await tokenOf(user);
  await tokenOf(user);
  const { users, total } = await list();
  expect(users[0]).toMatchObject({ id: user.id, name: "Ada", isAdmin: false, sessions: 2 });
  expect(total).toBe(users.length);
  expect(await list("?limit=1&page=2")).toMatchObject({ users: [{ email: "owner@desk.example" }], total });
});

test.each([
  ["OWNER@desk", 1],
  ["owner", 1],
  ["%", 0],
  ["_", 0],
  ["' or 1=1 --", 0],
])("a search for %j finds %i", async (q, count) => {
  expect((await list(`?q=${encodeURIComponent(q)}`)).total).toBe(count);
});

test.each(["?page=0", "?limit=101", "?sort=email", "?q="])("%s", async (query) => {
  expect((await call("GET", `users${query}`, token)).status).toBe(query === "?q=" ? 200 : 400);
});

test("only a confirmed account becomes an administrator", async () => {
  const user = await create.user();
  const refused = await call("PUT", `users/${user.id}/role`, token, { isAdmin: true });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: "conflict" }]);
  expect((await call("GET", "users", await tokenOf({ ...user, isAdmin: true }))).status).toBe(403);
  expect((await call("PUT", `users/${user.id}/role`, token, { isAdmin: false })).status).toBe(204);
});

test("a role change takes effect at once and ends the sessions opened with the old role", async () => {
  const user = await create.user({ emailVerifiedAt: new Date() });
  const before = await tokenOf(user);
  expect((await call("PUT", `users/${user.id}/role`, token, { isAdmin: true })).status).toBe(204);
  expect(await stands(before)).toBe(false);
  const asAdmin = await tokenOf({ ...user, isAdmin: true });
  expect((await call("GET", "users", asAdmin)).status).toBe(200);
  await call("PUT", `users/${user.id}/role`, token, { isAdmin: false });
  expect((await call("GET", "users", await tokenOf({ ...user, isAdmin: true }))).status).toBe(403);
});

test("no one changes their own role, so that an admin remains", async () => {
  const refused = await call("PUT", `users/${admin.id}/role`, token, { isAdmin: false });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "conflict" });
});

test("signing a user out everywhere ends all their sessions; one's own current session stays", async () => {
  const user = await create.user();
  const theirs = await tokenOf(user);
  const elsewhere = await tokenOf(admin);
  expect((await call("DELETE", `users/${user.id}/sessions`, token)).status).toBe(204);
  expect(await stands(theirs)).toBe(false);
  expect((await call("DELETE", `users/${admin.id}/sessions`, token)).status).toBe(204);
  expect([await stands(token), await stands(elsewhere)]).toEqual([true, false]);
});

test.each([
  ["PUT", "role", { isAdmin: "yes" }, 400],
  ["PUT", "role", {}, 400],
  ["PUT", "role", { isAdmin: true, email: "x@desk.example" }, 400],
])("%s %s with %j answers %i", async (method, path, body, status) => {
  expect((await call(method, `users/${(await create.user()).id}/${path}`, token, body)).status).toBe(status);
});

test("an unknown user is not found", async () => {
  const id = crypto.randomUUID();
  expect((await call("PUT", `users/${id}/role`, token, { isAdmin: true })).status).toBe(404);
  expect((await call("DELETE", `users/${id}/sessions`, token)).status).toBe(404);
  expect((await call("DELETE", "users/nobody/sessions", token)).status).toBe(400);
});

test("an invited operator chooses a password by the emailed link, which confirms the address", async () => {
  const email = newEmail();
  const invite = (role = "operator") => call("POST", "users/invitations", token, { email, role });
  expect((await invite()).status).toBe(202);
  await runJobs("send-email");
  const mail = outbox.find(({ to }) => to === email);
  expect(mail?.subject).toBe(`Owner invited you to the ${site.name} team`);
  const resetPasswordToken = mail?.text.match(/invited=operator&token=([\w-]+)/)?.[1];
  expect((await call("POST", "auth/signIn", undefined, { email, password })).status).toBe(401);
  expect((await call("PUT", "auth/password", undefined, { password, resetPasswordToken })).status).toBe(200);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === email)).toHaveLength(1);
  const { accessToken } = signedIn.parse(
    await (await call("POST", "auth/signIn", undefined, { email, password })).json(),
  );
  expect((await call("GET", "tasks", accessToken)).status).toBe(200);
  expect((await call("GET", "users", accessToken)).status).toBe(403);
});

test("inviting again sends the link again, at most once a minute and not to people with an account", async () => {
  stopDate();
  const email = newEmail();
  const invite = (to: string) => call("POST", "users/invitations", token, { email: to, role: "admin" });
  expect((await invite(email)).status).toBe(202);
  expect((await invite(email)).status).toBe(429);
  await dependencies.db.delete(rateLimits);
  expect((await invite(email)).status).toBe(202);
  const [invited] = (await list(`?q=${email}`)).users;
  await call("PUT", `users/${invited?.id}/role`, token, { role: "customer" });
  await dependencies.db.delete(rateLimits);
  expect((await invite(email)).status, "withdrawn, then invited again").toBe(202);
  const existing = await create.user({ password });
  expect((await invite(existing.email)).status).toBe(409);
  expect((await list(`?q=${existing.email}`)).users[0]).toMatchObject({ role: "customer" });
});
