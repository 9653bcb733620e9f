// The user of a request, read from the database each time, so that an ended session or a changed role counts at once.
import { and, eq, gt, sql } from "drizzle-orm";
import { prepareQuery } from "#db/queries/prepared-query.ts";
import { plans, sessions, users } from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { sessionEnd } from "../security/session-tokens.ts";
import { hasMemberships, readMemberships } from "./project-access.ts";
import type { User } from "./user.ts";

const sessionOf = prepareQuery((db) =>
  db
    .select({
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(plans, eq(plans.id, users.planId))
    .where(
      and(eq(sessions.id, sql.placeholder("sid")), gt(sessions.expiresAt, sql`${sql.placeholder("now")}::timestamptz`)),
    )
    .prepare("session"),
);

/**
 * Returns the user of a valid token with an open session, or undefined. A session in use is extended, and `renewed` is a
 * new token for it once the given one is a day old.
 */
export const findSessionUser = async (
  { db, tokens, clock }: Dependencies,
  token: string,
): Promise<{ user: User; renewed: string | undefined } | undefined> => {
  const claims = await tokens.read(token);
  if (!claims) return undefined;
  const now = clock();
  const [found] = await sessionOf(db).execute({ sid: claims.sid, now: now.toISOString() });
  if (found?.id !== claims.sub) return undefined;
  const { lastSeenAt, hasMemberships, ...columns } = found;
  const user = { ...columns, memberships: hasMemberships ? await readMemberships(db, columns.id) : {} };
  // Support access ends when it was announced to end.
  const expiresAt = user.impersonatedBy ? undefined : sessionEnd(now);
  if (now.getTime() - lastSeenAt.getTime() > lastSeenIntervalMs)
    await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, user.sessionId));
  const isOld = now.getTime() - claims.issuedAt * 1000 > renewAfterMs;
  const renewed = expiresAt && isOld ? await tokens.sign({ ...claims, isAdmin: user.isAdmin }, expiresAt) : undefined;
  return { user, renewed };
};

/** Recent enough to recognize a session, rare enough that most requests write nothing. */
const lastSeenIntervalMs = 5 * 60_000;
const renewAfterMs = 24 * 3600_000;
