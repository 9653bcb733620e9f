import { and, asc, desc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { findPage } from "#db/queries/find-page.ts";
import { creditBalances, plans, projects, purchases, sessions, subscriptions, users } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { RoleInput, UserQuery, UserStatus } from "#shared/users.ts";
import type { Dependencies } from "../../dependencies.ts";
import { toMajorUnits } from "../../integrations/stripe-amounts.ts";
import { changeIdentity } from "../auth/identity.ts";

type Scope = { db: Db; clock: () => Date };

/** The row of the list. `status` is computed like `isExpired` in `shared/limits.ts`. */
const listedUsers = ({ db, clock }: Scope) => {
  const now = clock().toISOString();
  const running = sql`(select s.status from ${subscriptions} s where s.user_id = ${users.id} and s.plan_id is not null and s.status in ('trialing', 'active', 'past_due') order by s.created_at desc limit 1)`;
  const status = sql<UserStatus>`case
    when ${running} = 'past_due' then 'past-due'
    when ${users.planId} is not null or ${users.isAdmin} then 'active'
    when ${users.trialEndsAt} > ${now}::timestamptz then 'trial'
    else 'expired' end`;
  const lastSeenAt = sql<Date | null>`(select max(s.last_seen_at) from ${sessions} s where s.user_id = ${users.id} and s.impersonated_by is null)`;
  const query = db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      website: users.website,
      isAdmin: users.isAdmin,
      role: users.role,
      createdAt: users.createdAt,
      plan: { id: plans.id, label: plans.label },
      status,
      projects: sql<number>`(select count(*)::int from ${projects} p where p.user_id = ${users.id})`,
      credits: sql<number>`coalesce((select b.available from ${creditBalances} b where b.user_id = ${users.id} and b.kind = 'submission'), 0)`,
      purchases: sql<
        { amount: number; currency: string }[]
      >`coalesce((select json_agg(json_build_object('amount', t.amount, 'currency', t.currency) order by t.amount desc) from (select sum(p.amount)::int8 as amount, p.currency from ${purchases} p where p.user_id = ${users.id} and p.refunded_at is null and p.amount is not null and p.currency is not null group by p.currency) t), '[]'::json)`,
      sessions: sql<number>`(select count(*)::int from ${sessions} s where s.user_id = ${users.id} and s.expires_at > ${now}::timestamptz)`,
      lastSeenAt: lastSeenAt.mapWith(users.createdAt),
    })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.planId));
  return { query, status, lastSeenAt };
};

const withMajorUnits = <Row extends { purchases: { amount: number; currency: string }[] }>(row: Row) => ({
  ...row,
  purchases: row.purchases.map(({ amount, currency }) => ({ amount: toMajorUnits(amount, currency), currency })),
});

/** Lists users. `q` searches email, name and website. */
export const listUsers = async (scope: Scope, { q, plan, status, role, order, ...paging }: UserQuery) => {
  const listed = listedUsers(scope);
  const where = and(
    plan === undefined ? undefined : eq(users.planId, plan),
    role && eq(users.role, role),
    status && sql`${listed.status} = ${status}`,
  );
  const orders = {
    newest: [desc(users.createdAt), desc(users.id)],
    oldest: [asc(users.createdAt), asc(users.id)],
    "last-seen": [sql`${listed.lastSeenAt} desc nulls last`, desc(users.id)],
    email: [asc(users.email)],
  };
  const list = async (ids: string[] | SQLWrapper) => {
    const rows = await listed.query.where(inArray(users.id, ids)).orderBy(...orders[order]);
    return rows.map(withMajorUnits);
  };
  if (q) {
    const rows = { table: users, listed: undefined, filters: where, order: orders[order] };
    const columns = [users.email, users.name, users.website];
    const search = { text: q, columns, readRows: order === "last-seen" ? 0 : 2_000, readMore: 10_000 };
    const { ids, counted } = await findPage(scope.db, rows, search, paging);
    return { users: await list(ids), ...counted };
  }
  // The ids first, so that a late page doesn't compute the figures of all accounts before it.
  const ids = scope.db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...orders[order])
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { users: await list(ids), ...(await countListed(scope.db, users, where, orders.newest)) };
};

/** Returns the user as listed. Throws Problem `not-found`. */
export const getListedUser = async (scope: Scope, id: string) => {
  const [user] = await listedUsers(scope).query.where(eq(users.id, id));
  if (!user) throw notFound();
  return withMajorUnits(user);
};

/**
 * Changes the role and ends the user's sessions, which still have the old one. Throws Problem `conflict` for an
 * unconfirmed account, whose address may belong to someone else.
 */
export const saveRole = (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  actingId: string,
  userId: string,
  input: RoleInput,
) =>
  db.transaction(async (tx) => {
    // At least one admin always remains, because admins cannot change their own role.
    if (userId === actingId) throw new Problem("conflict", "You cannot change your own role. Ask another admin.");
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw notFound();
    const role = "role" in input ? input.role : input.isAdmin ? "admin" : "customer";
    if (role !== "customer" && !user.emailVerifiedAt)
      throw new Problem(
        "conflict",
        `${user.email} is not confirmed. Only confirmed accounts can become ${role === "admin" ? "administrators" : "operators"}.`,
      );
    await changeIdentity(tx, jobs, userId, { values: { role } });
  });

/** Ends all sessions of a user, except the caller's current one. */
export const revokeSessions = async (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  acting: { sessionId: string },
  userId: string,
) => {
  await db.transaction((tx) =>
    changeIdentity(tx, jobs, userId, { exceptSessionId: acting.sessionId, isOwnChange: true }),
  );
};

export const notFound = () => new Problem("not-found", "User not found.");
