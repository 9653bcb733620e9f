import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { listedUsers, sessions, subscriptions, users } from "#db/schema/index.ts";
import { expectExactSums, selectWith } from "#db/testing/maintained-sums.ts";
import { subscriptionStatuses } from "#shared/payments.ts";
import { userRoles } from "#shared/roles.ts";
import { userOrders, userQuery, userStatuses } from "#shared/users.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listUsers } from "./users.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;
const inDays = (days: number) => new Date(clock().getTime() + days * 24 * 3600_000);

const expectExactList = () => expectExactSums(selectWith(db), ["listed_users"]);

const anyOf = (random: Random, id: PgColumn) => sql`right(${id}::text, 1) = ${random.below(16).toString(16)}`;
type People = { userIds: string[]; planId: number };

const changes: Record<string, (tx: Db, random: Random, people: People) => Promise<unknown>> = {
  visit: (tx, { oneOf, below }, { userIds }) =>
    tx.insert(sessions).values({
      userId: oneOf(userIds),
      lastSeenAt: inDays(-below(50)),
      expiresAt: inDays(7),
      impersonatedBy: below(4) ? null : oneOf(userIds),
    }),
  request: (tx, random) =>
    tx
      .update(sessions)
      .set({ lastSeenAt: inDays(-random.below(50)) })
      .where(anyOf(random, sessions.id)),
  signOut: (tx, random) => tx.delete(sessions).where(anyOf(random, sessions.id)),
  subscribe: (tx, { below, oneOf }, { userIds, planId }) =>
    tx.insert(subscriptions).values({
      userId: below(5) ? oneOf(userIds) : null,
      planId: below(4) ? planId : null,
      stripeId: crypto.randomUUID(),
      status: oneOf(subscriptionStatuses),
      cancelAtPeriodEnd: false,
      createdAt: inDays(-below(50) - below(1_000) / 1_000),
    }),
  pay: (tx, random) =>
    tx
      .update(subscriptions)
      .set({ status: random.oneOf(["active", "past_due"] as const) })
      .where(anyOf(random, subscriptions.id)),
  move: (tx, random, { userIds }) =>
    tx
      .update(subscriptions)
      .set({ userId: random.oneOf(userIds) })
      .where(anyOf(random, subscriptions.id)),
  end: (tx, random) => tx.delete(subscriptions).where(anyOf(random, subscriptions.id)),
  change: (tx, { below, oneOf }, { userIds, planId }) =>
    tx
      .update(users)
      .set({ planId: below(2) ? planId : null, role: oneOf(userRoles), trialEndsAt: inDays(below(10) - 5) })
      .where(eq(users.id, oneOf(userIds))),
  rename: (tx, { oneOf }, { userIds }) =>
    tx
      .update(users)
      .set({ email: `${crypto.randomUUID()}@people.example` })
      .where(eq(users.id, oneOf(userIds))),
  rollback: (tx, random, people) =>
    tx
      .transaction(async (nested) => {
        await changes.visit?.(nested, random, people);
        nested.rollback();
      })
      .catch(() => {}),
};

const createPeople = async (): Promise<People> => ({
  userIds: await Promise.all(Array.from({ length: 6 }, async () => (await create.user()).id)),
  planId: (await create.plan()).id,
});

test("the list stays that of the accounts after any change", async () => {
  const random = createRandom(1);
  const people = await createPeople();
  const names = Object.keys(changes);
  const standings = new Set<string>();
  for (let step = 0; step < 200; step++) {
    await db.transaction((tx) => changes[random.oneOf(names)]?.(tx, random, people) ?? Promise.resolve());
    if (step % 4 === 0) await expectExactList();
    for (const { standing } of await db.selectDistinct({ standing: listedUsers.standing }).from(listedUsers))
      standings.add(standing);
  }
  expect([...standings].toSorted()).toEqual(["active", "none", "past-due"]);
  await db.delete(users).where(eq(users.id, people.userIds[0] ?? ""));
  await expectExactList();
});

test("concurrent changes of the same accounts are all listed", async () => {
  const people = await createPeople();
  const change = async (seed: number) => {
    const random = createRandom(seed);
    for (const name of ["visit", "subscribe", "request", "change", "pay", "visit", "signOut", "move", "rename"])
      await changes[name]?.(db, random, people);
  };
  await Promise.all([change(1), change(2), change(3), change(4)]);
  await expectExactList();
});

test("every status, plan and role is listed in every order, page by page", async () => {
  const host = `${crypto.randomUUID().slice(0, 8)}.example`;
  const plan = await create.plan();
  for (let at = 0; at < 24; at++) {
    const values = [
      { planId: plan.id },
      { trialEndsAt: inDays(1) },
      { trialEndsAt: inDays(-1) },
      { trialEndsAt: null },
    ][at % 4];
    const user = await create.user({
      website: `https://${host}`,
      email: `${crypto.randomUUID()}@people.example`,
      createdAt: inDays(-((at * 7) % 24)),
      ...(at % 5 ? {} : { role: "operator" }),
      ...values,
    });
    if (at % 3) await create.session({ userId: user.id, lastSeenAt: inDays(-((at * 5) % 24)) });
    if (at % 8 === 0) await create.subscription({ userId: user.id, planId: plan.id, status: "past_due" });
  }
  const idsOf = async (query: object) => {
    const page = (number: number) =>
      listUsers({ db, clock }, userQuery.parse({ q: host, limit: "5", page: `${number}`, ...query }));
    const pages = [await page(1), await page(2), await page(3), await page(4), await page(5)];
    expect(pages.flatMap(({ users }) => users)).toHaveLength(pages[0]?.total ?? -1);
    return pages.flatMap(({ users }) => users);
  };
  const everyone = await idsOf({});
  expect(everyone).toHaveLength(24);
  for (const order of userOrders)
    for (const status of userStatuses)
      for (const filters of [{}, { plan: `${plan.id}` }, { role: "operator" }]) {
        const listed = await idsOf({ order, status, ...filters });
        const expected = (await idsOf({ order })).filter(
          (user) =>
            user.status === status &&
            (!("plan" in filters) || user.plan?.id === plan.id) &&
            (!("role" in filters) || user.role === "operator"),
        );
        expect([order, status, filters, listed]).toEqual([order, status, filters, expected]);
      }
  const byVisit = (await idsOf({ order: "last-seen" })).map(({ lastSeenAt }) => lastSeenAt?.getTime() ?? 0);
  expect(byVisit).toEqual(byVisit.toSorted((one, other) => other - one));
  const withoutSearch = await listUsers({ db, clock }, userQuery.parse({ plan: `${plan.id}`, status: "past-due" }));
  expect(withoutSearch).toMatchObject({ total: 3, users: [{ status: "past-due" }, {}, {}] });
  const isTrial = and(
    eq(listedUsers.standing, "none"),
    sql`${listedUsers.trialEndsAt} > ${clock().toISOString()}::timestamptz`,
  );
  const trials = await listUsers({ db, clock }, userQuery.parse({ status: "trial", order: "oldest" }));
  expect(trials.total).toBe(await db.$count(listedUsers, isTrial));
  expect(trials.users.every(({ status }) => status === "trial")).toBe(true);
});
