import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, users } from "#db/schema/index.ts";
import { me, sessionList } from "#shared/account/account.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, runJobs, create, get, tokenOf, outbox, clock } = await createTestApp();
const password = "a long enough password";
const another = "quite another password";
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

const send = (method: string, path: string, token?: string, body?: unknown, more: Record<string, string> = {}) =>
  get(`/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }), ...more },
  });
const meOf = async (token: string) => me.parse(await (await send("GET", "users/me", token)).json());
const stands = async (token: string) => (await send("GET", "users/me", token)).status === 200;
const signIn = (email: string, password: string, device = "") =>
  send("POST", "auth/signIn", undefined, { email, password }, { "user-agent": device });
const mailTo = async (to: string) => {
  await runJobs("send-email");
  return outbox.findLast((mail) => mail.to === to);
};
const tokenIn = (text: string | undefined) => text?.match(/token=([\w-]+)/)?.[1] ?? "";
const person = async (values = {}) => {
  const user = await create.user({ passwordHash, emailVerifiedAt: new Date(), ...values });
  return { user, token: await tokenOf(user) };
};

test("updates name and website, and clears them when empty", async () => {
  const { token } = await person({ name: "Ada" });
  const changed = await send("PUT", "users/me", token, { name: " Ada Byron ", website: "https://ada.example" });
  expect(me.parse(await changed.json())).toMatchObject({ name: "Ada Byron", website: "https://ada.example" });
  await send("PUT", "users/me", token, { name: "" });
  expect(await meOf(token)).toMatchObject({ name: null, website: "https://ada.example" });
});

test("a new email takes effect once confirmed, and the old one is notified", async () => {
  const { user, token } = await person();
  const next = `new-${user.email}`;
  const requests = await send("PUT", "users/me", token, { email: next.toUpperCase(), password });
  expect(me.parse(await requests.json())).toMatchObject({ email: user.email, pendingEmail: next });
  expect((await signIn(next, password)).status).toBe(401);
  const link = tokenIn((await mailTo(next))?.text);
  const confirmed = await send("POST", "users/me/confirm-email", token, { token: link });
  expect(await confirmed.json()).toEqual({ confirmed: true });
  expect(await meOf(token)).toMatchObject({ email: next, pendingEmail: null });
  expect((await signIn(next, password)).status).toBe(200);
  expect((await signIn(user.email, password)).status).toBe(401);
  expect((await mailTo(user.email))?.subject).toBe("Your email was changed");
});

test.each([
  ["no password", {}],
  ["a wrong password", { password: "wrong" }],
])("a new address with %s is refused by its field, without signing out", async (_, extra) => {
  const { user, token } = await person();
  const response = await send("PUT", "users/me", token, { email: `new-${user.email}`, ...extra });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid", issues: [{ path: "password" }] });
  expect(await meOf(token)).toMatchObject({ pendingEmail: null });
});

test("an email in use gets the same response as any other, and never belongs to two accounts", async () => {
  const other = await create.user({ emailVerifiedAt: new Date() });
  const { token } = await person();
  const response = await send("PUT", "users/me", token, { email: other.email, password });
  expect(me.parse(await response.json())).toMatchObject({ pendingEmail: other.email });
  expect(await mailTo(other.email)).toBeUndefined();
});

test("confirming an email that was taken in the meantime is a conflict", async () => {
  const { user, token } = await person();
  const next = `late-${user.email}`;
  await send("PUT", "users/me", token, { email: next, password });
  const link = tokenIn((await mailTo(next))?.text);
  await create.user({ email: next });
  expect((await send("POST", "users/me/confirm-email", token, { token: link })).status).toBe(409);
  expect(await meOf(token)).toMatchObject({ email: user.email });
});

test("confirming an email set from a stolen session takes the account over, not the other way round", async () => {
  const { user, token } = await person();
  const victim = `victim-${user.email}`;
  await send("PUT", "users/me", token, { email: victim, password });
  const link = tokenIn((await mailTo(victim))?.text);
  expect((await send("POST", "users/me/confirm-email", undefined, { token: link })).status).toBe(200);
  expect(await stands(token)).toBe(false);
  expect((await signIn(victim, password)).status).toBe(401);
});

test("a new password ends the other sessions, keeps this one and is announced by mail", async () => {
  const { user, token } = await person();
  const elsewhere = await tokenOf(user);
  const response = await send("PUT", "users/me/password", token, { password, newPassword: another });
  expect(response.status).toBe(204);
  expect([await stands(token), await stands(elsewhere)]).toEqual([true, false]);
  expect((await signIn(user.email, another)).status).toBe(200);
  expect((await mailTo(user.email))?.subject).toBe("Your password was changed");
});

test.each([
  ["a wrong password", { password: "wrong", newPassword: another }, "password"],
  ["no password", { newPassword: another }, "password"],
  ["a short one", { password, newPassword: "short" }, "newPassword"],
  ["a common one", { password, newPassword: "password1" }, "newPassword"],
])("%s changes nothing and is a 400", async (_, body, path) => {
  const { user, token } = await person();
  const response = await send("PUT", "users/me/password", token, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path }] });
  expect((await signIn(user.email, password)).status).toBe(200);
});

test("sets the first password without asking for one", async () => {
  const { user, token } = await person({ passwordHash: null });
  expect((await send("PUT", "users/me/password", token, { newPassword: another })).status).toBe(204);
  expect((await signIn(user.email, another)).status).toBe(200);
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("lists sessions with their devices and ends them one by one", async () => {
  const { user } = await person();
  const { accessToken } = (await (await signIn(user.email, password, firefox)).json()) as { accessToken: string };
  clock.forward(3600);
  const token = await tokenOf(user);
  const list = sessionList.parse(await (await send("GET", "users/me/sessions", token)).json());
  expect(list.total).toBe(3);
  expect(list.sessions[0]).toMatchObject({ current: true });
  const other = list.sessions.find(({ device }) => device === "Firefox on Linux");
  expect(other).toMatchObject({ current: false });
  expect((await send("DELETE", `users/me/sessions/${other?.id}`, token)).status).toBe(204);
  expect(await stands(accessToken)).toBe(false);
  expect((await send("DELETE", `users/me/sessions/${other?.id}`, token)).status).toBe(404);
});

test("another user's session is not found", async () => {
  const [mine, theirs] = [await person(), await person()];
  const { sessions } = sessionList.parse(await (await send("GET", "users/me/sessions", theirs.token)).json());
  expect((await send("DELETE", `users/me/sessions/${sessions[0]?.id}`, mine.token)).status).toBe(404);
  expect(await stands(theirs.token)).toBe(true);
});

test("a session shows when it was last used, to within five minutes", async () => {
  const { token } = await person();
  const seen = async () =>
    sessionList.parse(await (await send("GET", "users/me/sessions", token)).json()).sessions[0]?.lastSeenAt;
  const before = await seen();
  clock.forward(60);
  expect(await seen()).toBe(before);
  clock.forward(600);
  expect(await seen()).toBe(dependencies.clock().toISOString());
});

test("the export is a file with everything stored, without secrets", async () => {
  const { user, token } = await person({ name: "Ada", stripeCustomerId: `cus_${crypto.randomUUID().slice(0, 8)}` });
  const response = await send("GET", "users/me/export", token);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="linkstead-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: user.email, name: "Ada" },
    sessions: [{ current: true }],
    payments: expect.any(Object),
  });
  expect(text).not.toContain(passwordHash);
  expect(text).not.toContain(token);
});

test("deleting an account requires the password and erases all personal data", async () => {
  const { user, token } = await person();
  const refused = await send("DELETE", "users/me", token, { password: "wrong" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "password" }] });
  expect((await send("DELETE", "users/me", token, { password })).status).toBe(204);
  expect(await stands(token)).toBe(false);
  expect((await signIn(user.email, password)).status).toBe(401);
  expect(await dependencies.db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
});

test("the only administrator cannot leave; with a second one they can, and the audit log stays", async () => {
  const { user: first, token } = await person({ isAdmin: true });
  expect((await send("DELETE", "users/me", token, { password })).status).toBe(409);
  const { user: second } = await person({ isAdmin: true });
  await send("DELETE", `users/${second.id}/sessions`, token);
  expect((await send("DELETE", "users/me", token, { password })).status).toBe(204);
  const notes = await dependencies.db.select().from(auditEntries);
  expect(notes).toMatchObject([{ adminId: null, call: `DELETE /api/users/${second.id}/sessions` }]);
  expect(first.id).not.toBe(second.id);
});
