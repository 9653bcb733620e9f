// The accounts with submission credits, and what became of their credits.
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { credits, plans, projects, submissions, users } from "#db/schema/index.ts";
import type { DeliveriesQuery, OrderedAccount } from "#shared/deliveries.ts";
import { offsetOf } from "#shared/pagination.ts";

export const countAccounts = async (db: Db) => {
  const [accounts] = await db
    .select({ n: sql<number>`count(distinct ${credits.userId})::int` })
    .from(credits)
    .where(and(eq(credits.kind, "submission"), ne(credits.delta, 0)));
  return accounts?.n ?? 0;
};

const grantReasons = sql`('purchase', 'renewal', 'trial', 'adjustment', 'expiry')`;

export const listAccounts = async (db: Db, query: DeliveriesQuery): Promise<OrderedAccount[]> => {
  const lastGrantAt = sql<Date | null>`max(${credits.createdAt}) filter (where ${credits.delta} > 0 and ${credits.reason} in ${grantReasons})`;
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      plan: plans.label,
      granted: sql<number>`coalesce(sum(${credits.delta}) filter (where ${credits.reason} in ${grantReasons}), 0)::int`,
      available: sql<number>`sum(${credits.delta})::int`,
      refunded: sql<number>`count(*) filter (where ${credits.reason} = 'refund')::int`,
      lastGrantAt: lastGrantAt.mapWith(credits.createdAt),
    })
    .from(credits)
    .innerJoin(users, eq(users.id, credits.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(eq(credits.kind, "submission"))
    .groupBy(users.id, users.email, plans.label)
    .orderBy(sql`${lastGrantAt} desc nulls last`, asc(users.email))
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
