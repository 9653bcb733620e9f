import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listedUsers } from "#db/schema/index.ts";
import { userOrders, userQuery, userStatuses } from "#shared/operations/users.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { listUsers } from "./users.ts";

const { dependencies, create } = await createTestApp();
const { db, clock } = dependencies;
const inDays = (days: number) => new Date(clock().getTime() + days * 24 * 3600_000);

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
