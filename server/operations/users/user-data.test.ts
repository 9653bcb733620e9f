import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, projects, users } from "#db/schema/index.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);
const admin = await create.user({ isAdmin: true });
const token = await tokenOf(admin);
const auditOf = async (action: string) =>
  (await dependencies.db.select().from(auditEntries).where(eq(auditEntries.call, action))).map(
    ({ adminId }) => adminId,
  );

test("an admin exports a user's stored data, and it is audited", async () => {
  const user = await create.user({ name: "Ada" });
  await create.project({ ownerId: user.id, name: "Parcelo" });
  const response = await call("GET", `users/${user.id}/export`, token);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="linkstead-data-2026-11-21.json"');
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(await response.json()).toMatchObject({
    account: { email: user.email, name: "Ada" },
    projects: [{ name: "Parcelo" }],
  });
  expect(await auditOf(`GET /api/users/${user.id}/export`)).toEqual([admin.id]);
});

test("an admin erases an account with everything it owns, and it is audited", async () => {
  const user = await create.user();
  const session = await tokenOf(user);
  const project = await create.project({ ownerId: user.id });
  expect((await call("DELETE", `users/${user.id}`, token)).status).toBe(204);
  expect(await dependencies.db.$count(users, eq(users.id, user.id))).toBe(0);
  expect(await dependencies.db.$count(projects, eq(projects.id, project.id))).toBe(0);
  expect((await call("GET", "users/me", session)).status).toBe(401);
  expect(await auditOf(`DELETE /api/users/${user.id}`)).toEqual([admin.id]);
  expect((await call("DELETE", `users/${user.id}`, token)).status).toBe(404);
});

test("an admin erases another admin, but not their own account, which stays the last one", async () => {
  const other = await create.user({ isAdmin: true });
  expect((await call("DELETE", `users/${other.id}`, token)).status).toBe(204);
  const refused = await call("DELETE", `users/${admin.id}`, token);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "conflict" });
  expect((await call("GET", "users", token)).status).toBe(200);
});

test("an unknown user is not found, and the id is validated", async () => {
  const id = crypto.randomUUID();
  expect((await call("GET", `users/${id}/export`, token)).status).toBe(404);
  expect((await call("DELETE", `users/${id}`, token)).status).toBe(404);
  expect((await call("DELETE", "users/1", token)).status).toBe(400);
});
