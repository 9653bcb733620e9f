import { expect, onTestFinished, test } from "vitest";
import { projectMembers } from "#db/schema/index.ts";
import { signedIn } from "#shared/account/auth.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, service, create, get, sell, buyer, happens, sendAll, clock } = await createPaymentsApp();
const closed = await createTestApp({ db: dependencies.db });
const monthly = await sell({ popular: true });
const free = await sell({ price: 0, stripePlanId: null });
const password = "a long enough password";
const passwordHash = await Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 });

const post = async (path: string, body: object, request = get) =>
  request(`/api/auth/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const signIn = async ({ email }: { email: string }, request = get) => {
  const response = await post("signIn", { email, password }, request);
  expect(response.status).toBe(200);
  return signedIn.parse(await response.json()).paymentUrl;
};
const over = () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() - 1000);
  return { passwordHash, trialEndsAt, chosenPlanId: monthly.id };
};
const sessionAt = (url: string | undefined) => service.sessions.get(url?.split("/").at(-1) ?? "");
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;

test("a user without plan and trial is sent to pay for the plan they selected", async () => {
  const expected = await sell();
  const user = await create.user({ ...over(), chosenPlanId: expected.id });
  const session = sessionAt(await signIn(user));
  expect(session).toMatchObject({ client_reference_id: user.id, status: "open" });
  expect(service.items.get(session?.id ?? "")).toMatchObject([{ price: { id: expected.stripePlanId } }]);
});

test.each([
  ["whose trial lasts", { trialEndsAt: new Date("2030-01-01T00:00:00Z") }],
  ["who has a plan", { planId: monthly.id }],
  ["who is an admin", { isAdmin: true }],
  ["who is an operator", { role: "operator" as const }],
])("returns no payment URL for a user %s", async (_, values) => {
  const before = service.requests.length;
  expect(await signIn(await create.user({ ...over(), ...values }))).toBeUndefined();
  expect(service.requests).toHaveLength(before);
});

const planChoice = "https://linkstead.test/dashboard/plan";

test("a user who chose no plan chooses one, and is sent to no checkout", async () => {
  const before = service.requests.length;
  expect(await signIn(await create.user({ ...over(), chosenPlanId: null }))).toBe(planChoice);
  expect(service.requests).toHaveLength(before);
});

test("a member of another account's project is sent nowhere", async () => {
  const user = await create.user({ ...over(), chosenPlanId: null });
  const { id: projectId } = await create.project({ ownerId: (await create.user()).id });
  await dependencies.db.insert(projectMembers).values({ projectId, userId: user.id, role: "viewer" });
  expect(await signIn(user)).toBeUndefined();
});

test("a paying user is sent nowhere, and chooses again once the subscription ended", async () => {
  const { user, subscriptionId } = await buyer(monthly, over());
  expect(await signIn(user)).toBeUndefined();
  await sendAll(happens(() => service.cancel(subscriptionId)));
  expect(await signIn(user)).toBe(planChoice);
});

test("a plan selected at sign-up leads to its checkout, also during the trial", async () => {
  const email = newEmail();
  const response = await post("signup", { email, password, planId: monthly.id });
  expect(response.status).toBe(201);
  const { paymentUrl } = signedIn.parse(await response.json());
  expect(sessionAt(paymentUrl)).toMatchObject({ customer_email: email, mode: "subscription" });
});

test("a free plan selected at sign-up starts at once, and no plan leads nowhere", async () => {
  const chosen = await post("signup", { email: newEmail(), password, planId: free.id });
  const { accessToken, paymentUrl } = signedIn.parse(await chosen.json());
  expect(paymentUrl).toBeUndefined();
  const me = await get("/api/users/me", { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await me.json()).toMatchObject({ plan: { id: free.id } });
  const none = await post("signup", { email: newEmail(), password });
  expect(signedIn.parse(await none.json()).paymentUrl).toBeUndefined();
});

test("returns no payment URL without payments", async () => {
  const user = await create.user(over());
  expect(await signIn(user, closed.get)).toBeUndefined();
  const response = await post("signup", { email: newEmail(), password, planId: monthly.id }, closed.get);
  expect(signedIn.parse(await response.json()).paymentUrl).toBeUndefined();
});

test.each([
  ["answers 500", { refusal: 500 }],
  ["answers 429", { refusal: 429 }],
  ["does not answer at all", { hangs: true }],
])("sign-in and sign-up work with a payment service that %s", async (_, behavior) => {
  onTestFinished(() => {
    service.behavior.refusal = undefined;
    service.behavior.hangs = undefined;
  });
  Object.assign(service.behavior, behavior);
  // Waiting for the other timeout would exceed the test's.
  const payments = service.payments({}, { timeoutMs: 600_000, signInTimeoutMs: 200 });
  const { get: request } = await createTestApp({ db: dependencies.db, payments });
  expect(await signIn(await create.user(over()), request)).toBeUndefined();
  const response = await post("signup", { email: newEmail(), password, planId: monthly.id }, request);
  expect(response.status).toBe(201);
});

test("two tabs that sign in after the trial get the same checkout", async () => {
  clock.forward(7200);
  const user = await create.user(over());
  const urls = await Promise.all([signIn(user), signIn(user)]);
  expect(new Set(urls).size).toBe(1);
});
