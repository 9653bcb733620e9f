import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { newestFirst } from "#db/queries/order.ts";
import { matchesText } from "#db/queries/text-search.ts";
import {
  creditBalances,
  listedUsers,
  passkeys,
  plans,
  projects,
  purchases,
  searchedUserColumns,
  sessions,
  users,
} from "#db/schema/index.ts";
import type { RoleInput, TeamInvitationInput, UserQuery, UserStatus } from "#shared/operations/users.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../../access/user.ts";
import { changeIdentity } from "../../account/auth/identity.ts";
import type { Dependencies } from "../../dependencies.ts";
import { canEmailLink } from "../../emails/email-limits.ts";
import { enqueueEmail } from "../../emails/email-queue.ts";
import { toMajorUnits } from "../../integrations/stripe/stripe-amounts.ts";
import { recordAuditEntry } from "../../observability/audit-entries.ts";
import { exportAccount } from "../account-data/data-export.ts";
import { eraseAccount } from "../account-data/deletion.ts";
import { teamInvitation } from "../operations.emails.tsx";

const sessionMs = 3600_000;

/**
 * Signs an admin in as a customer for an hour. The session ends with the admin's own, which it came from. Throws
 * Problem `forbidden` for members of the team.
 */
export const createSupportSession = async (
  { db, tokens, clock }: Pick<Dependencies, "db" | "tokens" | "clock">,
  admin: Pick<User, "id" | "sessionId">,
  userId: string,
) => {
  const now = clock();
  const expiresAt = new Date(now.getTime() + sessionMs);
  const id = Bun.randomUUIDv7();
  await db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user.role !== "customer") throw new Problem("forbidden", "You can sign in as customers only.");
    await tx.insert(sessions).values({
      id,
      userId,
      device: "Support access",
      impersonatedBy: admin.id,
      adminSessionId: admin.sessionId,
      expiresAt,
      lastSeenAt: now,
    });
  });
  return { accessToken: await tokens.sign({ sub: userId, sid: id, isAdmin: false }, expiresAt), expiresAt };
};

type Request = { call: string; requestId: string; summary: string | undefined };

/** Exports a user's data for an admin and adds the request to the audit log. Throws Problem `not-found`. */
export const exportUser = async (
  dependencies: Dependencies,
  acting: Pick<User, "id">,
  userId: string,
  request: Request,
) => {
  const data = await exportAccount(dependencies, { id: userId });
  await recordAuditEntry(dependencies.db, { actorId: acting.id, ...request });
  return data;
};

/**
 * Erases another user's account. Throws Problem `conflict` for the admin's own account, and those of `eraseAccount`.
 */
export const eraseUser = async (dependencies: Dependencies, acting: Pick<User, "id">, userId: string) => {
  if (userId === acting.id)
    throw new Problem("conflict", "You cannot delete your own account here. Use your account page.");
  await eraseAccount(dependencies, userId);
};

type Scope = { db: Db; clock: () => Date };

const { standing, trialEndsAt, lastSeenAt } = listedUsers;

const readRows = ({ db, clock }: Scope) => {
  const now = clock().toISOString();
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      website: users.website,
      isAdmin: users.isAdmin,
      role: users.role,
      createdAt: users.createdAt,
      plan: { id: plans.id, label: plans.label },
      // As `isExpired` in `shared/limits.ts`.
      status: sql<UserStatus>`case when ${standing} <> 'none' then ${standing} when ${trialEndsAt} > ${now}::timestamptz then 'trial' else 'expired' end`,
      projects: sql<number>`(select count(*)::int from ${projects} p where p.user_id = ${users.id})`,
      credits: sql<number>`coalesce((select b.available from ${creditBalances} b where b.user_id = ${users.id} and b.kind = 'submission'), 0)`,
      purchases: sql<
        { amount: number; currency: string }[]
      >`coalesce((select json_agg(json_build_object('amount', t.amount, 'currency', t.currency) order by t.amount desc) from (select sum(p.amount)::int8 as amount, p.currency from ${purchases} p where p.user_id = ${users.id} and p.refunded_at is null and p.amount is not null and p.currency is not null group by p.currency) t), '[]'::json)`,
      sessions: sql<number>`(select count(*)::int from ${sessions} s where s.user_id = ${users.id} and s.expires_at > ${now}::timestamptz)`,
      lastSeenAt,
    })
    .from(users)
    .innerJoin(listedUsers, eq(listedUsers.id, users.id))
    .leftJoin(plans, eq(plans.id, users.planId));
};

const withMajorUnits = <Row extends { purchases: { amount: number; currency: string }[] }>(row: Row) => ({
  ...row,
  purchases: row.purchases.map(({ amount, currency }) => ({ amount: toMajorUnits(amount, currency), currency })),
});

const hasStatus = (status: UserStatus, now: Date) => {
  if (status === "active" || status === "past-due") return eq(standing, status);
  const hasEnded = or(isNull(trialEndsAt), lte(trialEndsAt, now));
  return and(eq(standing, "none"), status === "trial" ? gt(trialEndsAt, now) : hasEnded);
};

const orders = {
  newest: [desc(listedUsers.createdAt), desc(listedUsers.id)],
  oldest: [asc(listedUsers.createdAt), asc(listedUsers.id)],
  "last-seen": newestFirst(lastSeenAt, listedUsers.id),
  email: [asc(listedUsers.email)],
};

/** Lists users. `q` searches email, name and website. */
export const listUsers = async (scope: Scope, { plan, status, role, order, q, ...paging }: UserQuery) => {
  const { db, clock } = scope;
  const isFound = matchesText({ text: q ?? "", columns: searchedUserColumns });
  const where = and(
    plan === undefined ? undefined : eq(listedUsers.planId, plan),
    role && eq(listedUsers.role, role),
    status && hasStatus(status, clock()),
    q ? inArray(listedUsers.id, db.select({ id: users.id }).from(users).where(isFound)) : undefined,
  );
  // The ids first, so that a late page doesn't compute the figures of all accounts before it.
  const [found, counted] = await Promise.all([
    db
      .select({ id: listedUsers.id })
      .from(listedUsers)
      .where(where)
      .orderBy(...orders[order])
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    countListed(db, listedUsers, where),
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await readRows(scope)
    .where(inArray(users.id, ids))
    .orderBy(...orders[order]);
  return { users: rows.map(withMajorUnits), ...counted };
};

/** Returns the user as listed. Throws Problem `not-found`. */
export const getListedUser = async (scope: Scope, id: string) => {
  const [user] = await readRows(scope).where(eq(users.id, id));
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
    const user = await lockAccount(tx, userId);
    const role = "role" in input ? input.role : input.isAdmin ? "admin" : "customer";
    if (role !== "customer" && !user.emailVerifiedAt)
      throw new Problem(
        "conflict",
        `${user.email} is not confirmed. Only confirmed accounts can become ${role === "admin" ? "administrators" : "operators"}.`,
      );
    await changeIdentity(tx, jobs, userId, { values: { role } });
  });

/**
 * Invites an operator or administrator: creates an account without password, which the emailed link sets. Inviting again
 * changes the role and sends the link again. Throws Problem `conflict` if the address has an account, `rate-limited` beyond
 * one email a minute.
 */
export const inviteToTeam = async (
  { db, jobs }: Pick<Dependencies, "db" | "jobs">,
  inviter: { email: string; name: string | null },
  { email, role }: TeamInvitationInput,
) => {
  const isAllowed = await canEmailLink(db, teamInvitation, email);
  if (!isAllowed) throw new Problem("rate-limited", `${email} was invited a moment ago. Try again in a minute.`);
  await db.transaction(async (tx) => {
    const [invited] = await tx
      .insert(users)
      .values({ email, role })
      .onConflictDoUpdate({ target: users.email, set: { role }, setWhere: isInvited })
      .returning({ id: users.id });
    if (!invited) throw new Problem("conflict", `${email} has an account. Change its role in the list of users.`);
    const props = { inviter: inviter.name || inviter.email, role };
    await enqueueEmail(tx, jobs, { to: email, email: teamInvitation, props });
  });
};

/** An unused account: every way to sign in to it goes through its mailbox. */
const isInvited = and(
  isNull(users.emailVerifiedAt),
  isNull(users.passwordHash),
  isNull(users.googleId),
  sql`not exists (select from ${passkeys} p where p.user_id = ${users.id})`,
);

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
