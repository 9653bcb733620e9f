import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { plans, users } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { readEnv } from "../../env.ts";
import { createGoogle } from "../../integrations/google.ts";
import { googleKeys } from "../../testing/stand-ins/google.ts";
import { createTestApp } from "../../testing/test-app.ts";

const clientId = "ours.apps.googleusercontent.com";
const clock = () => new Date("2026-11-21T09:00:00Z");
const service = await googleKeys({ clientId, clock });
afterAll(() => service.stop());
const google = createGoogle(clientId, readEnv({ GOOGLE_JWKS_URL: service.url }), clock);
const { dependencies, create, get, tokenOf } = await createTestApp({ google });
const { get: getWithout } = await createTestApp();

const passwordHash = await Bun.password.hash("a password", { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });
const requests = (credential: string, planId?: number) => ({
  method: "POST",
  body: JSON.stringify({ credential, planId }),
  headers: { "content-type": "application/json" },
});
const enter = (credential: string, planId?: number) => get("/api/auth/google", requests(credential, planId));
const rowOf = async (email: string) => (await dependencies.db.select().from(users).where(eq(users.email, email)))[0];

test("a new user gets a verified account with a trial, and returns as the same user whatever the address", async () => {
  const sub = crypto.randomUUID();
  const email = `${sub.slice(0, 8)}@gmail.com`;
  signedIn.parse(await (await enter(await service.credential({ sub, email }))).json());
  const row = await rowOf(email);
  expect(row).toMatchObject({ googleId: sub, name: "Ada Byron", emailVerifiedAt: clock(), passwordHash: null });
  expect(row?.trialEndsAt).not.toBeNull();
  const again = await enter(await service.credential({ sub, email: "moved@gmail.com" }));
  const { accessToken } = signedIn.parse(await again.json());
  expect(await dependencies.tokens.read(accessToken)).toMatchObject({ sub: row?.id });
});

test("keeps the plan a new user selected, and the plan an existing account has", async () => {
  const [plan, other] = await dependencies.db.select({ id: plans.id }).from(plans).limit(2);
  const newcomer = { sub: crypto.randomUUID(), email: `${crypto.randomUUID().slice(0, 8)}@gmail.com` };
  const refused = await enter(await service.credential(newcomer), 2_000_000_000);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "planId", message: "This plan is not on offer." }] });
  expect(await rowOf(newcomer.email)).toBeUndefined();
  expect((await enter(await service.credential(newcomer), plan?.id)).status).toBe(200);
  expect(await rowOf(newcomer.email)).toMatchObject({ chosenPlanId: plan?.id });
  expect((await enter(await service.credential(newcomer), other?.id)).status).toBe(200);
  expect(await rowOf(newcomer.email)).toMatchObject({ chosenPlanId: plan?.id });
  const { email } = await create.user({ email: `${crypto.randomUUID().slice(0, 8)}@gmail.com` });
  expect((await enter(await service.credential({ sub: crypto.randomUUID(), email }), plan?.id)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ chosenPlanId: null });
});

test.each([
  ["its own mailbox", { hd: undefined }, "gmail.com"],
  ["a domain that it runs", { hd: "people.example" }, "people.example"],
])("an account is linked when Google answers for %s", async (_, claims, host) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@${host}`;
  const user = await create.user({ email, emailVerifiedAt: new Date(), passwordHash });
  const session = await tokenOf(user);
  const response = await enter(await service.credential({ email, sub: `id-${email}`, ...claims }));
  expect(response.status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ id: user.id, googleId: `id-${email}`, passwordHash });
  expect((await get("/api/users/me", { headers: { authorization: `Bearer ${session}` } })).status).toBe(200);
});

test("an unverified account with the address loses its password and sessions", async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@gmail.com`;
  const user = await create.user({ email, passwordHash });
  const session = await tokenOf(user);
  expect((await enter(await service.credential({ email }))).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: clock() });
  expect((await get("/api/users/me", { headers: { authorization: `Bearer ${session}` } })).status).toBe(401);
});

test("does not take over an account on a domain that Google is not authoritative for", async () => {
  const user = await create.user({ passwordHash });
  const response = await enter(await service.credential({ email: user.email }));
  expect(response.status).toBe(409);
  expect(await rowOf(user.email)).toMatchObject({ googleId: null, passwordHash });
});

test("does not take over an account linked to another Google account", async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@gmail.com`;
  await create.user({ email, googleId: `first-${email}`, emailVerifiedAt: new Date() });
  expect((await enter(await service.credential({ email, sub: "second" }))).status).toBe(401);
});

test("an address that Google has not verified creates no account", async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@gmail.com`;
  expect((await enter(await service.credential({ email, email_verified: false }))).status).toBe(400);
  expect(await rowOf(email)).toBeUndefined();
});

const now = Math.floor(clock().getTime() / 1000);
const forgeries: [string, () => Promise<string>][] = [
  ["another audience", () => service.credential({ aud: "theirs.apps.googleusercontent.com" })],
  ["another issuer", () => service.credential({ iss: "https://evil.example" })],
  [
    "an issuer that begins like Google's",
    () => service.credential({ iss: "https://accounts.google.com.evil.example" }),
  ],
  ["one that ran out", () => service.credential({}, { expiresAt: now - 1 })],
  ["a stranger's key", () => service.credential({}, { key: service.stranger })],
  ["a key that Google does not have", () => service.credential({}, { kid: "second" })],
  ["no subject", () => service.credential({ sub: undefined })],
  ["no email", () => service.credential({ email: undefined })],
  ["an email that is no text", () => service.credential({ email: ["a@gmail.com"] })],
  ["no signature", async () => (await service.credential()).replace(/[^.]+$/, "")],
  ["no token", async () => "nothing"],
  [
    "alg none",
    async () => {
      const [, payload] = (await service.credential()).split(".");
      return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    },
  ],
];

test.each(forgeries)("rejects a credential with %s", async (_, create) => {
  const response = await enter(await create());
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ detail: "Invalid authentication credentials" });
});

test("responds that Google sign-in is not configured without a client id", async () => {
  const response = await getWithout("/api/auth/google", requests("x"));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: "unavailable" });
});
