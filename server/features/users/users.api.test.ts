import { expect, test } from "vitest";
import { userList } from "#shared/users.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { create, get, tokenOf } = await createTestApp();
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
