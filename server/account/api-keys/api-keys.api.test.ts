import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiKeys, auditEntries, rateLimits } from "#db/schema/index.ts";
import { createdApiKey, maxKeysPerUser } from "#shared/account/api-keys.ts";
import { createKey, findKeyUser } from "../../access/api-key.ts";
import { createSecretBox } from "../../security/secret-box.ts";
import { callWith } from "../../testing/api-caller.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { changeIdentity } from "../auth/identity.ts";

const { dependencies, create, get, as, keyOf, tokenOf, clock, outbox, runJobs } = await createTestApp();
const { db } = dependencies;
const call = callWith(get);
const input = { name: "Reports", scopes: ["read" as const], expiresInDays: 30 as const };
const isAuthenticated = async (key: string) => (await call("GET", "projects/my", key)).status === 200;

test("shows a new key once, stores only its hash, mails its owner and records who created and revoked it", async () => {
  const user = await create.user();
  const { keys } = (await as(user)).users.me;
  const response = await keys.$post({ json: { ...input, scopes: ["publish", "read", "read"] } });
  expect(response.status).toBe(201);
  const { key, ...shown } = createdApiKey.parse(await response.json());
  expect(shown).toMatchObject({ name: "Reports", last4: key.slice(-4), scopes: ["read", "publish"], lastUsedAt: null });
  expect(await (await keys.$get()).json()).toEqual({ keys: [shown], total: 1 });
  expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(key.slice(9, -4));
  await runJobs("send-email");
  const mail = outbox.find(({ to }) => to === user.email);
  expect(mail?.subject).toBe("A new API key was created");
  expect(mail?.text).toContain("Its permissions: read, publish.");
  expect(mail?.text).not.toContain(key);

  expect(await isAuthenticated(key)).toBe(true);
  expect((await keys[":id"].$delete({ param: { id: shown.id } })).status).toBe(204);
  expect((await keys[":id"].$delete({ param: { id: shown.id } })).status).toBe(404);
  expect(await isAuthenticated(key)).toBe(false);
  const calls = await db.select().from(auditEntries).where(eq(auditEntries.adminId, user.id));
  expect(calls.map((entry) => entry.call)).toEqual([
    "POST /api/users/me/keys",
    `DELETE /api/users/me/keys/${shown.id}`,
  ]);
});

test("a user can't revoke another's key", async () => {
  const [owner, stranger] = [await create.user(), await create.user()];
  const { id } = await create.apiKey({ userId: owner.id });
  expect((await (await as(stranger)).users.me.keys[":id"].$delete({ param: { id } })).status).toBe(404);
});

test.each([
  [{ name: " " }, "name"],
  [{ name: "a".repeat(61) }, "name"],
  [{ scopes: [] }, "scopes"],
  [{ scopes: ["admin"] }, "scopes.0"],
  [{ expiresInDays: 31 }, "expiresInDays"],
  [{ expiresInDays: undefined }, "expiresInDays"],
  [{ userId: "x" }, ""],
])("rejects a key with %j", async (change, path) => {
  const response = await call("POST", "users/me/keys", await tokenOf(await create.user()), { ...input, ...change });
  expect(response.status).toBe(400);
  expect((await response.json()).issues).toMatchObject([{ path }]);
});

test("parallel requests stay within the limit of keys", async () => {
  const { keys } = (await as(await create.user())).users.me;
  const created = await Promise.all(Array.from({ length: maxKeysPerUser + 4 }, () => keys.$post({ json: input })));
  expect(created.map(({ status }) => Number(status)).sort()).toEqual([
    ...Array<number>(maxKeysPerUser).fill(201),
    ...Array<number>(4).fill(409),
  ]);
  expect(await (await keys.$get()).json()).toMatchObject({ total: maxKeysPerUser });
});

test("a key works until it expires, and one without expiry keeps working", async () => {
  const user = await create.user();
  const { keys } = (await as(user)).users.me;
  const [short, endless] = await Promise.all(
    ([30, null] as const).map(async (expiresInDays) =>
      createdApiKey.parse(await (await keys.$post({ json: { ...input, expiresInDays } })).json()),
    ),
  );
  const day = 24 * 3600;
  clock.forward(30 * day - 1);
  expect(await isAuthenticated(short?.key ?? "")).toBe(true);
  clock.forward(1);
  expect([await isAuthenticated(short?.key ?? ""), await isAuthenticated(endless?.key ?? "")]).toEqual([false, true]);
});

test("an unknown key is answered like an invalid token", async () => {
  for (const key of [createKey(), "lsk_live_", `lsk_test_${createKey().slice(9)}`]) {
    const response = await call("GET", "projects/my", key);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.json()).toMatchObject({ detail: "Invalid authentication credentials" });
  }
});

test("names the missing scope, and says where keys don't work", async () => {
  const user = await create.user();
  const key = await keyOf(user, "write", "publish");
  const missing = await call("GET", "projects/my", key);
  expect([missing.status, missing.headers.get("www-authenticate")]).toEqual([
    403,
    'Bearer error="insufficient_scope", scope="read"',
  ]);
  expect(await missing.json()).toMatchObject({
    error: "forbidden",
    detail: "This API key doesn't have the scope `read`.",
  });
  const refused = await call("POST", "users/me/keys", key, input);
  expect(await refused.json()).toMatchObject({ error: "forbidden", detail: /API keys can't do this/ });
});

test("saves the last use at most once an hour", async () => {
  const user = await create.user();
  const key = await keyOf(user, "read");
  const lastUse = async () => (await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id)))[0]?.lastUsedAt;
  const start = dependencies.clock();
  for (const seconds of [0, 3599]) {
    clock.forward(seconds);
    await isAuthenticated(key);
    expect(await lastUse()).toEqual(start);
  }
  clock.forward(1);
  await isAuthenticated(key);
  expect(await lastUse()).toEqual(dependencies.clock());
});

test("an administrator's key has a customer's rights", async () => {
  const admin = await create.user({ isAdmin: true });
  const { id } = await create.project({ ownerId: (await create.user()).id });
  expect((await call("GET", `projects/${id}`, await tokenOf(admin))).status).toBe(200);
  expect((await call("GET", `projects/${id}`, await keyOf(admin, "read"))).status).toBe(404);
});

test("a key of an account without a plan can read but not write", async () => {
  const user = await create.user({ trialEndsAt: new Date("2026-01-01T00:00:00Z") });
  const { id } = await create.project({ ownerId: user.id });
  const key = await keyOf(user, "read", "write");
  expect((await call("GET", `projects/${id}`, key)).status).toBe(200);
  expect(await (await call("POST", `projects/${id}/proposals`, key, { count: 1 })).json()).toMatchObject({
    error: "limit",
  });
});

test("reports the limit of a key, and rejects requests over it", async () => {
  stopDate();
  const user = await create.user();
  const key = await keyOf(user, "read");
  const headersOf = ({ headers }: Response) =>
    ["limit", "remaining", "policy"].map((name) => headers.get(`ratelimit-${name}`));
  const first = await call("GET", "projects/my", key);
  expect(headersOf(first)).toEqual(["500", "499", '"read";q=500;w=3600']);
  expect(first.headers.get("ratelimit")).toBe('"read";r=499;t=3600');
  const [{ id } = { id: "" }] = await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
  await db
    .update(rateLimits)
    .set({ points: 499 })
    .where(eq(rateLimits.key, `key-read-hour:${id}`));
  expect(headersOf(await call("GET", "projects/my", key))).toEqual(["500", "0", '"read";q=500;w=3600']);
  const rejected = await call("GET", "projects/my", key);
  expect([rejected.status, ...headersOf(rejected)]).toEqual([429, "500", "0", '"read";q=500;w=3600']);
  expect(rejected.headers.get("retry-after")).toBe(rejected.headers.get("ratelimit-reset"));
  expect(await isAuthenticated(await keyOf(user, "read"))).toBe(true);
  expect((await call("GET", "projects/my", await tokenOf(user))).headers.has("ratelimit-limit")).toBe(false);
  const path = `projects/${crypto.randomUUID()}/proposals`;
  const writing = await call("POST", path, await keyOf(user, "write"), { count: 1 });
  expect(headersOf(writing)).toEqual(["200", "199", '"write";q=200;w=3600']);
});

test("keys of before a change of the secret stay valid and are hashed again", async () => {
  const user = await create.user();
  const key = await keyOf(user, "read");
  const former = "a key of the tests, long enough too";
  const current = "the next key of the tests, long enough";
  const during = { ...dependencies, secrets: createSecretBox({ current, previous: [former] }) };
  const after = { ...dependencies, secrets: createSecretBox({ current }) };
  expect(await findKeyUser(after, key)).toBeUndefined();
  expect(await findKeyUser(during, key)).toMatchObject({ id: user.id });
  expect(await findKeyUser(after, key)).toMatchObject({ id: user.id });
});

test("keys survive their owner's password change, but not a reset or a change of role", async () => {
  const user = await create.user();
  const key = await keyOf(user, "read");
  await changeIdentity(db, dependencies.jobs, user.id, { isOwnChange: true });
  expect(await isAuthenticated(key)).toBe(true);
  await changeIdentity(db, dependencies.jobs, user.id, {});
  expect(await isAuthenticated(key)).toBe(false);
});
