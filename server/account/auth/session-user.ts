// The user of a request, read from the database each time, so that an ended session or a changed role counts at once.
import DataLoader from "dataloader";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, sessions, users } from "#db/schema/index.ts";
import { hasMemberships, readMemberships } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { sessionEnd } from "../../security/session-tokens.ts";

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

type Claimed = { sid: string; now: Date };

/**
 * Data of the signed-in user that a request needs, read by the statement that reads the session. Its column may refer to
 * the user's row of `users`, their plan's of `plans`, and the placeholder `now`.
 */
export const createUserRead = <Data>(name: string, column: SQL<Data>) => {
  const ofSessions = prepareQuery((db) =>
    db
      .select({ ...sessionColumns, data: column })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(plans, eq(plans.id, users.planId))
      .where(
        and(
          sql`${sessions.id} = any(${sql.placeholder("ids")}::uuid[])`,
          gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      )
      .prepare(`sessions_${name}`),
  );
  const readSessions = async (db: Db, claimed: readonly Claimed[]) => {
    const ids = claimed.map(({ sid }) => sid);
    const now = claimed.at(-1)?.now.toISOString();
    const rows = await ofSessions(db).execute({ ids, now });
    const bySession = new Map(rows.map((row) => [row.sessionId, row]));
    return ids.map((id) => bySession.get(id));
  };
  return {
    /** Requests that arrive together share a statement: under load, that is most of what one costs. */
    ofSession: prepareQuery(
      (db) =>
        new DataLoader((claimed: readonly Claimed[]) => readSessions(db, claimed), {
          cache: false,
          maxBatchSize: 50,
          batchScheduleFn: setImmediate,
        }),
    ),
    ofUser: prepareQuery((db) =>
      db
        .select({ data: column })
        .from(users)
        .leftJoin(plans, eq(plans.id, users.planId))
        .where(eq(users.id, sql.placeholder("id")))
        .prepare(`user_${name}`),
    ),
  };
};
export type UserRead<Data = unknown> = ReturnType<typeof createUserRead<Data>>;

const nothing = createUserRead("only", sql<null>`null`);

/**
 * Returns the user of a valid token with an open session and what `read` selects, or undefined. A session in use is
 * extended, and `renewed` is a new token for it once the given one is a day old.
 */
export const findSessionUser = async (
  { db, tokens, clock }: Dependencies,
  token: string,
  read: UserRead = nothing,
): Promise<{ user: User; data: unknown; renewed: string | undefined } | undefined> => {
  const claims = await tokens.read(token);
  if (!claims) return undefined;
  const now = clock();
  const found = await read.ofSession(db).load({ sid: claims.sid, now });
  if (found?.id !== claims.sub) return undefined;
  const { lastSeenAt, hasMemberships, data, ...columns } = found;
  const user = { ...columns, memberships: hasMemberships ? await readMemberships(db, columns.id) : {} };
  // Support access ends when it was announced to end.
  const expiresAt = user.impersonatedBy ? undefined : sessionEnd(now);
  if (now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, user.sessionId));
  const isOld = now.getTime() - claims.issuedAt * 1000 > renewAfterMs;
  const renewed = expiresAt && isOld ? await tokens.sign({ ...claims, isAdmin: user.isAdmin }, expiresAt) : undefined;
  return { user, data, renewed };
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
const renewAfterMs = 24 * 3600_000;
