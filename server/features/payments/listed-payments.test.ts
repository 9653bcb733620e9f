import { eq, isNotNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { disputes, invoices, listedPayments, purchases, subscriptions, users } from "#db/schema/index.ts";
import { expectExactSums, selectWith } from "#db/testing/maintained-sums.ts";
import { disputeStatuses, invoiceStatuses, paymentStates } from "#shared/payments.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listPayments } from "./payment-list.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;

const expectExactList = () => expectExactSums(selectWith(db), ["listed_payments", "payment_sums"]);

const intents = Array.from({ length: 30 }, (_, at) => `pi_${at}`);
/** Around the end of a month in UTC. */
const times = ["2026-10-30T12:00:00Z", "2026-10-31T23:59:59.999Z", "2026-11-01T00:00:00Z", "2026-11-01T23:30:00Z"];
type People = { userIds: string[]; planId: number };

const buyerOf = ({ below, oneOf }: Random, { userIds, planId }: People) => ({
  ...[{ userId: oneOf(userIds) }, { buyerEmail: `buyer-${below(9)}@people.example` }, { customerId: "cus_1" }, {}][
    below(4)
  ],
  planId: below(3) ? planId : null,
});
const payment = ({ below, oneOf }: Random) => ({
  amount: below(5) ? 100 + below(900) : null,
  currency: below(6) ? oneOf(["usd", "eur"]) : null,
  paymentIntentId: below(4) ? oneOf(intents) : null,
  refundedAmount: below(3) ? 0 : below(100),
  refundedAt: below(3) ? null : new Date(oneOf(times)),
  createdAt: new Date(oneOf(times)),
});
const anyOf = (random: Random, id: PgColumn) => sql`right(${id}::text, 1) = ${random.below(16).toString(16)}`;

const changes: Record<string, (tx: Db, random: Random, people: People) => Promise<unknown>> = {
  buy: (tx, random, people) =>
    tx.insert(purchases).values(
      Array.from({ length: 1 + random.below(5) }, () => ({
        ...buyerOf(random, people),
        ...payment(random),
        checkoutId: crypto.randomUUID(),
      })),
    ),
  subscribe: (tx, random, people) =>
    tx.insert(subscriptions).values({
      ...buyerOf(random, people),
      stripeId: crypto.randomUUID(),
      status: "active",
      cancelAtPeriodEnd: false,
    }),
  invoice: async (tx, random) => {
    const found = await tx.select({ id: subscriptions.id }).from(subscriptions).orderBy(subscriptions.id);
    if (!found.length) return;
    await tx
      .insert(invoices)
      .values({
        ...payment(random),
        subscriptionId: random.oneOf(found).id,
        stripeId: `in_${random.below(50)}`,
        status: random.oneOf(invoiceStatuses),
        periodStart: new Date(),
        periodEnd: new Date(),
        readAt: new Date(),
      })
      .onConflictDoUpdate({
        target: invoices.stripeId,
        set: { status: sql`excluded.status`, paymentIntentId: sql`excluded.payment_intent_id` },
      });
  },
  refund: (tx, random) =>
    tx
      .update(purchases)
      .set({ refundedAmount: random.below(90), refundedAt: new Date() })
      .where(anyOf(random, purchases.id)),
  read: (tx) => tx.update(invoices).set({ readAt: new Date() }),
  match: (tx, random, { userIds }) =>
    tx
      .update(subscriptions)
      .set({ userId: random.oneOf(userIds), buyerEmail: null })
      .where(anyOf(random, subscriptions.id)),
  assign: (tx, random, people) => tx.update(purchases).set(buyerOf(random, people)).where(anyOf(random, purchases.id)),
  dispute: (tx, random) => {
    const paymentIntentId = random.oneOf(intents);
    const status = random.oneOf(disputeStatuses);
    return tx
      .insert(disputes)
      .values({
        id: `dp_${paymentIntentId}`,
        paymentIntentId,
        amount: 50,
        currency: "usd",
        reason: "fraud",
        status,
        readAt: new Date(),
      })
      .onConflictDoUpdate({ target: disputes.id, set: { status } });
  },
  forget: (tx, random) => tx.delete(disputes).where(eq(disputes.paymentIntentId, random.oneOf(intents))),
  rename: (tx, random, { userIds }) =>
    tx
      .update(users)
      .set({ email: `${crypto.randomUUID()}@people.example` })
      .where(eq(users.id, random.oneOf(userIds))),
  delete: (tx, random) => tx.delete(purchases).where(anyOf(random, purchases.id)),
  rollback: (tx, random, people) =>
    tx
      .transaction(async (nested) => {
        await changes.buy?.(nested, random, people);
        nested.rollback();
      })
      .catch(() => {}),
};

const createPeople = async (): Promise<People> => ({
  userIds: [await create.user(), await create.user(), await create.user()].map(({ id }) => id),
  planId: (await create.plan()).id,
});

test("list and sums stay those of the payments after any change", async () => {
  const random = createRandom(1);
  const people = await createPeople();
  const names = Object.keys(changes);
  const states = new Set<string>();
  for (let step = 0; step < 150; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, people) ?? Promise.resolve());
    if (step % 5 === 0) await expectExactList();
    for (const { state } of await db.selectDistinct({ state: listedPayments.state }).from(listedPayments))
      states.add(state);
  }
  await expectExactList();
  expect([...states].toSorted()).toEqual([...paymentStates].toSorted());
  await db.delete(users).where(eq(users.id, people.userIds[0] ?? ""));
  await db.delete(subscriptions).where(isNotNull(subscriptions.userId));
  await expectExactList();
});

test("concurrent changes of the same payments are all listed", async () => {
  const people = await createPeople();
  const change = async (seed: number) => {
    const random = createRandom(seed);
    for (const name of ["buy", "subscribe", "invoice", "dispute", "refund", "invoice", "match", "dispute", "rename"])
      await changes[name]?.(db, random, people);
  };
  await Promise.all([change(1), change(2), change(3), change(4)]);
  await expectExactList();
});

test("a period is summed by days and months, and pages continue after the unmatched payments", async () => {
  const people = await createPeople();
  const before = await listPayments(db, { page: 1, limit: 100, plan: people.planId });
  expect(before).toMatchObject({ payments: [], total: 0, sums: [] });
  const at = (day: string, values = {}) => ({
    planId: people.planId,
    userId: people.userIds[0] ?? null,
    amount: 1_000,
    currency: "usd",
    checkoutId: crypto.randomUUID(),
    createdAt: new Date(`${day}T12:00:00Z`),
    ...values,
  });
  const waiting = { userId: null, buyerEmail: "buyer@people.example" };
  const days = ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01", "2026-03-15", "2026-04-01"];
  await db
    .insert(purchases)
    .values([...days.map((day) => at(day)), at("2026-02-10", waiting), at("2026-03-02", waiting)]);
  const list = (from?: string, to?: string, paging = { page: 1, limit: 100 }) =>
    listPayments(db, {
      ...paging,
      plan: people.planId,
      from: from ? new Date(from) : undefined,
      to: to ? new Date(to) : undefined,
    });
  for (const [from, to, count] of [
    [undefined, undefined, 8],
    ["2026-01-31", "2026-01-31", 1],
    ["2026-02-01", "2026-02-28", 3],
    ["2026-01-31", "2026-03-01", 5],
    ["2026-02-28", "2026-03-14", 3],
    ["2026-03-01T18:00:00Z", undefined, 4],
    [undefined, "2026-03-01", 5],
    ["2026-04-02", "2026-03-01", 0],
  ] as const) {
    const { total, payments, sums } = await list(from, to);
    expect([from, to, total, payments.length, sums[0]?.paid ?? 0]).toEqual([from, to, count, count, count * 10]);
  }
  const all = (await list()).payments.map(({ id }) => id);
  const pages: string[] = [];
  for (let page = 1; page <= 3; page++)
    pages.push(...(await list(undefined, undefined, { page, limit: 3 })).payments.map(({ id }) => id));
  expect(pages).toEqual(all);
  expect((await list()).payments.map(({ isUnmatched }) => isUnmatched).slice(0, 3)).toEqual([true, true, false]);
});
