import { count, desc, eq, gt, ilike, or } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { sessions, users } from "#db/schema/index.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { RoleInput, UserQuery } from "#shared/users.ts";
import type { Dependencies } from "../../dependencies.ts";
import { changeIdentity } from "../auth/identity.ts";

type Scope = { db: Db; clock: () => Date };

const { id, email, name, isAdmin, role, createdAt } = users;
const userColumns = { id, email, name, isAdmin, role, createdAt };

/** Lists all users, newest first; `q` searches email and name. */
export const listUsers = async ({ db, clock }: Scope, { q, ...paging }: UserQuery) => {
  const pattern = `%${q?.replace(/[\\%_]/g, "\\$&")}%`;
  const where = q ? or(ilike(users.email, pattern), ilike(users.name, pattern)) : undefined;
  const open = db
    .select({ userId: sessions.userId, sessions: count().as("sessions") })
    .from(sessions)
    .where(gt(sessions.expiresAt, clock()))
    .groupBy(sessions.userId)
    .as("open");
  const rows = await db
    .select({ ...userColumns, sessions: open.sessions })
    .from(users)
    .leftJoin(open, eq(open.userId, users.id))
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return {
    users: rows.map((row) => ({ ...row, sessions: row.sessions ?? 0 })),
    total: await db.$count(users, where),
  };
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

const notFound = () => new Problem("not-found", "User not found.");
