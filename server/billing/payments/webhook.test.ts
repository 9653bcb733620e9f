import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  connectedAccounts,
  disputes,
  emails,
  paymentEvents,
  plans,
  purchases,
  subscriptions,
  users,
} from "#db/schema/index.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { delivery, type StripeEvent, webhookSecret } from "../../testing/stand-ins/stripe.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { saveDispute } from "./returned-payments.ts";

const {
  dependencies,
  runJobs,
  service,
  logged,
  outbox,
  create,
  get,
  sell,
  planOf,
  send,
  sendAll,
  happens,
  checkoutOf,
  buyer,
} = await createPaymentsApp();
const monthly = await sell({ label: "Monthly" });
const bigger = await sell({ label: "Bigger", price: 990 });
const once = await sell({ label: "Once", price: 299, type: "onetime" });
const inEuro = await sell({ label: "In euro", price: 49.5, type: "onetime", devise: "€", currency: "eur" });

const rowsOf = async (userId: string) => ({
  subscriptions: await dependencies.db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  purchases: await dependencies.db.select().from(purchases).where(eq(purchases.userId, userId)),
  mails: (await dependencies.db.select().from(emails)).filter(({ template }) => template === "payment-failed"),
});
const messages = () => logged.map(({ msg }) => msg);
const errors = () => logged.filter(({ level }) => level === 50).map(({ msg }) => msg);

test("the return from checkout grants nothing: a plan comes with the signed event", async () => {
  const user = await create.user();
  const id = await checkoutOf(user, once);
  const events = happens(() => service.complete(id));
  expect(await planOf(user)).toBeNull();
  await sendAll(events);
  expect(await planOf(user)).toBe(once.id);
});

test("an event counts once, however often and concurrently it is delivered", async () => {
  const user = await create.user();
  const id = await checkoutOf(user, once);
  const completed = happens(() => service.complete(id)).at(-1);
  if (!completed) throw new Error("Nothing happened.");
  const statuses = await Promise.all(Array.from({ length: 20 }, () => send(completed)));
  for (let at = 0; at < 5; at++) statuses.push(await send(completed));
  expect(statuses).toEqual(Array(25).fill(200));
  expect((await rowsOf(user.id)).purchases).toHaveLength(1);
  expect(await dependencies.db.$count(paymentEvents, eq(paymentEvents.id, completed.id))).toBe(1);
});

test("a failed payment is mailed once, with a link to fix it, however often the event is delivered", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const events = happens(() => service.failPayment(subscriptionId, { wantsAction: true }));
  for (let at = 0; at < 3; at++) await sendAll(events);
  await runJobs("send-email");
  const sent = outbox.filter(({ to, subject }) => to === user.email && subject !== "Your plan is active");
  expect(sent).toMatchObject([
    { subject: "Your payment failed", text: expect.stringContaining("https://linkstead.test/dashboard/plan") },
  ]);
});

const signed = async () => {
  const user = await create.user();
  const event = happens(() => service.complete(service.open({ price: once.offered, reference: user.id }).id)).at(-1);
  if (!event) throw new Error("Nothing happened.");
  return { user, event };
};
const now = () => Math.floor(Date.now() / 1000);

test.each<[string, { secret?: string; at?: number }]>([
  ["another secret", { secret: "whsec_another" }],
  ["a time 302 seconds ago", { at: now() - 302 }],
  ["a time of a day ago", { at: now() - 86_400 }],
])("an event signed with %s is refused and grants nothing", async (_, options) => {
  const { user, event } = await signed();
  expect(await send(event, options)).toBe(400);
  expect(await planOf(user)).toBeNull();
});

test("accepts an event signed 300 seconds ago", async () => {
  stopDate();
  const { user, event } = await signed();
  expect(await send(event, { at: now() - 300 })).toBe(200);
  expect(await planOf(user)).toBe(once.id);
});

test.each<[string, (sent: ReturnType<typeof delivery>) => RequestInit]>([
  ["no signature", ({ headers, ...sent }) => ({ ...sent, headers: { "content-type": headers["content-type"] } })],
  ["an empty signature", ({ headers, ...sent }) => ({ ...sent, headers: { ...headers, "stripe-signature": "" } })],
  ["no time", ({ headers, ...sent }) => changed(sent, headers, (text) => text.replace(/^t=\d+,/, ""))],
  [
    "another time",
    ({ headers, ...sent }) => changed(sent, headers, (text) => text.replace(/^t=\d+/, `t=${now() + 5}`)),
  ],
  ["another scheme", ({ headers, ...sent }) => changed(sent, headers, (text) => text.replace("v1=", "v0="))],
  ["half a signature", ({ headers, ...sent }) => changed(sent, headers, (text) => text.slice(0, -10))],
  ["an altered body", (sent) => ({ ...sent, body: sent.body.replace('"livemode": true', '"livemode":  true') })],
  ["a body with something after it", (sent) => ({ ...sent, body: `${sent.body} ` })],
  ["no body", (sent) => ({ ...sent, body: "" })],
  ["a body that is no JSON", () => delivery({ raw: "{" })],
])("an event with %s is refused as invalid and not remembered", async (_, spoil) => {
  const { user, event } = await signed();
  const response = await get("/api/payments/webhook", spoil(delivery(event)));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "invalid" });
  expect(await planOf(user)).toBeNull();
  expect(await send(event), "as Stripe sent it").toBe(200);
  expect(await planOf(user)).toBe(once.id);
});

const changed = (sent: RequestInit, headers: Record<string, string>, change: (signature: string) => string) => ({
  ...sent,
  headers: { ...headers, "stripe-signature": change(headers["stripe-signature"] ?? "") },
});

test("refuses a correctly signed event of the other mode", async () => {
  const user = await create.user();
  const raw = JSON.stringify({
    ...JSON.parse(
      happens(() => service.complete(service.open({ price: once.offered, reference: user.id }).id)).at(-1)?.raw ?? "",
    ),
    livemode: false,
  });
  expect(await send({ raw })).toBe(400);
  expect(await planOf(user)).toBeNull();
});

test.each([
  ["both secrets while one replaces the other", "whsec_old, whsec_new", ["whsec_old", "whsec_new"], [200, 200]],
  ["only the secrets that are set", "whsec_new", ["whsec_old", webhookSecret], [400, 400]],
  ["no empty secret between two commas", "whsec_new,, ", ["whsec_new", " "], [200, 400]],
])("%s: %s", async (_, secrets, senders, expected) => {
  const payments = service.payments({ STRIPE_WEBHOOK_SECRET: secrets });
  const { get } = await createTestApp({ db: dependencies.db, payments });
  const statuses: number[] = [];
  for (const secret of senders) {
    const { event } = await signed();
    statuses.push((await get("/api/payments/webhook", delivery(event, { secret }))).status);
  }
  expect(statuses).toEqual(expected);
});

test.each([
  ["no keys at all", undefined],
  ["no secret for messages", service.payments({ STRIPE_WEBHOOK_SECRET: "" })],
])("with %s the webhook is not available", async (_, payments) => {
  const { get } = await createTestApp({ db: dependencies.db, payments });
  const { event } = await signed();
  const response = await get("/api/payments/webhook", delivery(event));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: "unavailable",
    detail: expect.stringMatching(/not configured/),
  });
});

/** All events in the life of a subscription. */
const lifecycle = async (ending: (subscriptionId: string) => void) => {
  const user = await create.user();
  const id = await checkoutOf(user, monthly);
  const events = happens(() => {
    const { subscription } = service.complete(id);
    service.failPayment(subscription ?? "");
    service.recoverPayment(subscription ?? "");
    ending(subscription ?? "");
  });
  return { user, events, stripeId: service.sessions.get(id)?.subscription ?? "" };
};

/** Seeded, so that every run shuffles the same way. */
const shuffled = <Thing>(things: Thing[], seed: number) => {
  let state = seed * 2_654_435_761;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
};

test("a subscription ends up in its true state in every order", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const ends = seed % 2 === 0;
    const { user, events, stripeId } = await lifecycle((id) =>
      ends ? service.cancel(id) : service.update(id, { cancel_at_period_end: true }),
    );
    const order = shuffled(events, seed);
    // Deliver some twice.
    const statuses = await sendAll([...order, ...shuffled(order, seed + 1).slice(0, 2)]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const expected = ends
      ? [{ stripeId, status: "canceled", planId: monthly.id, cancelAtPeriodEnd: false }]
      : [{ stripeId, status: "active", planId: monthly.id, cancelAtPeriodEnd: true }];
    expect((await rowsOf(user.id)).subscriptions, `order ${seed}`).toMatchObject(expected);
    expect(await planOf(user), `order ${seed}`).toBe(ends ? null : monthly.id);
  }
});

test("a purchase and its refund end up as a refund in every order", async () => {
  const permutations = <Thing>(things: Thing[]): Thing[][] =>
    things.length < 2
      ? [things]
      : things.flatMap((first, at) =>
          permutations([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
        );
  const orders = permutations([0, 1, 2, 3, 4, 5, 6]).filter((_, at) => at % 630 === 0);
  for (const order of orders) {
    const user = await create.user();
    const id = await checkoutOf(user, once);
    const events = happens(() => {
      service.complete(id);
      service.refund(id);
    });
    expect(events).toHaveLength(7);
    await sendAll(order.map((at) => events[at] ?? { id: "", type: "", raw: "" }));
    expect((await rowsOf(user.id)).purchases, `order ${order}`).toMatchObject([{ refundedAt: expect.any(Date) }]);
    expect(await planOf(user)).toBeNull();
  }
});

test("concurrent events end up in Stripe's final state", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const events = happens(() => {
    service.failPayment(subscriptionId);
    service.recoverPayment(subscriptionId);
    service.failPayment(subscriptionId, { attempt: 2 });
    service.update(subscriptionId, { status: "unpaid" });
  });
  expect(await planOf(user)).toBe(monthly.id);
  await Promise.all(events.map((event) => send(event)));
  expect((await rowsOf(user.id)).subscriptions).toMatchObject([{ status: "unpaid" }]);
  expect(await planOf(user)).toBeNull();
});

test("a failed payment pauses the plan and notifies the owner; a late event of a settled one does not", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const [, failed] = happens(() => service.failPayment(subscriptionId));
  const recovered = happens(() => service.recoverPayment(subscriptionId));
  await sendAll([...recovered, ...(failed ? [failed] : [])]);
  const logged = async () => (await rowsOf(user.id)).mails.filter(({ recipient }) => recipient === user.email);
  expect(await logged()).toEqual([]);
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  expect(await logged()).toHaveLength(1);
  expect((await rowsOf(user.id)).subscriptions).toMatchObject([{ status: "past_due" }]);
  expect(await planOf(user)).toBe(monthly.id);
});

test.each([
  ["an amount that was lowered", (id: string) => Object.assign(itemOf(id), { amount_subtotal: 100 })],
  ["another currency", (id: string) => Object.assign(itemOf(id), { currency: "jpy" })],
  [
    "a price that asks less",
    (id: string) => Object.assign(itemOf(id), { price: { ...itemOf(id).price, unit_amount: 1 } }),
  ],
  ["a price that no plan has", (id: string) => Object.assign(itemOf(id), { price: service.price(29_900) })],
  ["two of it", (id: string) => Object.assign(itemOf(id), { quantity: 2, amount_subtotal: 59_800 })],
  ["another item", (id: string) => void service.items.get(id)?.push(itemOf(id))],
])("a checkout with %s grants nothing and is logged", async (_, tamper) => {
  const user = await create.user();
  const id = await checkoutOf(user, once);
  tamper(id);
  logged.length = 0;
  expect(await sendAll(happens(() => service.complete(id)))).toEqual([200, 200, 200, 200, 200]);
  expect(await planOf(user)).toBeNull();
  expect(errors()).toContain("A checkout does not fit a plan of ours.");
});

const itemOf = (sessionId: string) => {
  const [item] = service.items.get(sessionId) ?? [];
  if (!item) throw new Error("The checkout has no item.");
  return item;
};

test.each([
  ["asks less", { unit_amount: 100 }],
  ["is in another currency", { currency: "jpy" }],
  ["has no fixed amount", { unit_amount: null }],
])("a subscription whose price %s grants nothing and is logged", async (_, change) => {
  const plan = await sell({ label: "Tampered" });
  const user = await create.user();
  const id = await checkoutOf(user, plan);
  Object.assign(plan.offered, change);
  logged.length = 0;
  await sendAll(happens(() => service.complete(id)));
  expect(await planOf(user)).toBeNull();
  expect(errors()).toContain("A subscription does not fit a plan of ours.");
});

test("ignores checkout metadata: reference and price count", async () => {
  const [user, other] = [await create.user(), await create.user()];
  const metadata = { userId: other.id, planId: String(bigger.id) };
  const session = service.open({ price: once.offered, reference: user.id, metadata });
  await sendAll(happens(() => service.complete(session.id)));
  expect([await planOf(user), await planOf(other)]).toEqual([once.id, null]);
});

test("a subscriber keeps their plan when its price changes later", async () => {
  const plan = await sell({ label: "Raised" });
  const { user, subscriptionId } = await buyer(plan);
  const dearer = service.price(99_900, "usd", "month");
  await dependencies.db.update(plans).set({ price: 999, stripePlanId: dearer.id }).where(eq(plans.id, plan.id));
  await sendAll(happens(() => service.recoverPayment(subscriptionId)));
  expect(await planOf(user)).toBe(plan.id);
});

test.each([
  ["a verified address, regardless of case", { emailVerifiedAt: new Date() }, true],
  ["an unverified address", { emailVerifiedAt: null }, false],
])("a buyer without a reference is known by %s: %s", async (_, values, isKnown) => {
  const user = await create.user(values);
  const session = service.open({ price: once.offered });
  logged.length = 0;
  const statuses = await sendAll(happens(() => service.complete(session.id, { email: user.email.toUpperCase() })));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await planOf(user)).toBe(isKnown ? once.id : null);
  expect(errors()).toEqual([]);
  expect(messages().includes("A checkout has no account yet.")).toBe(!isKnown);
});

test.each(["", "nobody", "-".repeat(36), crypto.randomUUID(), "' or 1=1 --", "x".repeat(200)])(
  "logs and accepts an unknown reference (%j), so that Stripe stops retrying",
  async (reference) => {
    logged.length = 0;
    const once_ = service.open({ price: once.offered, reference });
    const monthly_ = service.open({ price: monthly.offered, reference, purchaseMetadata: { userId: reference } });
    const statuses = await sendAll(
      happens(() => {
        service.complete(once_.id);
        service.complete(monthly_.id);
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(messages()).toEqual(
      expect.arrayContaining(["A checkout has no account yet.", "A subscription has no account yet."]),
    );
  },
);

test("matches a subscription from a plan's payment link with an unknown customer by its checkout", async () => {
  const user = await create.user();
  const session = service.open({ price: monthly.offered, reference: user.id });
  const events = happens(() => service.complete(session.id));
  const created = events.filter(({ type }) => type === "customer.subscription.created");
  await sendAll(created);
  expect(await planOf(user)).toBe(monthly.id);
  const [row] = await dependencies.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.stripeCustomerId).toBe(service.sessions.get(session.id)?.customer);
});

test("a customer stays with their user: another user's payment through that account moves nothing", async () => {
  const { user, customerId } = await buyer(monthly);
  const other = await create.user();
  const session = service.open({ price: once.offered, reference: other.id, customer: customerId });
  expect(new Set(await sendAll(happens(() => service.complete(session.id))))).toEqual(new Set([200]));
  const rows = await dependencies.db.select().from(users).where(eq(users.stripeCustomerId, customerId));
  expect(rows.map(({ id }) => id)).toEqual([user.id]);
  expect([await planOf(user), await planOf(other)]).toEqual([monthly.id, once.id]);
});

test("a delayed payment grants the plan when it succeeds, and mails when it fails", async () => {
  const [lucky, unlucky] = [await create.user(), await create.user()];
  const ids = [await checkoutOf(lucky, once), await checkoutOf(unlucky, once)] as const;
  await sendAll(happens(() => ids.map((id) => service.complete(id, { later: true }))));
  expect([await planOf(lucky), await planOf(unlucky)]).toEqual([null, null]);
  await sendAll(
    happens(() => {
      service.arrive(ids[0], true);
      service.arrive(ids[1], false);
    }),
  );
  expect([await planOf(lucky), await planOf(unlucky)]).toEqual([once.id, null]);
  const { mails } = await rowsOf(unlucky.id);
  expect(mails.filter(({ recipient }) => [lucky.email, unlucky.email].includes(recipient))).toMatchObject([
    { recipient: unlucky.email },
  ]);
});

test("a full refund revokes the purchase, a partial one does not, and an earlier purchase counts again", async () => {
  const { user, sessionId: first } = await buyer(once);
  const second = await checkoutOf(user, inEuro);
  await sendAll(happens(() => service.complete(second)));
  expect(await planOf(user)).toBe(inEuro.id);
  await sendAll(happens(() => service.refund(second, { isWhole: false })));
  expect(await planOf(user)).toBe(inEuro.id);
  await sendAll(happens(() => service.refund(second)));
  expect(await planOf(user)).toBe(once.id);
  await sendAll(happens(() => service.refund(first)));
  expect(await planOf(user)).toBeNull();
});

test("a subscription takes precedence over a one-time purchase, and gives way when it ends", async () => {
  const { user } = await buyer(once);
  const id = await checkoutOf(user, monthly);
  await sendAll(happens(() => service.complete(id)));
  expect(await planOf(user)).toBe(monthly.id);
  await sendAll(happens(() => service.cancel(service.sessions.get(id)?.subscription ?? "")));
  expect(await planOf(user)).toBe(once.id);
});

test("a dispute that was read earlier doesn't replace one that was read later", async () => {
  const createdAt = dependencies.clock();
  const money = { amount: 29_900, currency: "usd", reason: "fraudulent", dueAt: null, createdAt };
  const dispute = { ...money, id: "dp_read_twice", paymentIntentId: "pi_read_twice" };
  const { db } = dependencies;
  await saveDispute(db, dispute.paymentIntentId, { ...dispute, status: "won" }, new Date(createdAt.getTime() + 1));
  await saveDispute(db, dispute.paymentIntentId, { ...dispute, status: "under_review" }, createdAt);
  const saved = await db.select({ status: disputes.status }).from(disputes).where(eq(disputes.id, dispute.id));
  expect(saved).toEqual([{ status: "won" }]);
});

test("logs a dispute and revokes nothing", async () => {
  const { user, sessionId } = await buyer(once);
  logged.length = 0;
  await sendAll(happens(() => service.dispute(sessionId)));
  expect(logged.filter(({ level }) => level >= 40)).toMatchObject([{ level: 40, msg: "A payment is disputed." }]);
  expect(await planOf(user)).toBe(once.id);
});

test("acknowledges and records an unknown event type", async () => {
  const event = service.emit("price.created", monthly.offered);
  expect(await send(event)).toBe(200);
  expect(await dependencies.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toMatchObject([
    { type: "price.created" },
  ]);
});

test("an account that revokes our access is disconnected in that mode alone", async () => {
  const user = await create.user();
  const accountId = "acct_disconnected";
  const values = (["live", "test"] as const).map((mode) => ({ userId: user.id, mode, accountId }));
  await dependencies.db.insert(connectedAccounts).values(values);
  expect(await send(service.disconnect(accountId))).toBe(200);
  const left = await dependencies.db.select().from(connectedAccounts).where(eq(connectedAccounts.accountId, accountId));
  expect(left.map(({ mode }) => mode)).toEqual(["test"]);
});

test("ignores the sales of a customer's connected account", async () => {
  const user = await create.user();
  const session = service.open({ price: once.offered, reference: user.id });
  service.complete(session.id);
  expect(await send(service.emit("checkout.session.completed", session, "acct_of_somebody"))).toBe(200);
  expect(await planOf(user)).toBeNull();
});

test.each([
  ["answers 500", { refusal: 500 }],
  ["answers 429", { refusal: 429 }],
])("while the payment service %s an event is not lost: it is taken when it comes again", async (_, behavior) => {
  const user = await create.user();
  const id = await checkoutOf(user, once);
  const events = happens(() => service.complete(id));
  Object.assign(service.behavior, behavior);
  const statuses = await sendAll(events);
  delete service.behavior.refusal;
  expect(statuses.at(-1)).toBe(502);
  expect(await planOf(user)).toBeNull();
  await sendAll(events);
  expect(await planOf(user)).toBe(once.id);
});

test("two processes that receive all events at once reach the same state", async () => {
  const there = await createTestApp({ db: dependencies.db, payments: service.payments() });
  const { user, events, stripeId } = await lifecycle((id) => void service.update(id, { status: "past_due" }));
  const receiveThere = async (event: StripeEvent) => (await there.get("/api/payments/webhook", delivery(event))).status;
  const statuses = await Promise.all(events.flatMap((event) => [send(event), receiveThere(event)]));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await rowsOf(user.id)).subscriptions).toMatchObject([{ stripeId, status: "past_due", planId: monthly.id }]);
  expect(await planOf(user)).toBe(monthly.id);
});
