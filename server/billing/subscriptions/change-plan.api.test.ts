import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { credits, plans, users } from "#db/schema/index.ts";
import { planChangeResponse } from "#shared/billing/payments.ts";
import { Problem } from "#shared/problem.ts";
import { stripeTimeouts } from "../../integrations/stripe/stripe.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, service, as, get, cache, create, sell, planOf, sendAll, happens, checkoutOf, buyer, clock } =
  await createPaymentsApp();
const formOf = (method: string, path: string) =>
  service.requests.findLast((call) => call.method === method && call.path === path)?.body as
    | URLSearchParams
    | undefined;
const monthly = await sell({ label: "Monthly" });
const yearly = await sell({ label: "Yearly", type: "annually", price: 5000 });
const once = await sell({ label: "Once", type: "onetime", price: 299 });
const free = await sell({ label: "Free", price: 0, stripePlanId: null, url: null });
const off = await sell({ label: "Off", active: false });

type Person = { id: string; isAdmin: boolean };
const change = async (person: Person, planId: number) => {
  const client = await as(person);
  return planChangeResponse.parse(await read(client.plans.change.$post({ json: { planId } })));
};
const urlOf = async (person: Person, planId: number) => {
  const result = await change(person, planId);
  return "paymentUrl" in result ? result.paymentUrl : "";
};
const sessionAt = (url: string) => service.sessions.get(url.split("/").at(-1) ?? "");
const checkoutsOf = (person: Person) =>
  [...service.sessions.values()].filter(({ client_reference_id }) => client_reference_id === person.id);

test("a paid plan leads to a checkout with this customer, this price and a return URL", async () => {
  const user = await create.user();
  const url = await urlOf(user, once.id);
  expect(new URL(url).origin).toBe(service.url);
  expect(sessionAt(url)).toMatchObject({
    mode: "payment",
    client_reference_id: user.id,
    customer_email: user.email,
    metadata: { userId: user.id },
    success_url: "https://linkstead.test/dashboard/plan?payment=success&session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://linkstead.test/dashboard/plan?payment=failed",
  });
  expect(service.items.get(sessionAt(url)?.id ?? "")).toMatchObject([
    { price: { id: once.stripePlanId }, quantity: 1 },
  ]);
  expect(formOf("POST", "/v1/checkout/sessions")?.get("allow_promotion_codes")).toBe("true");
  expect(sessionAt(await urlOf(user, yearly.id))).toMatchObject({ mode: "subscription" });
  expect(await planOf(user)).toBeNull();
});

test("a returning customer pays as the same Stripe customer", async () => {
  const { user, customerId } = await buyer(once);
  expect(sessionAt(await urlOf(user, yearly.id))).toMatchObject({ customer: customerId, customer_email: null });
});

test("selecting the current plan changes nothing and sends no request", async () => {
  const { user } = await buyer(monthly);
  const before = service.requests.length;
  expect(await change(user, monthly.id)).toEqual({ changed: true });
  expect(service.requests).toHaveLength(before);
});

test("changes the running subscription to another recurring plan instead of selling a second one", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  expect(await change(user, yearly.id)).toEqual({ changed: true });
  expect(await planOf(user)).toBe(yearly.id);
  expect(service.subscriptions.get(subscriptionId)?.items.data).toMatchObject([{ price: { id: yearly.stripePlanId } }]);
  const requests = formOf("POST", `/v1/subscriptions/${subscriptionId}`);
  expect(requests?.get("proration_behavior")).toBe("create_prorations");
  expect(checkoutsOf(user)).toHaveLength(1);
});

test("twenty concurrent changes see the same result, and one subscription runs", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const results = await Promise.all(Array.from({ length: 20 }, () => change(user, yearly.id)));
  expect(results).toEqual(results.map(() => ({ changed: true })));
  expect(await planOf(user)).toBe(yearly.id);
  const own = [...service.subscriptions.values()].filter(
    ({ customer }) => customer === service.subscriptions.get(subscriptionId)?.customer,
  );
  expect(own).toHaveLength(1);
});

test("a subscription that ended in Stripe but not yet here leads to a checkout", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  service.cancel(subscriptionId);
  expect(sessionAt(await urlOf(user, yearly.id))).toMatchObject({ status: "open" });
  expect(await planOf(user)).toBeNull();
});

test("an overdue payment is settled before another plan starts", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  expect(await urlOf(user, yearly.id)).toMatch(/\/p\/session\/bps_/);
  expect(await planOf(user)).toBe(monthly.id);
});

test("a one-time plan is paid at a checkout, with the subscription that it ends", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  expect(sessionAt(await urlOf(user, once.id))).toMatchObject({
    mode: "payment",
    metadata: { userId: user.id, endsSubscription: subscriptionId },
  });
});

test("a free plan starts at once, and survives late events", async () => {
  const user = await create.user();
  expect(await change(user, free.id)).toEqual({ changed: true });
  expect(await planOf(user)).toBe(free.id);
  const { user: former, subscriptionId } = await buyer(monthly);
  expect(await change(former, free.id)).toEqual({ changed: true });
  expect(service.subscriptions.get(subscriptionId)).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect(await planOf(former), "until the end of what was paid for").toBe(monthly.id);
  await sendAll(happens(() => service.cancel(subscriptionId)));
  expect(await planOf(former)).toBe(free.id);
});

test("a free plan does not revoke purchases", async () => {
  const { user } = await buyer(once);
  await expect(change(user, free.id)).rejects.toMatchObject({ status: 409, code: "conflict" });
  expect(await planOf(user)).toBe(once.id);
});

test("twenty concurrent requests, and a return within the hour, get one checkout", async () => {
  const user = await create.user();
  const client = await as(user);
  const changeToMonthly = () => read(client.plans.change.$post({ json: { planId: monthly.id } }));
  const results = await Promise.all(Array.from({ length: 20 }, changeToMonthly));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(checkoutsOf(user)).toHaveLength(1);
  await changeToMonthly();
  expect(checkoutsOf(user)).toHaveLength(1);
  clock.forward(3600);
  await changeToMonthly();
  expect(checkoutsOf(user)).toHaveLength(2);
});

test("a user who changed their email within the hour gets a new checkout", async () => {
  const user = await create.user();
  await urlOf(user, monthly.id);
  const email = `new-${user.email}`;
  await dependencies.db.update(users).set({ email }).where(eq(users.id, user.id));
  expect(sessionAt(await urlOf(user, monthly.id))).toMatchObject({ customer_email: email });
});

test.each([
  ["unknown", 2_000_000_000],
  ["not on offer any more", off.id],
])("a plan that is %s is not found", async (_, planId) => {
  await expect(change(await create.user(), planId)).rejects.toMatchObject({ status: 404, code: "not-found" });
});

test.each([
  {},
  { planId: "1" },
  { planId: 1.5 },
  { planId: -1 },
  { planId: null },
  { planId: monthly.id, running: "pause" },
  { planId: 1e12 },
  { planId: monthly.id, price: 1 },
  { planId: monthly.id, userId: crypto.randomUUID() },
])("%j is no change", async (json) => {
  const client = await as(await create.user());
  await expect(read(client.plans.change.$post({ json: json as { planId: number } }))).rejects.toMatchObject({
    status: 400,
    code: "invalid",
  });
});

test.each([500, 429, 401])(
  "while Stripe responds %i it is an upstream error, and works again afterwards",
  async (status) => {
    const user = await create.user();
    onTestFinished(() => void delete service.behavior.refusal);
    service.behavior.refusal = status;
    await expect(change(user, monthly.id)).rejects.toMatchObject({ status: 502, code: "upstream" });
    delete service.behavior.refusal;
    clock.forward(60);
    expect(await urlOf(user, monthly.id)).not.toBe("");
    expect(checkoutsOf(user)).toHaveLength(1);
  },
);

test("what Stripe does after our timeout is bought once and granted once, however often it is asked and told", async () => {
  onTestFinished(() => void delete service.behavior.late);
  const payments = service.payments();
  let timeout: Promise<never>;
  const { db, clock } = dependencies;
  const impatient = await createTestApp({
    db,
    clock,
    payments: {
      ...payments,
      checkout: (request) => Promise.race([payments.checkout(request), timeout]),
      changePrice: (...change) => Promise.race([payments.changePrice(...change), timeout]),
    },
  });
  /** The timeout is over once Stripe has the request, and Stripe acts after that. */
  const askLate = async (user: Person, planId: number) => {
    const client = await impatient.as(user);
    const [timedOut, answer] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()];
    timeout = timedOut.promise;
    service.behavior.late = () => {
      timedOut.reject(new Problem("upstream", "Stripe is late."));
      return answer.promise;
    };
    const late = read(client.plans.change.$post({ json: { planId } }));
    await expect(late).rejects.toMatchObject({ status: 502, code: "upstream" });
    answer.resolve();
    delete service.behavior.late;
  };
  const user = await create.user();
  await askLate(user, monthly.id);
  await expect.poll(() => checkoutsOf(user)).toHaveLength(1);
  const id = await checkoutOf(user, monthly);
  expect(checkoutsOf(user).map((session) => session.id)).toEqual([id]);
  const events = happens(() => service.complete(id));
  await sendAll([...events.toReversed(), ...events]);
  expect(await planOf(user)).toBe(monthly.id);

  const { subscription, customer } = service.sessions.get(id) ?? {};
  const priceOf = () => service.subscriptions.get(subscription ?? "")?.items.data[0]?.price.id;
  const before = service.events.length;
  await askLate(user, yearly.id);
  await expect.poll(priceOf).toBe(yearly.stripePlanId);
  expect(await change(user, yearly.id)).toEqual({ changed: true });
  const told = service.events.slice(before);
  await sendAll([...told.toReversed(), ...told]);
  expect(await planOf(user)).toBe(yearly.id);
  expect([...service.subscriptions.values()].filter((one) => one.customer === customer)).toHaveLength(1);
  const granted = await dependencies.db.select().from(credits).where(eq(credits.userId, user.id));
  expect(new Set(granted.map(({ source }) => source)).size).toBe(granted.length);
});

test("refuses a checkout URL that is not Stripe's", async () => {
  const user = await create.user();
  const payments = service.payments({ STRIPE_URL: `${service.url.replace("127.0.0.1", "localhost")}` });
  const there = await createTestApp({ db: dependencies.db, payments });
  const client = await there.as(user);
  // The stand-in returns URLs on 127.0.0.1, a different origin from the configured localhost.
  await expect(read(client.plans.change.$post({ json: { planId: monthly.id } }))).rejects.toMatchObject({
    status: 502,
    code: "upstream",
  });
});

const off_ = await createTestApp({ db: dependencies.db });

test.each([
  ["without keys", async (user: Person) => off_.as(user), once.id],
  ["for a plan without a price at the payment service", as, (await sell({ stripePlanId: null, url: once.url })).id],
])("%s the plan's own link is the way to pay, with who pays in it", async (_, clientFor, planId) => {
  const user = await create.user({ email: `ada+${crypto.randomUUID()}@people.example` });
  const result = await read((await clientFor(user)).plans.change.$post({ json: { planId } }));
  const url = new URL("paymentUrl" in result ? result.paymentUrl : "");
  expect(url.origin + url.pathname).toBe("https://buy.stripe.com/a-plan");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    prefilled_promo_code: "LAUNCH20",
    prefilled_email: user.email,
    client_reference_id: user.id,
  });
});

test.each([
  ["no link of its own", null],
  ["a link to elsewhere", "https://pay.example/plan"],
  ["a link that only looks like the payment service's", "https://buy.stripe.com.evil.example/plan"],
  ["a link with somebody before the @", "https://buy.stripe.com@evil.example/plan"],
])("without keys a plan with %s cannot be paid for here, and that is said", async (_, url) => {
  const plan = await sell({ url, stripePlanId: null });
  const client = await off_.as(await create.user());
  const refused = await client.plans.change.$post({ json: { planId: plan.id } });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: "unavailable", detail: expect.stringMatching(/\w+ .*\.$/) });
});

test("a user's plan change does not invalidate cached public pages", async () => {
  const stored = () => cache.find(new Request("https://linkstead.test/")) !== undefined;
  await expect.poll(async () => (await get("/")).ok && stored()).toBe(true);
  await change(await create.user(), free.id);
  expect(stored()).toBe(true);
});

test.each<[string, (planId: number) => Promise<unknown>]>([
  ["has by a subscription", async (id) => buyer({ id })],
  ["had and cancelled", async (id) => service.cancel((await buyer({ id })).subscriptionId)],
  [
    "was given",
    async (id) => {
      await create.user({ planId: id });
    },
  ],
])("a plan that somebody %s cannot be deleted, and the way out is said", async (_, use) => {
  const plan = await sell();
  await use(plan.id);
  const admin = await as(await create.user({ isAdmin: true }));
  const refused = await admin.plans[":id"].$delete({ param: { id: String(plan.id) } });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "conflict", detail: expect.stringMatching(/deactivate it/i) });
  expect(await dependencies.db.$count(plans, eq(plans.id, plan.id))).toBe(1);
});

test("a refunded one-time plan stays on record, an unpaid one does not", async () => {
  const [bought, expected] = [await sell({ type: "onetime" }), await sell()];
  const { sessionId } = await buyer(bought);
  await sendAll(happens(() => service.refund(sessionId)));
  const dreamer = await create.user({ chosenPlanId: expected.id });
  await checkoutOf(dreamer, expected);
  const admin = await as(await create.user({ isAdmin: true }));
  const statusOf = async (id: number) => (await admin.plans[":id"].$delete({ param: { id: String(id) } })).status;
  expect([await statusOf(bought.id), await statusOf(expected.id)]).toEqual([409, 204]);
  const [row] = await dependencies.db.select().from(users).where(eq(users.id, dreamer.id));
  expect(row?.chosenPlanId).toBeNull();
});

// Last, because Stripe's client repeats the request after we gave up.
test("gives up on Stripe at the timeout", async () => {
  onTestFinished(() => void delete service.behavior.hangs);
  service.behavior.hangs = true;
  const payments = service.payments({}, { ...stripeTimeouts, timeoutMs: 200 });
  const client = await (await createTestApp({ db: dependencies.db, payments })).as(await create.user());
  await expect(read(client.plans.change.$post({ json: { planId: monthly.id } }))).rejects.toMatchObject({
    status: 502,
    code: "upstream",
  });
});
