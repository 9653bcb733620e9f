// The accounts with submission credits, and what became of their credits.
import { asc, eq, inArray, sql, sum } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { creditBalances, plans, projects, submissions, users } from "#db/schema/index.ts";
import type { DeliveriesQuery, OrderedAccount } from "#shared/operations/deliveries.ts";
import { offsetOf } from "#shared/pagination.ts";

const isListed = eq(creditBalances.kind, "submission");

export const countAccounts = (db: Db) => db.$count(creditBalances, isListed);

export const countRefunds = async (db: Db) => {
  const [refunded] = await db
    .select({ refunds: sum(creditBalances.refunds).mapWith(Number) })
    .from(creditBalances)
    .where(isListed);
  return refunded?.refunds ?? 0;
};

export const listAccounts = async (db: Db, query: DeliveriesQuery): Promise<OrderedAccount[]> => {
  const { granted, available, refunds, lastGrantAt } = creditBalances;
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      plan: plans.label,
      granted,
      available,
      refunded: refunds,
      lastGrantAt,
    })
    .from(creditBalances)
    .innerJoin(users, eq(users.id, creditBalances.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(isListed)
    .orderBy(...newestFirst(lastGrantAt), asc(users.email))
    .limit(query.limit)
    .offset(offsetOf(query));
  const progress = await countProgress(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    ...row,
    lastGrantAt: row.lastGrantAt?.toISOString() ?? null,
    ...(progress.get(row.userId) ?? { reserved: 0, used: 0, live: 0 }),
  }));
};

const countProgress = async (db: Db, userIds: string[]) => {
  const rows = await db
    .select({
      userId: projects.userId,
      reserved: sql<number>`count(*) filter (where ${submissions.creditState} = 'reserved')::int`,
      used: sql<number>`count(*) filter (where ${submissions.creditState} = 'consumed')::int`,
      live: sql<number>`count(*) filter (where ${submissions.state} in ('live', 'suspect'))::int`,
    })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(inArray(projects.userId, userIds))
    .groupBy(projects.userId);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
};
