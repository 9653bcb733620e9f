import { eq } from "drizzle-orm";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { read } from "#client/app/api-client.ts";
import { sessions, users } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { badCredentials } from "#shared/problem.ts";
import { renewedTokenHeader } from "#shared/session.ts";
import type { Log } from "../../observability/log.ts";
import { sessionDays } from "../../security/session-tokens.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { hashPassword, maxConcurrentHashes } from "./passwords.ts";
import { signIn, upsertAdmin } from "./sign-in.ts";

const logged: string[] = [];
const log: Log = pino({ level: "debug" }, { write: (line: string) => logged.push(line) });
const { dependencies, visitor, create, get, clock, tokenOf } = await createTestApp({ log });

const password = "a long enough password";
// The hash contains its cost parameters, so a cheap hash keeps the test fast.
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;
const enter = (json: { email: string; password: string }) => read(visitor.auth.signIn.$post({ json }));
const post = (path: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
  get(
    `/api/auth/${path}`,
    {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    },
    address,
  );
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Whether the token is still valid: the waitlist returns 403 to a signed-in user who is not an admin. */
const stands = async (token: string) => (await get("/api/waitlist", { headers: bearer(token) })).status === 403;
const sessionsOf = (userId: string) => dependencies.db.select().from(sessions).where(eq(sessions.userId, userId));

test("signs in with email and password, with a token valid for a week", async () => {
  const user = await create.user({ passwordHash });
  const { accessToken } = signedIn.parse(await enter({ email: user.email, password }));
  expect(await dependencies.tokens.read(accessToken)).toMatchObject({ sub: user.id, isAdmin: false });
  expect(await stands(accessToken)).toBe(true);
  const [session] = await sessionsOf(user.id);
  expect(session?.expiresAt).toEqual(new Date(dependencies.clock().getTime() + sessionDays * 24 * 3600 * 1000));
});

test.each([
  ["as written", (email: string) => email],
  ["in capitals", (email: string) => email.toUpperCase()],
  ["with spaces around it", (email: string) => `  ${email} `],
])("the email is taken %s", async (_, written) => {
  const user = await create.user({ passwordHash });
  const { accessToken } = await enter({ email: written(user.email), password });
  expect(await dependencies.tokens.read(accessToken)).toMatchObject({ sub: user.id });
});

test("a wrong password, an unknown account and an account without a password get the same response", async () => {
  const [existing, without] = [await create.user({ passwordHash }), await create.user()];
  const attempts = [
    { email: existing.email, password: `${password}r` },
    { email: existing.email, password: password.toUpperCase() },
    { email: newEmail(), password },
    { email: without.email, password },
    { email: "' or 1=1 --", password },
  ];
  const responses = await Promise.all(attempts.map((json) => post("signIn", json)));
  const shown = await Promise.all(
    responses.map(async (response) => ({
      status: response.status,
      type: response.headers.get("content-type"),
      names: [...response.headers.keys()],
      body: await response.text(),
    })),
  );
  expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(shown[0]).toMatchObject({ status: 401, type: "application/problem+json; charset=utf-8" });
  expect(JSON.parse(shown[0]?.body ?? "")).toEqual({
    title: "Not signed in",
    status: 401,
    detail: "Invalid authentication credentials",
    error: "unauthenticated",
  });
  expect(badCredentials).toBe("Invalid authentication credentials");
});

test("signing in sets no cookie and is not cacheable", async () => {
  const user = await create.user({ passwordHash });
  for (const input of [password, "wrong"]) {
    const response = await post("signIn", { email: user.email, password: input });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("signing out ends only this session", async () => {
  const [ada, ben] = [await create.user(), await create.user()];
  const [here, there, bens] = [await tokenOf(ada), await tokenOf(ada), await tokenOf(ben)];
  const response = await post("signOut", {}, bearer(here));
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect([await stands(here), await stands(there), await stands(bens)]).toEqual([false, true, true]);
  expect((await post("signOut", {}, bearer(here))).status).toBe(401);
});

test("signing out everywhere ends all sessions of the user", async () => {
  const [ada, ben] = [await create.user(), await create.user()];
  const [here, there, bens] = [await tokenOf(ada), await tokenOf(ada), await tokenOf(ben)];
  expect((await post("signOut", { everywhere: true }, bearer(here))).status).toBe(204);
  expect([await stands(here), await stands(there), await stands(bens)]).toEqual([false, false, true]);
});

test("ends only this session for everywhere: false and for no body", async () => {
  const ada = await create.user();
  const [first, second, third] = [await tokenOf(ada), await tokenOf(ada), await tokenOf(ada)];
  await post("signOut", { everywhere: false }, bearer(first));
  expect((await get("/api/auth/signOut", { method: "POST", headers: bearer(second) })).status).toBe(204);
  expect([await stands(first), await stands(second), await stands(third)]).toEqual([false, false, true]);
});

test.each([
  ["no header", undefined],
  ["an empty header", ""],
  ["another scheme", (token: string) => `Basic ${token}`],
  ["no scheme", (token: string) => token],
  ["two tokens", (token: string) => `Bearer ${token} ${token}`],
  ["a cut token", (token: string) => `Bearer ${token.slice(0, -2)}`],
  ["an unknown token", () => "Bearer abc.def.ghi"],
  ["a very long token", () => `Bearer ${"a".repeat(10_000)}`],
])("a call with %s is not signed in", async (_, header) => {
  const token = await tokenOf(await create.user());
  const authorization = typeof header === "function" ? header(token) : header;
  const response = await post("signOut", {}, authorization === undefined ? {} : { authorization });
  expect(response.status).toBe(401);
  expect(response.headers.get("www-authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({
    detail: "Invalid authentication credentials",
    error: "unauthenticated",
  });
  expect(await stands(token)).toBe(true);
});

test("accepts the scheme in any case, and ignores tokens in cookies and in the URL", async () => {
  const token = await tokenOf(await create.user());
  const waitlist = (query: string, headers: Record<string, string>) => get(`/api/waitlist${query}`, { headers });
  expect((await waitlist("", { authorization: `bearer ${token}` })).status).toBe(403);
  expect((await waitlist("", { cookie: `token=${token}` })).status).toBe(401);
  expect((await waitlist(`?token=${token}&access_token=${token}`, {})).status).toBe(401);
});

test("a session ends after a week, with its user, and with its role", async () => {
  const [ada, ben] = [await create.user(), await create.user()];
  const [adas, bens] = [await tokenOf(ada), await tokenOf(ben)];
  await dependencies.db.delete(users).where(eq(users.id, ben.id));
  expect([await stands(adas), await stands(bens)]).toEqual([true, false]);
  clock.forward(sessionDays * 24 * 3600 - 1);
  expect(await stands(adas)).toBe(true);
  clock.forward(1);
  expect(await stands(adas)).toBe(false);
});

test("a session in use goes on with new tokens, one a day, and ends a week after its last use", async () => {
  const ada = await create.user();
  let token = await tokenOf(ada);
  const renewedBy = async () =>
    (await get("/api/users/me", { headers: bearer(token) })).headers.get(renewedTokenHeader);
  expect(await renewedBy()).toBeNull();
  for (let day = 0; day < 14; day++) {
    clock.forward(25 * 3600);
    token = (await renewedBy()) ?? "";
    expect(await stands(token), `on day ${day}`).toBe(true);
    expect(await renewedBy()).toBeNull();
  }
  const [session] = await sessionsOf(ada.id);
  expect(session?.expiresAt).toEqual(new Date(dependencies.clock().getTime() + sessionDays * 24 * 3600 * 1000));
  clock.forward(sessionDays * 24 * 3600);
  expect(await stands(token)).toBe(false);
});

test("a session ended in the database is over, whatever its token says", async () => {
  const ada = await create.user();
  const token = await tokenOf(ada);
  const endAt = (expiresAt: Date) =>
    dependencies.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, ada.id));
  await endAt(new Date(dependencies.clock().getTime() + 1));
  expect(await stands(token)).toBe(true);
  await endAt(dependencies.clock());
  expect(await stands(token)).toBe(false);
});

test.each(["session-1", ""])("a token with the session id %j is not signed in", async (sid) => {
  const claims = { sub: (await create.user()).id, sid, isAdmin: false };
  const token = await dependencies.tokens.sign(claims, new Date(dependencies.clock().getTime() + 3_600_000));
  const response = await get("/api/users/me", { headers: bearer(token) });
  expect([response.status, await response.json()]).toMatchObject([401, { error: "unauthenticated" }]);
});

test("the role comes from the database: a token that claims more or less changes nothing", async () => {
  const [user, admin] = [await create.user(), await create.user({ isAdmin: true })];
  const asAdmin = await tokenOf({ id: user.id, isAdmin: true });
  expect((await get("/api/waitlist", { headers: bearer(asAdmin) })).status).toBe(403);
  const asUser = await tokenOf({ id: admin.id, isAdmin: false });
  expect((await get("/api/waitlist", { headers: bearer(asUser) })).status).toBe(200);
  await dependencies.db.update(users).set({ role: "customer" }).where(eq(users.id, admin.id));
  expect((await get("/api/waitlist", { headers: bearer(asUser) })).status).toBe(403);
});

test.each<[string, unknown]>([
  ["no email", { password }],
  ["no password", { email: "ada@people.example" }],
  ["an empty email", { email: "", password }],
  ["an empty password", { email: "ada@people.example", password: "" }],
  ["an email that is too long", { email: `${"a".repeat(250)}@people.example`, password }],
  ["a password that is too long", { email: "ada@people.example", password: "x".repeat(129) }],
  ["an operator for a password", { email: "ada@people.example", password: { $ne: null } }],
  ["NUL in the email", { email: "ada\0@people.example", password }],
  ["a lone surrogate in the password", '{"email":"ada@people.example","password":"\\ud800"}'],
  ["nothing", ""],
])("a sign-in with %s is invalid", async (_, body) => {
  const response = await post("signIn", body);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(await response.json()).toMatchObject({ status: 400, error: "invalid" });
});

test("an IP address that tries passwords has to wait, and others do not", async () => {
  stopDate();
  const user = await create.user({ passwordHash });
  const attempts = [];
  for (let at = 0; at < 21; at++)
    attempts.push(await post("signIn", { email: newEmail(), password: "wrong" }, {}, "192.0.2.77"));
  expect(attempts.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429]);
  const last = attempts.at(-1);
  const seconds = Number(last?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(10);
  expect(await last?.json()).toMatchObject({ status: 429, error: "rate-limited" });
  expect((await post("signIn", { email: user.email, password }, {}, "192.0.2.77")).status).toBe(429);
  expect((await post("signIn", { email: user.email, password }, {}, "192.0.2.78")).status).toBe(200);
});

test("opening the sign-in page doesn't count as an attempt, and has a limit of its own", async () => {
  stopDate();
  const user = await create.user({ passwordHash });
  const opened = [];
  for (let at = 0; at < 61; at++) opened.push((await post("passkey/options", {}, {}, "192.0.2.80")).status);
  expect(opened).toEqual([...Array(60).fill(200), 429]);
  expect((await post("signIn", { email: user.email, password }, {}, "192.0.2.80")).status).toBe(200);
});

test("invalid bodies count against the limit too", async () => {
  stopDate();
  const attempts = [];
  for (let at = 0; at < 21; at++) attempts.push((await post("signIn", "{", {}, "192.0.2.79")).status);
  expect(attempts).toEqual([...Array(20).fill(400), 429]);
});

test("when too many users sign in at once, some have to retry", async () => {
  let isOver = false;
  // The queue stays full, however late the request comes to it.
  const others = Array.from({ length: maxConcurrentHashes + 32 }, async () => {
    while (!isOver) await hashPassword(password).catch(() => new Promise(setImmediate));
  });
  const busy = await vi.waitFor(
    async () => {
      const response = await post("signIn", { email: newEmail(), password: "wrong" });
      expect(response.status).toBe(503);
      return response;
    },
    { timeout: 30_000 },
  );
  isOver = true;
  expect(busy.headers.get("retry-after")).toBe("2");
  expect(await busy.json()).toMatchObject({ error: "unavailable" });
  await Promise.all(others);
});

test("never logs a secret that opens an account", async () => {
  const user = await create.user({ passwordHash });
  logged.length = 0;
  const { accessToken } = await enter({ email: user.email, password });
  await post("signIn", { email: user.email, password: "a wrong password" });
  await get(`/api/auth/signIn?email=${user.email}`, { method: "POST" });
  await post("signOut", {}, bearer(accessToken));
  const text = logged.join("");
  expect(text).toContain("/api/auth/signIn");
  for (const secret of [user.email, password, "a wrong password", accessToken, accessToken.split(".")[2] ?? ""])
    expect(text).not.toContain(secret);
});

const userOf = async (email: string) => (await dependencies.db.select().from(users).where(eq(users.email, email)))[0];

test("creates an admin who can sign in", async () => {
  const email = newEmail();
  await upsertAdmin(dependencies, { email: ` ${email.toUpperCase()} `, password });
  expect(await userOf(email)).toMatchObject({ isAdmin: true });
  const { accessToken } = await signIn(dependencies, { email, password });
  expect((await get("/api/waitlist", { headers: bearer(accessToken) })).status).toBe(200);
});

test("saving the same admin again changes nothing and keeps the sessions", async () => {
  const email = newEmail();
  await upsertAdmin(dependencies, { email, password });
  const before = await userOf(email);
  const { accessToken } = await signIn(dependencies, { email, password });
  await upsertAdmin(dependencies, { email, password });
  expect(await userOf(email)).toEqual(before);
  expect((await get("/api/waitlist", { headers: bearer(accessToken) })).status).toBe(200);
});

test("saving an admin with a new password replaces the old one and ends the sessions", async () => {
  const email = newEmail();
  await upsertAdmin(dependencies, { email, password });
  const before = await userOf(email);
  const { accessToken } = await signIn(dependencies, { email, password });
  await upsertAdmin(dependencies, { email, password: "another password" });
  expect((await userOf(email))?.id).toBe(before?.id);
  expect((await get("/api/waitlist", { headers: bearer(accessToken) })).status).toBe(401);
  await expect(signIn(dependencies, { email, password })).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await signIn(dependencies, { email, password: "another password" })).toMatchObject({
    accessToken: expect.any(String),
  });
});

test("saving an existing account as an admin keeps it and ends its sessions", async () => {
  const user = await create.user({ passwordHash, name: "Ada" });
  const token = await tokenOf(user);
  await upsertAdmin(dependencies, { email: user.email, password });
  expect(await userOf(user.email)).toMatchObject({ id: user.id, name: "Ada", isAdmin: true });
  expect((await get("/api/waitlist", { headers: bearer(token) })).status).toBe(401);
});

test("two processes that start at the same time create one admin", async () => {
  const email = newEmail();
  await Promise.all([1, 2, 3].map(() => upsertAdmin(dependencies, { email, password })));
  expect(await dependencies.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});
