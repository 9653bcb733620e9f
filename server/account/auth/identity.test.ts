import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users, verificationTokens } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { readEnv } from "../../env.ts";
import { createGoogle } from "../../integrations/google.ts";
import { callWith } from "../../testing/api-caller.ts";
import { googleKeys } from "../../testing/stand-ins/google.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { upsertAdmin } from "./sign-in.ts";

const clientId = "ours.apps.googleusercontent.com";
const start = () => new Date("2026-11-21T09:00:00Z");
const service = await googleKeys({ clientId, clock: start });
afterAll(() => service.stop());
const google = createGoogle(clientId, readEnv({ GOOGLE_JWKS_URL: service.url }), start);
const { dependencies, runJobs, create, get, tokenOf, outbox } = await createTestApp({ google });
const call = callWith(get);

const password = "a long enough password";
const newPassword = "quite another password";
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

const verifiedUser = (values: Partial<typeof users.$inferInsert> = {}) =>
  create.user({ passwordHash, emailVerifiedAt: new Date(), ...values });
const rowOf = async (id: string) => (await dependencies.db.select().from(users).where(eq(users.id, id)))[0];
const isSignedIn = async (token: string) => (await call("GET", "users/me", token)).status === 200;
const signIn = (email: string, password: string) => call("POST", "auth/signIn", undefined, { email, password });
const requestLink = (email: string) => get(`/api/auth/magic-link?email=${encodeURIComponent(email)}`);
const requestReset = (email: string) => call("POST", "auth/password-reset", undefined, { email });
const follow = (token: string) => get(`/api/auth/magic-link/callback?token=${token}`);
const reset = (resetPasswordToken: string) =>
  call("PUT", "auth/password", undefined, { password: newPassword, resetPasswordToken });
const requestChange = (token: string, email: string) => call("PUT", "users/me", token, { email, password });
const confirm = (token: string, session?: string) => call("POST", "users/me/confirm-email", session, { token });
const enterGoogle = (credential: string) => call("POST", "auth/google", undefined, { credential });

const mailsTo = async (email: string) => {
  await runJobs("send-email");
  return outbox.filter(({ to }) => to === email);
};
/** Returns the token of the newest mail to this address that contains one. */
const mailedToken = async (email: string) => {
  const texts = (await mailsTo(email)).map(({ text }) => text.match(/token=([\w-]+)/)?.[1]);
  return texts.findLast(Boolean) ?? "";
};
const newEmail = (host = "people.example") => `${crypto.randomUUID().slice(0, 8)}@${host}`;

test.each([
  ["magic link", requestLink, follow],
  ["reset", requestReset, reset],
] as const)(
  "a %s that was mailed to the old address does not work after a confirmed change",
  async (_, request, use) => {
    const user = await verifiedUser();
    const session = await tokenOf(user);
    await request(user.email);
    const old = await mailedToken(user.email);
    const next = newEmail();
    await requestChange(session, next);
    expect((await confirm(await mailedToken(next), session)).status).toBe(200);
    const response = await use(old);
    expect([response.status, await response.json()]).toMatchObject([400, { error: "invalid" }]);
    expect(await rowOf(user.id)).toMatchObject({ email: next, passwordHash });
  },
);

test("a link works only for its account's current address", async () => {
  const user = await verifiedUser();
  await requestLink(user.email);
  const token = await mailedToken(user.email);
  await dependencies.db.update(users).set({ email: newEmail() }).where(eq(users.id, user.id));
  expect((await follow(token)).status).toBe(400);
});

const changes: [string, (session: string, email: string) => Promise<unknown>][] = [
  ["a new password", (session) => call("PUT", "users/me/password", session, { password, newPassword })],
  ["signing out everywhere", (session) => call("POST", "auth/signOut", session, { everywhere: true })],
  [
    "a reset by mail",
    async (_, email) => {
      await requestReset(email);
      await reset(await mailedToken(email));
    },
  ],
];
test.each(changes)("%s drops a pending address set by a thief, and its link", async (_, change) => {
  const user = await verifiedUser();
  const [owner, thief] = [await tokenOf(user), await tokenOf(user)];
  const address = newEmail("thief.example");
  await requestChange(thief, address);
  const link = await mailedToken(address);
  await change(owner, user.email);
  expect(await rowOf(user.id)).toMatchObject({ email: user.email, pendingEmail: null });
  expect((await confirm(link)).status).toBe(400);
  expect(await isSignedIn(thief)).toBe(false);
});

test("an administrator who signs a user out everywhere drops the pending address too", async () => {
  const user = await verifiedUser({ pendingEmail: newEmail() });
  const admin = await tokenOf(await verifiedUser({ role: "admin" }));
  expect((await call("DELETE", `users/${user.id}/sessions`, admin)).status).toBe(204);
  expect(await rowOf(user.id)).toMatchObject({ pendingEmail: null });
});

test("the current address is mailed when a change is requested and when it is made", async () => {
  const user = await verifiedUser();
  const session = await tokenOf(user);
  const next = newEmail();
  await requestChange(session, next);
  const [request] = await mailsTo(user.email);
  expect(request?.subject).toBe("Email change requested");
  expect(request?.text).toContain(next);
  expect(request?.text).toContain("/auth/password-reset");
  await confirm(await mailedToken(next), session);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    "Email change requested",
    "Your email was changed",
  ]);
});

test("an address that was never confirmed gets no mail about changes, as it may be a stranger's", async () => {
  const user = await verifiedUser({ emailVerifiedAt: null });
  await requestChange(await tokenOf(user), newEmail());
  expect(await mailsTo(user.email)).toEqual([]);
});

test("an account created with Google and moved to a victim's address is closed to that Google identity", async () => {
  const attacker = { sub: crypto.randomUUID(), email: newEmail("gmail.com") };
  const joined = await enterGoogle(await service.credential(attacker));
  const { accessToken } = signedIn.parse(await joined.json());
  const victim = newEmail();
  await requestChange(accessToken, victim);
  expect((await confirm(await mailedToken(victim))).status).toBe(200);
  await requestReset(victim);
  expect((await reset(await mailedToken(victim))).status).toBe(200);
  const [row] = await dependencies.db.select().from(users).where(eq(users.email, victim));
  expect(row).toMatchObject({ googleId: null, googleEmail: null });
  const again = await enterGoogle(await service.credential(attacker));
  const { accessToken: token } = signedIn.parse(await again.json());
  expect((await dependencies.tokens.read(token))?.sub).not.toBe(row?.id);
});

test("a Google user who confirms a new address while signed in keeps signing in with Google", async () => {
  const person = { sub: crypto.randomUUID(), email: newEmail("gmail.com") };
  const { accessToken } = signedIn.parse(await (await enterGoogle(await service.credential(person))).json());
  const next = newEmail();
  await requestChange(accessToken, next);
  expect((await confirm(await mailedToken(next), accessToken)).status).toBe(200);
  expect(await isSignedIn(accessToken)).toBe(true);
  const { accessToken: again } = signedIn.parse(await (await enterGoogle(await service.credential(person))).json());
  expect((await dependencies.tokens.read(again))?.sub).toBe((await dependencies.tokens.read(accessToken))?.sub);
});

test.each([
  ["its own mailbox", "gmail.com", true],
  ["a mailbox that it does not run", "people.example", false],
])("a reset by mail with a Google identity of %s", async (_, host, isUnchanged) => {
  const person = { sub: crypto.randomUUID(), email: newEmail(host) };
  await enterGoogle(await service.credential(person));
  await requestReset(person.email);
  expect((await reset(await mailedToken(person.email))).status).toBe(200);
  const [row] = await dependencies.db.select().from(users).where(eq(users.email, person.email));
  expect(row?.googleId).toBe(isUnchanged ? person.sub : null);
});

test("ADMIN_EMAIL takes over an account that someone else created with the address", async () => {
  const boss = newEmail("corp.example");
  const attacker = await create.user({ email: boss, passwordHash, googleId: crypto.randomUUID(), googleEmail: boss });
  const session = await tokenOf(attacker);
  const own = newEmail("attacker.example");
  await requestChange(session, own);
  const link = await mailedToken(own);
  await requestLink(boss);
  const bossLink = await mailedToken(boss);
  await upsertAdmin(dependencies, { email: boss, password: newPassword });
  expect(await rowOf(attacker.id)).toMatchObject({
    isAdmin: true,
    pendingEmail: null,
    googleId: null,
    emailVerifiedAt: expect.any(Date),
  });
  expect(await isSignedIn(session)).toBe(false);
  expect([(await confirm(link)).status, (await follow(bossLink)).status]).toEqual([400, 400]);
  expect((await signIn(boss, password)).status).toBe(401);
  expect((await signIn(boss, newPassword)).status).toBe(200);
});

test("an administrator with an unconfirmed address is taken over at the next start, whatever the password", async () => {
  const boss = newEmail("corp.example");
  const user = await create.user({ email: boss, passwordHash, isAdmin: true, pendingEmail: newEmail() });
  await upsertAdmin(dependencies, { email: boss, password });
  expect(await rowOf(user.id)).toMatchObject({ pendingEmail: null, emailVerifiedAt: expect.any(Date) });
});

test("an administrator confirms a new address only while signed in, so that a typo gives no role away", async () => {
  const admin = await verifiedUser({ role: "admin" });
  const session = await tokenOf(admin);
  const next = newEmail();
  await requestChange(session, next);
  const link = await mailedToken(next);
  const refused = await confirm(link);
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: "conflict" }]);
  expect(await rowOf(admin.id)).toMatchObject({ email: admin.email, isAdmin: true });
  expect((await confirm(link, session)).status).toBe(200);
  expect(await rowOf(admin.id)).toMatchObject({ email: next });
});

test("a role change drops mailed links, a pending address and a Google identity of another address", async () => {
  const user = await verifiedUser({
    googleId: crypto.randomUUID(),
    googleEmail: "another@gmail.com",
    pendingEmail: newEmail(),
  });
  await requestLink(user.email);
  await mailedToken(user.email);
  const admin = await tokenOf(await verifiedUser({ role: "admin" }));
  expect((await call("PUT", `users/${user.id}/role`, admin, { isAdmin: true })).status).toBe(204);
  expect(await rowOf(user.id)).toMatchObject({ isAdmin: true, pendingEmail: null, googleId: null, passwordHash });
  expect(await dependencies.db.$count(verificationTokens, eq(verificationTokens.userId, user.id))).toBe(0);
});

test("15 accounts with one stranger's address send at most five mails a day, over all spellings of the mailbox", async () => {
  const stranger = crypto.randomUUID().slice(0, 8);
  const statuses = [];
  for (let at = 0; at < 15; at++) {
    const response = await requestChange(await tokenOf(await verifiedUser()), `${stranger}+${at}@people.example`);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(10).fill(429)]);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to.startsWith(stranger))).toHaveLength(5);
});

test("a change refused for too many mails leaves the account unchanged", async () => {
  const address = newEmail();
  for (let at = 0; at < 5; at++) await requestChange(await tokenOf(await verifiedUser()), address);
  const user = await verifiedUser();
  const refused = await requestChange(await tokenOf(user), address);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await rowOf(user.id)).toMatchObject({ pendingEmail: null });
  expect(await mailsTo(user.email)).toEqual([]);
});
