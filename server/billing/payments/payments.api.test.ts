import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { connectedAccounts, connectStates } from "#db/schema/index.ts";
import { confirmation, connectedAccount, connectResponse, couponList } from "#shared/billing/payments.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, service, as, create, get, outbox, runJobs, sell, checkoutOf, happens, sendAll, clock } =
  await createPaymentsApp();
const closed = await createTestApp({ db: dependencies.db });
const monthly = await sell();
const once = await sell({ type: "onetime", price: 299 });

type Person = { id: string; isAdmin: boolean };
type Mode = "live" | "test";

const confirm = async (person: Person, sessionId: string) => {
  const client = await as(person);
  return confirmation.parse(await read(client.payments.confirms.$get({ query: { session_id: sessionId } })));
};
const begin = async (person: Person, mode: Mode = "live") => {
  const client = await as(person);
  return connectResponse.parse(await read(client.payments.connect.$get({ query: { mode } })));
};
const connect = async (person: Person, code: string, state: string | undefined, mode: Mode = "live") => {
  const call = (await as(person)).payments["account-id"][":code"][":mode"];
  return connectedAccount.parse(
    await read(call.$get({ param: { code, mode }, query: state === undefined ? {} : { state } })),
  );
};
const coupons = async (person: Person, query: { stripeAcountId?: string; testStripeAccountId?: string }) => {
  const client = await as(person);
  return couponList.parse(await read(client.payments["stripe-coupons"].$get({ query })));
};
const accountsOf = ({ id }: Person) =>
  dependencies.db.select().from(connectedAccounts).where(eq(connectedAccounts.userId, id));
const failing = (behavior: { refusal?: number; hangs?: boolean }) => {
  Object.assign(service.behavior, behavior);
  onTestFinished(() => {
    service.behavior.refusal = undefined;
    service.behavior.hangs = undefined;
  });
};

test("confirms a checkout as Stripe sees it, before its event comes, and once", async () => {
  const user = await create.user();
  const paid = await checkoutOf(user, monthly);
  expect(await confirm(user, paid)).toEqual({ status: "pending", planId: monthly.id });
  const events = happens(() => service.complete(paid));
  for (let times = 0; times < 2; times++)
    expect(await confirm(user, paid)).toEqual({ status: "paid", planId: monthly.id });
  const { plan } = await read((await as(user)).users.me.$get());
  expect(plan?.id).toBe(monthly.id);
  await sendAll(events);
  await runJobs("send-email");
  expect(outbox.filter(({ to }) => to === user.email)).toHaveLength(1);
});

test("a checkout is paid only once its plan is active, also with the promotion code on the regular price", async () => {
  const plan = await sell({ price: 299, strokePrice: 373.75, type: "onetime" });
  const user = await create.user();
  const { id } = service.open({
    price: plan.offered,
    reference: user.id,
    promotionCode: service.promotionCode("LAUNCH20", 20).id,
  });
  service.complete(id);
  expect(service.sessions.get(id)).toMatchObject({ amount_subtotal: 37_375, amount_total: 29_900 });
  expect(await confirm(user, id)).toEqual({ status: "paid", planId: plan.id });
  expect((await read((await as(user)).users.me.$get())).plan?.id).toBe(plan.id);
});

test("a processing payment is pending; a failed payment and an expired checkout have failed", async () => {
  const user = await create.user();
  const late = await checkoutOf(user, once);
  service.complete(late, { later: true });
  expect(await confirm(user, late)).toMatchObject({ status: "pending" });
  service.arrive(late, false);
  expect(await confirm(user, late)).toMatchObject({ status: "failed" });
  clock.forward(3600);
  const expired = await checkoutOf(user, once);
  service.expire(expired);
  expect(await confirm(user, expired)).toMatchObject({ status: "failed" });
});

test("a checkout of an unknown price stays pending, without a plan", async () => {
  const user = await create.user();
  const { id } = service.open({ price: service.price(100), reference: user.id });
  service.complete(id);
  expect(await confirm(user, id)).toEqual({ status: "pending" });
});

test("cannot read another user's checkout, or one without a reference", async () => {
  const [owner, other] = [await create.user(), await create.user()];
  const sessionId = await checkoutOf(owner, once);
  service.complete(sessionId);
  const ownerless = service.open({ price: once.offered, metadata: { userId: other.id } }).id;
  for (const id of [sessionId, ownerless, "cs_live_unknown"])
    await expect(confirm(other, id)).rejects.toMatchObject({ status: 404, code: "not-found" });
});

test.each(["", "cs_", "pi_1", "../subscriptions/sub_1", "cs_1/../../v1/account", "cs_%2e%2e", `cs_${"x".repeat(300)}`])(
  "%j is no checkout's number, and is not looked up at the payment service",
  async (sessionId) => {
    const user = await create.user();
    const before = service.requests.length;
    await expect(confirm(user, sessionId)).rejects.toMatchObject({ status: 400, code: "invalid" });
    expect(service.requests).toHaveLength(before);
  },
);

test("connects an account with code and state, once", async () => {
  const user = await create.user();
  const { url, state } = await begin(user);
  const address = new URL(url);
  expect(address.origin + address.pathname).toBe(`${service.url}/oauth/authorize`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: "code",
    client_id: service.env.STRIPE_CONNECT_CLIENT_ID,
    scope: "read_write",
    state,
    redirect_uri: "https://linkstead.test/dashboard/connect/live",
  });
  expect(await connect(user, service.code("acct_own"), state)).toEqual({ accountId: "acct_own" });
  expect(await connect(user, service.code("acct_own"), (await begin(user)).state)).toEqual({ accountId: "acct_own" });
  expect(await accountsOf(user)).toMatchObject([{ mode: "live", accountId: "acct_own" }]);
});

test("the state is long, stored as a hash, and expires", async () => {
  const user = await create.user();
  const { state } = await begin(user);
  expect(Buffer.from(state, "base64url")).toHaveLength(32);
  const rows = () => dependencies.db.select().from(connectStates).where(eq(connectStates.userId, user.id));
  expect(JSON.stringify(await rows())).not.toContain(state);
  clock.forward(601);
  await begin(await create.user());
  expect(await rows()).toEqual([]);
});

test("test mode connects with the test key, as the account of its own mode", async () => {
  const user = await create.user();
  const { state } = await begin(user, "test");
  await connect(user, service.code("acct_test"), state, "test");
  expect(await accountsOf(user)).toMatchObject([{ mode: "test", accountId: "acct_test" }]);
});

test.each<[string, (own: string, others: string) => string | undefined | Promise<string | undefined>]>([
  ["no state", () => undefined],
  ["an empty state", () => ""],
  ["a state that we did not give", () => "x".repeat(43)],
  ["somebody else's state", (_, others) => others],
  ["a state of the other mode", async () => (await begin(person, "test")).state],
  [
    "a state that is ten minutes old",
    (own) => {
      clock.forward(600);
      return own;
    },
  ],
])("with %s nothing is connected, and the code is not used up", async (_, stateOf) => {
  const [own, others] = [(await begin(person)).state, (await begin(await create.user())).state];
  const code = service.code();
  const state = await stateOf(own, others);
  await expect(connect(person, code, state)).rejects.toMatchObject({ status: 400, code: "invalid" });
  expect(await accountsOf(person)).toEqual([]);
  const good = await create.user();
  expect(await connect(good, code, (await begin(good)).state)).toHaveProperty("accountId");
});
const person = await create.user();

test("one of twenty concurrent requests with one state connects, and later ones do not", async () => {
  const user = await create.user();
  const { state } = await begin(user);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => connect(user, service.code(`acct_race_${at}`), state)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await accountsOf(user)).toHaveLength(1);
  await expect(connect(user, service.code(), state)).rejects.toMatchObject({ status: 400 });
});

test("a code that is unknown to Stripe or already used connects nothing", async () => {
  const user = await create.user();
  const code = service.code("acct_once");
  await connect(user, code, (await begin(user)).state);
  const other = await create.user();
  for (const bad of [code, "ac_unknown"])
    await expect(connect(other, bad, (await begin(other)).state)).rejects.toMatchObject({
      status: 400,
      code: "invalid",
    });
  expect(await accountsOf(other)).toEqual([]);
});

test("does not connect an account of another mode than requested", async () => {
  // A test key is configured as the live key, so the connected account is in test mode.
  const there = await createTestApp({
    db: dependencies.db,
    payments: service.payments({ STRIPE_SECRET_KEY: service.keys.test }),
  });
  const user = await create.user();
  const client = await there.as(user);
  const { state } = await read(client.payments.connect.$get({ query: { mode: "live" } }));
  const param = { code: service.code(), mode: "live" as const };
  await expect(
    read(client.payments["account-id"][":code"][":mode"].$get({ param, query: { state } })),
  ).rejects.toMatchObject({ status: 400, code: "invalid" });
  expect(await accountsOf(user)).toEqual([]);
});

test("connects nothing while Stripe is down, and the same link works once it is up", async () => {
  const user = await create.user();
  const { state } = await begin(user);
  const code = service.code("acct_later");
  failing({ refusal: 500 });
  await expect(connect(user, code, state)).rejects.toMatchObject({ status: 502, code: "upstream" });
  service.behavior.refusal = undefined;
  expect(await connect(user, code, state)).toEqual({ accountId: "acct_later" });
});

test("rejects an unknown mode", async () => {
  const call = (await as(person)).payments["account-id"][":code"][":mode"];
  const param = { code: "ac_1", mode: "production" as Mode };
  await expect(read(call.$get({ param, query: { state: "x" } }))).rejects.toMatchObject({ status: 400 });
  const response = await get("/api/payments/connect?mode=both", await signed(person));
  expect(response.status).toBe(400);
});

const signed = async (user: Person) => ({ headers: { authorization: `Bearer ${await tokenOf(user)}` } });
const { tokenOf } = closed;

const connected = async (accountId: string, mode: Mode = "live") => {
  const user = await create.user();
  await dependencies.db.insert(connectedAccounts).values({ userId: user.id, mode, accountId });
  return user;
};
const coupon = (id: string, values = {}) => ({
  id,
  object: "coupon",
  name: null,
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: "once",
  duration_in_months: null,
  valid: true,
  times_redeemed: 0,
  metadata: {},
  ...values,
});

test("lists the coupons of own accounts in each mode, with amounts in main units", async () => {
  const user = await connected("acct_both");
  await dependencies.db.insert(connectedAccounts).values({ userId: user.id, mode: "test", accountId: "acct_both" });
  service.coupons("acct_both", "live", [
    coupon("stay", { name: "Stay with us", percent_off: 12.5, duration: "repeating" }),
    coupon("dollars", { amount_off: 1050, currency: "usd", valid: false }),
    coupon("yen", { amount_off: 500, currency: "jpy" }),
    coupon("dinar", { amount_off: 1500, currency: "kwd", duration: "forever" }),
    coupon("krona", { amount_off: 500, currency: "isk" }),
  ]);
  service.coupons("acct_both", "test", [coupon("trial", { percent_off: 100 })]);
  expect(await coupons(user, { stripeAcountId: "acct_both", testStripeAccountId: "acct_both" })).toEqual({
    live: [
      { id: "stay", name: "Stay with us", percentOff: 12.5, duration: "repeating", valid: true },
      { id: "dollars", name: null, amountOff: 10.5, currency: "USD", duration: "once", valid: false },
      { id: "yen", name: null, amountOff: 500, currency: "JPY", duration: "once", valid: true },
      { id: "dinar", name: null, amountOff: 1.5, currency: "KWD", duration: "forever", valid: true },
      { id: "krona", name: null, amountOff: 5, currency: "ISK", duration: "once", valid: true },
    ],
    test: [{ id: "trial", name: null, percentOff: 100, duration: "once", valid: true }],
  });
});

test("reads coupons page by page, up to three hundred", async () => {
  const user = await connected("acct_many");
  for (const [count, expected] of [
    [250, 250],
    [450, 300],
  ] as const) {
    const many = Array.from({ length: count }, (_, at) => coupon(`coupon_${at}`, { percent_off: 5 }));
    service.coupons("acct_many", "live", many);
    const { live } = await coupons(user, { stripeAcountId: "acct_many" });
    expect(live.map(({ id }) => id)).toEqual(many.slice(0, expected).map(({ id }) => id));
  }
});

test("lists no coupons without an account, with or without payments", async () => {
  const user = await create.user();
  expect(await coupons(user, {})).toEqual({ live: [], test: [] });
  const answer = await read((await closed.as(user)).payments["stripe-coupons"].$get({ query: {} }));
  expect(answer).toEqual({ live: [], test: [] });
});

test("another user's account, or an own one in the wrong mode, is not found, and Stripe is not called", async () => {
  const owner = await connected("acct_owned");
  service.coupons("acct_owned", "live", [coupon("secret", { percent_off: 50 })]);
  const before = service.requests.length;
  const refused = { status: 404, code: "not-found" };
  const other = await create.user({ isAdmin: true });
  await expect(coupons(other, { stripeAcountId: "acct_owned" })).rejects.toMatchObject(refused);
  await expect(coupons(other, { testStripeAccountId: "acct_owned" })).rejects.toMatchObject(refused);
  await expect(coupons(owner, { testStripeAccountId: "acct_owned" })).rejects.toMatchObject(refused);
  await expect(coupons(owner, { stripeAcountId: "acct_owned' or 1=1" })).rejects.toMatchObject(refused);
  expect(service.requests).toHaveLength(before);
});

test("an account whose owner revoked access asks to be connected again", async () => {
  const user = await connected("acct_gone");
  await expect(coupons(user, { stripeAcountId: "acct_gone" })).rejects.toMatchObject({
    status: 502,
    code: "upstream",
    message: "Stripe no longer lets us use this account. Connect it again.",
  });
});

test("coupons are not found after disconnecting", async () => {
  const user = await create.user();
  await connect(user, service.code("acct_story"), (await begin(user)).state);
  service.coupons("acct_story", "live", [coupon("hello", { percent_off: 10 })]);
  expect((await coupons(user, { stripeAcountId: "acct_story" })).live).toHaveLength(1);
  await sendAll(happens(() => service.disconnect("acct_story")));
  await expect(coupons(user, { stripeAcountId: "acct_story" })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["confirms", (user: Person) => confirm(user, "cs_live_1")],
  ["coupons", (user: Person) => coupons(user, { stripeAcountId: `acct_${user.id}` })],
])("while Stripe is down %s say so", async (_, request) => {
  const user = await create.user();
  await dependencies.db
    .insert(connectedAccounts)
    .values({ userId: user.id, mode: "live", accountId: `acct_${user.id}` });
  failing({ refusal: 503 });
  await expect(request(user)).rejects.toMatchObject({
    status: 502,
    code: "upstream",
    message: expect.stringMatching(/\.$/),
  });
});

test.each([
  "payments/confirms?session_id=cs_live_1",
  "payments/connect",
  "payments/account-id/ac_1/live?state=x",
  "payments/stripe-coupons?stripeAcountId=acct_closed",
  "users/complete-payment",
  "users/update-payment",
])("without keys GET %s is not available, and says why", async (path) => {
  const user = await create.user();
  await dependencies.db.insert(connectedAccounts).values({ userId: user.id, mode: "live", accountId: "acct_closed" });
  const response = await closed.get(`/api/${path}`, await signed(user));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: "unavailable",
    detail: expect.stringMatching(/not (configured|set up here)\./),
  });
});

test("connecting is unavailable without a client id, or without a test key", async () => {
  const request = async (more: Parameters<typeof service.payments>[0], mode: Mode) => {
    const there = await createTestApp({ db: dependencies.db, payments: service.payments(more) });
    return there.get(`/api/payments/connect?mode=${mode}`, await signed(await create.user()));
  };
  expect((await request({ STRIPE_CONNECT_CLIENT_ID: "" }, "live")).status).toBe(503);
  expect((await request({ STRIPE_TEST_SECRET_KEY: undefined as never }, "test")).status).toBe(503);
});

test("allows sixty requests a minute per IP address", async () => {
  stopDate();
  const init = await signed(await create.user());
  const statuses: number[] = [];
  for (let at = 0; at < 61; at++) statuses.push((await get("/api/payments/stripe-coupons", init, "192.0.2.77")).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});
