import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditBalances, credits, users } from "#db/schema/index.ts";
import { creditKinds, creditReasons } from "#shared/billing/credits.ts";
import { findBalanceErrors } from "../../testing/ledger-errors.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;

const balancesOf = (userId: string) => db.select().from(creditBalances).where(eq(creditBalances.userId, userId));

const signs = { reserve: -1, expiry: -1 } as Record<string, number>;
/** An entry of each kind and reason, in turn, with amounts from 1 to 7. */
const entriesOf = (userId: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const reason = creditReasons[at % creditReasons.length] ?? "trial";
    return {
      userId,
      kind: creditKinds[at % creditKinds.length] ?? "submission",
      delta: (signs[reason] ?? 1) * ((at % 7) + 1),
      reason,
      source: `entry ${crypto.randomUUID()}`,
      createdAt: new Date(clock().getTime() + at * 1000),
    };
  });

test("balances follow the ledger through statements with one, many and no entries", async () => {
  const [one, other] = [await create.user(), await create.user()];
  const entries = [...entriesOf(one.id, 60), ...entriesOf(other.id, 60)];
  await db.insert(credits).values(entries);
  for (const entry of entriesOf(one.id, 10)) await db.insert(credits).values(entry);
  await db.insert(credits).values(entries).onConflictDoNothing();
  expect(await findBalanceErrors(db)).toEqual([]);
  expect((await balancesOf(one.id)).map(({ kind }) => kind).toSorted()).toEqual([...creditKinds].toSorted());
});

test("a transaction that fails changes no balance", async () => {
  const user = await create.user();
  await db.insert(credits).values(entriesOf(user.id, 8));
  const before = await balancesOf(user.id);
  const failing = db.transaction(async (tx) => {
    await tx.insert(credits).values(entriesOf(user.id, 8));
    throw new Error("The transaction fails.");
  });
  await expect(failing).rejects.toThrow("The transaction fails.");
  expect(await balancesOf(user.id)).toEqual(before);
});

test("balances follow deleted entries, and end with their account", async () => {
  const user = await create.user();
  await db.insert(credits).values(entriesOf(user.id, 24));
  await db.delete(credits).where(and(eq(credits.userId, user.id), eq(credits.kind, "page")));
  await db.delete(credits).where(and(eq(credits.userId, user.id), eq(credits.reason, "purchase")));
  expect(await findBalanceErrors(db)).toEqual([]);
  expect(await balancesOf(user.id)).toHaveLength(2);
  await db.delete(users).where(eq(users.id, user.id));
  expect(await balancesOf(user.id)).toEqual([]);
  expect(await findBalanceErrors(db)).toEqual([]);
});

test("entries that are added concurrently all count", async () => {
  const people = [await create.user(), await create.user(), await create.user()];
  const writes = Array.from({ length: 12 }, () =>
    db.insert(credits).values(people.toReversed().flatMap(({ id }) => entriesOf(id, 6))),
  );
  await Promise.all(writes);
  expect(await findBalanceErrors(db)).toEqual([]);
});
