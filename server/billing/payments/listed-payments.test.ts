import { expect, test } from "vitest";
import { purchases } from "#db/schema/index.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listPayments } from "./payment-list.ts";

const { dependencies, create } = await createTestApp();
const { db } = dependencies;

test("sums a period of whole days, and lists unmatched payments first on all pages", async () => {
  const [user, plan] = [await create.user(), await create.plan()];
  const before = await listPayments(db, { page: 1, limit: 100, plan: plan.id });
  expect(before).toMatchObject({ payments: [], total: 0, sums: [] });
  const at = (day: string, values = {}) => ({
    planId: plan.id,
    userId: user.id,
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
      plan: plan.id,
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
