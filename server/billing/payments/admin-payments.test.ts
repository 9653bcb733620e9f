// The owner's desk: its list, assignments, refunds and disputes, with the events that follow.
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, credits, disputes, emails, purchases, refunds, users } from "#db/schema/index.ts";
import { paymentDetail, paymentList, waitingPayments } from "#shared/billing/payments.ts";
import { addMonths } from "#shared/time.ts";
import { callWith } from "../../testing/api-caller.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { untilWaiting } from "../../testing/test-database.ts";

const { dependencies, service, create, get, tokenOf, sell, buyer, planOf, sendAll, happens } =
  await createPaymentsApp();
const { db } = dependencies;
const call = callWith(get);
const includes = (count: number, per: "once" | "month") =>
  deliverablesOf({ submissions: { count, per }, replacements: 10 });
const once = await sell({ label: "Once", type: "onetime", price: 299, deliverables: includes(200, "once") });
const monthly = await sell({ label: "Monthly", price: 690, deliverables: includes(50, "month") });
const owner = await tokenOf(await create.user({ isAdmin: true }));

const list = async (query = "") => paymentList.parse(await (await call("GET", `payments?${query}`, owner)).json());
const find = async (q: string) => {
  const [payment] = (await list(`q=${encodeURIComponent(q)}`)).payments;
  if (!payment) throw new Error(`There is no payment of ${q}.`);
  return payment;
};
const read = async (id: string) => paymentDetail.parse(await (await call("GET", `payments/${id}`, owner)).json());
const waiting = async () => waitingPayments.parse(await (await call("GET", "payments/waiting", owner)).json());
const balanceOf = async ({ id }: { id: string }) =>
  (await db.select().from(credits).where(eq(credits.userId, id))).reduce((sum, { delta }) => sum + delta, 0);
const mailsTo = (recipient: string, template: "plan-started" | "plan-refunded") =>
  db.$count(emails, and(eq(emails.recipient, recipient), eq(emails.template, template)));

/** A payment by link, of an address without an account. */
const payByLink = async (plan = once) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@strangers.example`;
  const session = service.open({ price: plan.offered });
  await sendAll(happens(() => service.complete(session.id, { email })));
  return { email, session, payment: await find(email) };
};
const refundOf = async (id: string, values: object = {}) => {
  const { refundable, refunded } = await read(id);
  const body = { amount: refundable, reason: "requested_by_customer", refunded, ...values };
  return call("POST", `payments/${id}/refunds`, owner, body);
};

test("lists unmatched payments first, then the newest, with the sums per currency", async () => {
  const { payment } = await payByLink();
  const { user } = await buyer(monthly);
  const { payments, sums } = await list();
  expect(payments[0]).toMatchObject({ id: payment.id, state: "unmatched", amount: 299, plan: { label: "Once" } });
  expect(await find(user.email)).toMatchObject({ kind: "invoice", state: "paid", amount: 690, userId: user.id });
  expect(sums).toMatchObject([{ currency: "usd", payments: 2, paid: 989, refunded: 0, lost: 0, net: 989 }]);
  expect((await list("state=unmatched")).total).toBe((await waiting()).unmatched);
});

test("filters by state, plan, day, and by email or Stripe id", async () => {
  const { user, subscriptionId, customerId } = await buyer(monthly);
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  const ids = async (query: string) => (await list(query)).payments.map(({ id }) => id);
  const failed = await ids(`state=failed&plan=${monthly.id}&q=${user.email}`);
  expect(failed).toHaveLength(1);
  expect(await ids(`q=${subscriptionId}`)).toEqual(expect.arrayContaining(failed));
  expect(await ids(`q=${customerId}`)).toHaveLength(2);
  expect(await ids(`q=${subscriptionId}&plan=${once.id}`)).toEqual([]);
  expect(await ids(`q=${subscriptionId}&to=2020-01-01`)).toEqual([]);
  expect(await ids("q=%25")).toEqual([]);
});

test("exports the payments that match, without formulas", async () => {
  const email = `=cmd${crypto.randomUUID().slice(0, 6)}@strangers.example`;
  const session = service.open({ price: once.offered });
  await sendAll(happens(() => service.complete(session.id, { email })));
  const response = await call("GET", `payments/export?q=${encodeURIComponent(email)}`, owner);
  const [head, line] = (await response.text()).split("\r\n");
  expect(head).toBe(
    "createdAt,state,email,plan,amount,refunded,currency,kind,stripeId,paymentIntentId,subscriptionId,customerId",
  );
  expect(line).toContain(`,unmatched,'${email},Once,299,0,USD,purchase,${session.id},pi_`);
});

test("shows customer, plan, Stripe pages, what was granted and the events", async () => {
  const { user, sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  const detail = await read(id);
  expect(detail).toMatchObject({
    customer: { id: user.id },
    plan: { label: "Once" },
    granted: [{ kind: "submission", count: 200, left: 200 }],
    refundable: 299,
    refundEffect: { plan: "Once", planAfter: null, credits: [{ kind: "submission", count: 200 }] },
  });
  expect(detail.ids[0]?.url).toMatch(/^https:\/\/dashboard\.stripe\.com\/payments\/pi_/);
  expect(detail.events.map(({ type }) => type)).toContain("checkout.session.completed");
  expect(await planOf(user), "the preview changes nothing").toBe(once.id);
  expect(await balanceOf(user)).toBe(200);
});

test("assigning grants what a matched payment grants, once, when two owners do it at the same time", async () => {
  const { payment } = await payByLink();
  const user = await create.user();
  const assign = (userId: string) => call("POST", `payments/${payment.id}/assign`, owner, { userId });
  const statuses = (await Promise.all([assign(user.id), assign(user.id)])).map(({ status }) => status);
  expect(statuses).toEqual([204, 204]);
  expect(await planOf(user)).toBe(once.id);
  expect(await balanceOf(user)).toBe(200);
  expect(await mailsTo(user.email, "plan-started")).toBe(1);
  expect(await read(payment.id)).toMatchObject({ state: "paid", customer: { id: user.id } });
  const another = await create.user();
  expect((await assign(another.id)).status).toBe(409);
  expect(await planOf(another)).toBeNull();
  const calls = await db.$count(auditEntries, eq(auditEntries.call, `POST /api/payments/${payment.id}/assign`));
  expect(calls).toBeGreaterThan(0);
});

test("an assigned subscription's renewals belong to the same account", async () => {
  const { payment, session } = await payByLink(monthly);
  const user = await create.user();
  expect((await call("POST", `payments/${payment.id}/assign`, owner, { userId: user.id })).status).toBe(204);
  expect(await planOf(user)).toBe(monthly.id);
  const subscriptionId = service.sessions.get(session.id)?.subscription ?? "";
  await sendAll(happens(() => service.renew(subscriptionId, new Date(Date.now() + 60 * 24 * 3600_000))));
  await sendAll(happens(() => service.payRenewal(subscriptionId)));
  expect((await list(`q=${user.email}`)).total).toBe(2);
  expect(await balanceOf(user)).toBe(100);
});

test("a payment that matches no plan needs one", async () => {
  const session = service.open({ price: service.price(12_300) });
  const email = `${crypto.randomUUID()}@strangers.example`;
  await sendAll(happens(() => service.complete(session.id, { email })));
  const { id } = await find(email);
  const user = await create.user();
  const assign = (body: object) => call("POST", `payments/${id}/assign`, owner, { userId: user.id, ...body });
  expect(await (await assign({})).json()).toMatchObject({ issues: [{ path: "planId" }] });
  expect((await assign({ planId: once.id })).status).toBe(204);
  expect(await balanceOf(user)).toBe(200);
});

test("a full refund takes back plan and unused credits once, with the events that follow", async () => {
  const { user, sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  const before = service.events.length;
  expect((await refundOf(id)).status).toBe(204);
  expect(await planOf(user)).toBeNull();
  expect(await balanceOf(user)).toBe(0);
  const events = service.events.slice(before);
  for (let times = 0; times < 2; times++) await sendAll(events);
  const detail = await read(id);
  expect(detail).toMatchObject({ state: "refunded", refunded: 299, refundable: null });
  expect(detail.refunds).toMatchObject([{ amount: 299, reason: "requested_by_customer", status: "succeeded" }]);
  expect(await balanceOf(user)).toBe(0);
  expect(await mailsTo(user.email, "plan-refunded")).toBe(1);
});

test("a partial refund takes nothing back, and two together return the payment", async () => {
  const { user, sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  expect((await refundOf(id, { amount: 99.5 })).status).toBe(204);
  expect(await planOf(user)).toBe(once.id);
  expect(await read(id)).toMatchObject({ state: "refunded", refunded: 99.5, refundable: 199.5 });
  expect((await refundOf(id, { amount: 200 })).status).toBe(400);
  expect(await mailsTo(user.email, "plan-refunded")).toBe(0);
  expect((await refundOf(id)).status).toBe(204);
  expect(await planOf(user)).toBeNull();
});

test("two owners who refund at once make one refund", async () => {
  const { sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  const both = { amount: 50, refunded: 0 };
  const answers = await Promise.all([refundOf(id, both), refundOf(id, both)]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 409)).toEqual([]);
  expect(await read(id)).toMatchObject({ refunded: 50 });
  const stale = await refundOf(id, both);
  expect(stale.status).toBe(409);
});

test("refuses a refund if another one is saved while it is checked", async () => {
  const { sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  const [{ paymentIntentId } = { paymentIntentId: null }] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.checkoutId, sessionId));
  const before = service.refunds.size;
  const { call: second } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${refunds} in access exclusive mode`);
    const second = call("POST", `payments/${id}/refunds`, owner, {
      amount: 50,
      reason: "requested_by_customer",
      refunded: 0,
    });
    await untilWaiting(tx, 1);
    await tx.insert(refunds).values({
      id: `re_${crypto.randomUUID()}`,
      paymentIntentId: paymentIntentId ?? "",
      amount: 5_000,
      currency: "usd",
      status: "succeeded",
      readAt: dependencies.clock(),
      createdAt: dependencies.clock(),
    });
    await tx.update(purchases).set({ refundedAmount: 5_000 }).where(eq(purchases.checkoutId, sessionId));
    return { call: second };
  });
  expect((await second).status).toBe(409);
  expect(service.refunds.size).toBe(before);
});

test("shows why Stripe refuses a refund", async () => {
  const { sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  service.dispute(sessionId);
  const refused = await refundOf(id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("has been charged back") });
  const { id: another } = await find((await buyer(once)).sessionId);
  service.behavior.refusal = 500;
  const failed = await refundOf(another);
  delete service.behavior.refusal;
  expect(failed.status).toBe(502);
});

test("a refund that the bank rejects gives everything back", async () => {
  const { user, sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  await refundOf(id);
  const [made] = (await read(id)).refunds;
  await sendAll(happens(() => service.failRefund(made?.id ?? "")));
  expect(await read(id)).toMatchObject({ state: "paid", refunded: 0 });
  expect([await planOf(user), await balanceOf(user)]).toEqual([once.id, 200]);
  expect((await refundOf(id)).status, "refunded again").toBe(204);
  expect([await planOf(user), await balanceOf(user)]).toEqual([null, 0]);
});

test("refunding a subscription's payment takes back its period's access and unused credits until the next one", async () => {
  const { user, sessionId, subscriptionId } = await buyer(monthly);
  const { id } = await find(subscriptionId);
  expect((await read(id)).refundEffect).toEqual({
    plan: "Monthly",
    planAfter: null,
    credits: [{ kind: "submission", count: 50 }],
  });
  const refunded = happens(() => service.refund(sessionId));
  for (let times = 0; times < 2; times++) await sendAll(refunded);
  await sendAll(happens(() => service.update(subscriptionId, {})));
  expect([await planOf(user), await balanceOf(user)]).toEqual([null, 0]);
  const { period } = await read(id);
  const nextEnd = addMonths(new Date(period?.end ?? ""), 1);
  await sendAll(happens(() => service.renew(subscriptionId, nextEnd)));
  await sendAll(happens(() => service.payRenewal(subscriptionId)));
  expect([await planOf(user), await balanceOf(user)]).toEqual([monthly.id, 50]);
});

test("a refund can cancel the subscription", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const { id } = await find(subscriptionId);
  expect((await refundOf(id, { cancelSubscription: true })).status).toBe(204);
  expect(service.subscriptions.get(subscriptionId)?.status).toBe("canceled");
  expect(await planOf(user)).toBeNull();
  expect((await read(id)).subscription).toMatchObject({ status: "canceled" });
});

test("a lost dispute takes back what was paid for, and winning it after all restores it", async () => {
  const { user, sessionId } = await buyer(once);
  const { id } = await find(sessionId);
  const before = (await waiting()).disputes;
  const opened = happens(() => service.dispute(sessionId));
  await sendAll(opened);
  const [dispute] = (await read(id)).disputes;
  expect(dispute).toMatchObject({ status: "needs_response", amount: 299, dueAt: expect.any(String) });
  expect([await planOf(user), (await waiting()).disputes]).toEqual([once.id, before + 1]);
  const lost = happens(() => service.closeDispute(dispute?.id ?? "", "lost"));
  await sendAll([...lost, ...lost]);
  expect([await planOf(user), await balanceOf(user), (await waiting()).disputes]).toEqual([null, 0, before]);
  expect((await find(sessionId)).state).toBe("disputed");
  await sendAll(happens(() => service.closeDispute(dispute?.id ?? "", "won")));
  expect([await planOf(user), await balanceOf(user)]).toEqual([once.id, 200]);
  expect((await find(sessionId)).state).toBe("paid");
});

test("a dispute that arrives before its payment is not lost", async () => {
  const user = await create.user();
  const session = service.open({ price: once.offered, reference: user.id });
  const paid = happens(() => service.complete(session.id));
  const disputed = happens(() => {
    const { id } = service.dispute(session.id);
    service.closeDispute(id, "lost");
  });
  await sendAll([...disputed, ...paid]);
  expect(await db.$count(disputes, eq(disputes.status, "lost"))).toBeGreaterThan(0);
  expect([await planOf(user), await balanceOf(user)]).toEqual([null, 0]);
});

test("the payment of a deleted account stays in the list, without a person", async () => {
  const { user, sessionId } = await buyer(once);
  await db.delete(users).where(eq(users.id, user.id));
  expect(await find(sessionId)).toMatchObject({ email: null, isUnmatched: false, state: "paid" });
  const [row] = await db.select().from(purchases).where(eq(purchases.checkoutId, sessionId));
  const body = { userId: (await create.user()).id };
  expect((await call("POST", `payments/${row?.id}/assign`, owner, body)).status).toBe(409);
});
