import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, users } from "#db/schema/index.ts";
import { auditList } from "#shared/site/audit-log.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);

test("records an admin's changes with actor and call, but no reads, refusals or other users' calls", async () => {
  const [admin, user] = [await create.user({ isAdmin: true }), await create.user()];
  const [asAdmin, asUser] = [await tokenOf(admin), await tokenOf(user)];
  const post = { title: "Noted", content: "", status: "draft" };
  await call("GET", "users", asAdmin);
  await call("HEAD", "users", asAdmin);
  await call("POST", "blogposts", asAdmin, { title: "" });
  await call("POST", "blogposts", asUser, post);
  await call("PUT", "users/me", asUser, { name: "Ada" });
  await call("POST", "blogposts", asAdmin, post);
  await call("DELETE", `users/${user.id}/sessions`, asAdmin);
  const notes = await dependencies.db.select().from(auditEntries);
  expect(notes).toMatchObject([
    { adminId: admin.id, call: "POST /api/blogposts", requestId: expect.stringMatching(/./) },
    { adminId: admin.id, call: `DELETE /api/users/${user.id}/sessions`, summary: "End all sessions of a user" },
  ]);
});

/** Creates a separate administrator with one entry per call, a day apart, the newest on 20 November 2026. */
const entriesOf = async (...calls: string[]) => {
  const admin = await create.user({ isAdmin: true });
  const token = await tokenOf(admin);
  const rows = calls.map((call, at) => ({
    adminId: admin.id,
    call,
    requestId: crypto.randomUUID(),
    createdAt: new Date(Date.parse("2026-11-20T23:59:59Z") - at * 24 * 3600_000),
  }));
  if (rows.length) await dependencies.db.insert(auditEntries).values(rows);
  const list = async (query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ actor: admin.email, ...query });
    return auditList.parse(await (await call("GET", `audit?${search}`, token)).json());
  };
  return { admin, token, list };
};
const callsIn = ({ entries }: { entries: { call: string }[] }) => entries.map(({ call }) => call);

test("lists entries newest first, page by page, with their actor", async () => {
  const { admin, list } = await entriesOf("DELETE /api/plans/3", "PUT /api/plans/3", "POST /api/plans");
  const first = await list({ limit: "2" });
  expect(first).toMatchObject({ total: 3, entries: [{ admin: { id: admin.id, email: admin.email } }, {}] });
  expect(callsIn(first)).toEqual(["DELETE /api/plans/3", "PUT /api/plans/3"]);
  expect(callsIn(await list({ limit: "2", page: "2" }))).toEqual(["POST /api/plans"]);
});

test.each([
  [{ action: "delete" }, ["DELETE /api/plans/3"]],
  [{ action: "/plans/" }, ["DELETE /api/plans/3", "PUT /api/plans/3"]],
  [{ action: "%" }, []],
  [{ from: "2026-11-19" }, ["DELETE /api/plans/3", "PUT /api/plans/3"]],
  [{ to: "2026-11-19" }, ["PUT /api/plans/3", "POST /api/plans"]],
  [{ from: "2026-11-19", to: "2026-11-19" }, ["PUT /api/plans/3"]],
  [{ actor: "nothing@like.it" }, []],
])("filters by %j", async (query, calls) => {
  const { list } = await entriesOf("DELETE /api/plans/3", "PUT /api/plans/3", "POST /api/plans");
  const found = await list(query);
  expect([callsIn(found), found.total]).toEqual([calls, calls.length]);
});

test("an entry outlives its administrator's account, without a name", async () => {
  const { admin, token } = await entriesOf("DELETE /api/plans/77");
  const another = await tokenOf(await create.user({ isAdmin: true }));
  expect((await call("GET", "audit", token)).status).toBe(200);
  await dependencies.db.delete(users).where(eq(users.id, admin.id));
  const found = auditList.parse(await (await call("GET", "audit?action=plans/77", another)).json());
  expect(found.entries).toMatchObject([{ admin: null, call: "DELETE /api/plans/77" }]);
});

test("an entry on behalf of a customer that also calls their account is listed once, among others of either kind", async () => {
  const customer = await create.user();
  const { admin, token } = await entriesOf();
  const hour = (at: number) => new Date(Date.UTC(2026, 10, 20, at));
  const calls = [`PUT /api/users/${customer.id}/role`, "PUT /api/plans/3", `DELETE /api/users/${customer.id}/sessions`];
  await dependencies.db.insert(auditEntries).values([
    { adminId: admin.id, onBehalfOf: customer.id, call: calls[0] ?? "", createdAt: hour(3) },
    { adminId: admin.id, onBehalfOf: customer.id, call: calls[1] ?? "", createdAt: hour(2) },
    { adminId: admin.id, call: calls[2] ?? "", createdAt: hour(1) },
    { adminId: admin.id, call: "PUT /api/plans/4", createdAt: hour(0) },
  ]);
  const list = async (query: string) => auditList.parse(await (await call("GET", `audit?${query}`, token)).json());
  const found = await list(`customer=${customer.id}`);
  expect([callsIn(found), found.total]).toEqual([calls, 3]);
  const second = await list(`customer=${customer.id}&actor=${encodeURIComponent(admin.email)}&limit=2&page=2`);
  expect([callsIn(second), second.total]).toEqual([calls.slice(2), 3]);
});

test.each(["page=0", "from=yesterday", "sort=call", `action=${"a".repeat(101)}`])("%s is refused", async (query) => {
  const { token } = await entriesOf();
  expect((await call("GET", `audit?${query}`, token)).status).toBe(400);
});
