import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passkeys, type users } from "#db/schema/index.ts";
import { eraseAccount } from "../../operations/account-data/deletion.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import { enableSecondFactor } from "../../testing/second-factors.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, runJobs, create, clock, get, tokenOf, outbox } = await createTestApp();
const { db, env } = dependencies;
const call = callWith(get);
const password = "a long enough password";
const confirmed = { emailVerifiedAt: new Date("2026-11-01T09:00:00Z") };

type Authenticator = ReturnType<typeof createAuthenticator>;

const startAdding = async (token: string): Promise<{ challenge: string }> =>
  (await call("POST", "users/me/passkeys/options", token, { password })).json();
const add = (token: string, credential: unknown) =>
  call("POST", "users/me/passkeys", token, { name: "Laptop", credential });

const startSignIn = async () =>
  ((await (await call("POST", "auth/passkey/options")).json()) as { challenge: string }).challenge;
const enter = (credential: unknown) => call("POST", "auth/passkey", undefined, { credential });
const signIn = async (authenticator: Authenticator) => enter(authenticator.signIn({ challenge: await startSignIn() }));

/** A user with a passkey. */
const withPasskey = async (values: Partial<typeof users.$inferInsert> = {}) => {
  const user = await create.user({ password, ...confirmed, ...values });
  const token = await tokenOf(user);
  const authenticator = createAuthenticator(env.SITE_URL);
  const response = await add(token, authenticator.create(await startAdding(token)));
  expect(response.status).toBe(201);
  const { id }: { id: string } = await response.json();
  return { user, token, authenticator, id };
};

test("a passkey is added with the password, reported by email, and signs in without a code", async () => {
  const { user, authenticator, id } = await withPasskey();
  await enableSecondFactor(dependencies, user.id);
  const { accessToken } = await (await signIn(authenticator)).json();
  expect((await call("GET", "users/me", accessToken)).status).toBe(200);
  const methods = await (await call("GET", "users/me/sign-in-methods", accessToken)).json();
  expect(methods.passkeys).toMatchObject([{ id, name: "Laptop", lastUsedAt: expect.any(String) }]);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual(["A passkey was added"]);
});

test("is renamed and removed by its owner only, with the password", async () => {
  const { token, authenticator, id } = await withPasskey();
  const stranger = await tokenOf(await create.user());
  expect((await call("PUT", `users/me/passkeys/${id}`, stranger, { name: "Mine" })).status).toBe(404);
  expect((await call("DELETE", `users/me/passkeys/${id}`, stranger, {})).status).toBe(404);
  expect(await (await call("PUT", `users/me/passkeys/${id}`, token, { name: "Phone" })).json()).toMatchObject({
    name: "Phone",
  });
  expect((await call("DELETE", `users/me/passkeys/${id}`, token, {})).status).toBe(400);
  expect((await call("DELETE", `users/me/passkeys/${id}`, token, { password })).status).toBe(204);
  expect((await signIn(authenticator)).status).toBe(401);
});

test("a stolen session can't add one without the password", async () => {
  const token = await tokenOf(await create.user({ password }));
  for (const body of [{}, { password: "wrong" }])
    expect((await call("POST", "users/me/passkeys/options", token, body)).status).toBe(400);
});

test("refuses a registration with the challenge of another account, a used one, or of another site", async () => {
  const { token } = await withPasskey();
  const other = await tokenOf(await create.user({ password }));
  const authenticator = createAuthenticator(env.SITE_URL);
  const foreign = authenticator.create(await startAdding(other));
  expect((await add(token, foreign)).status).toBe(400);
  expect((await add(other, foreign)).status).toBe(400);
  const phished = authenticator.create({ ...(await startAdding(token)), origin: "https://linkstead.evil.example" });
  expect((await add(token, phished)).status).toBe(400);
});

test.each([
  ["of a phishing site", { origin: "https://linkstead.evil.example" }],
  ["without verifying the user", { isVerified: false }],
])("refuses a sign-in %s", async (_, values) => {
  const { authenticator } = await withPasskey();
  const credential = authenticator.signIn({ challenge: await startSignIn(), ...values });
  expect((await enter(credential)).status).toBe(401);
});

test("a challenge works once, for ten minutes, and only if we issued it", async () => {
  const { authenticator } = await withPasskey();
  const challenge = await startSignIn();
  const credential = authenticator.signIn({ challenge });
  expect((await enter(credential)).status).toBe(200);
  expect((await enter(credential)).status).toBe(400);
  expect((await enter(authenticator.signIn({ challenge: "made up" }))).status).toBe(400);
  const late = await startSignIn();
  clock.forward(600);
  expect((await enter(authenticator.signIn({ challenge: late }))).status).toBe(400);
});

test("refuses a counter that went back, as of a copy, and the signature of another key", async () => {
  const { authenticator, id } = await withPasskey();
  authenticator.setCounter(41);
  expect((await signIn(authenticator)).status).toBe(200);
  authenticator.setCounter(6);
  expect((await signIn(authenticator)).status).toBe(401);
  expect(await db.select().from(passkeys).where(eq(passkeys.id, id))).toMatchObject([{ counter: 42 }]);
  const forger = createAuthenticator(env.SITE_URL).signIn({ challenge: await startSignIn() });
  const credential = { ...forger, id: authenticator.signIn({ challenge: "x" }).id };
  expect((await enter(credential)).status).toBe(401);
});

test("a passkey of an erased account doesn't sign in", async () => {
  const { user, authenticator } = await withPasskey();
  await eraseAccount(dependencies, user.id);
  expect((await signIn(authenticator)).status).toBe(401);
});

test("a password reset by email removes passkeys, a changed password doesn't", async () => {
  const { user, token, authenticator } = await withPasskey();
  const newPassword = "quite another password";
  expect((await call("PUT", "users/me/password", token, { password, newPassword })).status).toBe(204);
  expect((await signIn(authenticator)).status).toBe(200);
  await call("POST", "auth/password-reset", undefined, { email: user.email });
  await runJobs("send-email");
  const resetPasswordToken = outbox.findLast(({ to }) => to === user.email)?.text.match(/token=([\w-]+)/)?.[1];
  expect((await call("PUT", "auth/password", undefined, { password, resetPasswordToken })).status).toBe(200);
  expect((await signIn(authenticator)).status).toBe(401);
});
