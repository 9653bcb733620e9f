import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditEntries, recoveryCodes, secondFactors, type users } from "#db/schema/index.ts";
import { readEnv } from "../../env.ts";
import { createGoogle } from "../../integrations/google.ts";
import { rotateSecrets } from "../../security/rotate-secrets.ts";
import { createSecretBox } from "../../security/secret-box.ts";
import { callWith } from "../../testing/api-caller.ts";
import { enableSecondFactor, totpCode } from "../../testing/second-factors.ts";
import { googleKeys } from "../../testing/stand-ins/google.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { hasSecondFactor } from "./second-factor.ts";
import { upsertAdmin } from "./sign-in.ts";

const clientId = "ours.apps.googleusercontent.com";
const start = () => new Date("2026-11-21T09:00:00Z");
const service = await googleKeys({ clientId, clock: start });
afterAll(() => service.stop());
const google = createGoogle(clientId, readEnv({ GOOGLE_JWKS_URL: service.url }), start);
const app = await createTestApp({ google });
const { dependencies, runJobs, create, clock, get, tokenOf, outbox } = app;
const { db } = dependencies;
const call = callWith(get);
const password = "a long enough password";
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

const codeNow = (secret: string, shiftSeconds = 0) =>
  totpCode(secret, new Date(dependencies.clock().getTime() + shiftSeconds * 1000));
const signIn = (email: string) => call("POST", "auth/signIn", undefined, { email, password });
const enter = (challenge: string, code: string) => call("POST", "auth/second-factor", undefined, { challenge, code });
const challengeFor = async (email: string) => (await (await signIn(email)).json()).challenge as string;

/** A user with two-factor authentication. */
const secured = async (values: Partial<typeof users.$inferInsert> = {}) => {
  const user = await create.user({ password, ...confirmed, ...values });
  return { user, secret: await enableSecondFactor(dependencies, user.id) };
};

test("is set up with a code, shows ten recovery codes and ends the other sessions", async () => {
  const user = await create.user({ password, ...confirmed });
  const [token, other] = [await tokenOf(user), await tokenOf(user)];
  const refused = await call("POST", "users/me/second-factor", token, {});
  expect([refused.status, await refused.json()]).toMatchObject([400, { issues: [{ path: "password" }] }]);
  const { secret, uri } = await (await call("POST", "users/me/second-factor", token, { password })).json();
  expect(uri).toContain(`otpauth://totp/Linkstead:${encodeURIComponent(user.email)}?`);
  expect((await signIn(user.email)).status).toBe(200);
  expect((await call("PUT", "users/me/second-factor", token, { code: "000000" })).status).toBe(400);
  const response = await call("PUT", "users/me/second-factor", token, { code: codeNow(secret) });
  const body: { recoveryCodes: string[] } = await response.json();
  expect(new Set(body.recoveryCodes).size).toBe(10);
  expect((await call("GET", "users/me", token)).status).toBe(200);
  expect((await call("GET", "users/me", other)).status).toBe(401);
  expect(await (await call("GET", "users/me/sign-in-methods", token)).json()).toMatchObject({
    secondFactor: { recoveryCodesLeft: 10 },
  });
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toContain(
    "Two-factor authentication is on",
  );
  const stored = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes)]);
  expect(stored).not.toContain(secret);
  for (const code of body.recoveryCodes) expect(stored).not.toContain(code);
});

test("a sign-in with the password needs a code, and gets a session after it", async () => {
  const { user, secret } = await secured();
  const response = await signIn(user.email);
  const { error, challenge } = await response.json();
  expect([response.status, error]).toEqual([403, "second-factor"]);
  const done = await enter(challenge, codeNow(secret));
  const { accessToken } = await done.json();
  expect((await call("GET", "users/me", accessToken)).status).toBe(200);
});

test("a magic link and Google need the code, too", async () => {
  const { user, secret } = await secured({ googleId: "g-1" });
  await get(`/api/auth/magic-link?email=${user.email}`);
  await runJobs("send-email");
  const token = outbox.findLast(({ to }) => to === user.email)?.text.match(/token=([\w-]+)/)?.[1];
  const byLink = await get(`/api/auth/magic-link/callback?token=${token}`);
  const credential = await service.credential({ sub: "g-1", email: user.email });
  const byGoogle = await call("POST", "auth/google", undefined, { credential });
  expect([byLink.status, byGoogle.status]).toEqual([403, 403]);
  expect((await enter((await byLink.json()).challenge, codeNow(secret))).status).toBe(200);
});

test("a code works once, a step early or late, and not earlier", async () => {
  const { user, secret } = await secured();
  expect((await enter(await challengeFor(user.email), codeNow(secret, -60))).status).toBe(400);
  expect((await enter(await challengeFor(user.email), codeNow(secret, -30))).status).toBe(200);
  expect((await enter(await challengeFor(user.email), codeNow(secret, -30))).status).toBe(400);
  const next = codeNow(secret, 30);
  expect((await enter(await challengeFor(user.email), next)).status).toBe(200);
  expect((await enter(await challengeFor(user.email), codeNow(secret))).status).toBe(400);
});

test("of ten concurrent sign-ins with one code, one succeeds", async () => {
  const { user, secret } = await secured();
  const challenges: string[] = [];
  for (let at = 0; at < 8; at++) challenges.push(await challengeFor(user.email));
  const results = await Promise.all(challenges.map((challenge) => enter(challenge, codeNow(secret))));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a challenge works once, for its own account, for ten minutes", async () => {
  const [{ user, secret }, other] = [await secured(), await secured()];
  const challenge = await challengeFor(user.email);
  expect((await enter(challenge, codeNow(other.secret))).status).toBe(400);
  expect((await enter(challenge, codeNow(secret))).status).toBe(200);
  expect((await enter(challenge, codeNow(secret, 30))).status).toBe(400);
  const late = await challengeFor(user.email);
  clock.forward(600);
  const response = await enter(late, codeNow(secret));
  expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: "challenge" }] }]);
});

test("ends brute force after ten attempts, whatever the challenge and the network", async () => {
  const { user, secret } = await secured();
  const wrong = codeNow(secret) === "000000" ? "000001" : "000000";
  for (let at = 0; at < 10; at++) expect((await enter(await challengeFor(user.email), wrong)).status).toBe(400);
  expect((await enter(await challengeFor(user.email), codeNow(secret))).status).toBe(429);
});

test("a recovery code works once, in any spelling, and new ones replace all", async () => {
  const { user, secret } = await secured();
  const token = await tokenOf(user);
  const renew = async (): Promise<string[]> =>
    (await (await call("POST", "users/me/second-factor/recovery-codes", token, { password })).json()).recoveryCodes;
  const [first = "", second = ""] = await renew();
  expect((await enter(await challengeFor(user.email), first.toLowerCase().replaceAll("-", " "))).status).toBe(200);
  expect((await enter(await challengeFor(user.email), first)).status).toBe(400);
  await renew();
  expect((await enter(await challengeFor(user.email), second)).status).toBe(400);
  expect((await enter(await challengeFor(user.email), codeNow(secret))).status).toBe(200);
});

test("a stolen session can't turn it off without the password or a code", async () => {
  const { user, secret } = await secured();
  const token = await tokenOf(user);
  const turnOff = (body: object) => call("DELETE", "users/me/second-factor", token, body);
  expect((await turnOff({})).status).toBe(400);
  expect((await turnOff({ password: "wrong" })).status).toBe(400);
  expect((await turnOff({ code: "000000" })).status).toBe(400);
  expect((await turnOff({ code: codeNow(secret) })).status).toBe(204);
  expect((await signIn(user.email)).status).toBe(200);
});

test("without a password, changes need a code or a recent sign-in", async () => {
  const user = await create.user(confirmed);
  const token = await tokenOf(user);
  await enableSecondFactor(dependencies, user.id);
  clock.forward(16 * 60);
  expect((await call("DELETE", "users/me/second-factor", token, {})).status).toBe(403);
  expect((await call("DELETE", "users/me/second-factor", await tokenOf(user), {})).status).toBe(204);
});

test.each([false, true])(
  "a stolen session can't take over an account without a password, two-factor authentication %s",
  async (isSecured) => {
    const user = await create.user(confirmed);
    const stolen = await tokenOf(user);
    if (isSecured) await enableSecondFactor(dependencies, user.id);
    clock.forward(16 * 60);
    const attempts = (token: string) => [
      call("PUT", "users/me/password", token, { newPassword: password }),
      call("PUT", "users/me", token, { email: `new-${user.email}` }),
      call("DELETE", "users/me", token, {}),
    ];
    for (const attempt of attempts(stolen)) expect((await attempt).status).toBe(403);
    expect((await call("PUT", "users/me", stolen, { name: "Ada" })).status).toBe(200);
    const fresh = await tokenOf(user);
    expect((await call("PUT", "users/me", fresh, { email: `new-${user.email}` })).status).toBe(200);
    expect((await call("DELETE", "users/me", fresh, {})).status).toBe(204);
  },
);

test("a password reset by email keeps it, so that reading the mailbox isn't enough", async () => {
  const { user } = await secured();
  await call("POST", "auth/password-reset", undefined, { email: user.email });
  await runJobs("send-email");
  const resetPasswordToken = outbox.findLast(({ to }) => to === user.email)?.text.match(/token=([\w-]+)/)?.[1];
  await call("PUT", "auth/password", undefined, { password, resetPasswordToken });
  expect((await signIn(user.email)).status).toBe(403);
});

test("a changed password invalidates a started sign-in", async () => {
  const { user, secret } = await secured();
  const challenge = await challengeFor(user.email);
  const newPassword = "quite another password";
  expect((await call("PUT", "users/me/password", await tokenOf(user), { password, newPassword })).status).toBe(204);
  expect((await enter(challenge, codeNow(secret))).status).toBe(400);
});

test("the first confirmation of an address removes what someone else may have set up", async () => {
  const { user } = await secured({ emailVerifiedAt: null });
  await get(`/api/auth/magic-link?email=${user.email}`);
  await runJobs("send-email");
  const token = outbox.findLast(({ to }) => to === user.email)?.text.match(/token=([\w-]+)/)?.[1];
  expect((await get(`/api/auth/magic-link/callback?token=${token}`)).status).toBe(200);
  expect(await hasSecondFactor(db, user.id)).toBe(false);
});

test("an administrator resets it with an entry in the audit log; ADMIN_EMAIL resets an administrator's", async () => {
  const { user } = await secured();
  const admin = await create.user({ isAdmin: true });
  const token = await tokenOf(admin);
  const path = `users/${user.id}/second-factor`;
  expect((await call("DELETE", path, await tokenOf(user))).status).toBe(403);
  expect((await call("DELETE", path, token)).status).toBe(204);
  expect((await call("DELETE", path, token)).status).toBe(409);
  expect((await signIn(user.email)).status).toBe(200);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.adminId, admin.id));
  expect(entries).toMatchObject([{ call: `DELETE /api/${path}` }]);
  const other = await secured({ role: "admin" });
  await upsertAdmin(dependencies, { email: other.user.email, password: "quite another password" });
  expect(await hasSecondFactor(db, other.user.id)).toBe(false);
});

test("the secret can be rotated to a new key", async () => {
  const { user, secret } = await secured();
  const secrets = createSecretBox({
    current: "another key of the tests, long enough",
    previous: ["a key of the tests, long enough too"],
  });
  expect(await rotateSecrets(db, secrets)).toMatchObject({ failed: 0 });
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  expect(secrets.open(row?.secret ?? "", row?.id ?? "")).toBe(secret);
});
