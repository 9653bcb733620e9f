// The user of a request, read from the database each time, so that an ended session or a changed role counts at once.
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, sessions, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { hasMemberships, readMemberships } from "../members/access.ts";
import type { User } from "./sessions.ts";

const sessionColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  isAdmin: users.isAdmin,
  trialEndsAt: users.trialEndsAt,
  planType: plans.type,
  hasMemberships,
  deletionAt: users.deletionAt,
  sessionId: sessions.id,
  impersonatedBy: sessions.impersonatedBy,
  lastSeenAt: sessions.lastSeenAt,
};

/**
 * Data of the signed-in user that a request needs, read by the statement that reads the session. Its column may refer to
 * the user's row of `users`, their plan's of `plans`, and the placeholder `now`.
 */
export const createUserRead = <Data>(name: string, column: SQL<Data>) => ({
  ofSession: prepareQuery((db) =>
    db
      .select({ ...sessionColumns, data: column })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(plans, eq(plans.id, users.planId))
      .where(
        and(
          eq(sessions.id, sql.placeholder("sid")),
          eq(sessions.userId, sql.placeholder("sub")),
          gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      )
      .prepare(`session_${name}`),
  ),
  ofUser: prepareQuery((db) =>
    db
      .select({ data: column })
      .from(users)
      .leftJoin(plans, eq(plans.id, users.planId))
      .where(eq(users.id, sql.placeholder("id")))
      .prepare(`user_${name}`),
  ),
});
export type UserRead<Data = unknown> = ReturnType<typeof createUserRead<Data>>;

const nothing = createUserRead("only", sql<null>`null`);

/** Returns the user of a valid token with an open session and what `read` selects, or undefined. */
export const findSessionUser = async (
  { db, tokens, clock }: Dependencies,
  token: string,
  read: UserRead = nothing,
): Promise<{ user: User; data: unknown } | undefined> => {
  const claims = await tokens.read(token);
  if (!claims) return undefined;
  const now = clock();
  const [found] = await read.ofSession(db).execute({ sid: claims.sid, sub: claims.sub, now: now.toISOString() });
  if (!found) return undefined;
  const { lastSeenAt, hasMemberships, data, ...columns } = found;
  const user = { ...columns, memberships: hasMemberships ? await readMemberships(db, columns.id) : {} };
  if (now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, user.sessionId));
  return { user, data };
};

/** Returns what `read` selects for a user, or undefined if there is none. */
export const findUserData = async <Data>(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { id }: Pick<User, "id">,
  read: UserRead<Data>,
) => {
  const [found] = await read.ofUser(db).execute({ id, now: clock().toISOString() });
  return found?.data as Data | undefined;
};

/** Recent enough to recognize a session, rare enough that most requests write nothing. */
const lastSeenIntervalMs = 5 * 60_000;
