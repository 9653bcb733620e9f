// The credits that payments grant, through Stripe's events.
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { credits, purchases, subscriptions } from "#db/schema/index.ts";
import type { Deliverables } from "#shared/billing/plans.ts";
import { deliverablesOf } from "../../testing/deliverables.ts";
import { createPaymentsApp } from "../../testing/payments-app.ts";
import { delivery } from "../../testing/stand-ins/stripe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { addCredits } from "../credits/credits.ts";
import { savePaidPeriod } from "../credits/paid-periods.ts";
import { settleAllCredits } from "../credits/settle-credits.job.ts";
import { confirmPeriods } from "../subscriptions/confirm-periods.job.ts";

// The stand-in's periods start today, so the clock does too.
const { dependencies, service, as, create, sell, buyer, send, sendAll, happens, checkoutOf } = await createPaymentsApp({
  clock: () => now,
});
let now = new Date();
const { db } = dependencies;

const includes = (count: number, per: "once" | "month", more: Partial<Deliverables> = {}) =>
  deliverablesOf({ submissions: { count, per }, replacements: count / 2, ...more });

const once = await sell({
  type: "onetime",
  price: 299,
  deliverables: includes(200, "once", { articles: { count: 30, per: "once" } }),
});
const monthly = await sell({ price: 690, deliverables: includes(50, "month") });
const bigger = await sell({ price: 990, deliverables: includes(80, "month") });
const annually = await sell({ type: "annually", price: 6900, deliverables: includes(50, "month") });
const bare = await sell({ type: "onetime", price: 49 });

const ledgerOf = (user: { id: string }) =>
  db
    .select({ kind: credits.kind, delta: credits.delta, reason: credits.reason, expiresAt: credits.expiresAt })
    .from(credits)
    .where(eq(credits.userId, user.id))
    .orderBy(asc(credits.createdAt), asc(credits.id));
const deltasOf = async (user: { id: string }) =>
  (await ledgerOf(user)).map(({ delta, reason }) => `${delta} ${reason}`);

const days = (count: number) => count * 24 * 3600_000;
/** Runs the job at another time. */
const settleAt = async (time: Date) => {
  const before = now;
  now = time;
  await settleAllCredits(dependencies);
  now = before;
};
const settle = () => settleAt(now);
const settleAfter = (count: number) => settleAt(new Date(now.getTime() + days(count)));

const write = (
  user: { id: string },
  delta: number,
  reason: "reserve" | "release" | "refund",
  more: { submissionId?: string } = {},
) =>
  addCredits(db, {
    userId: user.id,
    kind: "submission",
    delta,
    reason,
    source: crypto.randomUUID(),
    createdAt: now,
    ...more,
  });

/** Moves a paid subscription's period and delivers the events. */
const renewUntil = (subscriptionId: string, end: Date, { price }: { price?: typeof monthly.offered } = {}) => {
  const { items } = service.subscriptions.get(subscriptionId) ?? { items: { object: "list" as const, data: [] } };
  const current_period_end = Math.floor(end.getTime() / 1000);
  const data = items.data.map((item) => ({ ...item, current_period_end, ...(price && { price }) }));
  return sendAll(happens(() => service.update(subscriptionId, { items: { object: "list", data } })));
};
const periodEnd = (subscriptionId: string) =>
  new Date((service.subscriptions.get(subscriptionId)?.items.data[0]?.current_period_end ?? 0) * 1000);

test("a purchase grants once what its plan includes, however often its event is delivered", async () => {
  const user = await create.user();
  const id = await checkoutOf(user, once);
  const events = happens(() => service.complete(id));
  await Promise.all(Array.from({ length: 5 }, () => sendAll(events)));
  await sendAll(events.toReversed());
  await settle();
  expect(await ledgerOf(user)).toEqual([
    { kind: "submission", delta: 200, reason: "purchase", expiresAt: null },
    { kind: "article", delta: 30, reason: "purchase", expiresAt: null },
  ]);
});

test("each purchase grants, a plan without deliverables nothing", async () => {
  const { user } = await buyer(once);
  await sendAll(happens(() => service.complete(service.open({ price: once.offered, reference: user.id }).id)));
  await sendAll(happens(() => service.complete(service.open({ price: bare.offered, reference: user.id }).id)));
  expect((await ledgerOf(user)).filter(({ kind }) => kind === "submission")).toHaveLength(2);
});

test("a refund takes back what is unused, and a refund before its purchase grants nothing", async () => {
  const { user, sessionId } = await buyer(once);
  await write(user, -150, "reserve");
  const refunded = happens(() => service.refund(sessionId));
  for (let count = 0; count < 3; count++) await sendAll(refunded);
  expect(await deltasOf(user)).toEqual(["200 purchase", "30 purchase", "-150 reserve", "-50 refund", "-30 refund"]);

  const other = await create.user();
  const id = await checkoutOf(other, once);
  const [completed, refund] = [happens(() => service.complete(id)), happens(() => service.refund(id))];
  await sendAll([...refund, ...completed]);
  expect(await deltasOf(other)).toEqual([]);
});

test("a refund takes back the credits given back for its submissions", async () => {
  const { user, sessionId } = await buyer(once);
  const project = await create.project({ ownerId: user.id });
  const { id: submissionId } = await create.submission({ projectId: project.id });
  await write(user, -1, "reserve", { submissionId });
  await write(user, -2, "reserve");
  await write(user, 1, "refund", { submissionId });
  const balance = async () =>
    (await ledgerOf(user)).reduce((sum, { kind, delta }) => (kind === "submission" ? sum + delta : sum), 0);
  expect(await balance()).toBe(198);
  const admin = (await as(await create.user({ isAdmin: true }))).payments;
  const [payment] = (await read(admin.$get({ query: { q: sessionId } }))).payments;
  const detail = await read(admin[":id"].$get({ param: { id: payment?.id ?? "" } }));
  expect(detail.granted[0]).toEqual({ kind: "submission", count: 200, left: 198 });
  expect(detail.refundEffect?.credits[0]).toEqual({ kind: "submission", count: 198 });
  const refunded = happens(() => service.refund(sessionId));
  await sendAll(refunded);
  expect(await balance()).toBe(0);
  const usage = await read((await as(user)).projects[":id"].credits.$get({ param: { id: project.id }, query: {} }));
  expect(usage.balances[0], "a refund is no use").toMatchObject({ available: 0, reserved: 0, used: 2 });
  await settle();
  expect(await balance()).toBe(0);
});

test("a refund leaves the credits of another purchase", async () => {
  const { user, sessionId } = await buyer(once);
  await sendAll(happens(() => service.complete(service.open({ price: once.offered, reference: user.id }).id)));
  await write(user, -200, "reserve");
  await sendAll(happens(() => service.refund(sessionId)));
  expect((await ledgerOf(user)).filter(({ kind, delta }) => kind === "submission" && delta < 0)).toHaveLength(1);
});

test("a subscription grants each paid period once, in any order of events", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await settle();
  expect(await deltasOf(user)).toEqual(["50 renewal"]);
  await sendAll(startsNextPeriod(subscriptionId));
  await sendAll(happens(() => service.failPayment(subscriptionId)));
  await settle();
  expect(await deltasOf(user), "unpaid").toEqual(["50 renewal"]);
  const recovered = happens(() => service.recoverPayment(subscriptionId));
  await Promise.all([sendAll(recovered), sendAll(recovered.toReversed())]);
  for (const event of service.events.toReversed()) await send(event);
  expect(await deltasOf(user)).toEqual(["50 renewal", "50 renewal"]);
});

/** Stripe starts the next period, and creates its invoice. */
const startsNextPeriod = (subscriptionId: string) =>
  happens(() => service.renew(subscriptionId, new Date(periodEnd(subscriptionId).getTime() + days(30))));

test("a renewal grants once it is paid, about an hour after its period has started", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(startsNextPeriod(subscriptionId));
  await confirmPeriods(dependencies);
  await settle();
  expect(await deltasOf(user)).toEqual(["50 renewal"]);
  await sendAll(happens(() => service.payRenewal(subscriptionId)));
  expect(await deltasOf(user)).toEqual(["50 renewal", "50 renewal"]);
});

test("a renewal whose payment event was missed grants within the hour", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(startsNextPeriod(subscriptionId));
  service.payRenewal(subscriptionId);
  await confirmPeriods(dependencies);
  expect(await deltasOf(user)).toEqual(["50 renewal", "50 renewal"]);
});

test("a payment is not lost to a concurrent update of the same subscription", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  /** Delivers an event; what Stripe answers about the subscription waits for `release`. */
  const startDelivery = async (event: { raw: string } | undefined) => {
    const [answered, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const payments = service.payments();
    const findSubscription: typeof payments.findSubscription = async (id) => {
      const subscription = await payments.findSubscription(id);
      answered.resolve();
      await release.promise;
      return subscription;
    };
    const app = await createTestApp({ db, payments: { ...payments, findSubscription }, clock: () => now });
    const response = app.get("/api/payments/webhook", delivery(event ?? { raw: "" }));
    await answered.promise;
    return () => {
      release.resolve();
      return response;
    };
  };
  const [started] = startsNextPeriod(subscriptionId);
  const finishStarted = await startDelivery(started);
  const [paid] = happens(() => service.payRenewal(subscriptionId));
  const finishPaid = await startDelivery(paid);
  await finishStarted();
  await finishPaid();
  expect(await deltasOf(user)).toEqual(["50 renewal", "50 renewal"]);
});

test("unused credits of a month expire at the end of the next one", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await write(user, -20, "reserve");
  await renewUntil(subscriptionId, new Date(periodEnd(subscriptionId).getTime() + days(30)));
  await settleAfter(57);
  expect(await deltasOf(user)).toEqual(["50 renewal", "-20 reserve", "50 renewal"]);
  await settleAfter(62);
  await settleAfter(63);
  expect(await deltasOf(user)).toEqual(["50 renewal", "-20 reserve", "50 renewal", "-30 expiry"]);
  await write(user, 1, "release");
  await settleAfter(64);
  expect(await deltasOf(user), "released after its expiry").toContain("-1 expiry");
});

test("a bigger plan within the month adds the difference, once", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const end = periodEnd(subscriptionId);
  for (const { offered } of [bigger, monthly, bigger]) await renewUntil(subscriptionId, end, { price: offered });
  expect(await deltasOf(user)).toEqual(["50 renewal", "30 renewal"]);
});

test("changing the billing interval doesn't grant a month twice", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  const end = periodEnd(subscriptionId);
  await renewUntil(subscriptionId, new Date(now.getTime() + days(365)), { price: annually.offered });
  await renewUntil(subscriptionId, new Date(end.getTime() + days(3)), { price: monthly.offered });
  expect(await deltasOf(user)).toEqual(["50 renewal"]);
});

test("an annual plan grants twelve times", async () => {
  const user = await create.user();
  const currentPeriodEnd = new Date("2031-01-31T12:00:00Z");
  const values = { planId: annually.id, status: "active", currentPeriodEnd } as const;
  const { stripeId } = await create.subscription({ userId: user.id, ...values });
  await settle();
  expect(await deltasOf(user), "unpaid").toEqual([]);
  await savePaidPeriod(db, stripeId, currentPeriodEnd);
  for (let day = 365; day > 0; day -= 10) await settleAt(new Date(currentPeriodEnd.getTime() - days(day)));
  expect((await deltasOf(user)).filter((entry) => entry === "50 renewal")).toHaveLength(12);
});

test("a canceled subscription grants nothing more", async () => {
  const { user, subscriptionId } = await buyer(monthly);
  await sendAll(happens(() => service.cancel(subscriptionId)));
  await settleAfter(40);
  expect(await deltasOf(user)).toEqual(["50 renewal"]);
});

test("an annual plan whose payment was returned grants no further months", async () => {
  const { user, sessionId, subscriptionId } = await buyer(annually);
  await sendAll(happens(() => service.renew(subscriptionId, new Date(now.getTime() + days(365)))));
  await sendAll(happens(() => service.payRenewal(subscriptionId)));
  await sendAll(happens(() => service.refund(sessionId)));
  await settle();
  const granted = await deltasOf(user);
  expect(granted).toContain("50 renewal");
  await settleAfter(40);
  const later = (await deltasOf(user)).slice(granted.length);
  expect(later.filter((entry) => entry.endsWith("renewal"))).toEqual([]);
});

test("a payment without an account grants when the account is known", async () => {
  const user = await create.user();
  const session = service.open({ price: once.offered, email: user.email });
  await sendAll(happens(() => service.complete(session.id, { email: user.email })));
  expect(await ledgerOf(user)).toEqual([]);
  await db.update(purchases).set({ userId: user.id, buyerEmail: null }).where(eq(purchases.checkoutId, session.id));
  await settle();
  expect(await deltasOf(user)).toEqual(["200 purchase", "30 purchase"]);
});

test("customers who paid before there were credits get what their plan includes, once", async () => {
  const [purchased, subscribed] = [await buyer(once), await buyer(monthly)];
  await db.delete(credits);
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.stripeId, subscribed.subscriptionId));
  expect(row?.status).toBe("active");
  await settle();
  await settle();
  expect(await deltasOf(purchased.user)).toEqual(["200 purchase", "30 purchase"]);
  expect(await deltasOf(subscribed.user)).toEqual(["50 renewal"]);
});
